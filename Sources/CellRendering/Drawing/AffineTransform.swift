import LayoutEngine

/// A map of the plane that keeps parallels: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
struct AffineTransform: Hashable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = AffineTransform()

  /// Whether rectangles stay upright rectangles.
  var keepsRectangles: Bool {
    let tolerance = 1e-9
    return (abs(b) < tolerance && abs(c) < tolerance) || (abs(a) < tolerance && abs(d) < tolerance)
  }

  /// The point where a point goes.
  func callAsFunction(_ point: CGPoint) -> CGPoint {
    if self == .identity { return point }
    return CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around where a rectangle goes.
  func callAsFunction(_ rect: CGRect) -> CGRect {
    if self == .identity { return rect }
    let xs = [rect.minX, rect.maxX]
    let corners = xs.flatMap { x in
      [self(CGPoint(x: x, y: rect.minY)), self(CGPoint(x: x, y: rect.maxY))]
    }
    var bounds = CGRect(origin: corners[0], size: .zero)
    for corner in corners.dropFirst() {
      bounds = bounds.union(CGRect(origin: corner, size: .zero))
    }
    return bounds
  }

  /// The map that undoes this one; nil when it flattens the plane.
  var inverse: AffineTransform? {
    if self == .identity { return self }
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return AffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// The map that does `inner` first, about a fixed point, and then this one.
  func applying(_ inner: AffineTransform, about anchor: CGPoint) -> AffineTransform {
    var centered = inner
    centered.tx += anchor.x - (inner.a * anchor.x + inner.c * anchor.y)
    centered.ty += anchor.y - (inner.b * anchor.x + inner.d * anchor.y)
    return AffineTransform(
      a: a * centered.a + c * centered.b,
      b: b * centered.a + d * centered.b,
      c: a * centered.c + c * centered.d,
      d: b * centered.c + d * centered.d,
      tx: a * centered.tx + c * centered.ty + tx,
      ty: b * centered.tx + d * centered.ty + ty
    )
  }
}
