internal import CellRendering
internal import Glibc

/// The cells of one row, compared without copying them.
struct CellRow {
  let cells: UnsafeBufferPointer<Cell>

  var count: Int { cells.count }

  /// Calls a closure with a row of a canvas.
  @inline(__always)
  static func with<Result>(_ row: Int, of canvas: CellCanvas, _ body: (CellRow) -> Result) -> Result
  {
    canvas.row(row).withUnsafeBufferPointer { body(CellRow(cells: $0)) }
  }

  func width(at column: Int) -> UInt8 { cells[column].width }

  /// Whether all cells are stored as those of another row are: most rows of a frame are as before.
  func hasSameBytes(as other: CellRow) -> Bool {
    guard count == other.count, let own = cells.baseAddress, let others = other.cells.baseAddress
    else { return false }
    // A picture shares the rows of the one before that stay as they are.
    return own == others || memcmp(own, others, count * MemoryLayout<Cell>.stride) == 0
  }

  /// Whether a cell is the same as the one in the same column of another row.
  @inline(__always)
  func isSame(at column: Int, as other: CellRow) -> Bool {
    precondition(column < count && column < other.count, "the column lies in both rows")
    return numbers(at: column) == other.numbers(at: column)
  }

  /// The two numbers that a cell is.
  @inline(__always)
  private func numbers(at column: Int) -> SIMD2<UInt64> {
    UnsafeRawBufferPointer(cells)
      .loadUnaligned(fromByteOffset: column * MemoryLayout<Cell>.stride, as: SIMD2.self)
  }

  /// Whether a cell has the style of the cell before it.
  @inline(__always)
  func continuesStyle(at column: Int) -> Bool {
    precondition(column < count, "the column lies in the row")
    return column > 0 && cells[column].style == cells[column - 1].style
  }

  /// Whether a cell shows nothing but the terminal's own background.
  func isBlank(at column: Int) -> Bool {
    cells[column].width == 1 && cells[column].code == .space && cells[column].style == .plain
  }

  /// The columns that drawing a cell fills: 2 only if its glyph has both its cells.
  @inline(__always)
  func drawnWidth(at column: Int) -> Int {
    let isWhole =
      cells[column].width == 2 && column + 1 < count && cells[column + 1].width == 0
    return isWhole ? 2 : 1
  }

  /// The glyph that is drawn for a cell; blank for half of a wide one.
  @inline(__always)
  func drawnGlyph(at column: Int) -> GlyphCode {
    cells[column].width == 1 || drawnWidth(at: column) == 2 ? cells[column].code : .space
  }
}
