/// A two-dimensional outline, and a view that fills it with the foreground style.
public protocol Shape: View, Sendable {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size of the view for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
