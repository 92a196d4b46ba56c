/// Views that may scroll to one another.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: (ScrollViewProxy) -> Content

  /// Makes views that may scroll to one another.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    let wish = scope.entering(Self.self) { ScrollWish() }
    scope.surroundings.scrollWish = SharedScrollWish(wish)
    let body = EnvironmentValues.$current.withValue(scope.environment) {
      content(ScrollViewProxy(wish: wish))
    }
    tree.lower(body, in: scope)
  }
}

/// Scrolls to views by their identities.
public struct ScrollViewProxy {
  let wish: ScrollWish

  /// Scrolls the scroll views around a view until it is seen.
  ///
  /// A picture shows what is done when views appear.
  ///
  /// - Parameters:
  ///   - id: The view's identity.
  ///   - anchor: The point of the view that meets the same point of the scroll view; `nil` scrolls
  ///     no further than needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    wish.target = ScrollTarget(id: AnyHashable(id), anchor: anchor)
  }
}
