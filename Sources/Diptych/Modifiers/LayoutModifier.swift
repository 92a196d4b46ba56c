/// A view inside a modifier that layout knows.
package struct LayoutModifier<Content: View>: PrimitiveView {
  let content: Content
  /// Makes the rule; alignments and closures get their places in the tree's tables.
  let rule: (inout LayoutTree) -> LayoutRule

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.modified(content, by: rule(&tree), in: scope)
  }
}

extension View {
  package func layoutModifier(_ rule: LayoutRule) -> some View {
    LayoutModifier(content: self) { _ in rule }
  }

  package func layoutModifier(_ rule: @escaping (inout LayoutTree) -> LayoutRule) -> some View {
    LayoutModifier(content: self, rule: rule)
  }
}
