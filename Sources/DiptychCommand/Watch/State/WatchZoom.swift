internal import CellRendering

/// How many points a cell stands for, in steps around the size that was asked for.
struct WatchZoom: Equatable, Sendable {
  private static let factors = [0.25, 0.5, 1, 1.5, 2, 3, 4]
  private var step = 2

  /// Goes on by some steps; more points per cell make a smaller picture.
  mutating func change(by steps: Int) {
    step = min(max(step + steps, 0), Self.factors.count - 1)
  }

  /// The size of a cell where the size at first is given.
  func cellSize(of size: CellSize) -> CellSize {
    let factor = Self.factors[step]
    return CellSize(width: size.width * factor, height: size.height * factor)
  }
}
