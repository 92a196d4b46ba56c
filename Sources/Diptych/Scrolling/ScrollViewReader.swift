/// Views that may scroll to one another.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: (ScrollViewProxy) -> Content

  /// Makes views that may scroll to one another.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let body = EnvironmentValues.$current.withValue(scope.environment) {
      content(ScrollViewProxy())
    }
    tree.lower(body, in: scope)
  }
}

/// Scrolls to views by their identities.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view; a picture shows where a scroll view begins.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
