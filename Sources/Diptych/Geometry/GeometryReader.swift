/// A view that takes what it is offered and whose content knows its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content
  /// The environment of the view whose body made the reader, which its closure reads.
  private let environment = EnvironmentValues.current

  /// Makes the content when the size is known; it stands at the top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let late = LateContent(root: .readerContent, scope: scope) { geometry, scope in
      EnvironmentValues.$current.withValue(environment) {
        content(
          GeometryProxy(
            frame: geometry.frame,
            safeAreaInsets: geometry.safeAreaInsets,
            in: scope
          )
        )
      }
    }
    tree.element("GeometryReader", rule: tree.rule(for: late.tree(for:)), in: scope)
  }
}
