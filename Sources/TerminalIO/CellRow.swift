internal import CellRendering

/// The cells of one row, compared without copying them.
///
/// Copying a cell and asking its glyph for equality costs a dozen calls; most cells of a frame are
/// the same as before, byte for byte. Cells of equal bytes are equal; only of the others is equality
/// asked.
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

  /// Whether a cell is the same as the one in the same column of another row.
  @inline(__always)
  func isSame(at column: Int, as other: CellRow) -> Bool {
    precondition(column < count && column < other.count, "the column lies in both rows")
    if haveEqualBytes(cells, column, other.cells, column, of: Cell.self, offset: 0) { return true }
    guard cells[column].code == other.cells[column].code else { return false }
    return cells[column].width == other.cells[column].width
      && cells[column].style == other.cells[column].style
  }

  /// Whether a cell has the style of the cell before it.
  @inline(__always)
  func continuesStyle(at column: Int) -> Bool {
    precondition(column < count, "the column lies in the row")
    guard column > 0, let offset = MemoryLayout<Cell>.offset(of: \.style) else { return false }
    return haveEqualBytes(cells, column, cells, column - 1, of: CellStyle.self, offset: offset)
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

  /// Compares the stored bytes of a value within two cells.
  @inline(__always)
  private func haveEqualBytes<Value>(
    _ first: UnsafeBufferPointer<Cell>,
    _ firstColumn: Int,
    _ second: UnsafeBufferPointer<Cell>,
    _ secondColumn: Int,
    of type: Value.Type,
    offset: Int
  ) -> Bool {
    guard let first = first.baseAddress, let second = second.baseAddress else { return false }
    let left = UnsafeRawPointer(first + firstColumn) + offset
    let right = UnsafeRawPointer(second + secondColumn) + offset
    var position = 0
    while position + 8 <= MemoryLayout<Value>.size {
      let isEqual =
        left.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      guard isEqual else { return false }
      position += 8
    }
    while position < MemoryLayout<Value>.size {
      guard
        left.load(fromByteOffset: position, as: UInt8.self)
          == right.load(fromByteOffset: position, as: UInt8.self)
      else { return false }
      position += 1
    }
    return true
  }
}
