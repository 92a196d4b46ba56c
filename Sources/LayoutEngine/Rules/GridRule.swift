/// `Grid`: rows of cells whose columns line up.
///
/// A column is as wide as its widest cell, a row as high as its highest; how they share an offer is
/// told in ``GridSharing``. A flexible view outside of any row makes the grid as wide as it is
/// offered. Cells of a row that is aligned by baselines stand on one line.
package struct GridRule {
  package var alignment: AlignmentPair
  /// The gap between columns, in points; NaN where the cells' preferences decide.
  package var horizontalSpacing: Double
  /// The gap between rows, in points; NaN where the cells' preferences decide.
  package var verticalSpacing: Double

  package init(
    alignment: AlignmentPair,
    horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? .nan
    self.verticalSpacing = verticalSpacing ?? .nan
  }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    GridMetrics(pass.gridCells(of: node, self), self, in: pass, for: proposal).size
  }

  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    let cells = pass.gridCells(of: node, self)
    let metrics = GridMetrics(cells, self, in: pass, for: proposal)
    for child in pass.children(of: node) { pass.placements[child] = .absent }
    for (row, view) in cells.rows.enumerated() where pass.gridRow(in: view) != nil {
      putRow(view, at: metrics.top(of: row), size: metrics.rowSize(row), in: pass)
    }
    for (index, cell) in cells.cells.enumerated() {
      let area = metrics.area(of: cell)
      let offer = metrics.offer(to: index, in: area.size)
      if let anchor = cell.anchor {
        let own = pass.size(of: cell.node, for: offer)
        let origin = CGPoint(
          x: (area.size.width - own.width) * anchor.x,
          y: (area.size.height - own.height) * anchor.y
        )
        pass.put(cell.node, at: origin, size: own, proposal: offer)
      } else {
        let alignment = alignment(of: cell, in: cells)
        pass.putAligned(cell.node, alignment, in: area.size, proposal: offer)
        if let line = metrics.line(of: cell.row) {
          let standard = pass.frameGuide(alignment.vertical, in: area.size)
          pass.shift(cell.node, by: CGPoint(x: 0, y: line - standard))
        }
      }
      let isInRow = pass.gridRow(in: cells.rows[cell.row]) != nil
      pass.shift(cell.node, by: CGPoint(x: area.origin.x, y: isInRow ? 0 : area.origin.y))
    }
  }

  /// Puts a row, and the modifiers around it, over all of its cells.
  private func putRow(_ view: Int, at top: Double, size: CGSize, in pass: LayoutPass) {
    pass.put(view, at: CGPoint(x: 0, y: top), size: size, proposal: Proposal(size))
  }

  /// A cell follows its row and its column; one over several columns only the grid itself.
  private func alignment(of cell: GridCell, in cells: GridCells) -> AlignmentPair {
    AlignmentPair(
      horizontal: cell.span == 1
        ? cells.columnAlignments[cell.column] ?? alignment.horizontal : alignment.horizontal,
      vertical: cells.rowAlignments[cell.row] ?? alignment.vertical
    )
  }
}
