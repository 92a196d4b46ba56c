extension View {
  /// Names the view's frame in every output.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    layoutModifier { $0.rule(identifier: identifier) }
  }

  /// Gives the view an identity, by which it keeps its state wherever it stands among its siblings.
  public func id(_ id: some Hashable) -> some View {
    Identified(content: self, id: AnyHashable(id))
  }

  /// Gives the view a value by which selections know it.
  public func tag(_ tag: some Hashable) -> some View {
    Tagged(content: self, tag: AnyHashable(tag))
  }
}

/// A view with the value by which selections know it.
package struct Tagged<Content: View>: PrimitiveView {
  let content: Content
  let tag: AnyHashable

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.tag(tag)
    tree.lower(content, in: scope)
  }
}

/// A view that keeps its state under a name of its own.
package struct Identified<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    if scope.actions != nil {
      scope.identity = LastingValues.identity(of: id, in: scope.identity)
    }
    tree.lower(content, in: scope.identified(id, in: &tree))
  }
}
