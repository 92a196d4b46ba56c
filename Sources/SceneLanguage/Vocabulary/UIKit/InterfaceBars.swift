internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Controllers that show others under bars, and text views.
  static let interfaceBars = LibraryFamily(
    title: "UIKit: bars and text views",
    types: [
      .class("UINavigationController", inheriting: "UIViewController", navigationMembers),
      .class(
        "UINavigationBar",
        inheriting: "UIView",
        LibraryEntry.frames { UINavigationBar(frame: $0) } + barLooks(of: UINavigationBar.self) + [
          .reference("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
          .reference("items", \UINavigationBar.items),
          .property("topItem", of: UINavigationBar.self) { $0.topItem },
          .property("backItem", of: UINavigationBar.self) { $0.backItem },
          .deed(
            "setItems",
            of: UINavigationBar.self,
            Parameter<[UINavigationItem]?>("_"),
            Parameter<Bool>("animated")
          ) { bar, items, _ in bar.items = items },
          .deed(
            "pushItem",
            of: UINavigationBar.self,
            Parameter<UINavigationItem>("_"),
            Parameter<Bool>("animated")
          ) { bar, item, _ in bar.items = (bar.items ?? []) + [item] },
        ]
      ),
      .class(
        "UIToolbar",
        inheriting: "UIView",
        LibraryEntry.frames { UIToolbar(frame: $0) } + barLooks(of: UIToolbar.self) + toolbarMembers
      ),
      .class("UIBarButtonItem", buttonMembers),
      .cases(
        of: UIBarButtonItem.Style.self,
        ["plain": .plain, "done": .done, "prominent": .prominent]
      ),
      .values(
        of: UIBarButtonItem.SystemItem.self,
        [:],
        UIBarButtonItem.SystemItem.allCases.map { .constant("\($0)", $0) }
      ),
      .class("UITabBarController", inheriting: "UIViewController", tabMembers),
      .class(
        "UITabBar",
        inheriting: "UIView",
        [.object { UITabBar() }] + barLooks(of: UITabBar.self) + [
          .kept("itemWidth", CGFloat.sceneType, of: UITabBar.self, initially: .double(0)),
          .kept("itemSpacing", CGFloat.sceneType, of: UITabBar.self, initially: .double(0)),
          .kept(
            "itemPositioning",
            inert: "UITabBar.ItemPositioning",
            initially: "automatic",
            of: UITabBar.self
          ),
        ]
      ),
      .inert("UITabBar.ItemPositioning", constants: ["automatic", "fill", "centered"]),
      .class("UITabBarItem", tabItemMembers),
      .values(
        of: UITabBarItem.SystemItem.self,
        [:],
        UITabBarItem.SystemItem.allCases.map { .constant("\($0)", $0) }
      ),
      .class(
        "UITextView",
        inheriting: "UIScrollView",
        LibraryEntry.frames { UITextView(frame: $0) } + textViewMembers + keptByTextViews
          + typedText(of: UITextView.self)
      ),
      .class("NSTextContainer", textContainerMembers),
    ]
  )

  private static let navigationMembers: [LibraryEntry] = [
    .object { UINavigationController() },
    .object(
      Parameter<String?>("nibName"),
      Parameter<SceneValue>("bundle", type: .optional(.named("Bundle")))
    ) { _, _ in UINavigationController() },
    .coder(of: UINavigationController.sceneType),
    .object(Parameter<UIViewController>("rootViewController")) {
      UINavigationController(rootViewController: $0)
    },
    .property("navigationBar", of: UINavigationController.self) { $0.navigationBar },
    .reference("viewControllers", \UINavigationController.viewControllers),
    .reference("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden),
    .property("topViewController", of: UINavigationController.self) { $0.topViewController },
    .property("visibleViewController", of: UINavigationController.self) {
      $0.visibleViewController
    },
    .deed(
      "pushViewController",
      of: UINavigationController.self,
      Parameter<UIViewController>("_"),
      Parameter<Bool>("animated")
    ) { $0.pushViewController($1, animated: $2) },
    LibraryEntry.method(
      "popToViewController",
      of: UINavigationController.self,
      Parameter<UIViewController>("_"),
      Parameter<Bool>("animated")
    ) { $0.popToViewController($1, animated: $2) }.discardable,
    LibraryEntry.method(
      "popToRootViewController",
      of: UINavigationController.self,
      Parameter<Bool>("animated")
    ) { $0.popToRootViewController(animated: $1) }.discardable,
    .method("popViewController", of: UINavigationController.self, Parameter<Bool>("animated")) {
      $0.popViewController(animated: $1)
    }.discardable,
    .deed(
      "setViewControllers",
      of: UINavigationController.self,
      Parameter<[UIViewController]>("_"),
      Parameter<Bool>("animated")
    ) { controller, controllers, _ in controller.viewControllers = controllers },
    .property("toolbar", of: UINavigationController.self) { $0.toolbar }.implicitlyUnwrapped,
    .reference("isToolbarHidden", \UINavigationController.isToolbarHidden),
    .deed(
      "setToolbarHidden",
      of: UINavigationController.self,
      Parameter<Bool>("_"),
      Parameter<Bool>("animated")
    ) { $0.setToolbarHidden($1, animated: $2) },
    .kept("hidesBarsOnSwipe", .bool, of: UINavigationController.self, initially: .bool(false)),
    .kept("delegate", .optional(.any), of: UINavigationController.self),
    .kept("_popGesture", .optional(.any), of: UINavigationController.self),
    .deed(
      "setNavigationBarHidden",
      of: UINavigationController.self,
      Parameter<Bool>("_"),
      Parameter<Bool>("animated")
    ) { $0.setNavigationBarHidden($1, animated: $2) },
  ]

  /// What scenes tell of the looks of bars, of which a still picture shows some colours.
  private static func barLooks<Bar: UIView>(of bar: Bar.Type) -> [LibraryEntry] {
    LibraryEntry.kept(
      BarLookName.allCases.map(\.kept),
      .any,
      of: bar
    )
      + LibraryEntry.kept(
        ["titleTextAttributes", "largeTitleTextAttributes"],
        .dictionary(.named("NSAttributedString.Key"), .any),
        of: bar
      )
      + LibraryEntry.kept(["barTintColor", "unselectedItemTintColor"], UIColor.sceneType, of: bar)
      + LibraryEntry.kept(
        [
          "shadowImage", "backgroundImage", "backIndicatorImage",
          "backIndicatorTransitionMaskImage",
          "selectionIndicatorImage",
        ],
        UIImage.sceneType,
        of: bar
      ) + [
        .kept("isTranslucent", .bool, of: bar, initially: .bool(true)),
        .kept("barStyle", inert: "UIBarStyle", initially: "default", of: bar),
        .idle(
          "setBackgroundImage",
          .parameter(nil, .optional(UIImage.sceneType)),
          .parameter("for", .named("UIBarMetrics"))
        ),
      ]
  }

  private static let toolbarMembers: [LibraryEntry] = [
    .reference("items", \UIToolbar.items),
    .deed(
      "setItems",
      of: UIToolbar.self,
      Parameter<[UIBarButtonItem]?>("_"),
      Parameter<Bool>("animated")
    ) { $0.setItems($1, animated: $2) },
    .idle(
      "setBackgroundImage",
      .parameter(nil, .optional(UIImage.sceneType)),
      .parameter("forToolbarPosition", .named("UIBarPosition")),
      .parameter("barMetrics", .named("UIBarMetrics"))
    ),
    .idle(
      "setShadowImage",
      .parameter(nil, .optional(UIImage.sceneType)),
      .parameter("forToolbarPosition", .named("UIBarPosition"))
    ),
  ]

  private static let buttonMembers: [LibraryEntry] = [
    .object { UIBarButtonItem() },
    .object(Parameter<UIView>("customView")) { UIBarButtonItem(customView: $0) },
    .object(
      Parameter<String?>("title"),
      style,
      target,
      action
    ) { title, style, _, _ in UIBarButtonItem(title: title, style: style) },
    .object(Parameter<String?>("title"), Parameter<UIImage?>("image"), target, action) {
      title,
      image,
      _,
      _ in UIBarButtonItem(title: title, image: image)
    },
    .object(Parameter<UIImage?>("image"), style, target, action) { image, style, _, _ in
      UIBarButtonItem(image: image, style: style)
    },
    .object(
      Parameter<UIBarButtonItem.SystemItem>("barButtonSystemItem"),
      target,
      action
    ) { item, _, _ in UIBarButtonItem(barButtonSystemItem: item) },
    .object(
      Parameter<UIBarButtonItem.SystemItem>("systemItem"),
      Parameter<UIAction?>("primaryAction", default: { nil }),
      Parameter<IgnoredArgument>.anything("menu", isOptional: true)
    ) { item, _, _ in UIBarButtonItem(barButtonSystemItem: item) },
    .object(
      Parameter<String?>("title", default: { nil }),
      Parameter<UIImage?>("image", default: { nil }),
      Parameter<UIAction?>("primaryAction", default: { nil }),
      Parameter<IgnoredArgument>.anything("menu", isOptional: true)
    ) { title, image, action, _ in
      UIBarButtonItem(title: title ?? action?.title, image: image ?? action?.image)
    },
    .staticMethod("flexibleSpace") { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) },
    .staticMethod("fixedSpace", Parameter<CGFloat>("_")) { width in
      let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
      item.width = width
      return item
    },
    .reference("title", \UIBarButtonItem.title), .reference("image", \UIBarButtonItem.image),
    .reference("customView", \UIBarButtonItem.customView),
    .reference("style", \UIBarButtonItem.style),
    .reference("isEnabled", \UIBarButtonItem.isEnabled),
    .reference("tintColor", \UIBarButtonItem.tintColor),
    .reference("width", \UIBarButtonItem.width), .reference("tag", \UIBarButtonItem.tag),
    .kept("accessibilityLabel", .optional(.string), of: UIBarButtonItem.self),
    .kept("accessibilityIdentifier", .optional(.string), of: UIBarButtonItem.self),
    .kept("target", .optional(.any), of: UIBarButtonItem.self),
    .kept("action", .optional(.named("Selector")), of: UIBarButtonItem.self),
    .kept("menu", .optional(.any), of: UIBarButtonItem.self),
    .reference("isHidden", \UIBarButtonItem.isHidden),
    .kept("isSelected", .bool, of: UIBarButtonItem.self, initially: .bool(false)),
    .idle(
      "setTitleTextAttributes",
      .parameter(nil, .optional(.textAttributes)),
      .parameter("for", UIControl.State.sceneType)
    ),
    .idle(
      "setBackgroundImage",
      .parameter(nil, .optional(UIImage.sceneType)),
      .parameter("for", UIControl.State.sceneType),
      .parameter("barMetrics", .named("UIBarMetrics"))
    ),
    .kept("primaryAction", .optional(.any), of: UIBarButtonItem.self),
    .kept("identifier", .optional(.string), of: UIBarButtonItem.self),
    .kept("hidesSharedBackground", .bool, of: UIBarButtonItem.self, initially: .bool(false)),
    .kept("sharesBackground", .bool, of: UIBarButtonItem.self, initially: .bool(true)),
    .kept(
      "changesSelectionAsPrimaryAction",
      .bool,
      of: UIBarButtonItem.self,
      initially: .bool(false)
    ),
  ]

  private static let style = Parameter<UIBarButtonItem.Style>("style")
  private static let target = Parameter<IgnoredArgument>.anything("target")
  private static let action = Parameter<IgnoredArgument>.ignored(
    "action",
    .optional(.named("Selector"))
  )

  private static let tabMembers: [LibraryEntry] = [
    .object { UITabBarController() },
    .object(
      Parameter<String?>("nibName"),
      Parameter<SceneValue>("bundle", type: .optional(.named("Bundle")))
    ) { _, _ in UITabBarController() },
    .coder(of: UITabBarController.sceneType),
    .kept("delegate", .optional(.any), of: UITabBarController.self),
    .kept("_tabs", .optional(.any), of: UITabBarController.self),
    .property("tabBar", of: UITabBarController.self) { $0.tabBar },
    .reference("viewControllers", \UITabBarController.viewControllers),
    .reference("selectedIndex", \UITabBarController.selectedIndex),
    .reference("selectedViewController", \UITabBarController.selectedViewController),
    .deed(
      "setViewControllers",
      of: UITabBarController.self,
      Parameter<[UIViewController]?>("_"),
      Parameter<Bool>("animated")
    ) { $0.setViewControllers($1, animated: $2) },
  ]

  private static let tabItemMembers: [LibraryEntry] =
    LibraryEntry.kept(
      BarLookName.allCases.map(\.kept) + ["_titlePositionAdjustment"],
      .any,
      of: UITabBarItem.self
    ) + [
      .object { UITabBarItem(title: nil, image: nil, tag: 0) },
      .object(Parameter<String?>("title"), Parameter<UIImage?>("image"), Parameter<Int>("tag")) {
        UITabBarItem(title: $0, image: $1, tag: $2)
      },
      .object(
        Parameter<String?>("title"),
        Parameter<UIImage?>("image"),
        Parameter<UIImage?>("selectedImage")
      ) { UITabBarItem(title: $0, image: $1, selectedImage: $2) },
      .object(Parameter<UITabBarItem.SystemItem>("tabBarSystemItem"), Parameter<Int>("tag")) {
        UITabBarItem(tabBarSystemItem: $0, tag: $1)
      },
      .reference("selectedImage", \UITabBarItem.selectedImage),
      .reference("badgeValue", \UITabBarItem.badgeValue),
      .reference("badgeColor", \UITabBarItem.badgeColor),
      .reference("title", \UITabBarItem.title),
      .reference("image", \UITabBarItem.image),
      .reference("tag", \UITabBarItem.tag),
      .kept("isEnabled", .bool, of: UITabBarItem.self, initially: .bool(true)),
      .kept(
        "imageInsets",
        UIEdgeInsets.sceneType,
        of: UITabBarItem.self,
        initially: UIEdgeInsets.zero.sceneValue
      ),
      .idle(
        "setTitleTextAttributes",
        .parameter(nil, .optional(.textAttributes)),
        .parameter("for", UIControl.State.sceneType)
      ),
    ]

  private static let textViewMembers: [LibraryEntry] = [
    .object(Parameter<CGRect>("frame"), Parameter<NSTextContainer?>("textContainer")) {
      frame,
      _ in UITextView(frame: frame)
    },
    .reference("text", \UITextView.text).implicitlyUnwrapped,
    .reference("attributedText", \UITextView.attributedText).implicitlyUnwrapped,
    .reference("font", \UITextView.font),
    .reference("textColor", \UITextView.textColor),
    .reference("textAlignment", \UITextView.textAlignment),
    .reference("isEditable", \UITextView.isEditable),
    .reference("isSelectable", \UITextView.isSelectable),
    .reference("textContainerInset", \UITextView.textContainerInset),
    .property("textContainer", of: UITextView.self) { $0.textContainer },
  ]

  private static let textContainerMembers: [LibraryEntry] = [
    .reference("lineFragmentPadding", \NSTextContainer.lineFragmentPadding),
    .reference("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines),
    .kept(
      "lineBreakMode",
      NSLineBreakMode.sceneType,
      of: NSTextContainer.self,
      initially: NSLineBreakMode.byWordWrapping.sceneValue
    ),
    .kept("exclusionPaths", .array(.any), of: NSTextContainer.self, initially: .array([])),
    .kept("widthTracksTextView", .bool, of: NSTextContainer.self, initially: .bool(true)),
    .kept("heightTracksTextView", .bool, of: NSTextContainer.self, initially: .bool(false)),
  ]
}

extension NSTextContainer: FinalNativeObject {}
extension UIBarButtonItem: FinalNativeObject {}
extension UIBarButtonItem.Style: NativeValue {
  static var sceneName: String { "UIBarButtonItem.Style" }
}
extension UIBarButtonItem.SystemItem: NativeValue {
  static var sceneName: String { "UIBarButtonItem.SystemItem" }
}
extension UITabBarItem: FinalNativeObject {}
extension UITabBarItem.SystemItem: NativeValue {
  static var sceneName: String { "UITabBarItem.SystemItem" }
}
