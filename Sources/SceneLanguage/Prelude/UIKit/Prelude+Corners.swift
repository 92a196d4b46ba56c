extension Prelude {
  /// The corners of views, told in one value; each view has one radius, and the corners that have it.
  static let viewCorners = Part(
    names: ["cornerConfiguration", "UICornerConfiguration", "UICornerRadius"],
    source: """
      struct UICornerRadius: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        fileprivate var length: CGFloat
        private init(_ length: CGFloat) { self.length = length }
        init(integerLiteral value: Int) { length = CGFloat(value) }
        init(floatLiteral value: Double) { length = CGFloat(value) }
        static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius) }
        /// The radius of the container is not known here.
        static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
          UICornerRadius(minimum ?? 0)
        }
        static var none: UICornerRadius { UICornerRadius(0) }
      }
      struct UICornerConfiguration {
        fileprivate var lengths: [CGFloat]
        private init(_ corners: [UICornerRadius?]) { lengths = corners.map { $0?.length ?? 0 } }
        static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
          .uniformCorners(radius: .fixed(maximumRadius ?? 10_000))
        }
        static func corners(radius: UICornerRadius) -> UICornerConfiguration {
          .uniformCorners(radius: radius)
        }
        static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
          UICornerConfiguration([radius, radius, radius, radius])
        }
        static func corners(
          topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
          bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
        ) -> UICornerConfiguration {
          UICornerConfiguration([
            topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius,
          ])
        }
        static func uniformEdges(
          topRadius: UICornerRadius, bottomRadius: UICornerRadius
        ) -> UICornerConfiguration {
          UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius])
        }
        static func uniformEdges(
          leftRadius: UICornerRadius, rightRadius: UICornerRadius
        ) -> UICornerConfiguration {
          UICornerConfiguration([leftRadius, rightRadius, leftRadius, rightRadius])
        }
        static func uniformTopRadius(
          _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
          bottomRightRadius: UICornerRadius? = nil
        ) -> UICornerConfiguration {
          UICornerConfiguration([radius, radius, bottomLeftRadius, bottomRightRadius])
        }
        static func uniformBottomRadius(
          _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
          topRightRadius: UICornerRadius? = nil
        ) -> UICornerConfiguration {
          UICornerConfiguration([topLeftRadius, topRightRadius, radius, radius])
        }
      }
      extension UIView {
        var cornerConfiguration: UICornerConfiguration {
          get { .uniformCorners(radius: .fixed(layer.cornerRadius)) }
          set {
            let corners: [CACornerMask] = [
              .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
              .layerMaxXMaxYCorner,
            ]
            layer.cornerRadius = newValue.lengths.max() ?? 0
            var rounded: CACornerMask = []
            for (corner, length) in zip(corners, newValue.lengths) where length > 0 {
              rounded.insert(corner)
            }
            layer.maskedCorners = rounded
          }
        }
      }
      """
  )

  /// Buttons of glass, of which a picture shows the outline and what stands on it.
  static let glassButtons = Part(
    names: ["glass", "prominentGlass", "clearGlass", "prominentClearGlass"],
    where: { $0.contains("UIButton") },
    source: """
      extension UIButton.Configuration {
        private static func capsule(_ ground: UIButton.Configuration) -> UIButton.Configuration {
          var glass = ground
          glass.cornerStyle = .capsule
          return glass
        }
        static func glass() -> UIButton.Configuration {
          var glass = capsule(.gray())
          glass.baseForegroundColor = .label
          return glass
        }
        static func clearGlass() -> UIButton.Configuration { glass() }
        static func prominentGlass() -> UIButton.Configuration { capsule(.filled()) }
        static func prominentClearGlass() -> UIButton.Configuration { prominentGlass() }
      }
      """
  )

  /// How content fades below bars, which a picture does not show.
  static let scrollEdges = Part(
    names: ["topEdgeEffect", "bottomEdgeEffect", "UIScrollEdgeElementContainerInteraction"],
    source: """
      class UIScrollEdgeEffect {
        struct Style: Hashable {
          private let name: String
          static let automatic = Style(name: "automatic")
          static let soft = Style(name: "soft")
          static let hard = Style(name: "hard")
        }
        var style = Style.automatic
        var isHidden = false
      }
      class UIScrollEdgeElementContainerInteraction: UIInteraction {
        weak var scrollView: UIScrollView?
        var edge: UIRectEdge = .top
        init() {}
      }
      extension UIScrollView {
        var topEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
        var bottomEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
        var leftEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
        var rightEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
      }
      """
  )

  /// Traits that a scene sets for what is inside: a picture shows those of its device, and turns
  /// the view alone for which another direction is set, not those in it.
  static let traitOverrides = Part(
    names: ["traitOverrides", "UITraitOverrides"],
    source: """
      struct UITraitOverrides {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var displayScale: CGFloat = 0
        func contains(_ trait: Any) -> Bool { false }
        mutating func remove(_ trait: Any) {}
        subscript(trait: Any) -> Any? {
          get { nil }
          set {}
        }
      }
      extension UIView {
        var traitOverrides: UITraitOverrides {
          get {
            var overrides = UITraitOverrides()
            switch semanticContentAttribute {
            case .forceRightToLeft: overrides.layoutDirection = .rightToLeft
            case .forceLeftToRight: overrides.layoutDirection = .leftToRight
            default: break
            }
            return overrides
          }
          set {
            switch newValue.layoutDirection {
            case .rightToLeft: semanticContentAttribute = .forceRightToLeft
            case .leftToRight: semanticContentAttribute = .forceLeftToRight
            default: break
            }
          }
        }
      }
      extension UIViewController {
        var traitOverrides: UITraitOverrides {
          get { viewIfLoaded?.traitOverrides ?? UITraitOverrides() }
          set { viewIfLoaded?.traitOverrides = newValue }
        }
      }
      """
  )
}
