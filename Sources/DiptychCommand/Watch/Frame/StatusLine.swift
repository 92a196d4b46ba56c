internal import CellRendering
internal import FileWatching
internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// The line at the foot of the screen: which scene, how fast, what is wrong.
struct StatusLine {
  let state: WatchState
  /// The width of the line.
  let columns: Int

  /// The parts of the line, the most important first.
  var parts: [String] {
    [
      name, errorCount, isProvisional ? "still being written" : nil,
      state.latency.map(Self.text), previewPart, directionPart, movesPart, state.modeNote,
      folderPart, state.errorLine, "? keys",
    ].compactMap(\.self)
  }

  /// Draws the line in reverse on the last row of the canvas.
  func draw(on canvas: inout CellCanvas) {
    let style = CellStyle(attributes: .reverse)
    let separator = state.options.charset == .ascii ? " | " : " · "
    let text = " " + parts.joined(separator: separator)
    let blank = String(repeating: " ", count: canvas.columns)
    canvas.write(blank, column: 0, row: canvas.rows - 1, style: style)
    canvas.write(text, column: 0, row: canvas.rows - 1, style: style)
  }

  private var name: String {
    guard let scene = state.scene else { return "no scene" }
    let place = state.scenes.count > 1 ? " (\(state.chosen + 1) of \(state.scenes.count))" : ""
    return "\(Self.shortened("\(scene)", to: max(columns / 3, 20)))\(place)"
  }

  /// The end of a path, where the whole of it would leave no room for anything else.
  private static func shortened(_ path: String, to columns: Int) -> String {
    var end: [Character] = []
    var width = 1
    for character in path.reversed() {
      width += VisibleGrapheme(character).columns
      if width > columns { return "…" + String(end.reversed()) }
      end.append(character)
    }
    return path
  }

  private var errorCount: String? {
    guard let report = state.newest else { return nil }
    let errors = report.diagnostics.count { $0.severity == .error }
    let warnings = report.diagnostics.count { $0.severity == .warning }
    var parts: [String] = []
    if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var isProvisional: Bool {
    state.scene.flatMap { state.files[$0]?.isProvisional } == true
  }

  private var previewPart: String? {
    guard let preview = state.preview, let count = state.shown?.previews.count else { return nil }
    return "preview \(preview + 1) of \(count)"
  }

  private var directionPart: String? {
    state.directions.count == 1 ? state.directions.first?.wording : nil
  }

  private var movesPart: String? {
    guard state.marksMoves else { return nil }
    let count = state.moves.count
    return count == 0 ? "nothing moved" : count == 1 ? "1 view moved" : "\(count) views moved"
  }

  private var folderPart: String? {
    state.scene == nil ? nil : state.folderProblems.first
  }

  /// The time from a save to the screen, such as `0.8 ms`.
  static func text(of latency: Duration) -> String {
    let (seconds, attoseconds) = latency.components
    let tenths = max(seconds * 10_000 + attoseconds / 100_000_000_000_000, 0)
    return tenths < 1_000 ? "\(tenths / 10).\(tenths % 10) ms" : "\(tenths / 10) ms"
  }
}
