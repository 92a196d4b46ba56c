/// The rows and columns of a grid.
struct GridCells {
  /// The most columns that a grid has, so that wide cells cannot fill the memory.
  static let mostColumns = 10_000

  /// The cells, row by row.
  private(set) var cells: [GridCell] = []
  private(set) var columnCount = 0
  /// The node of each row: a `GridRow`, or a view outside of any.
  private(set) var rows: [Int] = []
  /// Which of the cells stand in each row.
  private(set) var rowCells: [Range<Int>] = []
  /// Whether each column has cells that cover no other one.
  private(set) var hasOwnCells: [Bool] = []
  /// The vertical alignment that a row sets itself.
  private(set) var rowAlignments: [AlignmentIndex?] = []
  /// The horizontal alignment that a cell sets for its column.
  private(set) var columnAlignments: [Int: AlignmentIndex] = [:]
  /// The gap before each column, in points.
  private(set) var columnGaps: [Double] = []
  /// The gap before each row, in points.
  private(set) var rowGaps: [Double] = []

  /// Finds the cells of a grid.
  ///
  /// - Complexity: A few steps for each cell.
  init(_ rule: GridRule, of node: Int, in pass: LayoutPass) {
    for child in pass.children(of: node) { addRow(child, in: pass) }
    columnCount = max(columnCount, rows.isEmpty ? 0 : 1)
    hasOwnCells = Array(repeating: false, count: columnCount)
    for index in cells.indices {
      cells[index].span = min(cells[index].span, columnCount - cells[index].column)
      if cells[index].span == 1 { hasOwnCells[cells[index].column] = true }
    }
    columnGaps = columnGaps(rule.horizontalSpacing, pass)
    rowGaps = rows.indices.map { row in
      if row == 0 { return 0 }
      return rule.verticalSpacing.isNaN ? preferredRowGap(before: row, pass) : rule.verticalSpacing
    }
  }

  /// Adds a row; one without cells is none.
  private mutating func addRow(_ view: Int, in pass: LayoutPass) {
    if let row = pass.gridRow(in: view), pass.isEmpty(row) { return }
    let first = cells.count
    defer { rowCells.append(first..<cells.count) }
    rows.append(view)
    guard let row = pass.gridRow(in: view), case .gridRow(let own) = pass.nodes[row].rule else {
      rowAlignments.append(nil)
      var cell = GridCell(view, row: rows.count - 1, column: 0, in: pass)
      // A view that is a row of its own covers all columns, however many there are.
      cell.span = Int.max
      return cells.append(cell)
    }
    rowAlignments.append(own)
    var column = 0
    for view in pass.children(of: row) {
      column = min(column, Self.mostColumns - 1)
      let cell = GridCell(view, row: rows.count - 1, column: column, in: pass)
      // Of several said of one view the innermost counts.
      let told = pass.traits(of: view, key: LayoutTrait.gridColumnAlignment).last
      if let index = told as? AlignmentIndex {
        columnAlignments[column] = columnAlignments[column] ?? index
      }
      cells.append(cell)
      column = min(column + cell.span, Self.mostColumns)
    }
    columnCount = max(columnCount, column)
  }

  /// The largest distance that cells prefer which meet before each column, none where no cells meet.
  private func columnGaps(_ spacing: Double, _ pass: LayoutPass) -> [Double] {
    var gaps = [Double](repeating: .nan, count: columnCount)
    for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row {
      var own = spacing
      if own.isNaN {
        own = pass.spacing(of: cell.node)
          .distance(to: pass.spacing(of: next.node), along: .horizontal)
      }
      gaps[next.column] = gaps[next.column].isNaN ? own : max(gaps[next.column], own)
    }
    return gaps.map(\.orZero)
  }

  /// The gaps between the columns that a cell covers, in points.
  func gap(inside cell: GridCell) -> Double {
    cell.span == 1 ? 0 : columnGaps[(cell.column + 1)..<cell.end].reduce(0, +)
  }

  /// The largest distance that cells one above the other prefer.
  ///
  /// Both rows run from the first column to the last, so they are walked side by side.
  private func preferredRowGap(before row: Int, _ pass: LayoutPass) -> Double {
    var gap: Double?
    var above = rowCells[row - 1].lowerBound
    var below = rowCells[row].lowerBound
    while above < rowCells[row - 1].upperBound, below < rowCells[row].upperBound {
      let (upper, lower) = (cells[above], cells[below])
      if upper.column < lower.end && lower.column < upper.end {
        let own = pass.spacing(of: upper.node)
          .distance(to: pass.spacing(of: lower.node), along: .vertical)
        gap = max(gap ?? own, own)
      }
      if upper.end <= lower.end { above += 1 }
      if lower.end <= upper.end { below += 1 }
    }
    return gap ?? ViewSpacing.platformDefault
  }
}

extension GridCell {
  fileprivate init(_ view: Int, row: Int, column: Int, in pass: LayoutPass) {
    // Said more than once of one view, spans add up, axes join, and the innermost anchor counts.
    let spans = pass.traits(of: view, key: LayoutTrait.gridCellColumns)
    let span = spans.compactMap { $0 as? Int }.filter { $0 > 1 }
      .reduce(0) { $0 + min($1, GridCells.mostColumns) }
    let unsized = pass.traits(of: view, key: LayoutTrait.gridCellUnsizedAxes)
    self.init(
      node: view,
      row: row,
      column: column,
      span: min(max(span, 1), GridCells.mostColumns),
      unsized: unsized.reduce(into: Axis.Set()) { $0.formUnion($1 as? Axis.Set ?? []) },
      anchor: pass.traits(of: view, key: LayoutTrait.gridCellAnchor).last as? UnitPoint
    )
  }
}

extension LayoutPass {
  /// The rows and columns of a grid, found once.
  func gridCells(of node: Int, _ rule: GridRule) -> GridCells {
    if let known = grids[node] { return known }
    let found = GridCells(rule, of: node, in: self)
    grids[node] = found
    return found
  }

  /// The row inside what only names it; `nil` where there is none.
  func gridRow(in node: Int) -> Int? {
    var node = node
    while true {
      switch nodes[node].rule {
      case .gridRow: return node
      case .identity, .identifier:
        if isEmpty(node) { return nil }
        node += 1
      default: return nil
      }
    }
  }
}
