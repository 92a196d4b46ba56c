/// A cell of a grid: a view in a row, or a view that is a row of its own.
struct GridCell {
  var node: Int
  var row: Int
  var column: Int
  /// The number of columns that the cell covers.
  var span: Int
  /// The axes in which the cell is offered only what others have made of its row or column.
  var unsized: Axis.Set
  var anchor: UnitPoint?

  /// The column behind the last one that the cell covers.
  var end: Int { column + span }
}

extension LayoutTrait {
  private enum Columns {}
  private enum Anchor {}
  private enum UnsizedAxes {}
  private enum ColumnAlignment {}

  /// The key of the number of columns that a cell covers, an `Int`.
  package static let gridCellColumns = ObjectIdentifier(Columns.self)
  /// The key of the point of its cell on which a view is set, a `UnitPoint`.
  package static let gridCellAnchor = ObjectIdentifier(Anchor.self)
  /// The key of the axes in which a cell is offered what others make of its place, an `Axis.Set`.
  package static let gridCellUnsizedAxes = ObjectIdentifier(UnsizedAxes.self)
  /// The key of the alignment of a cell's whole column, an `AlignmentIndex`.
  package static let gridColumnAlignment = ObjectIdentifier(ColumnAlignment.self)
}
