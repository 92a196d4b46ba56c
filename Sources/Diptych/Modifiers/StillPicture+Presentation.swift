// A picture shows the view itself: nothing is presented over it, whatever the binding says.
extension View {
  /// Presents a sheet; a still picture does not.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Presents a sheet for an item; a still picture does not.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Presents a cover; a still picture does not.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Presents a cover for an item; a still picture does not.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Presents a popover; a still picture does not.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Presents a popover for an item; a still picture does not.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Offers a menu; a still picture does not show it.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

  /// Decides how tall a sheet is.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Decides whether a sheet shows its handle.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Decides whether a sheet can be swiped away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let height: CGFloat?
  private let fraction: CGFloat?

  /// Half of the screen.
  public static let medium = PresentationDetent(height: nil, fraction: 0.5)
  /// All of the screen.
  public static let large = PresentationDetent(height: nil, fraction: 1)

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: height, fraction: nil)
  }

  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: nil, fraction: fraction)
  }
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system chooses.
  case automatic
  /// It is seen.
  case visible
  /// It is not seen.
  case hidden
}
