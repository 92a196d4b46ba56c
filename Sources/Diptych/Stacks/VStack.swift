/// A column of views from the top to the bottom.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The line along which the views are set.
  ///   - spacing: The gap between neighbours, in points; `nil` leaves it to their preferences.
  ///   - content: The views in the column.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let alignment = tree.index(of: alignment.key)
    let stack = StackRule(axis: .vertical, spacing: spacing, alignment: alignment)
    tree.element("VStack", rule: .stack(stack), in: scope) { tree in
      tree.lower(content, in: scope.inside(stackAxis: .vertical))
    }
  }
}
