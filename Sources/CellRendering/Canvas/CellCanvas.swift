/// A rectangle of cells: what a terminal shows, or a part of it.
///
/// Invariant: a cell of width 2 is followed in its row by a cell of width 0, and a cell of width 0
/// is preceded by one of width 2. So the widths of a row sum to ``columns``. All methods but the
/// subscript's setter keep it; whoever sets cells one by one keeps it on his own.
package struct CellCanvas: Hashable, Sendable {
  /// The number of cells in a row.
  package let columns: Int
  /// The number of rows.
  package let rows: Int

  /// The cells of each row: canvases share the rows of one another that nobody has written to.
  var rowCells: [[Cell]]

  /// Makes a blank canvas; a negative length counts as 0.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    rowCells = Array(repeating: Array(repeating: .blank, count: self.columns), count: self.rows)
  }

  /// The cell at a place counted from the top left corner.
  ///
  /// - Precondition: `column` is in `0..<columns`, `row` in `0..<rows`.
  package subscript(column: Int, row: Int) -> Cell {
    get {
      precondition(contains(column: column, row: row), "The cell lies outside the canvas.")
      return rowCells[row][column]
    }
    set {
      precondition(contains(column: column, row: row), "The cell lies outside the canvas.")
      rowCells[row][column] = newValue
    }
  }

  /// Whether the canvas has a cell at this place.
  package func contains(column: Int, row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// The cells of one row, from left to right.
  ///
  /// - Precondition: `row` is in `0..<rows`.
  package func row(_ row: Int) -> [Cell] {
    precondition(row >= 0 && row < rows, "The row lies outside the canvas.")
    return rowCells[row]
  }
}
