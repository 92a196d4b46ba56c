/// The course of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A curve that begins and ends softly; drawn as a quarter of an ellipse, from which it departs by
  /// less than a terminal's dot.
  case continuous
}

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Creates the radii of four corners, in points.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension CGSize {
  /// The size of a corner as it fits a rectangle: at most half a side, in points.
  ///
  /// A round corner stays round where it meets the next one: however large its radius, the
  /// rectangle becomes a capsule, not an ellipse.
  package func asCorner(of rectangle: CGSize) -> CGSize {
    var (widest, highest) = (rectangle.width / 2, rectangle.height / 2)
    if width == height {
      widest = min(widest, highest)
      highest = widest
    }
    return CGSize(width: max(min(width, widest), 0), height: max(min(height, highest), 0))
  }
}

extension Path {
  /// Creates a path around a rectangle with rounded corners, in points.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path around a rectangle with rounded corners, in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Creates a path around a rectangle with differently rounded corners, in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle with rounded corners, in points; no corner exceeds half a side.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corner = cornerSize.asCorner(of: rect.size)
    addCorners(rect, corner, corner, corner, corner, transform: transform)
  }

  /// Adds a rectangle with differently rounded corners, in points.
  ///
  /// Two corners that do not fit along a side shrink in proportion.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { min(max($0, 0), 1e9) }
    let sides = [rect.width, rect.height, rect.width, rect.height]
    let scale = zip(sides.indices, sides).reduce(1.0) { scale, side in
      let sum = radii[side.0] + radii[(side.0 + 1) % 4]
      return sum > side.1 ? min(scale, side.1 / sum) : scale
    }
    let sizes = radii.map { CGSize(width: $0 * scale, height: $0 * scale) }
    addCorners(rect, sizes[0], sizes[1], sizes[2], sizes[3], transform: transform)
  }

  private mutating func addCorners(
    _ rect: CGRect,
    _ topLeft: CGSize,
    _ topRight: CGSize,
    _ bottomRight: CGSize,
    _ bottomLeft: CGSize,
    transform: CGAffineTransform
  ) {
    if [topLeft, topRight, bottomRight, bottomLeft].allSatisfy({ $0.width == 0 || $0.height == 0 })
    {
      return addRect(rect, transform: transform)
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    // Each corner is told by its point and the directions in which the path comes and goes.
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), topRight, CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.maxY), bottomRight, CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.minX, y: rect.maxY), bottomLeft, CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.minY), topLeft, CGVector(dx: 0, dy: -1)),
    ]
    // What a control keeps from the corner: 1 - 4/3·tan(90° / 4).
    let rest = 0.447_715_250_169_206_5
    for (corner, size, coming) in corners {
      let going = CGVector(dx: -coming.dy, dy: coming.dx)
      let before = CGVector(dx: -coming.dx * size.width, dy: -coming.dy * size.height)
      let after = CGVector(dx: going.dx * size.width, dy: going.dy * size.height)
      path.addLine(to: CGPoint(x: corner.x + before.dx, y: corner.y + before.dy))
      path.addCurve(
        to: CGPoint(x: corner.x + after.dx, y: corner.y + after.dy),
        control1: CGPoint(x: corner.x + before.dx * rest, y: corner.y + before.dy * rest),
        control2: CGPoint(x: corner.x + after.dx * rest, y: corner.y + after.dy * rest)
      )
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}
