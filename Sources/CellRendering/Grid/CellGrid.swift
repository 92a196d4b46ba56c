package import LayoutEngine

/// Turns points into cells: the one place where lengths are rounded.
///
/// Absolute edges are rounded, as SwiftUI rounds to pixels, halves down and away from the leading
/// edge. So neighbours neither overlap nor leave a gap, a length may come out one cell longer at one
/// place than at another, and on a canvas of whole cells a mirrored picture has mirrored cells.
package struct CellGrid: Hashable, Sendable {
  /// The size of a cell, in points.
  package let cellSize: CellSize
  /// The cells of the canvas.
  package let bounds: CellRect
  /// Whether the canvas is larger than a picture can be, so that the far end of it is missing.
  let isCut: Bool
  /// The direction in which columns are counted from the leading edge.
  let direction: LayoutDirection

  /// The most columns of a canvas; a wider one is cut.
  package static let maximumColumns = 1_000
  /// The most rows of a canvas; a higher one is cut, and nobody scrolls through more.
  package static let maximumRows = 5_000
  /// The most cells of a canvas; a higher one is cut.
  package static let maximumCells = 1_000_000

  /// The grid of a canvas of `size` points; it has at least one cell.
  package init(
    size: CGSize,
    cellSize: CellSize = .standard,
    direction: LayoutDirection = .leftToRight
  ) {
    self.cellSize = cellSize
    self.direction = direction
    let all = (
      columns: max(Self.edge(size.width / cellSize.width), 1),
      rows: max(Self.edge(size.height / cellSize.height), 1)
    )
    let columns = min(all.columns, Self.maximumColumns)
    let rows = min(all.rows, Self.maximumRows, Self.maximumCells / columns)
    bounds = CellRect(columns: 0..<columns, rows: 0..<rows)
    isCut = columns < all.columns || rows < all.rows
  }

  /// The cells between the rounded edges of a rectangle in points; empty where it is thin.
  package func rect(of frame: CGRect) -> CellRect {
    let (left, right) = (frame.minX / cellSize.width, frame.maxX / cellSize.width)
    let columns =
      direction == .leftToRight
      ? Self.range(left, right) : Self.mirrored(Self.range(-right, -left))
    return CellRect(
      columns: columns,
      rows: Self.range(frame.minY / cellSize.height, frame.maxY / cellSize.height)
    )
  }

  /// As ``rect(of:)``, but a frame that is thinner than a cell has the cell of its centre.
  package func visibleRect(of frame: CGRect) -> CellRect {
    var rect = rect(of: frame)
    if rect.columns.isEmpty { rect.columns = column(containing: frame.midX).asRange }
    if rect.rows.isEmpty { rect.rows = row(containing: frame.midY).asRange }
    return rect
  }

  /// All cells that a frame touches.
  package func touchedRect(of frame: CGRect) -> CellRect {
    let (left, top) = (Self.whole(frame.minX / cellSize.width), row(containing: frame.minY))
    let right = -Self.whole(-frame.maxX / cellSize.width)
    let bottom = -Self.whole(-frame.maxY / cellSize.height)
    return CellRect(columns: left..<max(left, right), rows: top..<max(top, bottom))
  }

  /// The column in which a coordinate, in points, lies; between two the one further on.
  package func column(containing x: CGFloat) -> Int {
    let place = x / cellSize.width
    return direction == .leftToRight ? Self.whole(place) : -Self.whole(-place) - 1
  }

  /// The row in which a coordinate, in points, lies.
  package func row(containing y: CGFloat) -> Int { Self.whole(y / cellSize.height) }

  private static func range(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    let start = edge(start)
    return start..<max(start, edge(end))
  }

  /// The columns that others are on the other side of zero.
  private static func mirrored(_ columns: Range<Int>) -> Range<Int> {
    -columns.upperBound..<(-columns.lowerBound)
  }

  /// The nearest edge between cells, halves up.
  private static func edge(_ value: CGFloat) -> Int { whole(value + 0.5) }

  /// The greatest whole number not above; lengths without measure stay at the far end of all cells.
  private static func whole(_ value: CGFloat) -> Int {
    let far: CGFloat = 1e9
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -far), far).rounded(.down))
  }
}

extension Int {
  /// The range that holds this number only.
  fileprivate var asRange: Range<Int> { self..<self + 1 }
}
