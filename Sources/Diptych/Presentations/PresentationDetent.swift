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

  /// The height of a sheet that can be `most` points high.
  func height(in most: CGFloat) -> CGFloat {
    let length = height ?? most * (fraction ?? 1)
    return length.isNaN ? most : min(max(length, 0), most)
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

extension View {
  /// Decides how tall a sheet is; of several heights a picture shows the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    SheetWish(content: self) { $0.detents = detents }
  }

  /// Decides how tall a sheet is, at the height chosen among several.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    let chosen = selection.wrappedValue
    return SheetWish(content: self) { $0.detents = detents.contains(chosen) ? [chosen] : detents }
  }

  /// Decides whether a sheet shows its handle.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    SheetWish(content: self) { $0.handle = visibility }
  }

  /// Decides whether a sheet can be swiped away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
