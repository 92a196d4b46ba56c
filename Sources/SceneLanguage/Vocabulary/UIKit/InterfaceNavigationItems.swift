internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// What navigation bars show of controllers.
  static let interfaceNavigationItems = LibraryFamily(
    title: "UIKit: bars and text views",
    types: [
      .class("UINavigationItem", navigationItemMembers),
      .inert("UINavigationItem.ItemStyle", constants: ["navigator", "browser", "editor"]),
      .inert(
        "UINavigationItem.SearchBarPlacement",
        constants: [
          "automatic", "inline", "stacked", "integrated", "integratedButton", "integratedCentered",
        ]
      ),
      .cases(
        of: UINavigationItem.LargeTitleDisplayMode.self,
        ["automatic": .automatic, "always": .always, "never": .never]
      ),
      .cases(
        of: UINavigationItem.BackButtonDisplayMode.self,
        ["default": .default, "generic": .generic, "minimal": .minimal]
      ),
    ]
  )

  private static let navigationItemMembers: [LibraryEntry] =
    [
      .object(Parameter<String>("title")) { UINavigationItem(title: $0) },
      .reference("title", \UINavigationItem.title),
      .reference("subtitle", \UINavigationItem.subtitle),
      .reference("largeTitle", \UINavigationItem.largeTitle),
      .reference("largeSubtitle", \UINavigationItem.largeSubtitle),
      .kept(
        "style",
        inert: "UINavigationItem.ItemStyle",
        initially: "navigator",
        of: UINavigationItem.self
      ),
      .kept(
        "preferredSearchBarPlacement",
        inert: "UINavigationItem.SearchBarPlacement",
        initially: "automatic",
        of: UINavigationItem.self
      ),
      .kept(
        "searchBarPlacementAllowsToolbarIntegration",
        .bool,
        of: UINavigationItem.self,
        initially: .bool(true)
      ),
      .kept(
        "searchBarPlacementAllowsExternalIntegration",
        .bool,
        of: UINavigationItem.self,
        initially: .bool(false)
      ),
      .kept("customizationIdentifier", .optional(.string), of: UINavigationItem.self),
      .kept("renameDelegate", .optional(.any), of: UINavigationItem.self),
      .kept("documentProperties", .optional(.any), of: UINavigationItem.self),
      .kept("additionalOverflowItems", .optional(.any), of: UINavigationItem.self),
      .kept("titleMenuProvider", .optional(.any), of: UINavigationItem.self),
      .kept("subtitleView", .optional(UIView.sceneType), of: UINavigationItem.self),
      .reference("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
      .reference("titleView", \UINavigationItem.titleView),
      .reference("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      .reference("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      .reference("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      .reference("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
      setting("setLeftBarButton") { $0.leftBarButtonItem = $1 },
      setting("setRightBarButton") { $0.rightBarButtonItem = $1 },
      settingAll("setLeftBarButtonItems") { $0.leftBarButtonItems = $1 },
      settingAll("setRightBarButtonItems") { $0.rightBarButtonItems = $1 },
      .deed(
        "setHidesBackButton",
        of: UINavigationItem.self,
        Parameter<Bool>("_"),
        Parameter<Bool>("animated")
      ) { item, hides, _ in item.hidesBackButton = hides },
      .reference("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
      .kept("backAction", .optional(UIAction.sceneType), of: UINavigationItem.self),
      .reference("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode),
      .kept("prompt", .optional(.string), of: UINavigationItem.self),
      .reference("backButtonTitle", \UINavigationItem.backButtonTitle),
      .reference("backBarButtonItem", \UINavigationItem.backBarButtonItem),
      .kept("_searchController", .optional(.any), of: UINavigationItem.self),
      .reference("_searchBar", \UINavigationItem.searchBar),
      .reference("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
      .reference("hidesBackButton", \UINavigationItem.hidesBackButton),
    ] + LibraryEntry.kept(BarLookName.allCases.map(\.kept), .any, of: UINavigationItem.self)

  private static func setting(
    _ name: String,
    _ set: @escaping @Sendable (UINavigationItem, UIBarButtonItem?) -> Void
  ) -> LibraryEntry {
    .deed(
      name,
      of: UINavigationItem.self,
      Parameter<UIBarButtonItem?>("_"),
      Parameter<Bool>("animated")
    ) { item, button, _ in set(item, button) }
  }

  private static func settingAll(
    _ name: String,
    _ set: @escaping @Sendable (UINavigationItem, [UIBarButtonItem]?) -> Void
  ) -> LibraryEntry {
    .deed(
      name,
      of: UINavigationItem.self,
      Parameter<[UIBarButtonItem]?>("_"),
      Parameter<Bool>("animated")
    ) { item, buttons, _ in set(item, buttons) }
  }
}

extension UINavigationItem: FinalNativeObject {}
extension UINavigationItem.LargeTitleDisplayMode: NativeValue {
  static var sceneName: String { "UINavigationItem.LargeTitleDisplayMode" }
}
