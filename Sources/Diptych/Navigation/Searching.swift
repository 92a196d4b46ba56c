/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When the field below a navigation bar's title is there.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// When the content is pulled down.
    case automatic
    /// Always.
    case always
  }

  private let name: String
  /// Whether the field is there before anyone looks for it.
  var isAlwaysShown = false

  /// As the system decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// In the navigation bar, always or when the content is pulled down.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer", isAlwaysShown: displayMode == .always)
  }
}

extension View {
  /// Offers to search: a picture shows the field where it is always there.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt.map { Text($0) })
  }

  /// Offers to search: a picture shows the field where it is always there.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text?
  ) -> some View {
    NavigationItemChange(content: self) { item in
      guard placement.isAlwaysShown else { return }
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
