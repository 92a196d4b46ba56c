/// Views over each other, the last in front.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Lays views over each other.
  ///
  /// - Parameters:
  ///   - alignment: The point in which the views meet.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let alignment = tree.pair(alignment)
    tree.element("ZStack", rule: .zStack(alignment), in: scope) { tree in
      tree.lower(content, in: scope.inside(stackAxis: nil))
    }
  }
}
