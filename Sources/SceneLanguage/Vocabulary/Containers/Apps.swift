internal import Diptych

extension Library {
  /// What an app's file has beside its views; none of it is previewed.
  static let apps = LibraryFamily(
    title: "Apps",
    types: [
      LibraryType("View", scenes),
      .inert("WindowResizability", constants: ["automatic", "contentSize", "contentMinSize"]),
      .inert("WindowStyle", constants: ["automatic", "titleBar", "hiddenTitleBar", "plain"]),
      .inert(
        "WindowToolbarStyle",
        constants: ["automatic", "expanded", "unified", "unifiedCompact"]
      ),
      .inert("MenuBarExtraStyle", constants: ["automatic", "menu", "window"]),
      LibraryType(
        "WindowGroup",
        conformsTo: ["Scene", "View"],
        [
          .view(content) { $0 }, .view(title, content) { _, content in content },
          .view(identifier, content) { _, content in content },
          .view(title, identifier, content) { _, _, content in content },
        ]
      ),
      .inert(
        "BackgroundTask",
        constants: ["urlSession"],
        ["appRefresh", "urlSession"].map {
          .inert(.staticMethod, $0, of: "BackgroundTask", [.parameter(nil, .string)])
        }
      ),
      LibraryType("EmptyCommands", conformsTo: ["Commands", "View"], [.view { EmptyView() }]),
      LibraryType("Settings", conformsTo: ["Scene", "View"], [.view(content) { $0 }]),
      window("Window"), window("UtilityWindow"),
      LibraryType(
        "MenuBarExtra",
        conformsTo: ["Scene", "View"],
        [
          .view(title, content) { _, _ in EmptyView() },
          .view(title, Parameter<String>("systemImage"), content) { _, _, _ in EmptyView() },
          .view(title, systemImage, isInserted, content) { _, _, _, _ in EmptyView() },
          .view(isInserted, content, label) { _, _, _ in EmptyView() },
          .view(content, label) { _, _ in EmptyView() },
        ]
      ),
      LibraryType(
        "CommandMenu",
        conformsTo: ["Commands", "View"],
        [.view(title, content) { _, _ in EmptyView() }]
      ),
      LibraryType(
        "CommandGroup",
        conformsTo: ["Commands", "View"],
        ["replacing", "before", "after"].map { label in
          .view(
            Parameter<IgnoredArgument>.ignored(label, .named("CommandGroupPlacement")),
            content
          ) { _, _ in EmptyView() }
        }
      ),
      LibraryType("SidebarCommands", conformsTo: ["Commands", "View"], [.view { EmptyView() }]),
      LibraryType(
        "TextEditingCommands",
        conformsTo: ["Commands", "View"],
        [.view { EmptyView() }]
      ),
      LibraryType(
        "TextFormattingCommands",
        conformsTo: ["Commands", "View"],
        [.view { EmptyView() }]
      ),
      LibraryType("ToolbarCommands", conformsTo: ["Commands", "View"], [.view { EmptyView() }]),
      LibraryType("InspectorCommands", conformsTo: ["Commands", "View"], [.view { EmptyView() }]),
      .inert(
        "CommandGroupPlacement",
        constants: [
          "appInfo", "appSettings", "appTermination", "appVisibility", "help", "importExport",
          "newItem", "pasteboard", "printItem", "saveItem", "sidebar", "singleWindowList",
          "systemServices", "textEditing", "textFormatting", "toolbar", "undoRedo",
          "windowArrangement",
          "windowList", "windowSize",
        ]
      ),
    ]
  )

  private static let isInserted = Parameter<Binding<Bool>>("isInserted")
  private static let identifier = Parameter<String>("id")

  private static func window(_ name: String) -> LibraryType {
    LibraryType(
      name,
      conformsTo: ["Scene", "View"],
      [.view(title, identifier, content) { _, _, content in content }]
    )
  }

  /// What is said of windows and menus, which stand around a picture.
  private static let scenes: [LibraryEntry] = [
    .still("commands", .content(nil)), .still("commandsRemoved"),
    .still("defaultSize", .parameter("width", .cgFloat), .parameter("height", .cgFloat)),
    .still("defaultSize", .parameter(nil, .named("CGSize"))),
    .still("defaultPosition", .parameter(nil, .named("UnitPoint"))),
    .still("handlesExternalEvents", .parameter("matching", .named("Set", [.string]))),
    .still("backgroundTask", .parameter(nil, .named("BackgroundTask")), .action("action")),
    .still("windowResizability", .parameter(nil, .named("WindowResizability"))),
    .still("windowStyle", .parameter(nil, .named("WindowStyle"))),
    .still("windowToolbarStyle", .parameter(nil, .named("WindowToolbarStyle"))),
    .still("menuBarExtraStyle", .parameter(nil, .named("MenuBarExtraStyle"))),
  ]
}
