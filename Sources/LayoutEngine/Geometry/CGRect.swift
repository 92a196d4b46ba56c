/// A rectangle given by its origin and its size, in points, y growing downwards.
public struct CGRect: Hashable, Sendable {
  /// The corner with the smallest coordinates when the size is positive.
  public var origin: CGPoint
  /// The extent from the origin, in points.
  public var size: CGSize

  /// Creates a rectangle from its origin and size, in points.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from coordinates and lengths, in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// Creates an empty rectangle at the origin.
  public init() {
    self.init(origin: .zero, size: .zero)
  }

  /// The empty rectangle at the origin.
  public static let zero = CGRect()
  /// No rectangle at all: what rectangles share that do not touch.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The rectangle that holds all others.
  public static let infinite = CGRect(
    x: -.greatestFiniteMagnitude / 2,
    y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )
}

extension CGRect {
  /// The width, in points, never negative.
  public var width: CGFloat { abs(size.width) }
  /// The height, in points, never negative.
  public var height: CGFloat { abs(size.height) }
  /// The smallest x coordinate, in points.
  public var minX: CGFloat { min(origin.x, origin.x + size.width) }
  /// The x coordinate of the centre, in points.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The largest x coordinate, in points.
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  /// The smallest y coordinate, in points.
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }
  /// The y coordinate of the centre, in points.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The largest y coordinate, in points.
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  /// The rectangle with lengths that are not negative.
  public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
  /// The smallest rectangle of whole points that holds this one.
  public var integral: CGRect {
    if isNull { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left,
      y: top,
      width: maxX.rounded(.up) - left,
      height: maxY.rounded(.up) - top
    )
  }
  /// Whether the rectangle is none at all.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle holds all others.
  public var isInfinite: Bool { self == .infinite }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// The rectangle with its edges moved inwards by `dx` and `dy` points; negative values grow it.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle moved by `dx` and `dy` points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  /// Whether the point lies inside, or on the edges of smallest coordinates.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle lies inside or coincides.
  public func contains(_ other: CGRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The smallest rectangle that holds both; the other where one is none at all.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CGRect(
      x: x,
      y: y,
      width: max(maxX, other.maxX) - x,
      height: max(maxY, other.maxY) - y
    )
  }

  /// The area that both share; none at all when they do not touch.
  public func intersection(_ other: CGRect) -> CGRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right >= x, bottom >= y, !isNull, !other.isNull else { return .null }
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Whether the two share an area, an edge, or a point.
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
}
