internal import LayoutEngine

/// The heights of iOS's bars, in points.
enum BarLengths {
  /// Of a navigation bar: lower on a phone that is turned by a quarter.
  static var navigation: CGFloat {
    UITraitCollection.current.verticalSizeClass == .compact ? 32 : 44
  }
  /// Of the line for a large title below the bar; a turned phone has none.
  static var largeTitle: CGFloat {
    UITraitCollection.current.verticalSizeClass == .compact ? 0 : 52
  }
  /// Of the line for a search field below the title, the field 36 of it.
  static let search: CGFloat = 52
  /// Of a search bar, the field in the middle of it, and its room at the ends of a navigation bar.
  static let searchBar: CGFloat = 56
  static let searchInset: CGFloat = 8
  /// Of a tab bar above the safe area, as `UITabBar` reports it.
  static let tabs: CGFloat = 49
  /// How far behind the middle of a tab's picture the middle of its mark lies; weak.
  static let badgeOffset: CGFloat = 16
  /// Of a toolbar above the safe area, as `UIToolbar` reports it.
  static let toolbar: CGFloat = 44
  /// The room at the ends of a bar.
  static let inset: CGFloat = 16
  /// The room before the arrow that goes back.
  static let backInset: CGFloat = 8
  /// The room between buttons of a bar; weak, from pictures.
  static let gap: CGFloat = 16
}

/// The view of a controller that shows others under its bars.
package final class ContainerView: UIView {
  /// Gives the views their frames.
  var place: (UIView) -> Void = { _ in }

  package override var typeName: String { "UILayoutContainerView" }

  package override func layoutSubviews() {
    super.layoutSubviews()
    place(self)
  }
}

extension UIViewController {
  /// Shows a child's view, and no other child's, under the bars of this controller's view.
  func show(_ child: UIViewController?, in container: UIView, below bar: UIView) {
    for other in children where other !== child { other.viewIfLoaded?.removeFromSuperview() }
    guard let child, let view = child.view else { return }
    view.frame = container.bounds
    container.insertSubview(view, belowSubview: bar)
  }
}
