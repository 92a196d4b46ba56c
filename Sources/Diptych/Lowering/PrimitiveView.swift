/// A view that layout knows itself.
package protocol PrimitiveView: View where Body == Never {
  /// Appends the view's elements to a layout tree: none, one, or several.
  func lower(into tree: inout LayoutTree, in scope: LoweringScope)
}

extension LayoutTree {
  /// Appends the elements of a view; a view with a body is what its body makes.
  package mutating func lower<Content: View>(_ view: Content, in scope: LoweringScope) {
    if Content.Body.self == Never.self, let primitive = view as? any PrimitiveView {
      primitive.lower(into: &self, in: scope)
    } else {
      let body = EnvironmentValues.$current.withValue(scope.environment) { view.body }
      lower(body, in: scope)
    }
  }
}
