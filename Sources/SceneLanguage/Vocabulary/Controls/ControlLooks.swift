internal import Diptych

extension Library {
  /// The looks and behaviour of controls that no frame depends on.
  static let controlLooks = LibraryFamily(
    title: "Looks of controls",
    types: [
      LibraryType("View", buttonsAndMenus + fieldsAndKeys + searching + outside),
      .inert(
        "ButtonBorderShape",
        constants: ["automatic", "capsule", "circle", "roundedRectangle"],
        [
          .inert(
            .staticMethod,
            "roundedRectangle",
            of: "ButtonBorderShape",
            [.parameter("radius", .cgFloat)]
          )
        ]
      ),
      .inert("ButtonRepeatBehavior", constants: ["automatic", "enabled", "disabled"]),
      .inert("MenuOrder", constants: ["automatic", "fixed", "priority"]),
      .inert("MenuActionDismissBehavior", constants: ["automatic", "disabled", "enabled"]),
      .inert("TextEditorStyle", constants: ["automatic", "plain"]),
      .inert(
        "SearchScopeActivation",
        constants: ["automatic", "onTextEntry", "onSearchPresentation"]
      ),
      .inert("BadgeProminence", constants: ["decreased", "increased", "standard"]),
      .inert(
        "IndexViewStyle",
        constants: ["page"],
        [.inert(.staticMethod, "page", of: "IndexViewStyle", [pageBackground])]
      ),
      .inert(
        "PageIndexViewStyle",
        conformsTo: ["IndexViewStyle"],
        [.inertInitializer("PageIndexViewStyle", [pageBackground])]
      ),
      .inert(
        "PageIndexViewStyle.BackgroundDisplayMode",
        constants: ["automatic", "always", "interactive", "never"]
      ),
      .inert("UITextContentType", constants: contentTypes),
      .inert(
        "UITextAutocapitalizationType",
        constants: ["none", "words", "sentences", "allCharacters"]
      ),
    ]
  )

  private static let pageBackground = ParameterSignature.optional(
    "backgroundDisplayMode",
    .named("PageIndexViewStyle.BackgroundDisplayMode")
  )

  private static let contentTypes = [
    "URL", "addressCity", "birthdate", "countryName", "creditCardNumber", "dateTime",
    "emailAddress", "familyName", "fullStreetAddress", "givenName", "jobTitle", "location",
    "name", "newPassword", "nickname", "oneTimeCode", "organizationName", "password",
    "postalCode", "streetAddressLine1", "streetAddressLine2", "telephoneNumber", "username",
  ]

  private static let buttonsAndMenus: [LibraryEntry] = [
    .still("buttonBorderShape", .parameter(nil, .named("ButtonBorderShape"))),
    .still("buttonRepeatBehavior", .parameter(nil, .named("ButtonRepeatBehavior"))),
    .still("menuOrder", .parameter(nil, .named("MenuOrder"))),
    .still("menuIndicator", .parameter(nil, .named("Visibility"))),
    .still("menuActionDismissBehavior", .parameter(nil, .named("MenuActionDismissBehavior"))),
    .still("indexViewStyle", .parameter(nil, .named("IndexViewStyle"))),
    .still("badgeProminence", .parameter(nil, .named("BadgeProminence"))),
    .still("selectionDisabled", .optional(nil, .bool)),
  ]

  private static let fieldsAndKeys: [LibraryEntry] = [
    .still("textContentType", .parameter(nil, .optional(.named("UITextContentType")))),
    .still("textEditorStyle", .parameter(nil, .named("TextEditorStyle"))),
    .still("disableAutocorrection", .parameter(nil, .optional(.bool))),
    .still("autocapitalization", .parameter(nil, .named("UITextAutocapitalizationType"))),
    .still("submitScope", .optional(nil, .bool)),
    .still("focusSection"), .still("focusEffectDisabled", .optional(nil, .bool)),
    .still("hoverEffectDisabled", .optional(nil, .bool)),
    .still(
      "defaultFocus",
      generics: ["T"],
      .parameter(nil, .binding(.optional(.result))),
      .parameter(nil, .result)
    ),
    .still("findDisabled", .optional(nil, .bool)),
    .still("replaceDisabled", .optional(nil, .bool)),
    .still("findNavigator", .parameter("isPresented", .binding(.bool))),
  ]

  /// What comes from outside of the picture: links, drags, and the pointer.
  private static let outside: [LibraryEntry] = [
    .still("onOpenURL", .action("perform", [.named("URL")])),
    .still("draggable", .parameter(nil, .unknown)),
    .still("draggable", .parameter(nil, .unknown), .content("preview")),
    .still(
      "dropDestination",
      generics: ["T"],
      .parameter("for", .metatype(.result)),
      .function("action", [.array(.result), .named("CGPoint")], .bool),
      .action("isTargeted", [.bool], hasDefault: true)
    ),
    .still("invalidatableContent", .optional(nil, .bool)),
    .still("speechSpellsOutCharacters", .optional(nil, .bool)),
    .still("typeSelectEquivalent", .parameter(nil, .optional(.string))),
  ]
}
