/// What of a path Core Graphics draws.
public enum CGPathDrawingMode: Hashable, Sendable {
  /// What the path goes around.
  case fill
  /// What a ray crosses an odd number of times.
  case eoFill
  /// A line along the path.
  case stroke
  /// What the path goes around, and a line along it.
  case fillStroke
  /// What a ray crosses an odd number of times, and a line along the path.
  case eoFillStroke
}
