/// Shares a proposed size among the cells of a grid.
///
/// Cells are asked in groups: those of a higher layout priority first, then those that grow without
/// end along fewer axes, then those that can grow less. In a group every column that waits for a cell
/// gets an equal share of what the settled columns leave, and rows likewise; a cell is never offered
/// less than its column and its row already have. A cell over several columns is offered all that
/// the others leave, and what it needs beyond its columns is spread over those of them that have no
/// cells of their own, or else over all. Nothing is set aside for lower priorities. So measured on
/// Apple's grids, whose answers these rules give for all that hold no spans, and for most that do;
/// so measured too is that a column waits for its unsized cells, and may be widened by them.
struct GridSharing {
  private let cells: GridCells
  private let pass: LayoutPass
  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  /// What each cell was offered, and its answer.
  private(set) var answers: [(offer: Proposal, size: CGSize)] = []
  /// The gaps between all columns, and between all rows.
  private let gaps: CGSize

  init(_ cells: GridCells, in pass: LayoutPass, for proposal: Proposal) {
    self.cells = cells
    self.pass = pass
    columns = GridTracks(count: cells.columnCount)
    rows = GridTracks(count: cells.rows.count)
    gaps = CGSize(width: cells.columnGaps.reduce(0, +), height: cells.rowGaps.reduce(0, +))
    answers = cells.cells.map { _ in (.unspecified, .zero) }
    let isOpen = proposal.width.isNaN && proposal.height.isNaN
    for level in isOpen ? [Array(cells.cells.indices)] : levels() {
      for index in level { enqueue(cells.cells[index]) }
      for group in isOpen ? [level] : groups(level, proposal) { ask(group, proposal) }
    }
  }

  private mutating func enqueue(_ cell: GridCell) {
    if cell.span == 1 { columns.wait(cell.column) }
    rows.wait(cell.row)
  }

  private mutating func ask(_ group: [Int], _ proposal: Proposal) {
    let width = proposal.width - gaps.width
    let share = CGSize(
      width: columns.share(of: width),
      height: rows.share(of: proposal.height - gaps.height)
    )
    // Cells over several columns look at the columns as they are before the group answers.
    let hasSpans = group.contains { cells.cells[$0].span > 1 }
    let open = hasSpans ? columns : nil
    for index in group {
      let cell = cells.cells[index]
      let offer = Proposal(
        width: proposal.width.isNaN ? .nan : self.width(for: cell, of: width, share.width, open),
        height: proposal.height.isNaN ? .nan : height(for: cell, share.height)
      )
      let size = pass.size(of: cell.node, for: offer)
      answers[index] = (offer, size)
      if cell.span == 1 { columns.answer(cell.column, size.width) }
      rows.answer(cell.row, size.height)
    }
    for index in group where cells.cells[index].span > 1 {
      widen(for: cells.cells[index], to: answers[index].size.width)
    }
    columns.settle()
    rows.settle()
  }

  private func height(for cell: GridCell, _ share: Double) -> Double {
    let own = rows.lengths[cell.row]
    return cell.unsized.contains(Axis.Set.vertical) ? own : max(share, own)
  }

  private func width(
    for cell: GridCell,
    of width: Double,
    _ share: Double,
    _ open: GridTracks?
  ) -> Double {
    let own = covered(by: cell)
    if cell.unsized.contains(Axis.Set.horizontal) { return own }
    guard cell.span > 1, let open else { return max(share, own) }
    if width == .infinity { return width }
    var rest = width + cells.gap(inside: cell)
    for column in columns.lengths.indices where column < cell.column || column >= cell.end {
      rest -= open.isOpen(column) ? share : columns.lengths[column]
    }
    return max(rest, own)
  }

  private mutating func widen(for cell: GridCell, to width: Double) {
    let missing = width - covered(by: cell)
    guard missing > 0 else { return }
    let all = cell.column..<cell.end
    let empty = all.filter { !cells.hasOwnCells[$0] }
    let chosen = empty.isEmpty ? Array(all) : empty
    for column in chosen { columns.grow(column, by: missing / Double(chosen.count)) }
  }

  /// The length from the first to the last column of a cell, in points.
  func covered(by cell: GridCell) -> Double {
    columns.lengths[cell.column..<cell.end].reduce(cells.gap(inside: cell), +)
  }

  mutating func grow(row: Int, to height: Double) { rows.grow(row, to: height) }
}

// The order of asking.
extension GridSharing {
  /// How much a cell can grow: the axes along which it does so without end, and the sum of the others.
  private struct Growth: Equatable {
    var endless = 0
    var length = 0.0

    static func < (left: Growth, right: Growth) -> Bool {
      left.endless != right.endless ? left.endless < right.endless : left.length < right.length
    }
  }

  /// The cells by layout priority, the highest first, each in their order in the grid.
  private func levels() -> [[Int]] {
    let levels = Dictionary(grouping: cells.cells.indices) {
      pass.priorities[cells.cells[$0].node]
    }
    return levels.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The cells of a level that can grow equally, those that can grow least first.
  private func groups(_ level: [Int], _ proposal: Proposal) -> [[Int]] {
    let growths = level.map { (index: $0, growth: growth(of: cells.cells[$0].node, proposal)) }
    var groups: [(growth: Growth, members: [Int])] = []
    let sorted = growths.sorted {
      $0.growth < $1.growth || $0.growth == $1.growth && $0.index < $1.index
    }
    for (index, growth) in sorted {
      if groups.last?.growth == growth {
        groups[groups.count - 1].members.append(index)
      } else {
        groups.append((growth, [index]))
      }
    }
    return groups.map(\.members)
  }

  private func growth(of node: Int, _ proposal: Proposal) -> Growth {
    let least = pass.size(of: node, for: Proposal(width: 0, height: 0))
    let greatest = pass.size(of: node, for: Proposal(width: .infinity, height: .infinity))
    var growth = Growth()
    for axis in Axis.allCases where !proposal[axis].isNaN {
      if greatest[axis] == .infinity {
        growth.endless += 1
      } else {
        growth.length += greatest[axis] - least[axis]
      }
    }
    return growth
  }
}
