package import CellRendering

/// Encodes what changed between two canvases as one frame for a terminal.
///
/// Cells are overwritten, never cleared first, so nothing flickers even where the terminal does not
/// know synchronized updates.
package struct CanvasEncoder: Sendable {
  private let glyphs: GlyphEncoder
  private var difference = CanvasDifference()
  private var frame = FrameBytes()
  private var pen: Pen
  private var cursor = Cursor()

  /// The row whose rest was erased by the newest span.
  private var erasedRow = -1

  /// From how many blank cells on erasing is not longer than drawing them.
  private static let leastErasure = 4

  /// The longest gap that is drawn again, in cells: a jump over two to nine takes four bytes.
  private static let longestRedrawnGap = 4

  package init(depth: ColorDepth, repertoire: Repertoire) {
    glyphs = GlyphEncoder(repertoire: repertoire)
    pen = Pen(depth: depth)
  }

  /// Encodes a frame.
  ///
  /// The frame leaves the terminal's style at its default, and expects it there.
  ///
  /// - Parameters:
  ///   - canvas: What is to be seen.
  ///   - previous: What is seen now; nil, or a canvas of another size, if the whole screen has to be
  ///     painted.
  /// - Returns: The bytes to write; none if nothing changed.
  /// - Complexity: O(cells).
  package mutating func encode(_ canvas: CellCanvas, after previous: CellCanvas?) -> [UInt8] {
    frame.removeAll()
    cursor = Cursor()
    erasedRow = -1
    if let previous, previous.columns == canvas.columns, previous.rows == canvas.rows {
      difference.find(from: previous, to: canvas)
      guard !difference.isEmpty else { return [] }
      frame.append(ControlSequence.beginSynchronizedUpdate)
    } else {
      let blank = CellCanvas(columns: canvas.columns, rows: canvas.rows)
      difference.find(from: blank, to: canvas)
      frame.append(ControlSequence.beginSynchronizedUpdate)
      frame.append(ControlSequence.resetStyle)
      frame.append(ControlSequence.eraseScreen)
    }
    let spans = difference.spans
    for (index, span) in spans.enumerated() where span.row != erasedRow {
      let isLastOfRow = index + 1 == spans.count || spans[index + 1].row != span.row
      draw(span, isLastOfRow: isLastOfRow, of: canvas)
    }
    pen.change(to: CellStyle(), in: &frame)
    frame.append(ControlSequence.endSynchronizedUpdate)
    return frame.bytes
  }

  private mutating func draw(
    _ span: CanvasDifference.Span,
    isLastOfRow: Bool,
    of canvas: CellCanvas
  ) {
    let row = span.row
    let blanks = blanks(endingAt: span.columns.upperBound, of: row, in: canvas)
    // Where more of the row would follow, it is erased along.
    let erases = blanks >= (isLastOfRow ? Self.leastErasure : 1)
    let end = max(span.columns.upperBound - (erases ? blanks : 0), span.columns.lowerBound)

    redrawGap(before: span, of: canvas)
    var column = span.columns.lowerBound
    while column < end {
      column += draw(column, row, of: canvas)
    }
    if erases {
      pen.change(to: CellStyle(), in: &frame)
      moveCursor(to: end, row: row)
      frame.append(ControlSequence.eraseToEndOfRow)
      erasedRow = row
    }
  }

  /// The number of blank cells to the left of a span's end, if all behind it is blank too; else 0.
  private func blanks(endingAt end: Int, of row: Int, in canvas: CellCanvas) -> Int {
    let cells = canvas.row(row)
    let split = cells.startIndex + end
    let count = cells[..<split].reversed().prefix(while: Self.isErasable).count
    return count > 0 && cells[split...].allSatisfy(Self.isErasable) ? count : 0
  }

  /// Draws the cell at a position.
  ///
  /// A wide glyph without its second cell, or a second cell alone, is drawn as one narrow cell: a
  /// terminal would otherwise shift or erase the neighbours.
  ///
  /// - Returns: How many columns were filled.
  private mutating func draw(_ column: Int, _ row: Int, of canvas: CellCanvas) -> Int {
    let cell = canvas[column, row]
    let isWide =
      cell.width == 2 && column + 1 < canvas.columns && canvas[column + 1, row].width == 0
    let width = isWide ? 2 : 1
    let glyph = isWide || cell.width == 1 ? cell.glyph : " "

    pen.change(to: cell.style, in: &frame)
    moveCursor(to: column, row: row)
    if glyph.utf8.count > 1, DoubtfulWidth.isDoubtful(glyph) {
      for _ in 0..<width { frame.append(UInt8(ascii: " ")) }
      cursor.forgetColumn()
      moveCursor(to: column, row: row)
      glyphs.append(glyph, width: width, to: &frame)
      cursor.forgetColumn()
    } else {
      glyphs.append(glyph, width: width, to: &frame)
      cursor.advance(by: width, columns: canvas.columns)
    }
    return width
  }

  @inline(__always)
  private mutating func moveCursor(to column: Int, row: Int) {
    if !cursor.stands(at: column, row: row) { cursor.move(to: column, row: row, in: &frame) }
  }

  /// Draws the cells between the cursor and a span again, where that is not longer than a jump.
  private mutating func redrawGap(before span: CanvasDifference.Span, of canvas: CellCanvas) {
    let row = span.row
    let target = span.columns.lowerBound
    guard let gap = cursor.gap(to: target, row: row), gap <= Self.longestRedrawnGap else { return }
    for column in target - gap..<target {
      let cell = canvas[column, row]
      guard cell.width == 1, cell.style == pen.style, cell.glyph.isASCII else { return }
    }
    for column in target - gap..<target {
      _ = draw(column, row, of: canvas)
    }
  }

  /// Whether erasing to the end of the row leaves the cell as it should be.
  private static func isErasable(_ cell: Cell) -> Bool {
    cell.width == 1 && cell.glyph == " " && cell.style == CellStyle()
  }
}
