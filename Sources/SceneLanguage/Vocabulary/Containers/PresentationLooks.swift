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
      .values(
        of: PresentationSizing.self,
        ["automatic": .automatic, "fitted": .fitted, "form": .form, "page": .page],
        [
          .method(
            "fitted",
            of: PresentationSizing.self,
            Parameter<Bool>("horizontal"),
            Parameter<Bool>("vertical")
          ) { $0.fitted(horizontal: $1, vertical: $2) },
          .method(
            "sticky",
            of: PresentationSizing.self,
            Parameter<Bool>("horizontal", default: { false }),
            Parameter<Bool>("vertical", default: { false })
          ) { $0.sticky(horizontal: $1, vertical: $2) },
        ]
      ),
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
            [.parameter(nil, .named("Anchor.Source"))]
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
      LibraryType("ActionSheet.Button", alias: .named("Alert.Button")),
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
    .modifier("presentationSizing", Parameter<PresentationSizing>("_")) {
      $0.presentationSizing($1)
    },
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
    .modifier(
      "popover",
      Parameter<Binding<Bool>>("isPresented"),
      Parameter<IgnoredArgument>.ignored(
        "attachmentAnchor",
        .named("PopoverAttachmentAnchor")
      ),
      Parameter<Edge>("arrowEdge", default: { .top }),
      Parameter<() -> any View>.deferred("content")
    ) { view, isPresented, _, edge, content in
      view.popover(isPresented: isPresented, arrowEdge: edge) { AnyView(any: content()) }
    },
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
      dialog(
        "alert",
        [
          .parameter(nil, title), isPresented, .parameter("presenting", .optional(.result)),
          shown("actions"), shown("message", hasDefault: true),
        ]
      ),
      dialog(
        "confirmationDialog",
        [
          .parameter(nil, title), isPresented,
          .optional("titleVisibility", .named("Visibility")),
          .parameter("presenting", .optional(.result)), shown("actions"),
          shown("message", hasDefault: true),
        ]
      ),
    ]
  }

  /// A dialog about a value, which is presented only where there is one.
  private static func dialog(_ name: String, _ parameters: [ParameterSignature]) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(generics: ["T"], parameters: parameters, result: .view)
    ) { call in
      let view = try call.receiver.view(for: call)
      let value = call.arguments[parameters.count - 3].unwrapped
      guard let value, case .binding(let binding) = call.arguments[1] else { return .view(view) }
      let isPresented = Binding<Bool>(
        get: { (try? binding.get()).flatMap { Bool.read($0) } ?? false },
        set: { try? binding.set(.bool($0)) }
      )
      func content(_ index: Int) throws -> AnyView {
        guard case .closure = call.arguments[index] else { return AnyView(EmptyView()) }
        return AnyView(any: try call.arguments[index].call([value]).view(for: call))
      }
      guard isPresented.wrappedValue else { return .view(view) }
      let title = try titleText(of: call)
      let (actions, message) = (
        try content(parameters.count - 2), try content(parameters.count - 1)
      )
      if name == "alert" {
        return .view(
          view.alert(title, isPresented: isPresented) {
            actions
          } message: {
            message
          }
        )
      }
      return .view(
        view.confirmationDialog(
          title,
          isPresented: isPresented,
          titleVisibility: Visibility.read(call.arguments[2]) ?? .automatic
        ) {
          actions
        } message: {
          message
        }
      )
    }
  }

  private static func titleText(of call: LibraryCall) throws -> Text {
    if let title = Text.read(call.arguments[0]) { return title }
    return Text(verbatim: try call.arguments[0].read(as: String.self))
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

extension PresentationSizing: NativeValue {}
