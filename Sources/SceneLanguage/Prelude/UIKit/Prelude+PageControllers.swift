extension Prelude {
  /// Controllers that show one page of several, with dots below where the scene counts them.
  ///
  /// The height of the dots' row is UIKit's.
  static let pageControllers = Part(
    names: [
      "UIPageViewController", "UIPageViewControllerDataSource", "UIPageViewControllerDelegate",
    ],
    source: """
      protocol UIPageViewControllerDataSource: AnyObject {
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerBefore viewController: UIViewController
        ) -> UIViewController?
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerAfter viewController: UIViewController
        ) -> UIViewController?
        func presentationCount(for pageViewController: UIPageViewController) -> Int
        func presentationIndex(for pageViewController: UIPageViewController) -> Int
      }
      extension UIPageViewControllerDataSource {
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
      }
      protocol UIPageViewControllerDelegate: AnyObject {}
      class UIPageViewController: UIViewController {
        enum TransitionStyle: Int { case pageCurl, scroll }
        enum NavigationOrientation: Int { case horizontal, vertical }
        enum NavigationDirection: Int { case forward, reverse }
        enum SpineLocation: Int { case none, min, mid, max }
        struct OptionsKey: Hashable {
          let rawValue: String
          static let spineLocation = OptionsKey(rawValue: "spineLocation")
          static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        }
        let transitionStyle: TransitionStyle
        let navigationOrientation: NavigationOrientation
        weak var dataSource: UIPageViewControllerDataSource? {
          didSet { viewIfLoaded?.setNeedsLayout() }
        }
        weak var delegate: UIPageViewControllerDelegate?
        var isDoubleSided = false
        private(set) var viewControllers: [UIViewController]?
        private let dots = UIPageControl()

        init(
          transitionStyle style: TransitionStyle = .pageCurl,
          navigationOrientation: NavigationOrientation = .horizontal,
          options: [OptionsKey: Any]? = nil
        ) {
          transitionStyle = style
          self.navigationOrientation = navigationOrientation
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) {
          transitionStyle = .scroll
          navigationOrientation = .horizontal
          super.init(coder: coder)
        }
        func setViewControllers(
          _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
          completion: ((Bool) -> Void)? = nil
        ) {
          for old in self.viewControllers ?? [] {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
          }
          self.viewControllers = viewControllers
          for new in viewControllers ?? [] {
            addChild(new)
            view.insertSubview(new.view, at: 0)
            new.didMove(toParent: self)
          }
          view.setNeedsLayout()
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let count = transitionStyle == .scroll && navigationOrientation == .horizontal
            ? dataSource?.presentationCount(for: self) ?? 0 : 0
          let height: CGFloat = count > 0 ? 37 : 0
          if count > 0 {
            if dots.superview == nil { view.addSubview(dots) }
            dots.numberOfPages = count
            dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
            let bottom = view.bounds.height - view.safeAreaInsets.bottom
            dots.frame = CGRect(x: 0, y: bottom - height, width: view.bounds.width, height: height)
          }
          for controller in viewControllers ?? [] {
            controller.view.frame = CGRect(
              x: 0, y: 0, width: view.bounds.width,
              height: height > 0 ? dots.frame.minY : view.bounds.height)
          }
        }
      }
      """
  )
}
