/// A row of views from the leading to the trailing edge.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The line along which the views are set.
  ///   - spacing: The gap between neighbours, in points; `nil` leaves it to their preferences.
  ///   - content: The views in the row.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let alignment = tree.index(of: alignment.key)
    let stack = StackRule(axis: .horizontal, spacing: spacing, alignment: alignment)
    tree.element("HStack", rule: .stack(stack), in: scope) { tree in
      tree.lower(content, in: scope.inside(stackAxis: .horizontal))
    }
  }
}
