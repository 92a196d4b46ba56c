internal import LayoutEngine

/// Shows a controller's view under a bar with its title.
///
/// The bar takes its height from the safe area of the view. A still picture shows the controller
/// that was pushed last.
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The bar with the buttons of the shown controller, which is there only on demand.
  public let toolbar = UIToolbar()
  /// The controllers on the way, the shown one last.
  open var viewControllers: [UIViewController] = [] {
    didSet { changed(from: oldValue) }
  }
  /// Whether there is no bar.
  open var isNavigationBarHidden = false {
    didSet { changed(from: viewControllers) }
  }
  /// Whether there is no bar of buttons below.
  open var isToolbarHidden = true {
    didSet { changed(from: viewControllers) }
  }

  /// Creates a way that begins with a controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// What a tab bar shows: the item of the first controller, unless this one has its own.
  open override var tabBarItem: UITabBarItem {
    get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The shown controller.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The shown controller.
  public var visibleViewController: UIViewController? { viewControllers.last }

  /// Goes on to a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController !== self else { return }
    viewControllers.append(viewController)
  }

  /// Goes back by one controller, unless it is the first.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Goes back to a controller on the way, and gives those that were left.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let left = Array(viewControllers[(place + 1)...])
    viewControllers.removeSubrange((place + 1)...)
    return left
  }

  /// Goes back to the first controller, and gives those that were left.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar of buttons below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func loadView() {
    let container = ContainerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    container.source = source
    container.addSubview(navigationBar)
    container.addSubview(toolbar)
    container.place = { [weak self] in self?.place(in: $0) }
    view = container
    changed(from: viewControllers)
  }

  private func changed(from old: [UIViewController]) {
    navigationBar.isOfController = true
    navigationBar.items = viewControllers.map(\.navigationItem)
    for controller in old where !viewControllers.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    guard let container = viewIfLoaded as? ContainerView else { return }
    show(topViewController, in: container, below: navigationBar)
    container.setNeedsLayout()
  }

  /// Titles may be set until the views are placed, so the bar reads them here.
  private func place(in container: UIView) {
    let top = topViewController
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.title = top?.navigationItem.title ?? top?.title
    navigationBar.shownItem = top?.navigationItem
    navigationBar.backTitle = viewControllers.dropLast().last?.titleToGoBack
    navigationBar.setNeedsLayout()
    navigationBar.displayMode = top?.navigationItem.largeTitleDisplayMode ?? .automatic
    let height = isNavigationBarHidden ? 0 : navigationBar.height
    top?.barInsets.top = height
    top?.viewIfLoaded?.frame = container.bounds
    navigationBar.frame = CGRect(
      x: 0,
      y: container.safeAreaInsets.top,
      width: container.bounds.width,
      height: height
    )
    placeToolbar(of: top, in: container)
  }

  private func placeToolbar(of shown: UIViewController?, in container: UIView) {
    toolbar.isHidden = isToolbarHidden
    let height = isToolbarHidden ? 0 : BarLengths.toolbar
    shown?.barInsets.bottom = height
    if let items = shown?.toolbarItems { toolbar.items = items }
    let bottom = container.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0,
      y: container.bounds.height - bottom - height,
      width: container.bounds.width,
      height: height + bottom
    )
  }
}

extension UIViewController {
  /// What a button that goes back to the controller says; empty for an arrow alone.
  fileprivate var titleToGoBack: String {
    switch navigationItem.backButtonDisplayMode {
    case .minimal: ""
    case .generic: "Back"
    case .default:
      navigationItem.backBarButtonItem.map { $0.title ?? "" } ?? navigationItem.backButtonTitle
        ?? navigationItem.title ?? title ?? "Back"
    }
  }

  /// The navigation controller around this one; `nil` where there is none.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UINavigationController { return found }
      controller = current.parent
    }
    return nil
  }
}
