internal import CellRendering
internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// An account in words.
extension Explanation {
  var text: String {
    previews.map { preview in
      viewName == nil ? tree(preview) : chain(preview)
    }.joined(separator: "\n")
  }

  private func tree(_ preview: ExplainedPreview) -> String {
    let isOnce = preview.isSameInAllDirections
    var text = ""
    for direction in isOnce ? Array(preview.directions.prefix(1)) : preview.directions {
      let heading =
        isOnce && preview.directions.count > 1 ? "both directions" : direction.direction.wording
      if !text.isEmpty { text += "\n" }
      text += "\(caption(preview.preview)), \(heading)\n"
      let rows = direction.steps.map { step in
        [
          String(repeating: "  ", count: step.depth) + step.step.title + name(of: step),
          step.step.proposal.wording, "→ " + step.step.answer.wording,
          "at \(step.step.origin.x.told), \(step.step.origin.y.told)", shortPlace(of: step),
        ]
      }
      text += Self.table(rows)
    }
    return text
  }

  /// The widest first column; what is longer pushes its row out.
  private static let widest = 56

  private static func table(_ rows: [[String]]) -> String {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in
      min(rows.map { $0[column].count }.max() ?? 0, widest)
    }
    return rows.map { row in
      // Spaces come before a cell, so that none end a row without a place in the text.
      var line = ""
      var spaces = 0
      for (column, cell) in row.enumerated() {
        if !cell.isEmpty {
          line += String(repeating: " ", count: spaces) + cell
          spaces = 0
        }
        spaces += max(widths[column] - cell.count, 0) + 2
      }
      return line.withoutControls + "\n"
    }.joined()
  }

  private func chain(_ preview: ExplainedPreview) -> String {
    guard let view = preview.directions.first?.view else { return "" }
    var title = view.type
    if let identifier = view.identifier { title += " \"\(identifier)\"" }
    title += "  \(view.path)"
    if let source = view.source { title += "  \(place(source))" }
    var text = "\(title.withoutControls)\n\(caption(preview.preview))\n"
    let isOnce = preview.isSameInAllDirections
    for direction in isOnce ? Array(preview.directions.prefix(1)) : preview.directions {
      text += "\n"
      if !isOnce { text += "\(direction.direction.wording):\n" }
      for (index, step) in direction.steps.enumerated() { text += paragraph(step, index + 1) }
    }
    text += "\n"
    for direction in preview.directions { text += ending(direction) }
    return text
  }

  private func paragraph(_ step: ExplainedStep, _ number: Int) -> String {
    let place = place(of: step)
    let heading = "\(step.step.title)\(name(of: step))" + (place.isEmpty ? "" : "  \(place)")
    let margin = String(repeating: " ", count: 4)
    let digits = String(repeating: " ", count: number < 10 ? 1 : 0) + "\(number)"
    let lines =
      ["\(digits)  \(heading.withoutControls)"]
      + ([step.exchange] + step.reasons).map { margin + $0.withoutControls }
    return lines.joined(separator: "\n") + "\n"
  }

  private func ending(_ direction: ExplainedDirection) -> String {
    guard let view = direction.view else { return "" }
    let frame = view.frame
    var text = "\(direction.direction.wording)  x \(frame.minX.told)  y \(frame.minY.told)  "
    text += "\(frame.size.wording)\n"
    // A name stands for a frame, which what is inside of it does not move.
    let named = direction.steps.firstIndex {
      $0.identifier != nil && $0.identifier == view.identifier
    }
    let steps = direction.steps[...(named ?? direction.steps.count - 1)]
    for mirroring in steps.compactMap(\.mirroring) {
      text += "    \(mirroring.withoutControls)\n"
    }
    return text
  }

  private func caption(_ preview: LaidOutPreview) -> String {
    "\(preview.name.map { "\($0), " } ?? "")canvas \(preview.canvas.wording)".withoutControls
  }

  private func name(of step: ExplainedStep) -> String {
    step.identifier.map { " \"\($0)\"" } ?? ""
  }

  private func place(of step: ExplainedStep) -> String {
    step.step.source.map { place($0) } ?? ""
  }

  /// The line and column, with the file where that is not the scene itself.
  private func shortPlace(of step: ExplainedStep) -> String {
    guard let source = step.step.source else { return "" }
    return source.file == 0 ? "\(source.line):\(source.column)" : place(source)
  }

  private func place(_ source: SourcePosition) -> String {
    let file =
      report.sources.indices.contains(Int(source.file))
      ? report.sources[Int(source.file)].path : report.file
    return "\(file):\(source.line):\(source.column)"
  }
}
