extension Library {
  /// What the system does for a view with pointers, keys, pasteboards, and other apps, which a still
  /// picture does not show.
  static let systemServices = LibraryFamily(
    title: "Pointers, pasteboards, and other apps",
    types: [
      LibraryType("View", activities + pointers + pasteboards + writing),
      .inert("SpringLoadingBehavior", constants: ["automatic", "enabled", "disabled"]),
      .inert("PaletteSelectionEffect", constants: ["automatic", "custom"]),
      .inert("TextInputDictationBehavior", constants: ["automatic"]),
      .inert(
        "MaterialActiveAppearance",
        constants: ["automatic", "active", "inactive", "matchWindow"]
      ),
      .inert(
        "PointerStyle",
        constants: [
          "default", "horizontalText", "verticalText", "rectSelection", "grabIdle", "grabActive",
          "link", "zoomIn", "zoomOut", "columnResize", "rowResize",
        ]
      ),
    ]
  )

  private static let activities: [LibraryEntry] = [
    .still(
      "userActivity",
      .parameter(nil, .string),
      .optional("isActive", .bool),
      .action(nil, [.unknown])
    ),
    .still("onContinueUserActivity", .parameter(nil, .string), .action("perform", [.unknown])),
    .still("quickLookPreview", .parameter(nil, .binding(.optional(.named("URL"))))),
    .still(
      "translationPresentation",
      .parameter("isPresented", .binding(.bool)),
      .parameter("text", .string)
    ),
    .still("renameAction", .action(nil)),
    .still("contentCaptureProtected", .parameter(nil, .bool)),
    .still("materialActiveAppearance", .parameter(nil, .named("MaterialActiveAppearance"))),
  ]

  private static let pointers: [LibraryEntry] = [
    .still("pointerStyle", .parameter(nil, .optional(.named("PointerStyle")))),
    .still("springLoadingBehavior", .parameter(nil, .named("SpringLoadingBehavior"))),
    .still("paletteSelectionEffect", .parameter(nil, .named("PaletteSelectionEffect"))),
    .still("defaultHoverEffect", .parameter(nil, .unknown)),
    .still("handlesGameControllerEvents", .optional("matching", .unknown)),
    .still("onPencilDoubleTap", .action("perform", [.unknown])),
    .still("onPencilSqueeze", .action("perform", [.unknown])),
    .still(
      "modifierKeyAlternate",
      .parameter(nil, .named("EventModifiers")),
      .content(nil)
    ),
    .still(
      "onModifierKeysChanged",
      .optional("mask", .named("EventModifiers")),
      .optional("initial", .bool),
      .action(nil, [.named("EventModifiers"), .named("EventModifiers")])
    ),
    .still("focusScope", .parameter(nil, .unknown)),
    .still("focusedObject", .parameter(nil, .unknown)),
  ]

  private static let pasteboards: [LibraryEntry] = [
    .still("copyable", .parameter(nil, .unknown)),
    .still("cuttable", .optional("for", .unknown), .action("action")),
    .still(
      "pasteDestination",
      generics: ["T"],
      .parameter("for", .metatype(.result)),
      .action("action", [.array(.result)]),
      .parameter(
        "validator",
        .function(FunctionType([.array(.result)], .array(.result))),
        hasDefault: true
      )
    ),
    .still("onCopyCommand", .parameter("perform", .unknown)),
    .still("onCutCommand", .parameter("perform", .unknown)),
    .still("onPasteCommand", .parameter("of", .unknown), .action("perform", [.unknown])),
  ]

  private static let writing: [LibraryEntry] = [
    .still("searchDictationBehavior", .parameter(nil, .named("TextInputDictationBehavior"))),
    .still("textInputSuggestions", .content(nil)),
  ]
}
