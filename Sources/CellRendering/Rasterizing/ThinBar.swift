import LayoutEngine

/// A filled rectangle that is too thin for whole cells: a line, half a cell, or a dot.
enum ThinBar: Hashable, Sendable {
  case horizontalLine(weight: UInt8)
  case verticalLine(weight: UInt8)
  /// Half of the cells' height.
  case horizontalHalf
  /// Half of the cells' width.
  case verticalHalf
  /// Less than half a cell either way.
  case dot

  /// The form of a rectangle of this size; nil when whole cells show it well.
  ///
  /// In cells of 8 × 16 points a line is light up to 2 points; heavy up to 5 points of height or 3
  /// of width; half a cell up to 12 points of height or 6 of width.
  init?(_ frame: CGRect, cellSize: CellSize) {
    let width = frame.width / cellSize.width
    let height = frame.height / cellSize.height
    if width < 0.75, height < 0.75 {
      self = .dot
    } else if height <= 5.0 / 16 {
      self = .horizontalLine(weight: height <= 2.0 / 16 ? 1 : 2)
    } else if width <= 3.0 / 8 {
      self = .verticalLine(weight: width <= 2.0 / 8 ? 1 : 2)
    } else if height < 0.75 {
      self = .horizontalHalf
    } else if width < 0.75 {
      self = .verticalHalf
    } else {
      return nil
    }
  }
}

/// A line that was drawn on the row beside its own, which a text has.
struct MovedLine {
  var columns: Range<Int>
  /// The row that the line would have.
  var row: Int
  /// The middle of the line, in points.
  var y: CGFloat

  /// Whether another line is a part of this one, as the filled part of a track is of the track.
  func holds(_ columns: Range<Int>, _ row: Int, _ y: CGFloat) -> Bool {
    row == self.row && abs(y - self.y) < 1 && columns.lowerBound >= self.columns.lowerBound
      && columns.upperBound <= self.columns.upperBound
  }
}

extension Rasterizer {
  /// Fills a rectangle in its thin form.
  func fill(
    _ bar: ThinBar,
    _ frame: CGRect,
    _ surface: PaintedSurface,
    _ region: ClipRegion
  ) {
    let rect = grid.visibleRect(of: frame)
    let cell = grid.cellSize
    switch bar {
    case .horizontalLine(let weight):
      let look = LineLook(weight: visibleWeight(weight, of: surface))
      let row = lineRow(rect.columns, at: frame.midY)
      let region = region.holding(frame, row: row)
      drawLine(row: row, rect.columns, LineBrush(look, surface), region)
    case .verticalLine(let weight):
      let look = LineLook(weight: visibleWeight(weight, of: surface))
      let column = grid.column(containing: frame.midX)
      let region = region.holding(frame, column: column)
      drawLine(column: column, rect.rows, LineBrush(look, surface), region)
    case .horizontalHalf:
      let row = grid.row(containing: frame.midY)
      let isUpper = frame.midY < (CGFloat(row) + 0.5) * cell.height
      let dots = DotSet(rawValue: isUpper ? 0x0F : 0xF0)
      fillDots(CellRect(columns: rect.columns, rows: row..<row + 1), dots, surface, region)
    case .verticalHalf:
      let column = grid.column(containing: frame.midX)
      let isLeft = frame.midX < (CGFloat(column) + 0.5) * cell.width
      let dots = DotSet(rawValue: isLeft ? 0x55 : 0xAA)
      fillDots(CellRect(columns: column..<column + 1, rows: rect.rows), dots, surface, region)
    case .dot:
      let touched = grid.touchedRect(of: frame).intersection(region.rect)
      var mask = DotMask(region: touched, cellSize: cell)
      mask.fill(.roundedRectangle(frame, corner: .zero), transform: .identity)
      fillDots(mask, surface, .quadrants, region)
    }
  }

  /// The row of a line: where a text has it, the nearest one, if that is free.
  ///
  /// A text stands in the row of its middle. A line in the upper half of that row lies above the
  /// text, one in the lower half below it, and so does the row that the line takes instead.
  private func lineRow(_ columns: Range<Int>, at y: CGFloat) -> Int {
    let (row, other) = lineRows(at: y)
    let columns = columns.clamped(to: grid.bounds.columns)
    guard columns.contains(where: { isText($0, row) }) else { return row }
    // What is done of a line stays on the line.
    if movedLines.contains(where: { $0.holds(columns, row, y) }) { return other }
    guard grid.bounds.rows.contains(other), columns.allSatisfy({ isFree($0, other) }) else {
      return row
    }
    movedLines.append(MovedLine(columns: columns, row: row, y: y))
    return other
  }

  /// The row of a line, and the one that it takes instead where a text has it.
  func lineRows(at y: CGFloat) -> (Int, Int) {
    let row = grid.row(containing: y)
    let isAbove = y < (CGFloat(row) + 0.5) * grid.cellSize.height
    return (row, isAbove ? row - 1 : row + 1)
  }

  private func isText(_ column: Int, _ row: Int) -> Bool {
    index(column, row).map { textCells[$0] } ?? false
  }

  /// Whether neither a text nor anything painted so far is on a cell.
  private func isFree(_ column: Int, _ row: Int) -> Bool {
    index(column, row).map { !textCells[$0] && !cells[$0].hasInk } ?? true
  }

  private func visibleWeight(_ weight: UInt8, of surface: PaintedSurface) -> UInt8 {
    isPale(surface) ? 1 : weight
  }

  /// Whether a bar is a light line or dotted, as without colours nothing else tells it from a dark one.
  private func isPale(_ surface: PaintedSurface) -> Bool {
    !options.usesColors && surface.strength < 0.5
  }

  private func fillDots(
    _ rect: CellRect,
    _ dots: DotSet,
    _ surface: PaintedSurface,
    _ region: ClipRegion
  ) {
    var mask = DotMask(region: rect.intersection(region.rect), cellSize: grid.cellSize)
    mask.insert(dots)
    fillDots(mask, surface, isPale(surface) ? .braille : .quadrants, region)
  }
}
