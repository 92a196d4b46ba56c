/// A cell of a grid: a view in a row, or a view that is a row of its own.
struct GridCell {
  var node: Int
  var row: Int
  var column: Int
  /// The number of columns that the cell covers.
  var span: Int
  /// The axes in which the cell takes no part in sizing.
  var unsized: Axis.Set
  var anchor: UnitPoint?
}

/// The rows and columns of a grid.
struct GridCells {
  var cells: [GridCell] = []
  var columnCount = 0
  /// The node of each row: a `GridRow`, or a view outside of any.
  var rows: [Int] = []
  /// The vertical alignment that a row sets itself.
  var rowAlignments: [AlignmentIndex?] = []
  /// The horizontal alignment that a cell sets for its column.
  var columnAlignments: [Int: AlignmentIndex] = [:]
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
  /// The key of the axes in which a cell takes no part in sizing, an `Axis.Set`.
  package static let gridCellUnsizedAxes = ObjectIdentifier(UnsizedAxes.self)
  /// The key of the alignment of a cell's whole column, an `AlignmentIndex`.
  package static let gridColumnAlignment = ObjectIdentifier(ColumnAlignment.self)
}

extension LayoutPass {
  /// The rows and columns of a grid, found once.
  func gridCells(of node: Int) -> GridCells {
    if let known = grids[node] { return known }
    var result = GridCells()
    for child in children(of: node) {
      let row = result.rows.count
      result.rows.append(child)
      guard let rowNode = gridRow(in: child), case .gridRow(let own) = nodes[rowNode].rule else {
        result.rowAlignments.append(nil)
        var cell = cell(child, row: row, column: 0)
        // A view that is a row of its own covers all columns, however many there are.
        cell.span = Int.max
        result.cells.append(cell)
        continue
      }
      result.rowAlignments.append(own)
      var column = 0
      for view in children(of: rowNode) {
        let cell = cell(view, row: row, column: column)
        if let index = trait(of: view, key: LayoutTrait.gridColumnAlignment) as? AlignmentIndex {
          result.columnAlignments[column] = result.columnAlignments[column] ?? index
        }
        result.cells.append(cell)
        column += cell.span
      }
      result.columnCount = max(result.columnCount, column)
    }
    result.columnCount = max(result.columnCount, result.rows.isEmpty ? 0 : 1)
    for index in result.cells.indices {
      let rest = result.columnCount - result.cells[index].column
      result.cells[index].span = min(result.cells[index].span, rest)
    }
    grids[node] = result
    return result
  }

  private func cell(_ view: Int, row: Int, column: Int) -> GridCell {
    GridCell(
      node: view,
      row: row,
      column: column,
      span: min(max(trait(of: view, key: LayoutTrait.gridCellColumns) as? Int ?? 1, 1), 1_000),
      unsized: trait(of: view, key: LayoutTrait.gridCellUnsizedAxes) as? Axis.Set ?? [],
      anchor: trait(of: view, key: LayoutTrait.gridCellAnchor) as? UnitPoint
    )
  }

  /// The row inside modifiers that leave its size to itself; `nil` where there is none.
  func gridRow(in node: Int) -> Int? {
    var node = node
    while true {
      switch nodes[node].rule {
      case .gridRow: return node
      case .identity, .effect, .identifier, .trait, .zIndex, .layoutPriority:
        if isEmpty(node) { return nil }
        node += 1
      default: return nil
      }
    }
  }
}
