extension View {
  /// Lets the view be refreshed, which a picture does not show.
  public func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Emphasises the headers of sections in the view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}
