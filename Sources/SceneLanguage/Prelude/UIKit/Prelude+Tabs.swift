extension Prelude {
  /// Tabs that make their controllers, of bars that become sidebars where there is room.
  static let interfaceTabs = Part(
    names: [
      "UITab", "UITabGroup", "UISearchTab", "UITabAccessory", "UITabBarControllerSidebar",
      "tabBarMinimizeBehavior",
    ],
    source: """
      class UITab {
        enum Placement: Int {
          case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
        }
        var title: String
        var image: UIImage?
        let identifier: String
        var subtitle: String?
        var badgeValue: String? { didSet { controller?.tabBarItem.badgeValue = badgeValue } }
        var userInfo: Any?
        var isEnabled = true
        var isHidden = false
        var allowsHiding = false
        var preferredPlacement = Placement.automatic
        weak var parent: UITabGroup?
        fileprivate let provider: ((UITab) -> UIViewController)?
        private var made: UIViewController?
        init(
          title: String, image: UIImage?, identifier: String,
          viewControllerProvider: ((UITab) -> UIViewController)? = nil
        ) {
          (self.title, self.image, self.identifier) = (title, image, identifier)
          provider = viewControllerProvider
        }
        var viewController: UIViewController? { controller }
        fileprivate var controller: UIViewController? {
          if made == nil, let provider {
            made = provider(self)
            let item = UITabBarItem(title: title, image: image, tag: 0)
            item.badgeValue = badgeValue
            made?.tabBarItem = item
          }
          return made
        }
      }
      class UISearchTab: UITab {
        var automaticallyActivatesSearch = false
        override init(
          title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"),
          identifier: String = "search",
          viewControllerProvider: ((UITab) -> UIViewController)? = nil
        ) {
          super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider)
        }
      }
      class UITabGroup: UITab {
        var children: [UITab]
        var managingNavigationController: UINavigationController?
        var defaultChildIdentifier: String?
        var selectedChild: UITab?
        var allowsReordering = false
        var sidebarActions: [UIAction] = []
        var sidebarAppearance = 0
        init(
          title: String, image: UIImage?, identifier: String, children: [UITab] = [],
          viewControllerProvider: ((UITab) -> UIViewController)? = nil
        ) {
          self.children = children
          super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider
              ?? children.first?.provider ?? { _ in UIViewController() })
        }
      }
      class UITabAccessory {
        let contentView: UIView
        init(contentView: UIView) { self.contentView = contentView }
      }
      class UITabBarControllerSidebar {
        var isHidden = true
        var delegate: Any?
        var headerContentConfiguration: Any?
        var footerContentConfiguration: Any?
        var preferredLayout = 0
      }
      extension UITabBarController {
        enum Mode: Int { case automatic, tabBar, tabSidebar }
        enum MinimizeBehavior: Int { case automatic, never, onScrollDown, onScrollUp }
        var tabs: [UITab] {
          get { _tabs as? [UITab] ?? [] }
          set {
            _tabs = newValue
            // The field to search with stands last.
            let shown = newValue.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
            let ordered = shown.filter { !($0 is UISearchTab) } + shown.filter { $0 is UISearchTab }
            viewControllers = ordered.compactMap { $0.controller }
          }
        }
        convenience init(tabs: [UITab]) {
          self.init()
          self.tabs = tabs
        }
        func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
        func tab(forIdentifier identifier: String) -> UITab? {
          tabs.first { $0.identifier == identifier }
        }
        var selectedTab: UITab? {
          get { tabs.first { $0.viewController === selectedViewController } }
          set { selectedViewController = newValue?.viewController }
        }
        var mode: Mode {
          get { .automatic }
          set {}
        }
        var sidebar: UITabBarControllerSidebar { UITabBarControllerSidebar() }
        var tabBarMinimizeBehavior: MinimizeBehavior {
          get { .automatic }
          set {}
        }
        var bottomAccessory: UITabAccessory? {
          get { nil }
          set {}
        }
        func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {}
      }
      """
  )
}
