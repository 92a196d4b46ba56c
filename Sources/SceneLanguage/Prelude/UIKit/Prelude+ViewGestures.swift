extension Prelude {
  /// What scroll views and stacks of screens recognise by themselves.
  static let viewGestures = Part(
    names: [
      "panGestureRecognizer", "pinchGestureRecognizer", "interactivePopGestureRecognizer",
      "UIHoverGestureRecognizer", "interactiveContentPopGestureRecognizer",
    ],
    source: """
      class UIHoverGestureRecognizer: UIGestureRecognizer {}
      extension UIScrollView {
        var panGestureRecognizer: UIPanGestureRecognizer {
          if let kept = _pan as? UIPanGestureRecognizer { return kept }
          let made = UIPanGestureRecognizer()
          _pan = made
          return made
        }
        var pinchGestureRecognizer: UIPinchGestureRecognizer? {
          if let kept = _pinch as? UIPinchGestureRecognizer { return kept }
          let made = UIPinchGestureRecognizer()
          _pinch = made
          return made
        }
      }
      extension UINavigationController {
        var interactivePopGestureRecognizer: UIGestureRecognizer? {
          if let kept = _popGesture as? UIGestureRecognizer { return kept }
          let made = UIScreenEdgePanGestureRecognizer()
          _popGesture = made
          return made
        }
        var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
          interactivePopGestureRecognizer
        }
      }
      """
  )
}
