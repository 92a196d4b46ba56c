extension CellCanvas {
  /// Puts one glyph of one or two columns at a place and gives the column after it.
  ///
  /// A wide glyph of which this cuts one half becomes a blank. A glyph that does not lie in the
  /// canvas as a whole leaves a blank in the half that does. Control characters have to be replaced
  /// before, see ``VisibleGrapheme``.
  @discardableResult
  package mutating func put(
    _ glyph: Character,
    width: Int,
    column: Int,
    row: Int,
    style: CellStyle = .plain
  ) -> Int {
    put(GlyphCode(glyph), width: width, column: column, row: row, style: style)
  }

  /// Puts one glyph of one or two columns at a place and gives the column after it.
  @discardableResult
  package mutating func put(
    _ code: GlyphCode,
    width: Int,
    column: Int,
    row: Int,
    style: CellStyle = .plain
  ) -> Int {
    let end = column + width
    guard row >= 0, row < rows, end > 0, column < columns else { return end }
    if width == 1, column >= 0, rowCells[row][column].width == 1 {
      rowCells[row][column] = Cell(code, style: style)
      return end
    }
    let isWhole = column >= 0 && end <= columns
    for place in max(column, 0)..<min(end, columns) {
      separate(column: place, row: row)
      self[place, row] = Cell(style: style)
    }
    if isWhole {
      self[column, row] = Cell(code, width: UInt8(clamping: width), style: style)
      if width == 2 { self[column + 1, row] = .continuation(style: style) }
    }
    return end
  }

  /// Writes a line of text from left to right and gives the column after it.
  ///
  /// Words of right-to-left scripts come in visual order, see ``ToolLine``. Control characters are
  /// replaced by visible ones, graphemes without width are left out. What lies outside the canvas is
  /// cut.
  @discardableResult
  package mutating func write(
    _ text: String,
    column: Int,
    row: Int,
    style: CellStyle = .plain
  ) -> Int {
    var place = column
    if text.unicodeScalars.contains(where: \.mayRunRightToLeft) {
      for grapheme in ToolLine.graphemes(of: text) where place < columns {
        let width = Int(grapheme.columns)
        place = put(grapheme.character, width: width, column: place, row: row, style: style)
      }
      return place
    }
    var index = text.startIndex
    while index < text.endIndex, place < columns {
      if let (byte, end) = text.asciiCluster(at: index) {
        place = put(GlyphCode(ascii: byte), width: 1, column: place, row: row, style: style)
        index = end
        continue
      }
      let glyph = VisibleGrapheme(text[index])
      index = text.index(after: index)
      guard glyph.columns > 0 else { continue }
      place = put(glyph.character, width: glyph.columns, column: place, row: row, style: style)
    }
    return place
  }

  /// Copies another canvas into this one; what lies outside is cut.
  package mutating func blit(_ canvas: CellCanvas, column: Int, row: Int) {
    blit(canvas, rows: 0..<canvas.rows, column: column, row: row)
  }

  /// Copies some rows of another canvas into this one, or some columns of them; what lies outside is
  /// cut.
  ///
  /// - Parameters:
  ///   - canvas: What is copied from.
  ///   - copiedColumns: The columns that are copied; `nil` copies all.
  ///   - copied: The rows that are copied.
  ///   - column: Where the other canvas's first column would stand.
  ///   - row: Where the first of the copied rows comes to stand.
  /// - Precondition: `copied` are rows of the other canvas.
  package mutating func blit(
    _ canvas: CellCanvas,
    columns copiedColumns: Range<Int>? = nil,
    rows copied: Range<Int>,
    column: Int,
    row: Int
  ) {
    precondition(copied.lowerBound >= 0 && copied.upperBound <= canvas.rows)
    let shown = max(0, -column)..<max(0, -column, min(canvas.columns, columns - column))
    let columnRange = copiedColumns.map(shown.clamped) ?? shown
    let top = row - copied.lowerBound
    guard !columnRange.isEmpty else { return }
    let isWhole = columnRange.count == columns && canvas.columns == columns
    for sourceRow in copied where top + sourceRow >= 0 && top + sourceRow < rows {
      let source = canvas.rowCells[sourceRow]
      if isWhole {
        rowCells[top + sourceRow] = source
      } else {
        Self.replace(
          column + columnRange.lowerBound,
          of: &rowCells[top + sourceRow],
          by: source[columnRange]
        )
      }
    }
  }

  /// Copies neighbouring cells over others of a row, the first of which is in a column.
  private static func replace(_ start: Int, of cells: inout [Cell], by new: ArraySlice<Cell>) {
    let end = start + new.count
    if start > 0, cells[start].width == 0 {
      cells[start - 1] = Cell(style: cells[start - 1].style)
    }
    if end < cells.count, cells[end].width == 0 {
      cells[end] = Cell(style: cells[end].style)
    }
    cells.replaceSubrange(start..<end, with: new)
    // A wide glyph that is cut off at either end shows in neither.
    if cells[start].width == 0 { cells[start] = Cell(style: cells[start].style) }
    if cells[end - 1].width == 2 { cells[end - 1] = Cell(style: cells[end - 1].style) }
  }

  /// The part of the canvas in these columns and rows; what lies outside the canvas is blank.
  package func cropped(columns: Range<Int>, rows: Range<Int>) -> CellCanvas {
    var part = CellCanvas(columns: columns.count, rows: rows.count)
    part.blit(self, column: -columns.lowerBound, row: -rows.lowerBound)
    return part
  }

  /// Blanks the other half of a wide glyph before one of its halves is overwritten.
  private mutating func separate(column: Int, row: Int) {
    let cell = self[column, row]
    if cell.width == 2, column + 1 < columns {
      self[column + 1, row] = Cell(style: self[column + 1, row].style)
    } else if cell.width == 0, column > 0 {
      self[column - 1, row] = Cell(style: self[column - 1, row].style)
    }
  }
}
