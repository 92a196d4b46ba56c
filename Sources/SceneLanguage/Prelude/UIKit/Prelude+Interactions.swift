extension Prelude {
  /// What scenes add to views for touches and pointers, which a picture has none of.
  static let interactions = Part(
    names: [
      "UIContextMenuInteraction", "UIPointerInteraction", "UIPointerInteractionDelegate",
      "UIDragInteraction", "UIDropInteraction", "UIDragInteractionDelegate",
      "UIDropInteractionDelegate", "UIInteraction",
    ],
    source: """
      protocol UIInteraction: AnyObject {}
      class UIContextMenuInteraction: UIInteraction {
        weak var delegate: UIContextMenuInteractionDelegate?
        init(delegate: UIContextMenuInteractionDelegate) { self.delegate = delegate }
        func location(in view: UIView?) -> CGPoint { .zero }
        func dismissMenu() {}
      }
      protocol UIPointerInteractionDelegate: AnyObject {}
      class UIPointerInteraction: UIInteraction {
        init(delegate: UIPointerInteractionDelegate? = nil) {}
      }
      protocol UIDragInteractionDelegate: AnyObject {}
      class UIDragInteraction: UIInteraction {
        var isEnabled = true
        init(delegate: UIDragInteractionDelegate) {}
      }
      protocol UIDropInteractionDelegate: AnyObject {}
      class UIDropInteraction: UIInteraction {
        init(delegate: UIDropInteractionDelegate) {}
      }
      """
  )

  /// How sheets stand on a screen; a preview shows a controller by itself.
  static let sheets = Part(
    names: ["UISheetPresentationController", "sheetPresentationController"],
    source: """
      struct UISheetPresentationControllerDetentResolutionContext {
        var containerTraitCollection: UITraitCollection
        var maximumDetentValue: CGFloat
      }
      class UISheetPresentationController {
        static let automaticDimension: CGFloat = -1
        class Detent {
          struct Identifier: Hashable {
            let rawValue: String
            init(_ rawValue: String) { self.rawValue = rawValue }
            init(rawValue: String) { self.rawValue = rawValue }
            static let medium = Identifier("medium")
            static let large = Identifier("large")
          }
          let identifier: Identifier
          init(identifier: Identifier) { self.identifier = identifier }
          static func medium() -> Detent { Detent(identifier: .medium) }
          static func large() -> Detent { Detent(identifier: .large) }
          static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
          ) -> Detent { Detent(identifier: identifier ?? Identifier("custom"), resolver) }
          private var resolver:
            ((UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
          private init(
            identifier: Identifier,
            _ resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
          ) { (self.identifier, self.resolver) = (identifier, resolver) }
          func resolvedValue(
            in context: UISheetPresentationControllerDetentResolutionContext
          ) -> CGFloat? {
            if let resolver { return resolver(context) }
            return identifier == .medium
              ? context.maximumDetentValue / 2 : context.maximumDetentValue
          }
        }
        var detents: [Detent] = [.large()]
        var selectedDetentIdentifier: Detent.Identifier?
        var largestUndimmedDetentIdentifier: Detent.Identifier?
        var prefersGrabberVisible = false
        var prefersScrollingExpandsWhenScrolledToEdge = true
        var prefersEdgeAttachedInCompactHeight = false
        var widthFollowsPreferredContentSizeWhenEdgeAttached = false
        var preferredCornerRadius: CGFloat?
        var sourceView: UIView?
        var delegate: Any?
        func animateChanges(_ changes: () -> Void) { changes() }
        func invalidateDetents() {}
      }
      extension UIViewController {
        var sheetPresentationController: UISheetPresentationController? {
          UISheetPresentationController()
        }
      }
      """
  )

  /// Animations that scenes start and stop; a picture shows where they end.
  static let propertyAnimators = Part(
    names: ["UIViewPropertyAnimator", "UISpringTimingParameters", "UICubicTimingParameters"],
    source: """
      class UISpringTimingParameters {
        init(dampingRatio: CGFloat = 1, initialVelocity: CGVector = .zero) {}
        init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
      }
      class UICubicTimingParameters {
        init(animationCurve: UIViewPropertyAnimator._Curve) {}
        init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
      }
      class UIViewPropertyAnimator {
        enum _Curve { case easeInOut, easeIn, easeOut, linear }
        private var animations: [() -> Void] = []
        private var completions: [(Int) -> Void] = []
        var fractionComplete: CGFloat = 0
        var isReversed = false
        private(set) var isRunning = false
        init(duration: TimeInterval, timingParameters parameters: Any) {}
        init(duration: TimeInterval, curve: _Curve, animations: (() -> Void)? = nil) {
          if let animations { self.animations = [animations] }
        }
        init(
          duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
        ) {
          if let animations { self.animations = [animations] }
        }
        @discardableResult
        static func runningPropertyAnimator(
          withDuration duration: TimeInterval, delay: TimeInterval,
          options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
          completion: ((Int) -> Void)? = nil
        ) -> UIViewPropertyAnimator {
          let animator = UIViewPropertyAnimator(
            duration: duration, curve: .linear, animations: animations)
          animator.startAnimation()
          return animator
        }
        func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
        func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
          animations.append(animation)
        }
        func addCompletion(_ completion: @escaping (Int) -> Void) {
          completions.append(completion)
        }
        func startAnimation() {
          for animation in animations { animation() }
          animations = []
        }
        func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
        func pauseAnimation() {}
        func stopAnimation(_ withoutFinishing: Bool) {}
        func finishAnimation(at finalPosition: Int) {}
        func continueAnimation(withTimingParameters: Any?, durationFactor: CGFloat) {}
      }
      """
  )

  /// The parts of UIKit's colours.
  static let interfaceColors = Part(
    names: ["getRed", "getHue", "getWhite", "components", "resolvedColor"],
    source: """
      extension UIColor {
        func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
        @discardableResult
        func getRed(
          _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
        ) -> Bool {
          let parts = _parts
          (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3])
          return true
        }
        @discardableResult
        func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
          let parts = _parts
          white = (parts[0] + parts[1] + parts[2]) / 3
          alpha = parts[3]
          return true
        }
        @discardableResult
        func getHue(
          _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
          alpha: inout CGFloat
        ) -> Bool {
          let parts = _parts
          let most = max(parts[0], parts[1], parts[2]), least = min(parts[0], parts[1], parts[2])
          let span = most - least
          brightness = most
          saturation = most == 0 ? 0 : span / most
          alpha = parts[3]
          hue = 0
          guard span > 0 else { return true }
          if most == parts[0] {
            hue = ((parts[1] - parts[2]) / span).truncatingRemainder(dividingBy: 6) / 6
          } else if most == parts[1] {
            hue = ((parts[2] - parts[0]) / span + 2) / 6
          } else {
            hue = ((parts[0] - parts[1]) / span + 4) / 6
          }
          if hue < 0 { hue += 1 }
          return true
        }
      }
      extension CGColor {
        var components: [CGFloat]? { UIColor(cgColor: self)._parts }
        var numberOfComponents: Int { 4 }
        var alpha: CGFloat { UIColor(cgColor: self)._parts[3] }
      }
      """
  )

  /// The details of buttons' looks that have no place in a terminal, but for colours.
  static let buttonDetails = Part(
    names: [
      "titleTextAttributesTransformer", "preferredSymbolConfigurationForImage",
      "UIConfigurationTextAttributesTransformer", "subtitleTextAttributesTransformer",
      "UIConfigurationColorTransformer", "imageColorTransformer",
      "activityIndicatorColorTransformer", "indicatorColorTransformer", "titleLineBreakMode",
      "subtitleLineBreakMode", "automaticallyUpdateForSelection", "imageReservation",
    ],
    source: """
      struct _TextAttributes {
        var font: UIFont?
        var foregroundColor: UIColor?
        var backgroundColor: UIColor?
        var kern: CGFloat?
        var underlineStyle: NSUnderlineStyle?
      }
      struct UIConfigurationTextAttributesTransformer {
        let transform: (_TextAttributes) -> _TextAttributes
        init(_ transform: @escaping (_TextAttributes) -> _TextAttributes) {
          self.transform = transform
        }
      }
      struct UIConfigurationColorTransformer {
        let transform: (UIColor) -> UIColor
        init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
        static let grayscale = UIConfigurationColorTransformer { $0 }
        static let preferredTint = UIConfigurationColorTransformer { $0 }
        static let monochromeTint = UIConfigurationColorTransformer { $0 }
        func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
      }
      extension UIButton.Configuration {
        var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
          get { nil }
          set {}
        }
        var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
          get { nil }
          set {}
        }
        var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
          get { nil }
          set {}
        }
        var imageColorTransformer: UIConfigurationColorTransformer? {
          get { nil }
          set {}
        }
        var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
          get { nil }
          set {}
        }
        var indicatorColorTransformer: UIConfigurationColorTransformer? {
          get { nil }
          set {}
        }
        var titleLineBreakMode: NSLineBreakMode {
          get { .byWordWrapping }
          set {}
        }
        var subtitleLineBreakMode: NSLineBreakMode {
          get { .byWordWrapping }
          set {}
        }
        var automaticallyUpdateForSelection: Bool {
          get { true }
          set {}
        }
        var imageReservation: CGFloat {
          get { 0 }
          set {}
        }
      }
      """
  )
}
