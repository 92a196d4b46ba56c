import LayoutEngine

extension CGAffineTransform {
  /// The map that turns about the origin; quarter turns are exact.
  ///
  /// A turn that misses by a last bit would move an edge in the middle of a cell to the wrong side.
  init(turningBy angle: Angle) {
    let (sine, cosine) = Trigonometry.sineAndCosine(of: angle.radians)
    let tolerance = 1e-12
    let b = abs(sine) < tolerance ? 0 : sine
    let a = abs(cosine) < tolerance ? 0 : cosine
    self.init(a: a, b: b, c: -b, d: a, tx: 0, ty: 0)
  }

  /// Whether rectangles stay upright rectangles, up to rounding.
  var keepsRectangles: Bool {
    let tolerance = 1e-9
    return (abs(b) < tolerance && abs(c) < tolerance) || (abs(a) < tolerance && abs(d) < tolerance)
  }

  /// The map that undoes this one; nil when it flattens the plane, up to rounding.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return inverted()
  }
}
