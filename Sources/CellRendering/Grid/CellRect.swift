/// A rectangle of whole cells; it may reach beyond any canvas.
package struct CellRect: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether the rectangle holds no cell.
  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The cells that both hold.
  package func intersection(_ other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Whether the rectangle holds the cell.
  package func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }
}
