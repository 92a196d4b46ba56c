/// Views that share their modifiers and otherwise stand in the container around them.
public struct Group<Content: View>: PrimitiveView {
  private let content: (LoweringScope) -> Content

  /// Groups the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.content = { _ in content }
  }

  /// Makes views of the elements of a view.
  public init(
    subviews view: some View,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Content
  ) {
    content = { scope in
      let subviews = SubviewSource(view, in: scope).subviews
      return EnvironmentValues.$current.withValue(scope.environment) { transform(subviews) }
    }
  }

  /// Makes views of the sections of a view.
  public init(
    sections view: some View,
    @ViewBuilder transform: @escaping ([SectionConfiguration]) -> Content
  ) {
    content = { scope in
      let sections = SubviewSource(view, in: scope).sections
      return EnvironmentValues.$current.withValue(scope.environment) { transform(sections) }
    }
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.lower(content(scope), in: scope)
  }
}
