/// A map of the plane that keeps parallel lines parallel.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty), in points, y growing downwards.
public struct CGAffineTransform: Hashable, Sendable {
  /// How much of x goes into the new x.
  public var a: CGFloat
  /// How much of x goes into the new y.
  public var b: CGFloat
  /// How much of y goes into the new x.
  public var c: CGFloat
  /// How much of y goes into the new y.
  public var d: CGFloat
  /// What is added to the new x, in points.
  public var tx: CGFloat
  /// What is added to the new y, in points.
  public var ty: CGFloat

  /// Creates a map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map from its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates the map that moves nothing.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a map that moves by a distance, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a map that stretches away from the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a map that turns about the origin by an angle in radians, from x towards y.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that moves nothing.
  public static let identity = CGAffineTransform()

  /// Whether the map moves nothing.
  public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
  /// The map that does this one first and then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// The map that moves by a distance first, in points, and then does this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that stretches first and then does this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that turns first, by an angle in radians, and then does this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes this one; this one itself where it flattens the plane.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// The map that does this one with a point, in points, where the origin was.
  package func about(_ anchor: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }
}

extension CGPoint {
  /// Where a map moves the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// The size that a map makes of this one; moving has no part in it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// The smallest upright rectangle around what a map makes of this one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    // Going over the corners would round the sides.
    if transform.isIdentity { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.reduce(.infinity, min)
    let top = ys.reduce(.infinity, min)
    return CGRect(
      x: left,
      y: top,
      width: xs.reduce(-.infinity, max) - left,
      height: ys.reduce(-.infinity, max) - top
    )
  }
}
