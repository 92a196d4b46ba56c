extension View {
  /// Draws the view turned about a point, clockwise; its place in layout stays.
  ///
  /// Where content runs from right to left, the anchor is mirrored and the view turns the other way.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    drawingEffect { _, direction in
      direction == .leftToRight
        ? .rotation(angle, anchor: anchor)
        : .rotation(Angle(radians: -angle.radians), anchor: anchor.mirrored)
    }
  }

  /// Draws the view stretched away from a point; its place in layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    drawingEffect { _, direction in
      .scale(
        x: scale.width,
        y: scale.height,
        anchor: direction == .leftToRight ? anchor : anchor.mirrored
      )
    }
  }

  /// Draws the view stretched away from a point; its place in layout stays.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view stretched away from a point; its place in layout stays.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned in space about an axis through a point; its place in layout stays.
  ///
  /// It is drawn as seen from far away: distance neither shrinks nor moves anything, so `anchorZ` and
  /// `perspective` have no effect.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    transformed(CGAffineTransform(turningBy: angle, about: axis), anchor: anchor)
  }

  /// Draws the view under a projection of the plane; its place in layout stays.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }

  /// Draws the view under a map whose origin is its top leading corner; its place in layout stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(transform, anchor: .topLeading)
  }

  /// Draws the view under a map about a point, mirrored where content runs from right to left.
  private func transformed(_ transform: CGAffineTransform, anchor: UnitPoint) -> some View {
    drawingEffect { _, direction in
      direction == .leftToRight
        ? .transform(transform, anchor: anchor)
        : .transform(transform.mirrored, anchor: anchor.mirrored)
    }
  }
}

/// A projection of the plane that keeps parallel lines parallel.
public struct ProjectionTransform: Hashable, Sendable {
  fileprivate let affine: CGAffineTransform

  /// Creates a projection that changes nothing.
  public init() { affine = .identity }

  /// Creates a projection from a map that keeps lines parallel.
  public init(_ transform: CGAffineTransform) { affine = transform }

  /// Whether the projection changes nothing.
  public var isIdentity: Bool { affine == .identity }

  /// The projection, followed by another one.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(other.affine))
  }

  /// The projection that leads back.
  public func inverted() -> ProjectionTransform { ProjectionTransform(affine.inverted()) }
}

extension CGAffineTransform {
  /// What a rotation in space makes of the plane, seen from far away.
  ///
  /// The upper left of Rodrigues' matrix. An axis without direction turns nothing.
  fileprivate init(turningBy angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else {
      self = .identity
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = Trigonometry.sineAndCosine(of: angle.radians)
    // A quarter of a turn about an axis in the plane leaves exactly nothing to be seen.
    func cleared(_ number: CGFloat) -> CGFloat { abs(number) < 1e-12 ? 0 : number }
    self.init(
      a: cleared(cosine + x * x * (1 - cosine)),
      b: cleared(x * y * (1 - cosine) + z * sine),
      c: cleared(x * y * (1 - cosine) - z * sine),
      d: cleared(cosine + y * y * (1 - cosine)),
      tx: 0,
      ty: 0
    )
  }

  /// The map as a mirror that exchanges left and right shows it.
  fileprivate var mirrored: CGAffineTransform {
    CGAffineTransform(a: a, b: -b, c: -c, d: d, tx: -tx, ty: ty)
  }
}

extension UnitPoint {
  /// The point as a mirror shows it.
  fileprivate var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}
