/// Columns of which the first leads to the others; an iPhone shows the first one alone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let sidebar: Sidebar

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    BarredContent(elementName: "NavigationSplitView", content: sidebar)
      .lower(into: &tree, in: scope)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }
}
