/// Columns of which the first leads to the others.
///
/// Where there is little room the first one stands alone. Elsewhere the last two stand side by side,
/// as on a tablet that lies on its side; how wide the one before the last is, is weakly attested.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let name = "NavigationSplitView"
    guard scope.environment.horizontalSizeClass == .regular else {
      return BarredContent(elementName: name, content: sidebar).lower(into: &tree, in: scope)
    }
    let center = tree.pair(.center)
    let row = StackRule(axis: .horizontal, spacing: 0, alignment: center.vertical)
    let column = FixedFrame(width: BarMetrics.sidebarWidth, height: nil, alignment: center)
    tree.element(name, rule: .stack(row), in: scope) { tree in
      let inside = scope.inside(stackAxis: .horizontal)
      let frame = tree.begin(.fixedFrame(column), in: scope)
      if let content {
        BarredContent(elementName: nil, content: content).lower(into: &tree, in: inside)
      } else {
        BarredContent(elementName: nil, content: sidebar).lower(into: &tree, in: inside)
      }
      tree.end(frame)
      tree.lower(Unwritten(content: Divider()), in: inside)
      BarredContent(elementName: nil, content: detail).lower(into: &tree, in: inside)
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }
}
