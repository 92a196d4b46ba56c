internal import LayoutEngine

extension UIViewController {
  /// The least margins that the system gives the controller's view, leading-based, in points.
  ///
  /// None at the top and the bottom; at the sides 16 where the view is narrower than 414, the width
  /// of the first wide phones, and 20 from there on.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.extent.width ?? InterfaceEnvironment.current.screenSize.width
    let side: CGFloat = width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The least margins as they lie in a direction, in points, physical.
  func minimumMargins(in direction: LayoutDirection) -> UIEdgeInsets {
    UIEdgeInsets(systemMinimumLayoutMargins, in: direction)
  }
}
