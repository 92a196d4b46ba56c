/// A direction with a length, in points, y growing downwards.
public struct CGVector: Hashable, Sendable {
  /// The part along the horizontal axis, in points.
  public var dx: CGFloat
  /// The part along the vertical axis, in points.
  public var dy: CGFloat

  /// Creates a vector from its parts, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The vector of no length.
  public static let zero = CGVector()
}
