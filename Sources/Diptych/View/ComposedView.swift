/// A view of the vocabulary that is made of others and keeps nothing from save to save.
package protocol ComposedView: View {}

extension ComposedView {
  /// Appends the elements of the view's body, in which no property has to be looked for that lasts:
  /// to look into a type for the first time has the Swift runtime search for each of its parts.
  public func appendElements(to tree: inout LayoutTree, in scope: LoweringScope) {
    appendBody(to: &tree, in: scope)
  }
}

extension View {
  /// Appends the elements of the view's body, evaluated where it stands.
  func appendBody(to tree: inout LayoutTree, in scope: LoweringScope) {
    tree.lower(EnvironmentValues.$current.withValue(scope.environment) { body }, in: scope)
  }
}
