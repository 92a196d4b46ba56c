extension Prelude {
  /// The looks of bars, of which a still picture shows some colours.
  static let barAppearances = Part(
    names: [
      "UIBarAppearance", "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance",
      "UIBarButtonItemAppearance", "UITabBarItemAppearance", "standardAppearance",
      "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
    ],
    source: """
      class UIBarAppearance {
        var backgroundColor: UIColor?
        var backgroundEffect: Any?
        var backgroundImage: UIImage?
        var shadowColor: UIColor?
        var shadowImage: UIImage?
        var backgroundImageContentMode = UIView.ContentMode.scaleToFill
        init() {}
        init(idiom: UIUserInterfaceIdiom) {}
        init(barAppearance: UIBarAppearance) { take(barAppearance) }
        func copy() -> Any {
          let copy = UIBarAppearance()
          copy.take(self)
          return copy
        }
        fileprivate func take(_ other: UIBarAppearance) {
          (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
          (backgroundImage, shadowColor) = (other.backgroundImage, other.shadowColor)
          shadowImage = other.shadowImage
        }
        func configureWithOpaqueBackground() { clear() }
        func configureWithDefaultBackground() { clear() }
        func configureWithTransparentBackground() { clear() }
        private func clear() {
          (backgroundColor, backgroundImage, backgroundEffect) = (nil, nil, nil)
        }
      }
      class UIBarButtonItemStateAppearance {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var titlePositionAdjustment = UIOffset.zero
        var backgroundImage: UIImage?
        var backgroundImagePositionAdjustment = UIOffset.zero
      }
      class UIBarButtonItemAppearance {
        let normal = UIBarButtonItemStateAppearance()
        let highlighted = UIBarButtonItemStateAppearance()
        let disabled = UIBarButtonItemStateAppearance()
        init() {}
        let focused = UIBarButtonItemStateAppearance()
        init(style: UIBarButtonItem.Style) {}
        func configureWithDefault(for style: UIBarButtonItem.Style) {}
      }
      class UINavigationBarAppearance: UIBarAppearance {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var buttonAppearance = UIBarButtonItemAppearance()
        var backButtonAppearance = UIBarButtonItemAppearance()
        var doneButtonAppearance = UIBarButtonItemAppearance()
        var titlePositionAdjustment = UIOffset.zero
        var prominentButtonAppearance = UIBarButtonItemAppearance()
        var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
        private(set) var backIndicatorImage = UIImage()
        private(set) var backIndicatorTransitionMaskImage = UIImage()
        func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
          backIndicatorImage = image ?? UIImage()
          backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
        }
        override func copy() -> Any { UINavigationBarAppearance(barAppearance: self) }
        override func take(_ other: UIBarAppearance) {
          super.take(other)
          guard let other = other as? UINavigationBarAppearance else { return }
          titleTextAttributes = other.titleTextAttributes
          largeTitleTextAttributes = other.largeTitleTextAttributes
          buttonAppearance = other.buttonAppearance
          backButtonAppearance = other.backButtonAppearance
          doneButtonAppearance = other.doneButtonAppearance
          titlePositionAdjustment = other.titlePositionAdjustment
        }
      }
      class UITabBarItemStateAppearance {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var titlePositionAdjustment = UIOffset.zero
        var iconColor: UIColor?
        var badgeBackgroundColor: UIColor?
        var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
        var badgePositionAdjustment = UIOffset.zero
        var badgeTitlePositionAdjustment = UIOffset.zero
      }
      class UITabBarItemAppearance {
        let normal = UITabBarItemStateAppearance()
        let selected = UITabBarItemStateAppearance()
        let disabled = UITabBarItemStateAppearance()
        let focused = UITabBarItemStateAppearance()
        enum Style: Int { case stacked, inline, compactInline }
        init() {}
        init(style: Style) {}
        func configureWithDefault(for style: Style) {}
      }
      class UITabBarAppearance: UIBarAppearance {
        var stackedLayoutAppearance = UITabBarItemAppearance()
        var inlineLayoutAppearance = UITabBarItemAppearance()
        var compactInlineLayoutAppearance = UITabBarItemAppearance()
        var selectionIndicatorTintColor: UIColor?
        var selectionIndicatorImage: UIImage?
        var stackedItemPositioning = UITabBar.ItemPositioning.automatic
        var stackedItemWidth: CGFloat = 0
        var stackedItemSpacing: CGFloat = 0
        override func copy() -> Any { UITabBarAppearance(barAppearance: self) }
        override func take(_ other: UIBarAppearance) {
          super.take(other)
          guard let other = other as? UITabBarAppearance else { return }
          stackedLayoutAppearance = other.stackedLayoutAppearance
          inlineLayoutAppearance = other.inlineLayoutAppearance
          compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
          selectionIndicatorTintColor = other.selectionIndicatorTintColor
        }
      }
      class UIToolbarAppearance: UIBarAppearance {
        var buttonAppearance = UIBarButtonItemAppearance()
        var doneButtonAppearance = UIBarButtonItemAppearance()
      }
      \(barLooks(of: "UINavigationBar", "UINavigationBarAppearance"))
      \(barLooks(of: "UITabBar", "UITabBarAppearance"))
      \(barLooks(of: "UIToolbar", "UIToolbarAppearance"))
      extension UINavigationItem {
        \(optionalLooks("UINavigationBarAppearance", BarLookName.allCases))
      }
      extension UITabBarItem {
        \(optionalLooks("UITabBarAppearance", [.standardAppearance, .scrollEdgeAppearance]))
      }
      """
  )

  /// A bar makes its usual look when it is asked for it.
  private static func barLooks(of bar: String, _ look: String) -> String {
    """
    extension \(bar) {
      var standardAppearance: \(look) {
        get {
          if let kept = _standardAppearance as? \(look) { return kept }
          let made = \(look)()
          _standardAppearance = made
          return made
        }
        set { _standardAppearance = newValue }
      }
      \(optionalLooks(look, BarLookName.allCases.filter { $0 != .standardAppearance }))
    }
    """
  }

  private static func optionalLooks(_ look: String, _ names: [BarLookName]) -> String {
    names.map { name in
      """
      var \(name.rawValue): \(look)? {
        get { \(name.kept) as? \(look) }
        set { \(name.kept) = newValue }
      }
      """
    }.joined(separator: "\n")
  }
}
