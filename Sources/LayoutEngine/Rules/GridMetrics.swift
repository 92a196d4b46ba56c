/// The widths of a grid's columns and the heights of its rows for a proposal, in points.
struct GridMetrics {
  private let cells: GridCells
  private let pass: LayoutPass
  private(set) var widths: [Double]
  private(set) var heights: [Double]
  private let columnGap: Double
  private let rowGaps: [Double]

  init(_ rule: GridRule, _ cells: GridCells, in pass: LayoutPass, for proposal: Proposal) {
    self.cells = cells
    self.pass = pass
    widths = []
    heights = []
    columnGap =
      rule.horizontalSpacing.isNaN
      ? Self.columnGap(cells, in: pass) : rule.horizontalSpacing
    rowGaps = (0..<cells.rows.count).map { row in
      row == 0
        ? 0
        : rule.verticalSpacing.isNaN
          ? Self.rowGap(before: row, cells, in: pass) : rule.verticalSpacing
    }
    widths = columnWidths(proposal.width)
    widenForSpans(proposal.width)
    heights = rowHeights(proposal.height)
  }

  var size: CGSize {
    CGSize(width: width(of: 0..<widths.count), height: heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  /// The length from the first to the last of several columns, in points.
  private func width(of columns: Range<Int>) -> Double {
    widths[columns].reduce(0, +) + columnGap * Double(max(columns.count - 1, 0))
  }

  func top(of row: Int) -> Double {
    heights[..<row].reduce(0, +) + rowGaps[...row].reduce(0, +)
  }

  func rowSize(_ row: Int) -> CGSize { CGSize(width: size.width, height: heights[row]) }

  /// The area of a cell in the grid, in points.
  func area(of cell: GridCell) -> CGRect {
    let start = widths[..<cell.column].reduce(0, +) + columnGap * Double(cell.column)
    return CGRect(
      x: start,
      y: top(of: cell.row),
      width: width(of: cell.column..<cell.column + cell.span),
      height: heights[cell.row]
    )
  }

  private func columnWidths(_ proposed: Double) -> [Double] {
    let gaps = columnGap * Double(max(cells.columnCount - 1, 0))
    let byColumn = (0..<cells.columnCount).map { column in
      cells.cells.filter {
        $0.column == column && $0.span == 1 && !$0.unsized.contains(Axis.Set.horizontal)
      }
    }
    return Self.divide(proposed - gaps, among: cells.columnCount) { column, offered in
      byColumn[column].reduce(0) { width, cell in
        max(width, pass.size(of: cell.node, for: Proposal(width: offered, height: .nan)).width)
      }
    }
  }

  /// Shares what a cell over several columns needs beyond them.
  private mutating func widenForSpans(_ proposed: Double) {
    for cell in cells.cells where cell.span > 1 || cells.columnCount == 1 {
      if cell.unsized.contains(Axis.Set.horizontal) { continue }
      let columns = cell.column..<cell.column + cell.span
      let covered = width(of: columns)
      let others = width(of: 0..<widths.count) - covered
      let offered = proposed.isNaN ? Double.nan : max(proposed - others, 0)
      let own = pass.size(of: cell.node, for: Proposal(width: offered, height: .nan)).width
      let surplus = own - covered
      guard surplus > 0 else { continue }
      for column in columns { widths[column] += surplus / Double(cell.span) }
    }
  }

  private func rowHeights(_ proposed: Double) -> [Double] {
    let gaps = rowGaps.reduce(0, +)
    let byRow = Dictionary(grouping: cells.cells) { $0.row }
    return Self.divide(proposed - gaps, among: cells.rows.count) { row, offered in
      (byRow[row] ?? []).reduce(0) { height, cell in
        if cell.unsized.contains(Axis.Set.vertical) { return height }
        let width = width(of: cell.column..<cell.column + cell.span)
        let own = pass.size(of: cell.node, for: Proposal(width: width, height: offered))
        return max(height, own.height)
      }
    }
  }

  /// Divides a length as a stack does; `answer` gives the length of a part for an offer.
  private static func divide(
    _ length: Double,
    among count: Int,
    answer: (Int, Double) -> Double
  ) -> [Double] {
    if length.isNaN { return (0..<count).map { answer($0, .nan) } }
    var result = [Double](repeating: 0, count: count)
    withUnsafeTemporaryAllocation(of: StackChild.self, capacity: count) { parts in
      for index in 0..<count {
        let part = StackChild(
          node: index,
          priority: 0,
          least: answer(index, 0),
          greatest: answer(index, .infinity)
        )
        parts.initializeElement(at: index, to: part)
      }
      StackSpaceDivision.divide(length, among: parts) { answer($0.node, $1) }
      for part in parts { result[part.node] = part.length }
    }
    return result
  }

  /// The largest distance that cells side by side prefer.
  private static func columnGap(_ cells: GridCells, in pass: LayoutPass) -> Double {
    var gap: Double?
    for (cell, next) in zip(cells.cells, cells.cells.dropFirst()) where cell.row == next.row {
      let own = pass.spacing(of: cell.node)
        .distance(to: pass.spacing(of: next.node), along: .horizontal)
      gap = max(gap ?? own, own)
    }
    return gap ?? ViewSpacing.platformDefault
  }

  /// The largest distance that cells one above the other prefer.
  private static func rowGap(before row: Int, _ cells: GridCells, in pass: LayoutPass) -> Double {
    var gap: Double?
    for cell in cells.cells where cell.row == row {
      for above in cells.cells
      where above.row == row - 1 && above.column < cell.column + cell.span
        && cell.column < above.column + above.span
      {
        let own = pass.spacing(of: above.node)
          .distance(to: pass.spacing(of: cell.node), along: .vertical)
        gap = max(gap ?? own, own)
      }
    }
    return gap ?? ViewSpacing.platformDefault
  }
}
