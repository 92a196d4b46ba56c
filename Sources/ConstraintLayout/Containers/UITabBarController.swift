internal import LayoutEngine

/// Shows one of several controllers' views above a bar to choose among them.
///
/// The bar takes its height from the safe area of the view.
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar()
  /// The controllers to choose from.
  open var viewControllers: [UIViewController]? {
    didSet { changed(from: oldValue ?? []) }
  }
  /// The place of the shown controller.
  open var selectedIndex = 0 {
    didSet { changed(from: viewControllers ?? []) }
  }

  /// The shown controller.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let place = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = place
      }
    }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func loadView() {
    let container = ContainerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    container.source = source
    container.addSubview(tabBar)
    container.place = { [weak self] in self?.place(in: $0) }
    view = container
    changed(from: viewControllers ?? [])
  }

  private func changed(from old: [UIViewController]) {
    let controllers = viewControllers ?? []
    for controller in old where !controllers.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    guard let container = viewIfLoaded as? ContainerView else { return }
    show(selectedViewController, in: container, below: tabBar)
    container.setNeedsLayout()
  }

  private func place(in container: UIView) {
    tabBar.items = (viewControllers ?? []).map { controller in
      let item = controller.tabBarItem
      let chosenImage = controller === selectedViewController ? item.selectedImage : nil
      let first = (controller as? UINavigationController)?.viewControllers.first
      return UITabBar.Entry(
        title: item.title ?? controller.title ?? first?.title,
        image: chosenImage ?? item.image,
        badge: item.badgeValue,
        badgeColor: item.badgeColor
      )
    }
    tabBar.chosen = selectedIndex
    let height = tabBar.isHidden ? 0 : BarLengths.tabs
    selectedViewController?.barInsets.bottom = height
    selectedViewController?.viewIfLoaded?.frame = container.bounds
    let bottom = container.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0,
      y: container.bounds.height - bottom - height,
      width: container.bounds.width,
      height: height + bottom
    )
  }
}

extension UIViewController {
  /// The tab bar controller around this one; `nil` where there is none.
  public var tabBarController: UITabBarController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UITabBarController { return found }
      controller = current.parent
    }
    return nil
  }
}
