package import CellRendering

/// Encodes a canvas as lines of text, for pipes, files, and terminals without cursor addressing.
package struct PlainEncoder: Sendable {
  private static let visibleOnBlanks =
    CellStyle.Attributes.underline.union(.reverse).union(.strikethrough)

  private let depth: ColorDepth
  private let glyphs: GlyphEncoder

  /// - Parameters:
  ///   - depth: The colours to use; `.monochrome` writes no escape at all.
  ///   - charset: The characters that may be written.
  package init(depth: ColorDepth, charset: Charset) {
    self.depth = depth
    glyphs = GlyphEncoder(charset: charset)
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
      CellRow.with(row, of: canvas) { append($0, with: &pen, to: &frame) }
      frame.append(UInt8(ascii: "\n"))
    }
    return frame.bytes
  }

  private func append(_ row: CellRow, with pen: inout Pen, to frame: inout FrameBytes) {
    var column = 0
    let end = contentEnd(of: row)
    while column < end {
      let width = row.drawnWidth(at: column)
      if depth > .monochrome { pen.change(to: row.cells[column].style, in: &frame) }
      let code = row.drawnGlyph(at: column)
      if !glyphs.appendCommon(code, to: &frame) {
        glyphs.append(code.character, width: width, to: &frame)
      }
      column += width
    }
    if depth > .monochrome { pen.change(to: .plain, in: &frame) }
  }

  /// The first column behind everything that can be seen in a row.
  private func contentEnd(of row: CellRow) -> Int {
    var end = row.count
    while end > 0, isInvisible(row.cells[end - 1]) { end -= 1 }
    // The second cell of a wide glyph is blank, but its first cell is not.
    if end > 0, end < row.count, row.width(at: end - 1) == 2 { end += 1 }
    return end
  }

  private func isInvisible(_ cell: Cell) -> Bool {
    guard cell.code == .space else { return false }
    guard depth > .monochrome else { return true }
    return cell.style.background == .default
      && cell.style.attributes.isDisjoint(with: Self.visibleOnBlanks)
  }
}
