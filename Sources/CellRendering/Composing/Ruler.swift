import LayoutEngine

/// The scales along the top and the left edge of a pane, in points.
///
/// The horizontal scale counts from the leading edge, as scenes write coordinates: from the right
/// in a right-to-left pane.
struct Ruler {
  let caption: PaneCaption
  let grid: CellGrid

  /// The columns that the vertical scale takes.
  var gutter: Int { label(lastRow).count }

  /// Writes both scales around a picture whose upper left cell is given.
  func write(to canvas: inout CellCanvas, left: Int, top: Int, charset: Charset) {
    let style = CellStyle(attributes: .dim)
    let (width, height) = (grid.bounds.columns.count, grid.bounds.rows.count)
    let isRightToLeft = caption.direction == .rightToLeft
    let tick: Character = charset == .unicode ? "\u{2575}" : "'"
    for column in stride(from: 0, to: width, by: columnStep) {
      let text = label(CGFloat(column) * grid.cellSize.width)
      let place = left + (isRightToLeft ? width - 1 - column : column)
      // A label reads away from its tick, inwards.
      let start = isRightToLeft ? place - text.count + 1 : place
      if column + text.count > width { break }
      canvas.write(text, column: start, row: top - 2, style: style)
      canvas.put(tick, width: 1, column: place, row: top - 1, style: style)
    }
    let side: Character = charset == .unicode ? "\u{2574}" : "-"
    for row in stride(from: 0, to: height, by: rowStep) {
      let text = label(CGFloat(row) * grid.cellSize.height)
      canvas.write(text, column: left - 1 - text.count, row: top + row, style: style)
      canvas.put(side, width: 1, column: left - 1, row: top + row, style: style)
    }
  }

  /// The columns from label to label: at least six, and a whole number of tens of points if it can.
  private var columnStep: Int { Self.step(atLeast: 6, cell: grid.cellSize.width) }

  /// The rows from label to label.
  private var rowStep: Int { Self.step(atLeast: 2, cell: grid.cellSize.height) }

  private var lastRow: CGFloat {
    CGFloat((grid.bounds.rows.count - 1) / rowStep * rowStep) * grid.cellSize.height
  }

  private func label(_ points: CGFloat) -> String { points.shortDescription }

  private static func step(atLeast least: Int, cell: CGFloat) -> Int {
    let isRound = { (count: Int) in
      (CGFloat(count) * cell).truncatingRemainder(dividingBy: 10) == 0
    }
    return (least...least + 9).first(where: isRound) ?? least
  }
}
