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
        init() {}
        func configureWithOpaqueBackground() { clear() }
        func configureWithDefaultBackground() { clear() }
        func configureWithTransparentBackground() { clear() }
        private func clear() {
          (backgroundColor, backgroundImage, backgroundEffect) = (nil, nil, nil)
        }
      }
      class UIBarButtonItemStateAppearance {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var backgroundImage: UIImage?
      }
      class UIBarButtonItemAppearance {
        let normal = UIBarButtonItemStateAppearance()
        let highlighted = UIBarButtonItemStateAppearance()
        let disabled = UIBarButtonItemStateAppearance()
        init() {}
        init(style: UIBarButtonItem.Style) {}
      }
      class UINavigationBarAppearance: UIBarAppearance {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var buttonAppearance = UIBarButtonItemAppearance()
        var backButtonAppearance = UIBarButtonItemAppearance()
        var doneButtonAppearance = UIBarButtonItemAppearance()
        func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
      }
      class UITabBarItemStateAppearance {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var iconColor: UIColor?
        var badgeBackgroundColor: UIColor?
      }
      class UITabBarItemAppearance {
        let normal = UITabBarItemStateAppearance()
        let selected = UITabBarItemStateAppearance()
        let disabled = UITabBarItemStateAppearance()
        init() {}
      }
      class UITabBarAppearance: UIBarAppearance {
        var stackedLayoutAppearance = UITabBarItemAppearance()
        var inlineLayoutAppearance = UITabBarItemAppearance()
        var compactInlineLayoutAppearance = UITabBarItemAppearance()
        var selectionIndicatorTintColor: UIColor?
      }
      class UIToolbarAppearance: UIBarAppearance {}
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
