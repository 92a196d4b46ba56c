/// The widths of a grid's columns and the heights of its rows for a proposal, in points.
struct GridMetrics {
  private let cells: GridCells
  private let pass: LayoutPass
  private var widths: [Double] = []
  private var heights: [Double] = []
  /// The sum of the widths before each column, and of all.
  private var widthSums: [Double] = [0]
  /// Where each row begins.
  private var tops: [Double] = []
  private(set) var size = CGSize.zero

  /// - Complexity: A few questions for each cell, and steps for each column that a cell over several
  ///   ones makes wider.
  init(_ cells: GridCells, in pass: LayoutPass, for proposal: Proposal) {
    self.cells = cells
    self.pass = pass
    widths = columnWidths(proposal.width)
    sumWidths()
    widenForSpans(proposal.width)
    heights = rowHeights(proposal.height)
    var bottom = 0.0
    for (gap, height) in zip(cells.rowGaps, heights) {
      tops.append(bottom + gap)
      bottom += gap + height
    }
    size = CGSize(width: width(of: 0..<widths.count), height: bottom)
  }

  /// The length from the first to the last of several columns, in points.
  private func width(of columns: Range<Int>) -> Double {
    if columns.count == 1 { return widths[columns.lowerBound] }
    return widthSums[columns.upperBound] - widthSums[columns.lowerBound]
      + cells.columnGap * Double(max(columns.count - 1, 0))
  }

  private mutating func sumWidths() {
    widthSums = [0]
    for width in widths { widthSums.append(widthSums[widthSums.count - 1] + width) }
  }

  func top(of row: Int) -> Double { tops[row] }

  func rowSize(_ row: Int) -> CGSize { CGSize(width: size.width, height: heights[row]) }

  /// The area of a cell in the grid, in points.
  func area(of cell: GridCell) -> CGRect {
    CGRect(
      x: widthSums[cell.column] + cells.columnGap * Double(cell.column),
      y: tops[cell.row],
      width: width(of: cell.column..<cell.end),
      height: heights[cell.row]
    )
  }

  private func columnWidths(_ proposed: Double) -> [Double] {
    let gaps = cells.columnGap * Double(max(cells.columnCount - 1, 0))
    return Self.divide(proposed - gaps, among: cells.columnCount) { column, offered in
      cells.columnCells[column].reduce(0) { width, index in
        let offer = Proposal(width: offered, height: .nan)
        return max(width, pass.size(of: cells.cells[index].node, for: offer).width)
      }
    }
  }

  /// Shares what a cell over several columns needs beyond them.
  private mutating func widenForSpans(_ proposed: Double) {
    for cell in cells.cells where cell.span > 1 || cells.columnCount == 1 {
      if cell.unsized.contains(Axis.Set.horizontal) { continue }
      let columns = cell.column..<cell.end
      let covered = width(of: columns)
      let others = width(of: 0..<widths.count) - covered
      let offered = proposed.isNaN ? Double.nan : max(proposed - others, 0)
      let own = pass.size(of: cell.node, for: Proposal(width: offered, height: .nan)).width
      let surplus = own - covered
      guard surplus > 0 else { continue }
      for column in columns { widths[column] += surplus / Double(cell.span) }
      sumWidths()
    }
  }

  private func rowHeights(_ proposed: Double) -> [Double] {
    let gaps = cells.rowGaps.reduce(0, +)
    return Self.divide(proposed - gaps, among: cells.rows.count) { row, offered in
      cells.cells[cells.rowCells[row]].reduce(0) { height, cell in
        if cell.unsized.contains(Axis.Set.vertical) { return height }
        let offer = Proposal(width: width(of: cell.column..<cell.end), height: offered)
        return max(height, pass.size(of: cell.node, for: offer).height)
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
}
