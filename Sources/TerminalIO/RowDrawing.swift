internal import CellRendering

/// Draws spans of rows with the terminal's pen and cursor.
struct RowDrawing {
  /// From how many blank cells on erasing is not longer than drawing them.
  private static let leastErasure = 4

  /// The longest gap that is drawn again, in cells: a jump over two to nine takes four bytes.
  private static let longestRedrawnGap = 4

  private let glyphs: GlyphEncoder
  private var pen: Pen
  private var cursor = Cursor()

  init(depth: ColorDepth, charset: Charset) {
    glyphs = GlyphEncoder(charset: charset)
    pen = Pen(depth: depth)
  }

  /// Forgets where the cursor is, because others may have moved it between two frames.
  mutating func begin() {
    cursor = Cursor()
  }

  /// Returns to the default style.
  mutating func end(_ frame: inout FrameBytes) {
    pen.change(to: .plain, in: &frame)
  }

  /// Draws the spans of one row, from left to right.
  mutating func draw(
    _ spans: ArraySlice<CanvasDifference.Span>,
    of row: CellRow,
    to frame: inout FrameBytes
  ) {
    for (index, span) in zip(spans.indices, spans) {
      let blanks = Self.blanks(endingAt: span.columns.upperBound, of: row)
      // Where more of the row would follow, it is erased along.
      let isLast = index == spans.endIndex - 1
      let erases = blanks >= (isLast ? Self.leastErasure : 1)
      let end = max(span.columns.upperBound - (erases ? blanks : 0), span.columns.lowerBound)

      redrawGap(before: span, of: row, to: &frame)
      drawCells(span.columns.lowerBound..<end, of: row, at: span.row, to: &frame)
      if erases {
        pen.change(to: .plain, in: &frame)
        moveCursor(to: end, span.row, in: &frame)
        frame.append(ControlSequence.eraseToEndOfRow)
        return
      }
    }
  }

  /// Draws neighbouring cells.
  ///
  /// A wide glyph without its second cell, or a second cell alone, is drawn as one narrow cell: a
  /// terminal would otherwise shift or erase the neighbours.
  private mutating func drawCells(
    _ columns: Range<Int>,
    of row: CellRow,
    at rowNumber: Int,
    to frame: inout FrameBytes
  ) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      if column == columns.lowerBound || !row.continuesStyle(at: column) {
        pen.change(to: row.cells[column].style, in: &frame)
      }
      moveCursor(to: column, rowNumber, in: &frame)
      let letters = row.appendLetters(from: column, to: columns.upperBound, to: &frame)
      if letters > 0 {
        cursor.advance(by: letters, columns: row.count)
        column += letters
        continue
      }
      let width = row.drawnWidth(at: column)
      let code = row.drawnGlyph(at: column)
      if !glyphs.appendCommon(code, to: &frame) {
        let glyph = code.character
        if DoubtfulWidth.isDoubtful(glyph) {
          for _ in 0..<width { frame.append(UInt8(ascii: " ")) }
          cursor.forgetColumn()
          moveCursor(to: column, rowNumber, in: &frame)
          glyphs.append(glyph, width: width, to: &frame)
          cursor.forgetColumn()
        } else {
          glyphs.append(glyph, width: width, to: &frame)
        }
      }
      cursor.advance(by: width, columns: row.count)
      column += width
    }
  }

  @inline(__always)
  private mutating func moveCursor(to column: Int, _ row: Int, in frame: inout FrameBytes) {
    if !cursor.stands(at: column, row: row) { cursor.move(to: column, row: row, in: &frame) }
  }

  /// Draws the cells between the cursor and a span again, where that is not longer than a jump.
  private mutating func redrawGap(
    before span: CanvasDifference.Span,
    of row: CellRow,
    to frame: inout FrameBytes
  ) {
    let target = span.columns.lowerBound
    guard let gap = cursor.gap(to: target, row: span.row), gap <= Self.longestRedrawnGap else {
      return
    }
    for cell in row.cells[target - gap..<target] {
      guard cell.width == 1, cell.style == pen.style, cell.code.isASCII else { return }
    }
    drawCells(target - gap..<target, of: row, at: span.row, to: &frame)
  }

  /// The number of blank cells to the left of a span's end, if all behind it is blank too; else 0.
  private static func blanks(endingAt end: Int, of row: CellRow) -> Int {
    var start = end
    while start > 0, row.isBlank(at: start - 1) { start -= 1 }
    guard start < end else { return 0 }
    for column in end..<row.count where !row.isBlank(at: column) { return 0 }
    return end - start
  }
}

extension CellRow {
  /// Appends the printable letters of ASCII from a column on that have one style, as most cells do.
  ///
  /// - Returns: How many columns they fill.
  fileprivate func appendLetters(from start: Int, to end: Int, to frame: inout FrameBytes) -> Int {
    precondition(start < end && end <= count, "the columns lie in the row")
    let style = cells[start].style
    var column = start
    while column < end {
      let cell = cells[column]
      guard cell.width == 1, cell.style == style, let letter = cell.code.printableASCII else {
        break
      }
      frame.append(letter)
      column += 1
    }
    return column - start
  }
}
