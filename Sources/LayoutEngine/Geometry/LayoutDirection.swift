/// The direction in which a line of content runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft
}
