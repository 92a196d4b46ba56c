/// A view with what a tab bar shows for it.
package struct TabItem<Content: View>: PrimitiveView {
  let content: Content
  let label: any View

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.membership.tabLabel = label
    tree.lower(content, in: scope)
  }
}

extension View {
  /// Tells what a tab bar shows for the view.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItem(content: self, label: Written(content: label()))
  }

  /// Draws the tab views in the view in a style.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    changingStyles {
      $0.isTabViewPaged = style.isPaged
      $0.hasTabViewIndex = style.hasIndex
    }
  }
}

/// A view of a tab view with what the bar shows for it.
public struct Tab<Value, Content: View, Label: View>: PrimitiveView {
  private let content: Content
  private let label: any View
  private let tag: AnyHashable?

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    if let tag { scope.membership.tag = tag }
    TabItem(content: content, label: label).lower(into: &tree, in: scope)
  }
}

extension Tab where Value == Never, Label == Diptych.Label<Text, Image> {
  /// Creates a view with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    label = Unwritten(content: Diptych.Label(titleKey, systemImage: systemImage))
    self.content = content()
    tag = nil
  }
}

extension Tab where Value: Hashable, Label == Diptych.Label<Text, Image> {
  /// Creates a view with a title, a symbol, and the value that chooses it.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    label = Unwritten(content: Diptych.Label(titleKey, systemImage: systemImage))
    self.content = content()
    tag = AnyHashable(value)
  }
}

extension Tab where Value == Never {
  /// Creates a view with what the bar shows for it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = Written(content: label())
    self.content = content()
    tag = nil
  }
}

extension Tab where Value: Hashable {
  /// Creates a view with the value that chooses it and what the bar shows for it.
  public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = Written(content: label())
    self.content = content()
    tag = AnyHashable(value)
  }
}

/// How tab views look; scenes choose one and cannot declare their own.
public protocol TabViewStyle {
  /// Whether the views are pages without a bar.
  var isPaged: Bool { get }
  /// Whether dots over the lower edge count the pages.
  var hasIndex: Bool { get }
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// The views have a bar.
  public var isPaged: Bool { false }
  /// The bar counts the views.
  public var hasIndex: Bool { false }
}

/// Pages to turn.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots over the lower edge of the pages are shown: where there are several, or not.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  /// The views have no bar.
  public var isPaged: Bool { true }
  /// The dots are there unless they are not wanted.
  public var hasIndex: Bool { indexDisplayMode != .never }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A bar of tabs; a sidebar where there is room, which no phone has.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A bar of tabs, wherever there is room.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to turn.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to turn, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
