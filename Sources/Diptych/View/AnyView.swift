/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Hides the type of a view.
  public init(_ view: some View) {
    content = view
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {
    content = view
  }

  package init(any view: any View) {
    content = view
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.lower(content, in: scope)
  }
}
