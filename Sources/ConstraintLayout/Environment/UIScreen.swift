public import LayoutEngine

/// The screen of a preview.
public final class UIScreen: Sendable {
  /// The area of the screen, in points.
  public let bounds: CGRect
  /// Pixels for each point.
  public let scale: CGFloat

  private init(_ environment: InterfaceEnvironment) {
    bounds = CGRect(origin: .zero, size: environment.screenSize)
    scale = environment.displayScale
  }

  /// The screen of the preview.
  public static var main: UIScreen { UIScreen(.current) }
}
