/// A layout of the vocabulary, for which the engine has a rule.
///
/// As a container it is that rule. Called by a scene's own layout with a part of its views, it lays
/// out exactly these by the same rule.
public protocol BuiltinLayout: Layout where Cache == Void {}

/// The engine's side of a layout of the vocabulary.
protocol EngineLayout {
  func rule(in tree: inout LayoutTree) -> LayoutRule
}

extension BuiltinLayout {
  /// The size that the engine's rule gives the views, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.embedded(in: self)?.size(for: proposal) ?? .zero
  }

  /// Places the views where the engine's rule puts them.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.embedded(in: self)?.place(in: bounds, proposal: proposal)
  }
}
