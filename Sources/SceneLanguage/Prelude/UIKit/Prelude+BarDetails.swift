extension Prelude {
  /// How the parts of bars stand, which a character picture has no room to show.
  static let barDetails = Part(
    names: [
      "setBackButtonTitlePositionAdjustment", "setTitlePositionAdjustment",
      "setBackButtonBackgroundImage", "setTitleVerticalPositionAdjustment",
      "titlePositionAdjustment", "setScopeBarButtonTitleTextAttributes",
      "setBackgroundVerticalPositionAdjustment", "UIAppearanceContainer", "UIAppearance",
    ],
    source: """
      protocol UIAppearanceContainer {}
      protocol UIAppearance: AnyObject {}
      extension UIView: UIAppearance, UIAppearanceContainer {}
      extension UIViewController: UIAppearanceContainer {}
      extension UIBarButtonItem: UIAppearance {
        func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics) {}
        func setTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics) {}
        func setBackgroundVerticalPositionAdjustment(
          _ adjustment: CGFloat, for metrics: UIBarMetrics
        ) {}
        func setBackButtonBackgroundImage(
          _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
        ) {}
      }
      extension UINavigationBar {
        func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
      }
      extension UITabBarItem: UIAppearance {
        var titlePositionAdjustment: UIOffset {
          get { _titlePositionAdjustment as? UIOffset ?? .zero }
          set { _titlePositionAdjustment = newValue }
        }
      }
      extension UISearchBar {
        func setScopeBarButtonTitleTextAttributes(
          _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
        ) {}
        func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
      }
      """
  )
}
