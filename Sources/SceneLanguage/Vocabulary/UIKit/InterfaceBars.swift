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
        [.reference("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)]
      ),
      .class("UINavigationItem", navigationItemMembers),
      .cases(
        of: UINavigationItem.LargeTitleDisplayMode.self,
        ["automatic": .automatic, "always": .always, "never": .never]
      ),
      .class("UITabBarController", inheriting: "UIViewController", tabMembers),
      .class("UITabBar", inheriting: "UIView", []),
      .class("UITabBarItem", tabItemMembers),
      .class(
        "UITextView",
        inheriting: "UIScrollView",
        LibraryEntry.frames { UITextView(frame: $0) } + textViewMembers
      ),
      .class("NSTextContainer", textContainerMembers),
      .class("NSAttributedString", attributedMembers),
    ]
  )

  private static let navigationMembers: [LibraryEntry] = [
    .object { UINavigationController() },
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
    .deed(
      "setNavigationBarHidden",
      of: UINavigationController.self,
      Parameter<Bool>("_"),
      Parameter<Bool>("animated")
    ) { $0.setNavigationBarHidden($1, animated: $2) },
  ]

  private static let navigationItemMembers: [LibraryEntry] = [
    .reference("title", \UINavigationItem.title),
    .reference("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
  ]

  private static let tabMembers: [LibraryEntry] = [
    .object { UITabBarController() },
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

  private static let tabItemMembers: [LibraryEntry] = [
    .object(Parameter<String?>("title"), Parameter<UIImage?>("image"), Parameter<Int>("tag")) {
      UITabBarItem(title: $0, image: $1, tag: $2)
    },
    .reference("title", \UITabBarItem.title),
    .reference("image", \UITabBarItem.image),
    .reference("tag", \UITabBarItem.tag),
  ]

  private static let textViewMembers: [LibraryEntry] = [
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
  ]

  private static let attributedMembers: [LibraryEntry] = [
    .object(Parameter<String>("string")) { NSAttributedString(string: $0) },
    .property("string", of: NSAttributedString.self) { $0.string },
    .property("length", of: NSAttributedString.self) { $0.length },
  ]
}

extension NSAttributedString: NativeObject {
  static var sceneType: SceneType { .named("NSAttributedString") }
  var sceneClass: SceneType { Self.sceneType }
}

extension NSTextContainer: FinalNativeObject {}
extension UINavigationItem: FinalNativeObject {}
extension UITabBarItem: FinalNativeObject {}
extension UINavigationItem.LargeTitleDisplayMode: NativeValue {
  static var sceneName: String { "UINavigationItem.LargeTitleDisplayMode" }
}
