/// A view in a changed environment.
package struct EnvironmentChange<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    change(&scope.environment)
    tree.lower(content, in: scope)
  }
}

extension View {
  /// Sets a value in the environment of the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentChange(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value in the environment of the view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentChange(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  package func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentChange(content: self, change: change)
  }
}
