extension View {
  /// Lets the view be refreshed, which a picture does not show.
  public func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Emphasises the headers of sections in the view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

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
