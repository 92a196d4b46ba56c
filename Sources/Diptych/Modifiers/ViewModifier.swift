/// A change to any view, written once.
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that `body(content:)` changes.
  typealias Content = ModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a modifier is applied.
public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let content: any View

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.lower(content, in: scope)
  }
}

package struct ModifiedByScene<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let body = EnvironmentValues.$current.withValue(scope.environment) {
      modifier.body(content: ModifierContent(content: content))
    }
    tree.lower(body, in: scope)
  }
}

extension View {
  /// Applies a modifier that a scene declares.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedByScene(content: self, modifier: modifier)
  }
}
