/// The bar above a view.
public struct NavigationBarItem: Hashable, Sendable {
  /// How a bar shows its title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the view before.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Large, under the bar.
    case large
  }
}

extension View {
  /// Decides whether the status bar is seen; a canvas has none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Decides whether the system's own marks are seen; a canvas has none.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Decides which gestures of the system wait for those of the view.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
