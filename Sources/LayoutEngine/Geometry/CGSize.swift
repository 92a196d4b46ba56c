/// A width and a height, in points.
public struct CGSize: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The height, in points.
  public var height: CGFloat

  /// Creates a size with the given dimensions, in points.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Creates a size of zero width and height.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// The size of zero width and height.
  public static let zero = CGSize()
}

extension CGSize {
  /// The length along an axis, in points.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
