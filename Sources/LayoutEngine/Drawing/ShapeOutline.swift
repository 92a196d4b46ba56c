/// The outline of a shape, fitted into the frame of the view that draws it.
package enum ShapeOutline: Hashable, Sendable {
  case rectangle
  /// The size of the rounded corners, in points, as `CGSize.asCorner(of:)` fits them to the frame.
  case roundedRectangle(cornerSize: CGSize)
  /// A rectangle whose shorter sides are half circles.
  case capsule
  /// The largest circle in the middle of the frame.
  case circle
  case ellipse
  /// A path in the frame's own coordinates: origin at its top left corner, physical.
  ///
  /// Where it is even-odd filled, inside is what a ray crosses an odd number of times; else what the
  /// path goes around.
  case path(Path, isEOFilled: Bool = false)
  /// The outline in a frame whose edges are moved inwards, in points; negative values grow it.
  indirect case inset(ShapeOutline, by: CGFloat)
}
