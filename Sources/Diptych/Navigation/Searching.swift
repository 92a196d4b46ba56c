/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When the field below a navigation bar's title is there.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// Until the content is scrolled.
    case automatic
    /// Always.
    case always
  }

  private let name: String

  /// As the system decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// In the navigation bar, always or until the content is scrolled.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

extension View {
  /// Offers to search: the field stands below the title before anything is scrolled.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt.map { Text($0) })
  }

  /// Offers to search: the field stands below the title before anything is scrolled.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text?
  ) -> some View {
    NavigationItemChange(content: self) { item in
      item.searchField = SearchBox(text: text.wrappedValue, prompt: prompt ?? Text("Search"))
    }
  }
}

/// The search field below a navigation bar's title.
struct SearchBox: ComposedView {
  let text: String
  let prompt: Text

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      if text.isEmpty {
        prompt.foregroundStyle(.secondary)
      } else {
        Text(verbatim: text)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, minHeight: 36, maxHeight: 36, alignment: .leading)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal, BarMetrics.inset)
    .padding(.top, 1)
    .frame(height: BarMetrics.searchHeight, alignment: .top)
  }
}
