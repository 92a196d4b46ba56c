extension Prelude {
  /// The window of a view: a picture shows views by themselves.
  static let windowsOfViews = Part(
    names: ["window"],
    source: """
      extension UIView { var window: UIWindow? { nil } }
      """
  )

  /// How controllers stand beside what they come from; a preview shows them by themselves.
  static let popovers = Part(
    names: [
      "popoverPresentationController", "UIPopoverPresentationController",
      "presentationController", "UIPresentationController",
    ],
    source: """
      struct UIPopoverArrowDirection: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let up = UIPopoverArrowDirection(rawValue: 1)
        static let down = UIPopoverArrowDirection(rawValue: 2)
        static let left = UIPopoverArrowDirection(rawValue: 4)
        static let right = UIPopoverArrowDirection(rawValue: 8)
        static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
        static let unknown = UIPopoverArrowDirection(rawValue: 1 << 62)
      }
      class UIPresentationController {
        let presentedViewController: UIViewController
        let presentingViewController: UIViewController
        weak var delegate: UIAdaptivePresentationControllerDelegate?
        var containerView: UIView? { nil }
        var presentedView: UIView? { presentedViewController.viewIfLoaded }
        var frameOfPresentedViewInContainerView: CGRect { .zero }
        init(
          presentedViewController: UIViewController, presenting: UIViewController?
        ) {
          self.presentedViewController = presentedViewController
          presentingViewController = presenting ?? presentedViewController
        }
        func presentationTransitionWillBegin() {}
        func presentationTransitionDidEnd(_ completed: Bool) {}
        func dismissalTransitionWillBegin() {}
        func dismissalTransitionDidEnd(_ completed: Bool) {}
        func containerViewWillLayoutSubviews() {}
        func containerViewDidLayoutSubviews() {}
      }
      class UIPopoverPresentationController: UIPresentationController {
        var sourceView: UIView?
        var sourceRect = CGRect.null
        var sourceItem: Any?
        var barButtonItem: UIBarButtonItem?
        var permittedArrowDirections = UIPopoverArrowDirection.any
        var canOverlapSourceViewRect = false
        var backgroundColor: UIColor?
        var passthroughViews: [UIView]?
        var popoverLayoutMargins = UIEdgeInsets.zero
      }
      extension UIViewController {
        var popoverPresentationController: UIPopoverPresentationController? {
          guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
          if let known = _popoverPresentationController as? UIPopoverPresentationController {
            return known
          }
          let new = UIPopoverPresentationController(
            presentedViewController: self, presenting: nil)
          _popoverPresentationController = new
          return new
        }
        var presentationController: UIPresentationController? {
          UIPresentationController(presentedViewController: self, presenting: nil)
        }
      }
      """
  )
}
