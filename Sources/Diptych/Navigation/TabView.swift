internal import LayoutEngine

/// One of several views, with a bar below to choose among them.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: AnyHashable?
  private let content: Content

  /// Creates a tab view that shows the view whose tag is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let center = tree.pair(.center)
    let inset = SafeAreaInsetRule(edge: .bottom, spacing: 0, alignment: center.horizontal)
    let full = FlexibleLength(min: nil, ideal: nil, max: .infinity)
    let frame = FlexibleFrame(horizontal: full, vertical: full, alignment: center)
    let bar = TabItems(selection: selection)
    tree.element("TabView", rule: .safeAreaInset(inset), in: scope) { tree in
      var inside = scope.inside(stackAxis: nil)
      inside.surroundings.tabAccessory = nil
      let screen = tree.beginContainer()
      let area = tree.begin(.flexibleFrame(frame), in: scope)
      let views = tree.begin(.zStack(center), in: scope)
      var pages = inside
      pages.isAskedForTags = true
      pages.modifiers = bar.modifiers
      tree.lower(content, in: pages)
      tree.end(views)
      tree.end(area)
      tree.end(screen)
      inside.isInsideControl = true
      let styles = scope.surroundings.styles
      let tabs = TabBar(
        items: bar,
        accessory: scope.surroundings.tabAccessory.map { AnyView(any: $0) },
        isHidden: styles.isTabViewPaged,
        hasIndex: styles.hasTabViewIndex
      )
      tree.single(tabs, container: .zStack(center), in: inside)
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows its first view.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The tabs of a tab view while its views are lowered; the views not chosen leave nothing else.
final class TabItems {
  private let selection: AnyHashable?
  private(set) var labels: [any View] = []
  private(set) var badges: [Badge?] = []
  private(set) var chosen: Int?

  init(selection: AnyHashable?) {
    self.selection = selection
  }

  var modifiers: ModifierLink {
    ModifierLink(around: nil) { [self] tree, scope, body in
      labels.append(scope.membership.tabLabel ?? EmptyView())
      badges.append(scope.membership.badge)
      guard chosen == nil, selection == nil || scope.membership.tag == selection else { return }
      chosen = labels.count - 1
      body(&tree)
    }
  }
}

/// The bar of a tab view.
private struct TabBar: ComposedView {
  let items: TabItems
  let accessory: AnyView?
  let isHidden: Bool
  let hasIndex: Bool
  @Environment(\.controlLooks) private var looks

  var body: some View {
    if isHidden || looks.hidesTabBar {
      Color.clear.frame(height: 0).overlay(alignment: .bottom) {
        if isHidden, hasIndex, items.labels.count > 1 {
          index.frame(height: BarMetrics.pageIndexHeight)
        }
      }
    } else {
      VStack(spacing: 0) {
        if let accessory {
          accessory
            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            .frame(maxWidth: .infinity)
            .frame(height: BarMetrics.accessoryHeight)
            .background(ControlPaint.box, in: Capsule())
            .padding(.horizontal, BarMetrics.inset)
            .padding(.bottom, BarMetrics.accessoryGap)
        }
        bar
      }
    }
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.labels.count) { index in
        VStack(spacing: 0) { AnyView(any: items.labels[index]) }
          .foregroundStyle(
            items.chosen == index
              ? AnyShapeStyle(TintShapeStyle()) : otherTabs
          )
          .overlay(alignment: .top) {
            if let badge = items.badges[index] { badge.tab.offset(x: BarMetrics.badgeOffset) }
          }
          .frame(maxWidth: .infinity)
      }
    }
    .labelStyle(StackedLabelStyle())
    .frame(height: BarMetrics.tabHeight)
    .background(looks.tabBar.map { Color($0) } ?? .clear)
  }

  private var otherTabs: AnyShapeStyle {
    looks.otherTabs.map { AnyShapeStyle(Color($0)) }
      ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)
  }

  /// A dot for each page.
  private var index: some View {
    HStack(spacing: 9) {
      ForEach(0..<items.labels.count) { index in
        Circle()
          .fill(index == items.chosen ? dot(looks.currentPage, .secondary) : dot(looks.pages))
          .frame(width: 7, height: 7)
      }
    }
  }
}

/// The colour of a dot.
private func dot(
  _ paint: Paint?,
  _ plain: HierarchicalShapeStyle = .quaternary
) -> AnyShapeStyle {
  paint.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(plain)
}

/// The icon above the title, as tabs show it.
private struct StackedLabelStyle: LabelStyle, BuiltinStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon
      configuration.title
    }
  }
}

/// Where what stands above the bar of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar, which has become small.
  case inline
  /// Above the bar.
  case expanded
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
  static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
  /// Where the view is, if it stands above the bar of a tab view.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

private struct TabAccessory<Content: View>: PrimitiveView {
  let content: Content
  let accessory: any View

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.surroundings.tabAccessory = accessory
    tree.lower(content, in: scope)
  }
}

extension View {
  /// Puts a view above the bar of the tab view.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    TabAccessory(content: self, accessory: Written(content: content()))
  }
}
