package import LayoutEngine

/// What views find around them: the device, the language's direction, and where reports go.
package struct InterfaceEnvironment: Sendable {
  /// What holds while views are made and laid out.
  @TaskLocal package static var current = InterfaceEnvironment()

  /// The direction of the interface.
  package var layoutDirection: LayoutDirection {
    get { notedDirection.value }
    set { notedDirection = NotedDirection(newValue) }
  }
  /// The direction of the interface, not looked at.
  package var notedDirection = NotedDirection(.leftToRight)
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
  /// How much work constraints may still make.
  package var solving = SolvingBudget()
  /// The looks that the scene sets for classes of views.
  package var looks = ClassLooks()
  /// What views are drawn with.
  package var contexts = DrawnContexts()

  package init() {}

  /// What views find on a canvas: its area is the screen, and what it says is unsafe.
  ///
  /// A plain canvas keeps the insets there are.
  func on(_ canvas: PreviewCanvas) -> InterfaceEnvironment {
    var environment = self
    environment.screenSize = canvas.size.bounded
    if case .device(let device) = canvas {
      environment.safeAreaInsets = UIEdgeInsets(
        NSDirectionalEdgeInsets(device.safeAreaInsets),
        in: layoutDirection
      )
    }
    return environment
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}
