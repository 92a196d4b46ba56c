package import LayoutEngine

/// What views find around them: the device, the language's direction, and where reports go.
package struct InterfaceEnvironment: Sendable {
  /// What holds while views are made and laid out.
  @TaskLocal package static var current = InterfaceEnvironment()

  /// The direction of the interface.
  package var layoutDirection = LayoutDirection.leftToRight
  package var systemVersion = SystemVersion(18)
  /// Pixels for each point, to which solved frames are rounded.
  package var displayScale: CGFloat = 1
  /// The area of the screen, in points.
  package var screenSize = CGSize(width: 320, height: 480)
  /// What bars and the device's shape take from the screen, in points.
  package var safeAreaInsets = UIEdgeInsets.zero
  /// Measures text; without one a text has no size.
  package var textMeasuring: (any TextMeasuring)?
  /// The glyphs of a symbol in a direction; `nil` where there are none.
  package var symbols: @Sendable (String, LayoutDirection) -> Symbol? = { _, _ in nil }
  /// Where mistakes of the scene are noted.
  package var problems = LayoutProblemLog()

  package init() {}

  /// The insets of a preset device, turned or upright.
  package func on(_ device: DevicePreset, isLandscape: Bool) -> InterfaceEnvironment {
    var environment = self
    environment.screenSize = device.size(isLandscape: isLandscape)
    environment.safeAreaInsets = device.safeAreaInsets(isLandscape: isLandscape)
    environment.displayScale = device.scale
    return environment
  }
}
