internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// View controllers.
  static let interfaceControllers = LibraryFamily(
    title: "UIKit: controllers",
    types: [
      .class(
        "UIViewController",
        inheriting: "UIResponder",
        controllerMakings + controllerState + controllerFamily + controllerEvents
          + keptByControllers + keysOfControllers
      ),
      .inert("NSCoder"),
      .inert("Selector", [.inertInitializer("Selector", [.parameter(nil, .string)])]),
      .inert("UIStoryboardSegue", segueMembers),
    ]
  )

  /// What a scene asks of the way to another screen of a storyboard, which nothing takes here.
  private static let segueMembers: [LibraryEntry] = {
    func member(_ name: String, _ type: SceneType) -> LibraryEntry {
      LibraryEntry(
        kind: .property,
        name: name,
        signature: Signature(parameters: [], result: type)
      ) { _ in throw SceneStop(.unsupportedMember(name, type: "UIStoryboardSegue")) }
    }
    return [
      member("identifier", .optional(.string)),
      member("destination", UIViewController.sceneType),
      member("source", UIViewController.sceneType),
    ]
  }()

  private static let controllerMakings: [LibraryEntry] = [
    .object { UIViewController() },
    .object(
      Parameter<String?>("nibName"),
      Parameter<SceneValue>("bundle", type: .optional(.named("Bundle")))
    ) { _, _ in UIViewController() },
    .coder(of: UIViewController.sceneType),
  ]

  private static let controllerState: [LibraryEntry] = [
    .reference("view", \UIViewController.view).implicitlyUnwrapped,
    .property("viewIfLoaded", of: UIViewController.self) { $0.viewIfLoaded },
    .property("isViewLoaded", of: UIViewController.self) { $0.isViewLoaded },
    .deed("loadViewIfNeeded", of: UIViewController.self) { $0.loadViewIfNeeded() },
    .reference("title", \UIViewController.title),
    .property("navigationItem", of: UIViewController.self) { $0.navigationItem },
    .reference("toolbarItems", \UIViewController.toolbarItems),
    .deed(
      "setToolbarItems",
      of: UIViewController.self,
      Parameter<[UIBarButtonItem]?>("_"),
      Parameter<Bool>("animated")
    ) { controller, items, _ in controller.toolbarItems = items },
    .property("navigationController", of: UIViewController.self) { $0.navigationController },
    .reference("tabBarItem", \UIViewController.tabBarItem),
    .property("editButtonItem", of: UIViewController.self) { $0.editButtonItem },
    .property("tabBarController", of: UIViewController.self) { $0.tabBarController },
    .reference("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets),
    .reference(
      "viewRespectsSystemMinimumLayoutMargins",
      \UIViewController.viewRespectsSystemMinimumLayoutMargins
    ),
    .property("systemMinimumLayoutMargins", of: UIViewController.self) {
      $0.systemMinimumLayoutMargins
    },
    .reference("preferredContentSize", \UIViewController.preferredContentSize),
    .property("traitCollection", of: UIViewController.self) { $0.traitCollection },
    guide("topLayoutGuide") { $0.topLayoutGuide },
    guide("bottomLayoutGuide") { $0.bottomLayoutGuide },
  ]

  private static let controllerFamily: [LibraryEntry] = [
    .property("children", of: UIViewController.self) { $0.children },
    .property("parent", of: UIViewController.self) { $0.parent },
    .deed("addChild", of: UIViewController.self, Parameter<UIViewController>("_")) {
      $0.addChild($1)
    },
    .deed("removeFromParent", of: UIViewController.self) { $0.removeFromParent() },
    parental("willMove") { .willMove(toParent: $0) },
    parental("didMove") { .didMove(toParent: $0) },
    .deed("traitCollectionDidChange", of: UIViewController.self, Parameter<UITraitCollection?>("_"))
    { $0.traitCollectionDidChange($1) },
  ]

  private static let animatedParameter = [ParameterSignature.parameter(nil, .bool)]

  private static let controllerEvents: [LibraryEntry] = [
    LibraryEntry.event("loadView", ControllerEvent.loadView),
    .event("viewDidLoad", ControllerEvent.viewDidLoad),
    .event("viewWillAppear", ControllerEvent.viewWillAppear, animatedParameter),
    .event("viewIsAppearing", ControllerEvent.viewIsAppearing, animatedParameter),
    .event("viewDidAppear", ControllerEvent.viewDidAppear, animatedParameter),
    .event("viewWillDisappear", ControllerEvent.viewWillDisappear, animatedParameter),
    .event("viewDidDisappear", ControllerEvent.viewDidDisappear, animatedParameter),
    .event("viewWillLayoutSubviews", ControllerEvent.viewWillLayoutSubviews),
    .event("viewDidLayoutSubviews", ControllerEvent.viewDidLayoutSubviews),
    .event("viewLayoutMarginsDidChange", ControllerEvent.viewLayoutMarginsDidChange),
    .event("viewSafeAreaInsetsDidChange", ControllerEvent.viewSafeAreaInsetsDidChange),
    .event("updateViewConstraints", ControllerEvent.updateViewConstraints),
  ]

  private static func guide(
    _ name: String,
    _ get: @escaping @Sendable (UIViewController) -> any UILayoutSupport
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .property,
      name: name,
      signature: Signature(parameters: [], result: .named("UILayoutSupport"))
    ) { call in
      let guide = get(try UIViewController.receiver(of: call))
      return (guide as? UILayoutGuide)?.sceneValue ?? .null
    }
  }

  /// A method that tells a controller of its parent; a scene may override it.
  private static func parental(
    _ name: String,
    _ event: @escaping @Sendable (UIViewController?) -> ControllerEvent
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        parameters: [.parameter("toParent", .optional(UIViewController.sceneType))],
        result: .void
      )
    ) { call in
      let controller = try UIViewController.receiver(of: call)
      let event = event(try call.arguments[0].read(as: UIViewController?.self))
      if call.isSuper { controller.receiveByClass(event) } else { controller.receive(event) }
      return .void
    }
  }
}

extension UINavigationItem.BackButtonDisplayMode: NativeValue {
  static var sceneName: String { "UINavigationItem.BackButtonDisplayMode" }
}
