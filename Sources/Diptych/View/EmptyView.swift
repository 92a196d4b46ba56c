/// A view that takes no place at all, not even a gap.
public struct EmptyView: PrimitiveView {
  /// Creates the view without content.
  public init() {}

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {}
}
