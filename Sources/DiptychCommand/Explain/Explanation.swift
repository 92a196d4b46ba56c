internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// What is told of one preview in one direction.
struct ExplainedDirection {
  let direction: LayoutDirection
  /// The view that is asked for; `nil` where the whole tree is told.
  let view: ViewRecord?
  let steps: [ExplainedStep]
}

/// What is told of one preview.
struct ExplainedPreview {
  let preview: LaidOutPreview
  let directions: [ExplainedDirection]

  /// Whether one account holds in both directions, as leading-based ones mostly do.
  var isSameInAllDirections: Bool {
    directions.dropFirst().allSatisfy { other in
      zip(directions[0].steps, other.steps).allSatisfy { $0.isSameButForMirroring(as: $1) }
        && directions[0].steps.count == other.steps.count
    }
  }
}

/// An account of a layout: of the whole tree, or of the way to one view.
struct Explanation {
  let report: PreviewReport
  let viewName: String?
  private(set) var previews: [ExplainedPreview] = []
  /// What the reader should know besides.
  private(set) var notes: [String] = []

  private static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  init(_ report: PreviewReport, view: String?) {
    self.report = report
    viewName = view
    for preview in report.previews {
      let trees = Self.directions.compactMap { direction in
        preview.trees[direction].map { (direction, $0) }
      }
      let isRecorded = trees.contains { !$0.1.steps.isEmpty || $0.1.nodes.isEmpty }
      if !isRecorded {
        notes.append(
          "\(Self.title(of: preview)) is laid out by UIKit's constraints, whose way to a solution "
            + "is not recorded; its frames are told by 'diptych render --format json'"
        )
        continue
      }
      guard let view else {
        let directions = trees.map {
          ExplainedDirection(direction: $0.0, view: nil, steps: $0.1.explainedSteps)
        }
        previews.append(ExplainedPreview(preview: preview, directions: directions))
        continue
      }
      let found = trees.compactMap { direction, tree -> ExplainedDirection? in
        let records = ViewName.views(view, in: tree.views)
        guard let record = records.first else { return nil }
        if records.count > 1, direction == trees[0].0 {
          notes.append(Self.note(records, named: view))
        }
        return ExplainedDirection(
          direction: direction,
          view: record,
          steps: tree.explainedSteps(to: record)
        )
      }
      guard !found.isEmpty else { continue }
      previews.append(ExplainedPreview(preview: preview, directions: found))
      // A name that every preview has is explained once, in the first of them.
      break
    }
  }

  private static func note(_ records: [ViewRecord], named view: String) -> String {
    let paths = records.prefix(8).map(\.path).joined(separator: ", ")
    return "\(records.count) views match '\(view)'; this is the first, name one by its path: "
      + paths + (records.count > 8 ? ", …" : "")
  }

  static func title(of preview: LaidOutPreview) -> String {
    preview.name.map { "the preview '\($0)'" } ?? "the preview"
  }

  /// Why there is nothing to tell, and what to do; `nil` where there is something.
  func problem(previewName: String?) -> String? {
    if !previews.isEmpty { return nil }
    if report.previews.isEmpty, let previewName {
      let names = report.previewNames.compactMap { $0.map { "'\($0)'" } }.joined(separator: ", ")
      return "'\(report.file)' has no preview named '\(previewName)'"
        + (names.isEmpty ? "" : "; it has \(names)")
    }
    guard let viewName, notes.isEmpty else {
      return notes.first ?? "'\(report.file)' shows nothing that could be explained"
    }
    let records = report.previews.flatMap { $0.trees.values.first?.views ?? [] }
    return "'\(report.file)' has no view '\(viewName)'"
      + ViewName.question(viewName, in: records)
  }
}

extension ExplainedStep {
  fileprivate func isSameButForMirroring(as other: ExplainedStep) -> Bool {
    var copy = other.step
    copy.isMirrored = step.isMirrored
    return copy == step && depth == other.depth
  }
}
