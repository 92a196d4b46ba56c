/// A view with the place in a scene's text where it is made.
///
/// It hides the type of the view: what a scene chains would else make a type of its own for every
/// modifier, and the Swift runtime takes a tenth of a millisecond to find what a new type conforms to.
struct SourceLocated: PrimitiveView {
  let content: any View
  let position: SourcePosition
  let modifier: SourcePosition?

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.source = position
    scope.modifierSource = modifier
    tree.lower(content, in: scope)
  }
}

extension View {
  /// Records where in a scene's text the view is made.
  ///
  /// - Parameters:
  ///   - position: Where the view itself is made.
  ///   - modifier: Where the outermost modifier of the view is written; `nil` where no one asks.
  /// - Returns: The view, which layout sees as before.
  package func sourcePosition(
    _ position: SourcePosition,
    modifiedAt modifier: SourcePosition? = nil
  ) -> any View {
    SourceLocated(content: self, position: position, modifier: modifier)
  }
}
