internal import Diptych

extension Library {
  /// The looks of what is presented, and the older ways to present it.
  static let presentationLooks = LibraryFamily(
    title: "Presentations: looks",
    types: [
      LibraryType("View", sheetLooks + older + values),
      .inert(
        "PresentationBackgroundInteraction",
        constants: ["automatic", "disabled", "enabled"],
        [
          .inert(
            .staticMethod,
            "enabled",
            of: "PresentationBackgroundInteraction",
            [.parameter("upThrough", .named("PresentationDetent"))]
          )
        ]
      ),
      .inert(
        "PresentationAdaptation",
        constants: ["automatic", "none", "popover", "sheet", "fullScreenCover"]
      ),
      .inert("PresentationContentInteraction", constants: ["automatic", "resizes", "scrolls"]),
      .inert("PresentationSizing", constants: ["automatic", "fitted", "form", "page"]),
      .inert(
        "PopoverAttachmentAnchor",
        [
          .inert(
            .staticMethod,
            "point",
            of: "PopoverAttachmentAnchor",
            [.parameter(nil, .named("UnitPoint"))]
          ),
          .inert(
            .staticMethod,
            "rect",
            of: "PopoverAttachmentAnchor",
            [.parameter(nil, .unknown)]
          ),
        ]
      ),
      .inert("Alert", alerts), .inert("Alert.Button", buttons("Alert.Button")),
      .inert(
        "ActionSheet",
        [
          .inertInitializer(
            "ActionSheet",
            [
              .parameter("title", text), .optional("message", .optional(text)),
              .optional("buttons", .array(.named("Alert.Button"))),
            ]
          )
        ]
      ),
      .inert("ContextMenu", [.inertInitializer("ContextMenu", [.content("menuItems")])]),
    ]
  )

  private static let text = SceneType.named("Text")
  private static let button = SceneType.named("Alert.Button")
  private static let isPresented = ParameterSignature.parameter("isPresented", .binding(.bool))

  private static let sheetLooks: [LibraryEntry] = [
    .still("presentationBackground", .parameter(nil, .named("ShapeStyle"))),
    .still(
      "presentationBackground",
      .optional("alignment", .named("Alignment")),
      .content("content")
    ),
    .still(
      "presentationBackgroundInteraction",
      .parameter(nil, .named("PresentationBackgroundInteraction"))
    ),
    .still("presentationCompactAdaptation", .parameter(nil, .named("PresentationAdaptation"))),
    .still(
      "presentationCompactAdaptation",
      .parameter("horizontal", .named("PresentationAdaptation")),
      .parameter("vertical", .named("PresentationAdaptation"))
    ),
    .still(
      "presentationContentInteraction",
      .parameter(nil, .named("PresentationContentInteraction"))
    ),
    .still("presentationCornerRadius", .parameter(nil, .optional(.cgFloat))),
    .still("presentationSizing", .parameter(nil, .named("PresentationSizing"))),
    .still(
      "presentationDetents",
      .parameter(nil, .named("Set", [.named("PresentationDetent")])),
      .parameter("selection", .binding(.named("PresentationDetent")))
    ),
    .still("contextMenu", .content("menuItems"), .content("preview")),
    .still("contextMenu", .parameter(nil, .optional(.named("ContextMenu")))),
  ]

  private static func made(_ parameters: [SceneType], _ type: String) -> ParameterSignature {
    .function("content", parameters, .named(type))
  }

  private static let item = ParameterSignature.parameter("item", .binding(.optional(.result)))

  private static let older: [LibraryEntry] = [
    .still("alert", isPresented, made([], "Alert")),
    .still("alert", generics: ["T"], item, made([.result], "Alert")),
    .still("actionSheet", isPresented, made([], "ActionSheet")),
    .still("actionSheet", generics: ["T"], item, made([.result], "ActionSheet")),
    .still(
      "popover",
      isPresented,
      .parameter("attachmentAnchor", .named("PopoverAttachmentAnchor")),
      .optional("arrowEdge", .named("Edge")),
      .content("content")
    ),
  ]

  private static func shown(_ label: String, hasDefault: Bool = false) -> ParameterSignature {
    .parameter(
      label,
      .function(FunctionType([.result], .view, builder: .view)),
      hasDefault: hasDefault
    )
  }

  private static let values: [LibraryEntry] = [SceneType.string, text].flatMap {
    title -> [LibraryEntry] in
    [
      .still(
        "alert",
        generics: ["T"],
        .parameter(nil, title),
        isPresented,
        .parameter("presenting", .optional(.result)),
        shown("actions"),
        shown("message", hasDefault: true)
      ),
      .still(
        "confirmationDialog",
        generics: ["T"],
        .parameter(nil, title),
        isPresented,
        .optional("titleVisibility", .named("Visibility")),
        .parameter("presenting", .optional(.result)),
        shown("actions"),
        shown("message", hasDefault: true)
      ),
    ]
  }

  private static let alerts: [LibraryEntry] = [
    .inertInitializer(
      "Alert",
      [
        .parameter("title", text), .optional("message", .optional(text)),
        .optional("dismissButton", .optional(button)),
      ]
    ),
    .inertInitializer(
      "Alert",
      [
        .parameter("title", text), .optional("message", .optional(text)),
        .parameter("primaryButton", button), .parameter("secondaryButton", button),
      ]
    ),
  ]

  private static func buttons(_ type: String) -> [LibraryEntry] {
    ["default", "destructive", "cancel"].map {
      .inert(
        .staticMethod,
        $0,
        of: type,
        [.parameter(nil, text), .action("action", hasDefault: true)]
      )
    } + [.inert(.staticMethod, "cancel", of: type, [.action(nil, hasDefault: true)])]
  }
}
