/// A view that layout knows itself.
package protocol PrimitiveView: View where Body == Never {
  /// Appends the view's elements to a layout tree: none, one, or several.
  func lower(into tree: inout LayoutTree, in scope: LoweringScope)
}

extension PrimitiveView {
  /// Appends the view's own elements.
  ///
  /// A requirement of every view leads here, because asking the Swift runtime whether a view is a
  /// primitive one takes longer than lowering it, and for a type's first view a hundred times that.
  public func appendElements(to tree: inout LayoutTree, in scope: LoweringScope) {
    lower(into: &tree, in: scope)
  }
}

extension LayoutTree {
  /// Appends the elements of a view, unless the tree is full; a view with a body is what its body
  /// makes.
  package mutating func lower<Content: View>(_ view: Content, in scope: LoweringScope) {
    if nodeCount >= Self.mostNodes {
      isFull = true
    } else {
      view.appendElements(to: &self, in: scope)
    }
  }
}
