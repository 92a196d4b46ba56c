internal import CellRendering
internal import PreviewPipeline
internal import SceneLanguage
internal import TerminalIO

/// Composes what fills the screen: the picture, what is wrong below it, and the status line.
struct WatchFrame {
  let state: WatchState
  let size: TerminalSize

  /// The whole screen.
  func canvas() -> CellCanvas {
    var canvas = CellCanvas(columns: size.columns, rows: size.rows)
    let messages = messageLines
    // Messages may take half of the screen; what does not fit is counted on their last line.
    let room = max(size.rows - 1, 0)
    let messageRows = min(messages.count, picture == nil ? room : max(room / 2, 1))
    let pictureRows = room - messageRows
    if state.showsHelp {
      drawHelp(on: &canvas, rows: room)
    } else {
      if let picture { draw(picture, on: &canvas, rows: pictureRows) }
      let top = min(pictureRows, picture?.rows ?? 0)
      draw(messages, on: &canvas, from: top, count: messageRows)
    }
    drawStatus(on: &canvas)
    return canvas
  }

  private var picture: CellCanvas? {
    guard let shown = state.shown, !shown.previews.isEmpty else { return nil }
    var options = state.options
    options.columns = options.columns ?? size.columns
    let canvas = shown.picture(options).canvas
    return state.isBroken ? canvas.dimmed : canvas
  }

  private func draw(_ picture: CellCanvas, on canvas: inout CellCanvas, rows: Int) {
    let left = min(state.scroll.columns, max(picture.columns - size.columns, 0))
    let top = min(state.scroll.rows, max(picture.rows - rows, 0))
    for row in 0..<min(rows, picture.rows - top) {
      for column in 0..<min(canvas.columns, picture.columns - left) {
        canvas[column, row] = picture[column + left, row + top]
      }
    }
  }

  private var messageLines: [String] {
    guard let report = state.newest else { return [] }
    var lines = report.console
    if !report.diagnostics.isEmpty {
      let text = DiagnosticPrinter.text(
        of: report.diagnostics,
        sources: report.sources,
        color: false
      )
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private func draw(
    _ lines: [String],
    on canvas: inout CellCanvas,
    from top: Int,
    count: Int
  ) {
    for index in 0..<count {
      let isCut = index == count - 1 && lines.count > count
      let line = isCut ? "(\(lines.count - count + 1) more lines)" : lines[index]
      canvas.write(line, column: 0, row: top + index, style: CellStyle())
    }
  }

  private func drawHelp(on canvas: inout CellCanvas, rows: Int) {
    for (row, explanation) in WatchKey.explanations.prefix(rows).enumerated() {
      var bold = CellStyle()
      bold.attributes = .bold
      canvas.write(explanation.key, column: 2, row: row, style: bold)
      canvas.write(explanation.meaning, column: 12, row: row, style: CellStyle())
    }
  }

  private func drawStatus(on canvas: inout CellCanvas) {
    guard size.rows > 0 else { return }
    var style = CellStyle()
    style.attributes = .reverse
    let separator = state.options.charset == .ascii ? " | " : " · "
    let text = " " + StatusLine(state: state).parts.joined(separator: separator)
    let blank = String(repeating: " ", count: size.columns)
    canvas.write(blank, column: 0, row: size.rows - 1, style: style)
    canvas.write(text, column: 0, row: size.rows - 1, style: style)
  }
}

extension CellCanvas {
  /// The canvas in faint colours.
  var dimmed: CellCanvas {
    var canvas = self
    for row in 0..<rows {
      for column in 0..<columns { canvas[column, row].style.attributes.insert(.dim) }
    }
    return canvas
  }
}
