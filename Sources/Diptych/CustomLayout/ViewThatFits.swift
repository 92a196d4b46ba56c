/// The first of several views whose ideal size fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Offers views to choose from, the preferred one first; the last is taken if none fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.element("ViewThatFits", rule: .viewThatFits(axes), in: scope) { tree in
      tree.lower(content, in: scope.inside(stackAxis: nil))
    }
  }
}
