import LayoutEngine

/// The way along which a turned text is written with letters that stay upright.
///
/// A terminal cannot turn a letter. Text keeps to the line that the turn gives it, and is read from
/// left to right, or from the top where the line is vertical, however far it is turned.
struct TextSlope: Hashable, Sendable {
  /// A vector of length 1 from a letter to the next.
  let along: CGVector
  /// A vector of length 1 from a line to the next.
  let across: CGVector
  /// Whether the start of a line is where the turn puts its end.
  let isReversed: Bool

  /// The slope that a transform gives to level text; nil when it flattens text to nothing.
  init?(_ transform: CGAffineTransform) {
    guard transform.inverse != nil else { return nil }
    let length = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let tolerance = 1e-9
    let x = abs(transform.a / length) < tolerance ? 0 : transform.a / length
    let y = abs(transform.b / length) < tolerance ? 0 : transform.b / length
    isReversed = x < 0 || (x == 0 && y < 0)
    along = isReversed ? CGVector(dx: -x, dy: -y) : CGVector(dx: x, dy: y)
    // Lines follow each other downwards; beside each other they stand where the turn puts them.
    let isSwapped = along.dx == 0 && transform.c > 0
    across = CGVector(
      dx: isSwapped ? along.dy : -along.dy,
      dy: isSwapped ? -along.dx : along.dx
    )
  }

  /// Whether a line of `columns` columns stays within the height of a row.
  func isLevel(columns: Int, on grid: CellGrid) -> Bool {
    abs(along.dy) * CGFloat(columns) * CellTextMeasuring.columnWidth < grid.cellSize.height - 1e-6
  }

  /// Whether a letter a row is closer together than a letter a column.
  func isSteep(on grid: CellGrid) -> Bool {
    abs(along.dy) * grid.cellSize.width > along.dx * grid.cellSize.height
  }
}
