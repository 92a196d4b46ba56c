/// `Grid`: rows of cells whose columns line up.
///
/// Columns divide the offered width as the children of an `HStack` do, a column answering with its
/// widest cell; rows divide the height as those of a `VStack`, with the columns' widths fixed. What
/// a cell over several columns needs beyond them is shared equally by those it covers; so a flexible
/// view outside of any row makes the grid as wide as it is offered.
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
    GridMetrics(pass.gridCells(of: node, self), in: pass, for: proposal).size
  }

  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    let cells = pass.gridCells(of: node, self)
    let metrics = GridMetrics(cells, in: pass, for: proposal)
    for (row, view) in cells.rows.enumerated() where pass.gridRow(in: view) != nil {
      putRow(view, at: metrics.top(of: row), size: metrics.rowSize(row), in: pass)
    }
    for cell in cells.cells {
      let area = metrics.area(of: cell)
      let offer = Proposal(area.size)
      if let anchor = cell.anchor {
        let own = pass.size(of: cell.node, for: offer)
        let origin = CGPoint(
          x: (area.size.width - own.width) * anchor.x,
          y: (area.size.height - own.height) * anchor.y
        )
        pass.put(cell.node, at: origin, size: own, proposal: offer)
      } else {
        pass.putAligned(
          cell.node,
          alignment(of: cell, in: cells),
          in: area.size,
          proposal: offer
        )
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
