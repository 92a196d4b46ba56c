/// A view with the place in a scene's text where it is made.
struct SourceLocated<Content: View>: PrimitiveView {
  let content: Content
  let position: SourcePosition

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.source = position
    tree.lower(content, in: scope)
  }
}

extension View {
  /// Records where in a scene's text the view is made.
  package func sourcePosition(_ position: SourcePosition) -> some View {
    SourceLocated(content: self, position: position)
  }
}
