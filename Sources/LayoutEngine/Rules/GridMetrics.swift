/// Where a grid's columns and rows stand for a proposal, in points.
struct GridMetrics {
  private let cells: GridCells
  private let sharing: GridSharing
  /// Where each column begins.
  private let starts: [Double]
  /// Where each row begins.
  private let tops: [Double]
  /// The line on which the cells of each row meet that is aligned by baselines; NaN for others.
  private let lines: [Double]
  let size: CGSize

  /// - Complexity: A few questions for each cell, and steps for each column and group of cells that
  ///   can grow equally.
  init(_ cells: GridCells, _ rule: GridRule, in pass: LayoutPass, for proposal: Proposal) {
    self.cells = cells
    var sharing = GridSharing(cells, in: pass, for: proposal)
    lines = cells.rows.indices.map { row in
      let alignment = cells.rowAlignments[row] ?? rule.alignment.vertical
      let sized = cells.rowCells[row].filter {
        !cells.cells[$0].unsized.contains(Axis.Set.vertical)
      }
      guard alignment.mergesInContainers, !sized.isEmpty else { return .nan }
      var reach = GuideReach()
      for index in sized {
        let (offer, size) = sharing.answers[index]
        let node = cells.cells[index].node
        let guide = pass.guide(alignment, .vertical, of: node, size: size, proposal: offer)
        reach.include(size.height, guide: guide)
      }
      sharing.grow(row: row, to: reach.length)
      return reach.line
    }
    self.sharing = sharing
    let (columns, right) = Self.positions(sharing.columns.lengths, cells.columnGaps)
    let (rows, bottom) = Self.positions(sharing.rows.lengths, cells.rowGaps)
    starts = columns
    tops = rows
    size = CGSize(width: right, height: bottom)
  }

  private static func positions(
    _ lengths: [Double],
    _ gaps: [Double]
  ) -> (starts: [Double], end: Double) {
    var starts: [Double] = []
    var end = 0.0
    for (length, gap) in zip(lengths, gaps) {
      starts.append(end + gap)
      end += gap + length
    }
    return (starts, end)
  }

  func top(of row: Int) -> Double { tops[row] }

  func line(of row: Int) -> Double? { lines[row].isNaN ? nil : lines[row] }

  func rowSize(_ row: Int) -> CGSize {
    CGSize(width: size.width, height: sharing.rows.lengths[row])
  }

  /// The area of a cell in the grid, in points.
  ///
  /// Its size is to the last bit what the cell answered where it fills the area.
  func area(of cell: GridCell) -> CGRect {
    CGRect(
      x: starts[cell.column],
      y: tops[cell.row],
      width: sharing.covered(by: cell),
      height: sharing.rows.lengths[cell.row]
    )
  }

  /// What a cell is offered in its area: the area, or what it answered exactly that to.
  func offer(to index: Int, in area: CGSize) -> Proposal {
    let (offer, size) = sharing.answers[index]
    return size == area ? offer : Proposal(area)
  }
}
