public import LayoutEngine

/// Makes a view and follows its layout.
open class UIViewController: Hashable {
  private var storedView: UIView?
  private var isLoading = false
  /// The controllers whose views stand inside this one's.
  public private(set) var children: [UIViewController] = []
  /// The controller inside whose view this one's stands.
  public private(set) weak var parent: UIViewController?
  /// The title, which a bar would show.
  open var title: String?
  /// The room that a container takes from the safe area, in points, physical.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// What the bars of a container cover of the view, in points, physical.
  package var barInsets = UIEdgeInsets.zero
  /// What a navigation bar shows of the controller.
  public private(set) lazy var navigationItem = UINavigationItem()
  /// What the toolbar of a navigation controller shows; `nil` for what it has.
  open var toolbarItems: [UIBarButtonItem]?
  /// What a tab bar shows of the controller.
  open var tabBarItem: UITabBarItem {
    get {
      if let own = ownTabBarItem { return own }
      let item = UITabBarItem(title: nil, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  /// The item that the controller has itself; `nil` while no one asked for it.
  package var ownTabBarItem: UITabBarItem?
  /// The button that begins and ends editing.
  public private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit)
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The size that a container would like to give the view, in points.
  open var preferredContentSize = CGSize.zero
  /// What the scene sets and no picture shows, by the names of the properties.
  package var keptValues: [String: Any] = [:]
  /// Where the scene makes the controller; `nil` when no text does.
  package var source: SourcePosition?
  /// What the scene's own class of the controller does in another way; `nil` where Swift's does.
  package var overrides: (any ControllerOverrides)?

  /// Creates a controller; scenes have no archives to load views from.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Creates a controller from an archive, which scenes do not have.
  public required init?(coder: NSCoder) {}

  /// Creates a controller.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // UIKit's own signature: `nil` can be written and is never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made at the first use.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }

  /// Whether the controller has been told that its view appears.
  var hasAppeared = false

  /// The view, if it has been made.
  public var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been made.
  public var isViewLoaded: Bool { storedView != nil }

  /// Makes the view if it has not been made.
  public func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    receive(.loadView)
    // A scene's own way of loading may have made none.
    if storedView == nil { loadPlainView() }
    isLoading = false
    receive(.viewDidLoad)
  }

  /// Makes the view: by default a plain one of the screen's size.
  open func loadView() {
    loadPlainView()
  }

  private func loadPlainView() {
    let size = InterfaceEnvironment.current.screenSize
    view = UIView(frame: CGRect(origin: .zero, size: size))
    storedView?.source = source
  }

  /// Called when the view has been made.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears, when its size is known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears, which it does in no preview.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared, which it does in no preview.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the margins of the view change.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the safe area of the view changes.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the traits change, which those of a preview never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds or changes constraints of the view before they are solved.
  open func updateViewConstraints() {
    storedView?.receive(.updateConstraints)
  }

  /// Lets another controller's view stand inside this one's; refuses a controller around it.
  open func addChild(_ childController: UIViewController) {
    guard !stands(inside: childController) else {
      let reason = LayoutProblem.Reason.containsItself(view: "UIViewController")
      let problem = LayoutProblem(reason, source: childController.source)
      return InterfaceEnvironment.current.problems.note(problem)
    }
    childController.removeFromParent()
    childController.receive(.willMove(toParent: self))
    children.append(childController)
    childController.parent = self
  }

  private func stands(inside controller: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === controller { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Leaves the controller around this one.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The part of the view that a bar covers at the top.
  public var topLayoutGuide: any UILayoutSupport { barGuide(.top) }
  /// The part of the view that a bar covers at the bottom.
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }
  /// What the controller finds around it.
  public var traitCollection: UITraitCollection { .current }

  private func barGuide(_ kind: UILayoutGuide.Kind) -> BarLayoutGuide {
    loadViewIfNeeded()
    let view = storedView ?? UIView()
    let known = view.guides.lazy.compactMap { $0 as? BarLayoutGuide }.first { $0.kind == kind }
    if let known { return known }
    let guide = BarLayoutGuide(kind, of: view)
    view.guides.append(guide)
    return guide
  }

  /// Whether two names mean the same controller.
  public static func == (left: UIViewController, right: UIViewController) -> Bool {
    left === right
  }

  /// Feeds the controller's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
