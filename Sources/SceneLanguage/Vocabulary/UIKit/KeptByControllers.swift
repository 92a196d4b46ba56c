internal import ConstraintLayout
internal import LayoutEngine

// What scenes tell of the way from controller to controller: a still picture shows one of them.
extension Library {
  static let keptByControllers: [LibraryEntry] =
    LibraryEntry.keptFlags(
      [
        "definesPresentationContext", "hidesBottomBarWhenPushed", "isModalInPresentation",
        "extendedLayoutIncludesOpaqueBars", "isEditing", "prefersStatusBarHidden",
        "prefersHomeIndicatorAutoHidden", "providesPresentationContextTransitionStyle",
        "isBeingPresented", "isBeingDismissed", "isMovingToParent", "isMovingFromParent",
        "modalPresentationCapturesStatusBarAppearance", "canBecomeFirstResponder",
      ],
      of: UIViewController.self
    )
    + LibraryEntry.keptFlags(
      ["automaticallyAdjustsScrollViewInsets", "shouldAutorotate"],
      of: UIViewController.self,
      initially: true
    )
    + LibraryEntry.kept(
      [
        "transitioningDelegate", "_popoverPresentationController", "userActivity",
        "_contentUnavailableConfiguration", "_contentUnavailableView",
      ],
      .any,
      of: UIViewController.self
    )
    + LibraryEntry.kept(
      ["inputView", "inputAccessoryView"],
      UIView.sceneType,
      of: UIViewController.self
    )
    + LibraryEntry.kept(
      ["restorationIdentifier", "nibName", "focusGroupIdentifier"],
      .string,
      of: UIViewController.self
    )
    + LibraryEntry.kept(
      [
        "presentedViewController", "presentingViewController",
        "childForStatusBarStyle", "childForStatusBarHidden", "childForHomeIndicatorAutoHidden",
      ],
      UIViewController.sceneType,
      of: UIViewController.self
    )
    + [
      state("modalPresentationStyle", "UIModalPresentationStyle", "automatic"),
      state("modalTransitionStyle", "UIModalTransitionStyle", "coverVertical"),
      state("overrideUserInterfaceStyle", "UIUserInterfaceStyle", "unspecified"),
      .kept(
        "edgesForExtendedLayout",
        UIRectEdge.sceneType,
        of: UIViewController.self,
        initially: UIRectEdge.all.sceneValue
      ),
      .kept(
        "supportedInterfaceOrientations",
        UIInterfaceOrientationMask.sceneType,
        of: UIViewController.self,
        initially: UIInterfaceOrientationMask.allButUpsideDown.sceneValue
      ),
      state("preferredStatusBarStyle", "UIStatusBarStyle", "default"),
      state("preferredStatusBarUpdateAnimation", "UIStatusBarAnimation", "fade"),
      state("preferredInterfaceOrientationForPresentation", "UIInterfaceOrientation", "portrait"),
      .idle(
        "present",
        .parameter(nil, UIViewController.sceneType),
        .parameter("animated", .bool),
        completion
      ),
      .idle("dismiss", .parameter("animated", .bool), completion),
      .idle(
        "show",
        .parameter(nil, UIViewController.sceneType),
        .parameter("sender", .optional(.any))
      ),
      .idle(
        "performSegue",
        .parameter("withIdentifier", .string),
        .parameter("sender", .optional(.any))
      ),
      .idle("updateProperties"), .idle("setNeedsUpdateProperties"),
      .idle("updatePropertiesIfNeeded"),
      .idle("setEditing", .parameter(nil, .bool), .parameter("animated", .bool)),
      .idle("didReceiveMemoryWarning"), .idle("setNeedsStatusBarAppearanceUpdate"),
      .idle("setNeedsUpdateOfHomeIndicatorAutoHidden"),
      .idle("becomeFirstResponder", result: .bool, giving: .bool(false)),
      .idle("resignFirstResponder", result: .bool, giving: .bool(false)),
      .idle(
        "viewWillTransition",
        .parameter("to", CGSize.sceneType),
        .parameter("with", .any)
      ),
      .idle(
        "willTransition",
        .parameter("to", UITraitCollection.sceneType),
        .parameter("with", .any)
      ),
      .idle("touchesBegan", .parameter(nil, .any), .parameter("with", .optional(.any))),
      .idle("touchesEnded", .parameter(nil, .any), .parameter("with", .optional(.any))),
      .idle(
        "registerForTraitChanges",
        .parameter(nil, .array(.any)),
        .parameter("handler", .unknown)
      ),
      .idle("setContentScrollView", .parameter(nil, .optional(.any))),
      .idle(
        "contentScrollView",
        .parameter("for", .named("NSDirectionalRectEdge")),
        result: .optional(UIScrollView.sceneType),
        giving: .null
      ),
      .idle(
        "showDetailViewController",
        .parameter(nil, UIViewController.sceneType),
        .parameter("sender", .optional(.any))
      ),
      .idle(
        "prepare",
        .parameter("for", .named("UIStoryboardSegue")),
        .parameter("sender", .optional(.any))
      ),
      .idle("setNeedsUpdateOfSupportedInterfaceOrientations"),
      .idle("setNeedsUpdateOfScreenEdgesDeferringSystemGestures"),
      .idle(
        "beginAppearanceTransition",
        .parameter(nil, .bool),
        .parameter("animated", .bool)
      ),
      .idle("endAppearanceTransition"),
      .kept(
        "preferredScreenEdgesDeferringSystemGestures",
        UIRectEdge.sceneType,
        of: UIViewController.self,
        initially: UIRectEdge([]).sceneValue
      ),
      .idle(
        "motionEnded",
        .parameter(nil, .any),
        .parameter("with", .optional(.any))
      ),
    ]

  private static let completion = ParameterSignature(
    label: "completion",
    name: "completion",
    type: .optional(.function(FunctionType([], .void))),
    hasDefault: true
  )

  private static func state(_ name: String, _ type: String, _ constant: String) -> LibraryEntry {
    .kept(name, inert: type, initially: constant, of: UIViewController.self)
  }
}
