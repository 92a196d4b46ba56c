extension Prelude {
  /// Controllers that show columns beside each other where there is room, or else one of them.
  ///
  /// A narrow one shows the secondary column in a stack on the primary one, unless its delegate
  /// says otherwise, as UIKit does; the width of 320 points of a column is UIKit's.
  static let splitControllers = Part(
    names: [
      "UISplitViewController", "UISplitViewControllerDelegate", "splitViewController",
    ],
    source: """
      protocol UISplitViewControllerDelegate: AnyObject {
        func splitViewController(
          _ svc: UISplitViewController,
          topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column
        func splitViewController(
          _ splitViewController: UISplitViewController,
          collapseSecondary secondaryViewController: UIViewController,
          onto primaryViewController: UIViewController
        ) -> Bool
      }
      extension UISplitViewControllerDelegate {
        func splitViewController(
          _ svc: UISplitViewController,
          topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { proposedTopColumn }
        func splitViewController(
          _ splitViewController: UISplitViewController,
          collapseSecondary secondaryViewController: UIViewController,
          onto primaryViewController: UIViewController
        ) -> Bool { false }
      }
      class UISplitViewController: UIViewController {
        enum Style: Int { case unspecified, doubleColumn, tripleColumn }
        enum Column: Int { case primary, supplementary, secondary, compact, inspector }
        enum DisplayMode: Int {
          case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
          case twoOverSecondary, twoDisplaceSecondary
          static let allVisible = DisplayMode.oneBesideSecondary
          static let primaryHidden = DisplayMode.secondaryOnly
          static let primaryOverlay = DisplayMode.oneOverSecondary
        }
        enum SplitBehavior: Int { case automatic, tile, overlay, displace }
        enum PrimaryEdge: Int { case leading, trailing }
        enum DisplayModeButtonVisibility: Int { case automatic, never, always }
        enum BackgroundStyle: Int { case none, sidebar }
        static let automaticDimension: CGFloat = -1
        let style: Style
        weak var delegate: (any UISplitViewControllerDelegate)?
        var preferredDisplayMode = DisplayMode.automatic { didSet { change() } }
        var preferredSplitBehavior = SplitBehavior.automatic
        var primaryEdge = PrimaryEdge.leading { didSet { change() } }
        var primaryBackgroundStyle = BackgroundStyle.none
        var presentsWithGesture = true
        var showsSecondaryOnlyButton = false
        var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
        var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
        var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
        var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
        var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
        var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
        var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
        var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
        var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
        private var columns: [Column: UIViewController] = [:]
        private var shown: [UIViewController] = []
        private var isChanged = true
        private let line = UIView()
        private lazy var button = UIBarButtonItem(
          title: nil, image: UIImage(systemName: "sidebar.leading"))

        init(style: Style) {
          self.style = style
          super.init(nibName: nil, bundle: nil)
        }
        override init(nibName: String?, bundle: Bundle?) {
          style = .unspecified
          super.init(nibName: nibName, bundle: bundle)
        }
        init() {
          style = .unspecified
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) {
          style = .unspecified
          super.init(coder: coder)
        }
        var displayModeButtonItem: UIBarButtonItem { button }
        var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
        var splitBehavior: SplitBehavior {
          preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
        }
        var displayMode: DisplayMode {
          if isCollapsed { return .secondaryOnly }
          if preferredDisplayMode != .automatic { return preferredDisplayMode }
          let isWide = isViewLoaded && view.bounds.width > view.bounds.height
          return style == .unspecified || isWide ? .oneBesideSecondary : .secondaryOnly
        }
        var viewControllers: [UIViewController] {
          get { [columns[.primary], columns[.secondary]].compactMap { $0 } }
          set {
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.count > 1 ? newValue[1] : nil
            change()
          }
        }
        func setViewController(_ controller: UIViewController?, for column: Column) {
          columns[column] = controller
          change()
        }
        func viewController(for column: Column) -> UIViewController? { columns[column] }
        func show(_ column: Column) {}
        func hide(_ column: Column) { if !isCollapsed { preferredDisplayMode = .secondaryOnly } }
        func showDetailViewController(_ controller: UIViewController, sender: Any? = nil) {
          setViewController(controller, for: .secondary)
        }
        private func change() {
          isChanged = true
          viewIfLoaded?.setNeedsLayout()
        }
        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          guard isChanged else { return }
          isChanged = false
          show(isCollapsed ? [collapsed()].compactMap { $0 } : besideEachOther())
        }
        private func show(_ controllers: [UIViewController]) {
          for old in shown where !controllers.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
          }
          for new in controllers where new.parent !== self {
            addChild(new)
            view.addSubview(new.view)
            new.didMove(toParent: self)
          }
          shown = controllers
        }
        /// The columns in one stack of screens, up to the one that is on top.
        private func collapsed() -> UIViewController? {
          if let compact = columns[.compact] { return compact }
          guard let primary = columns[.primary] else { return columns[.secondary] }
          let order: [Column] = [.primary, .supplementary, .secondary]
          var top = order.last { columns[$0] != nil } ?? .primary
          if style != .unspecified {
            let proposed = top
            top = delegate?.splitViewController(
              self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
          } else if let secondary = columns[.secondary],
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
          {
            top = .primary
          }
          var screens: [UIViewController] = []
          for column in order where column.rawValue <= top.rawValue {
            guard let controller = columns[column] else { continue }
            screens += (controller as? UINavigationController)?.viewControllers ?? [controller]
          }
          if let stack = primary as? UINavigationController {
            stack.viewControllers = screens
            return stack
          }
          if let other = primary as? UITabBarController { return other }
          let stack = UINavigationController()
          stack.viewControllers = screens
          return stack
        }
        private func besideEachOther() -> [UIViewController] {
          let showsPrimary = displayMode != .secondaryOnly
          let order: [Column] = showsPrimary
            ? [.primary, .supplementary, .secondary] : [.secondary]
          return order.compactMap { columns[$0] }.map { controller in
            guard style != .unspecified, !(controller is UINavigationController) else {
              return controller
            }
            return controller.navigationController
              ?? UINavigationController(rootViewController: controller)
          }
        }
        private var columnWidth: CGFloat {
          let whole = view.bounds.width
          var width: CGFloat = 320
          if preferredPrimaryColumnWidth > 0 {
            width = preferredPrimaryColumnWidth
          } else if preferredPrimaryColumnWidthFraction > 0 {
            width = whole * preferredPrimaryColumnWidthFraction
          }
          if maximumPrimaryColumnWidth > 0 { width = min(width, maximumPrimaryColumnWidth) }
          if minimumPrimaryColumnWidth > 0 { width = max(width, minimumPrimaryColumnWidth) }
          return min(width, whole)
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let size = view.bounds.size
          if shown.count < 2 {
            line.removeFromSuperview()
            for controller in shown { controller.view.frame = view.bounds }
            return
          }
          if line.superview == nil {
            line.backgroundColor = .separator
            view.addSubview(line)
          }
          let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          let isMirrored = isRightToLeft != (primaryEdge == .trailing)
          var start: CGFloat = 0
          for (place, controller) in shown.enumerated() {
            let isLast = place == shown.count - 1
            let width = isLast ? max(size.width - start, 0) : columnWidth
            controller.view.frame = CGRect(
              x: isMirrored ? size.width - start - width : start, y: 0, width: width,
              height: size.height)
            start += width
            if place == 0 {
              line.frame = CGRect(
                x: isMirrored ? size.width - start : start, y: 0, width: 1, height: size.height)
              start += 1
            }
          }
        }
      }
      extension UIViewController {
        var splitViewController: UISplitViewController? {
          var above = parent
          while let controller = above {
            if let split = controller as? UISplitViewController { return split }
            above = controller.parent
          }
          return nil
        }
      }
      """
  )
}
