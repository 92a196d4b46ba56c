package import CellRendering

/// Encodes a canvas as lines of text, for pipes, files, and terminals without cursor addressing.
package struct PlainEncoder: Sendable {
  private let depth: ColorDepth
  private let glyphs: GlyphEncoder

  /// - Parameters:
  ///   - depth: The colours to use; `.monochrome` writes no escape at all.
  ///   - repertoire: The characters that may be written.
  package init(depth: ColorDepth, repertoire: Repertoire) {
    self.depth = depth
    glyphs = GlyphEncoder(repertoire: repertoire)
  }

  /// Encodes every row as a line that ends with a line feed and has no trailing blanks.
  ///
  /// With colours, a row's coloured background counts as content, and every line ends in the
  /// default style, so that lines can be cut out and joined.
  ///
  /// - Complexity: O(cells).
  package func encode(_ canvas: CellCanvas) -> [UInt8] {
    var frame = FrameBytes()
    var pen = Pen(depth: depth)
    for row in 0..<canvas.rows {
      var column = 0
      let end = contentEnd(of: row, in: canvas)
      while column < end {
        column += append(column, row, of: canvas, with: &pen, to: &frame)
      }
      if depth > .monochrome { pen.change(to: CellStyle(), in: &frame) }
      frame.append(UInt8(ascii: "\n"))
    }
    return frame.bytes
  }

  /// Appends one cell and returns how many columns it fills.
  private func append(
    _ column: Int,
    _ row: Int,
    of canvas: CellCanvas,
    with pen: inout Pen,
    to frame: inout FrameBytes
  ) -> Int {
    let cell = canvas[column, row]
    let isWide =
      cell.width == 2 && column + 1 < canvas.columns && canvas[column + 1, row].width == 0
    let glyph = isWide || cell.width == 1 ? cell.glyph : " "
    if depth > .monochrome { pen.change(to: cell.style, in: &frame) }
    glyphs.append(glyph, width: isWide ? 2 : 1, to: &frame)
    return isWide ? 2 : 1
  }

  /// The first column behind everything that can be seen in a row.
  private func contentEnd(of row: Int, in canvas: CellCanvas) -> Int {
    var end = canvas.columns
    while end > 0, isInvisible(canvas[end - 1, row]) { end -= 1 }
    // The second cell of a wide glyph is blank, but its first cell is not.
    if end > 0, end < canvas.columns, canvas[end - 1, row].width == 2 { end += 1 }
    return end
  }

  private func isInvisible(_ cell: Cell) -> Bool {
    guard cell.glyph == " " else { return false }
    guard depth > .monochrome else { return true }
    let visible: CellStyle.Attributes = [.underline, .reverse, .strikethrough]
    return cell.style.background == .default && cell.style.attributes.isDisjoint(with: visible)
  }
}
