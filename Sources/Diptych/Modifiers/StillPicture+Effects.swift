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

  /// Turns the view in space, which has no part in layout; drawn unturned.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    self
  }

  /// Projects the view, which has no part in layout; drawn as it is.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  /// Maps the view's drawing, which has no part in layout; drawn as it is.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
}

/// A projection of the plane.
public struct ProjectionTransform: Hashable, Sendable {
  /// Creates a projection that changes nothing.
  public init() {}

  /// Creates a projection from a map that keeps lines parallel.
  public init(_ transform: CGAffineTransform) {}
}

extension UnitPoint {
  /// The point as a mirror shows it.
  fileprivate var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}
