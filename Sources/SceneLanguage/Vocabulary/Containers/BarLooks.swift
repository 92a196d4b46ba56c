internal import Diptych

extension Library {
  /// The looks of bars and of stacks of screens, which a picture does not show.
  static let barLooks = LibraryFamily(
    title: "Looks of bars",
    types: [
      LibraryType("View", toolbars + stacksOfScreens + placesOfTitles),
      .inert("ToolbarRole", constants: ["automatic", "browser", "editor", "navigationStack"]),
      LibraryType(
        "ToolbarTitleDisplayMode",
        [
          titleMode("automatic", .automatic), titleMode("inline", .inline),
          titleMode("inlineLarge", .inline), titleMode("large", .large),
        ]
      ),
      .inert(
        "ContainerBackgroundPlacement",
        constants: [
          "navigation", "navigationSplitView", "subscriptionStore", "tabView", "widget", "window",
        ]
      ),
      .inert("ToolbarDefaultItemKind", constants: ["sidebarToggle", "title", "search"]),
      LibraryType("NavigationViewStyle", navigationViewStyles),
      .inert(
        "StackNavigationViewStyle",
        conformsTo: ["NavigationViewStyle"],
        [.inertInitializer("StackNavigationViewStyle")]
      ),
      .inert(
        "DefaultNavigationViewStyle",
        conformsTo: ["NavigationViewStyle"],
        [.inertInitializer("DefaultNavigationViewStyle")]
      ),
      .inert(
        "DoubleColumnNavigationViewStyle",
        conformsTo: ["NavigationViewStyle"],
        [.inertInitializer("DoubleColumnNavigationViewStyle")]
      ),
      .inert(
        "NavigationSplitViewStyle",
        constants: ["automatic", "balanced", "prominentDetail"]
      ),
      .inert(
        "NavigationTransition",
        constants: ["automatic"],
        [
          .inert(
            .staticMethod,
            "zoom",
            of: "NavigationTransition",
            [.parameter("sourceID", .unknown), .parameter("in", .named("Namespace.ID"))]
          )
        ]
      ),
      .inert("TabSearchActivation", constants: ["automatic", "searchTabSelection"]),
      .inert(
        "TabBarMinimizeBehavior",
        constants: ["automatic", "never", "onScrollDown", "onScrollUp"]
      ),
    ]
  )

  private static func titleMode(
    _ name: String,
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> LibraryEntry {
    .constant(name, type: .named("ToolbarTitleDisplayMode"), mode)
  }

  private static let bars = ParameterSignature(
    label: "for",
    name: "for",
    type: .named("ToolbarPlacement"),
    isVariadic: true
  )
  private static let visibility = ParameterSignature.parameter(nil, .named("Visibility"))

  private static let toolbars: [LibraryEntry] = [
    .still("toolbarBackground", visibility, bars),
    .still("toolbarBackground", .parameter(nil, .named("ShapeStyle")), bars),
    .still("toolbarBackgroundVisibility", visibility, bars),
    .still("toolbarColorScheme", .parameter(nil, .optional(.named("ColorScheme"))), bars),
    .still("sharedBackgroundVisibility", visibility),
    .still("toolbarRole", .parameter(nil, .named("ToolbarRole"))),
    .still("toolbarTitleMenu", .content("content")),
    .still("toolbar", .parameter("removing", .optional(.named("ToolbarDefaultItemKind")))),
    .still("statusBar", .parameter("hidden", .bool)),
    .still("tabViewSearchActivation", .parameter(nil, .named("TabSearchActivation"))),
    .still("tabBarMinimizeBehavior", .parameter(nil, .named("TabBarMinimizeBehavior"))),
    .still("containerBackground", .parameter(nil, .named("ShapeStyle")), container),
    .still("containerBackground", container, .content("content")),
  ]

  private static let container = ParameterSignature.parameter(
    "for",
    .named("ContainerBackgroundPlacement")
  )

  private static let stacksOfScreens: [LibraryEntry] = [
    .still("navigationViewStyle", .parameter(nil, .named("NavigationViewStyle"))),
    .still("navigationSplitViewStyle", .parameter(nil, .named("NavigationSplitViewStyle"))),
    .still("navigationSplitViewColumnWidth", .parameter(nil, .cgFloat)),
    .still(
      "navigationSplitViewColumnWidth",
      .optional("min", .optional(.cgFloat)),
      .parameter("ideal", .cgFloat),
      .optional("max", .optional(.cgFloat))
    ),
    .still("navigationTransition", .parameter(nil, .named("NavigationTransition"))),
    .still(
      "matchedTransitionSource",
      .parameter("id", .unknown),
      .parameter("in", .named("Namespace.ID"))
    ),
    .still(
      "matchedTransitionSource",
      .parameter("id", .unknown),
      .parameter("in", .named("Namespace.ID")),
      .parameter("configuration", .function(FunctionType([.view], .view)))
    ),
  ]

  private static let placesOfTitles: [LibraryEntry] = [
    .modifier("navigationTitle", Parameter<Binding<String>>("_")) {
      $0.navigationTitle($1.wrappedValue)
    },
    .modifier("navigationBarTitle", Parameter<Text>("_")) { $0.navigationTitle($1) },
    .modifier(
      "navigationBarTitle",
      Parameter<Text>("_"),
      Parameter<NavigationBarItem.TitleDisplayMode>("displayMode")
    ) { view, title, mode in
      (view.navigationTitle(title) as any View).navigationBarTitleDisplayMode(mode)
    },
    .modifier(
      "toolbarTitleDisplayMode",
      Parameter<NavigationBarItem.TitleDisplayMode>(
        "_",
        type: .named("ToolbarTitleDisplayMode")
      )
    ) { $0.navigationBarTitleDisplayMode($1) },
  ]

  private static let navigationViewStyles: [LibraryEntry] = [
    "automatic": "DefaultNavigationViewStyle", "stack": "StackNavigationViewStyle",
    "columns": "DoubleColumnNavigationViewStyle",
  ].map { .inert(.staticProperty, $0.key, of: $0.value) }
}

extension LibraryEntry {
  /// Makes a value of an inert type.
  static func inertInitializer(
    _ type: String,
    _ parameters: [ParameterSignature] = []
  ) -> LibraryEntry {
    let type = SceneType.named(type)
    return LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(parameters: parameters, result: type)
    ) { _ in .native(NativeBox(InertValue(), type: type)) }
  }
}
