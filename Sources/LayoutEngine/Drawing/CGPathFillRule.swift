/// What counts as the inside of a path where Core Graphics fills it or clips to it.
public enum CGPathFillRule: Hashable, Sendable {
  /// What the path goes around.
  case winding
  /// What a ray crosses an odd number of times.
  case evenOdd
}
