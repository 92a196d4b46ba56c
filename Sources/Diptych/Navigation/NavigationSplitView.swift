/// Columns of which the first leads to the others.
///
/// Where there is little room one stands alone, the first unless the scene prefers another.
/// Elsewhere the last two stand side by side, as on a tablet that lies on its side, or those that
/// the scene shows; how wide the ones before the last are, is weakly attested.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: NavigationSplitViewVisibility
  private let compactColumn: NavigationSplitViewColumn

  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are seen where there is room for several.
  ///   - preferredCompactColumn: Which column is seen where there is room for one.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility.wrappedValue
    compactColumn = preferredCompactColumn.wrappedValue
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let name = "NavigationSplitView"
    guard scope.environment.horizontalSizeClass == .regular else {
      let alone = BarredContent(elementName: name, content: AnyView(any: compact))
      return alone.lower(into: &tree, in: scope)
    }
    let center = tree.pair(.center)
    let row = StackRule(axis: .horizontal, spacing: 0, alignment: center.vertical)
    let column = FixedFrame(width: BarMetrics.sidebarWidth, height: nil, alignment: center)
    tree.element(name, rule: .stack(row), in: scope) { tree in
      let inside = scope.inside(stackAxis: .horizontal)
      for view in columnsBeforeDetail {
        let frame = tree.begin(.fixedFrame(column), in: scope)
        BarredContent(elementName: nil, content: AnyView(any: view)).lower(into: &tree, in: inside)
        tree.end(frame)
        tree.lower(Unwritten(content: Divider()), in: inside)
      }
      BarredContent(elementName: nil, content: detail).lower(into: &tree, in: inside)
    }
  }

  /// The column that stands alone.
  private var compact: any View {
    switch compactColumn.place {
    case .sidebar: sidebar
    case .content: content ?? detail
    case .detail: detail
    }
  }

  private var columnsBeforeDetail: [any View] {
    switch visibility.columns {
    case .automatic, .doubleColumn: [content ?? sidebar]
    case .all: content.map { [sidebar, $0] } ?? [sidebar]
    case .detailOnly: []
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are seen where there is room for several.
  ///   - preferredCompactColumn: Which column is seen where there is room for one.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
    visibility = columnVisibility.wrappedValue
    compactColumn = preferredCompactColumn.wrappedValue
  }
}
