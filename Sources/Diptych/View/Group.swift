/// Views that share their modifiers and otherwise stand in the container around them.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Groups the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.lower(content, in: scope)
  }
}
