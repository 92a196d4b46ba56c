/// A view inside a modifier that layout knows.
struct LayoutModifier<Content: View>: PrimitiveView {
  let content: Content
  /// Makes the rule; alignments and closures get their places in the tree's tables.
  let rule: (inout LayoutTree) -> LayoutRule

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.modified(content, by: rule(&tree), in: scope)
  }
}

extension View {
  func layoutModifier(_ rule: LayoutRule) -> some View {
    LayoutModifier(content: self) { _ in rule }
  }

  func layoutModifier(_ rule: @escaping (inout LayoutTree) -> LayoutRule) -> some View {
    LayoutModifier(content: self, rule: rule)
  }
}
