internal import CellRendering
internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// What is told of the selected view: its type, name and place in the source, its frames, and what
/// was proposed to it and answered.
struct ViewPanel {
  /// A line for the view, one for each direction, and one for proposal and answer, or one in each
  /// direction where they differ.
  let lines: [String]

  /// `nil` where nothing is selected, or what is selected is gone.
  init?(_ state: WatchState) {
    guard let shown = state.shown, let selection = state.selection else { return nil }
    let records = state.directions.map { (direction: $0, record: selection.record(in: shown, $0)) }
    let preview = shown.previews[selection.preview]
    guard let any = records.lazy.compactMap(\.record).first else { return nil }
    var title = any.type
    if let identifier = any.identifier { title += " \"\(identifier)\"" }
    title += "  \(any.path)"
    if let source = any.source {
      let file =
        shown.sources.indices.contains(Int(source.file))
        ? shown.sources[Int(source.file)].path : shown.file
      title += "  \(file):\(source.line):\(source.column)"
    }
    let dealings = records.map { direction, record in
      record.flatMap { selection.step(of: $0, in: shown, direction) }.map(Self.text)
    }
    let areAlike = Set(dealings).count == 1
    var lines = [title]
    for ((direction, record), dealing) in zip(records, dealings) {
      let name = direction.wording
      guard let record else {
        lines.append("  \(name)  not there")
        continue
      }
      let guides = preview.trees[direction]?.nodes[record.node].guides ?? []
      let kept = guides.filter { $0.frame != $0.bounds }.map { "  \(Self.text(of: $0))" }
      lines.append("  \(name)  \(Self.text(of: record.frame))\(kept.joined())")
      if !areAlike, let dealing { lines.append("    \(dealing)") }
    }
    if areAlike, let dealing = dealings.first ?? nil { lines.append("  \(dealing)") }
    self.lines = lines.map { $0.limited(to: state.options.charset) }
  }

  /// What a view was proposed and what it answered, in points.
  private static func text(of step: LayoutStep) -> String {
    "proposed \(step.proposal.wording), answered \(step.answer.wording)"
  }

  /// Draws the lines, the first of them bold.
  static func draw(_ lines: [String], on canvas: inout CellCanvas, top: Int, rows: Int) {
    let blank = String(repeating: " ", count: canvas.columns)
    for row in 0..<rows {
      let style = CellStyle(attributes: row == 0 ? .bold : [])
      canvas.write(blank, column: 0, row: top + row)
      canvas.write(lines[row], column: 1, row: top + row, style: style)
    }
  }

  /// A frame in points: `x 112  y 32  16 × 16`.
  static func text(of frame: CGRect) -> String {
    "x \(frame.origin.x.told)  y \(frame.origin.y.told)  \(frame.size.wording)"
  }

  /// What a guide keeps free, from the top clockwise, in points: `margins 8 16 8 16`.
  private static func text(of guide: PlacedGuide) -> String {
    let (outer, inner) = (guide.bounds, guide.frame)
    let distances = [
      inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY,
      inner.minX - outer.minX,
    ]
    let name = guide.kind == .safeArea ? "safe area" : "margins"
    return "\(name) \(distances.map(\.told).joined(separator: " "))"
  }
}
