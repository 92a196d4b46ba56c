extension View {
  /// Draws the view elsewhere than its container has put it.
  ///
  /// Behaves as SwiftUI's `offset(x:y:)`: the container and all that is written after see the view
  /// where it was.
  ///
  /// - Parameters:
  ///   - x: The distance towards the trailing edge, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The moved view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view elsewhere than its container has put it; leading-based, in points.
  public func offset(_ offset: CGSize) -> some View {
    layoutModifier(.offset(offset))
  }

  /// Brings the view nearer to the viewer than its siblings, in points.
  ///
  /// A picture has no depth, so the distance decides only what covers what, as `zIndex` does.
  public func offset(z: CGFloat) -> some View {
    zIndex(z)
  }

  /// Puts the centre of the view at a point of the area it is offered, and takes all of that area.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge, in points.
  ///   - y: The distance from the top edge, in points.
  /// - Returns: The view in the area.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Puts the centre of the view at a point of the area it is offered, and takes all of that area.
  public func position(_ position: CGPoint) -> some View {
    layoutModifier(.position(position))
  }
}
