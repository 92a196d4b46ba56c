/// The outline of a shape, fitted into the frame of the view that draws it.
package enum ShapeOutline: Hashable, Sendable {
  case rectangle
  /// The size of the rounded corners, in points; they never exceed half the frame.
  case roundedRectangle(cornerSize: CGSize)
  /// A rectangle whose shorter sides are half circles.
  case capsule
  /// The largest circle in the middle of the frame.
  case circle
  case ellipse
  /// A path in the frame's own coordinates: origin at its top left corner, physical.
  case path(Path)
  /// The outline in a frame whose edges are moved inwards, in points; negative values grow it.
  indirect case inset(ShapeOutline, by: CGFloat)
}
