/// A location in a two-dimensional coordinate space, in points.
public struct CGPoint: Hashable, Sendable {
  /// The distance from the origin along the horizontal axis, in points.
  public var x: CGFloat
  /// The distance from the origin along the vertical axis, in points, growing downwards.
  public var y: CGFloat

  /// Creates a point with the given coordinates, in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the origin.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The origin, (0, 0).
  public static let zero = CGPoint()
}

extension CGPoint {
  /// The coordinate along an axis, in points.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}
