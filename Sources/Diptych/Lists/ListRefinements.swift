/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
}

extension View {
  /// Offers to search, which a picture leaves out.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View {
    self
  }

  /// Lets the view be refreshed, which a picture does not show.
  public func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Emphasises the headers of sections in the view.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Decides whether the view can be deleted from a list, which a picture does not show.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Decides whether the view can be moved in a list, which a picture does not show.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}
