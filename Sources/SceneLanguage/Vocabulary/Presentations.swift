internal import Diptych
internal import LayoutEngine

extension Library {
  /// What appears over a view when something happens, and so never in a still picture.
  static let presentations = LibraryFamily(
    title: "Presentations",
    types: [
      LibraryType("View", sheets + dialogs + details),
      .values(
        of: PresentationDetent.self,
        ["medium": .medium, "large": .large],
        [
          .staticMethod("height", Parameter<CGFloat>("_")) { PresentationDetent.height($0) },
          .staticMethod("fraction", Parameter<CGFloat>("_")) { PresentationDetent.fraction($0) },
        ]
      ),
      .values(
        of: Visibility.self,
        ["automatic": .automatic, "visible": .visible, "hidden": .hidden]
      ),
    ]
  )

  private static let isPresented = ParameterSignature.parameter("isPresented", .binding(.bool))
  private static let onDismiss = ParameterSignature.action("onDismiss", hasDefault: true)
  private static let arrowEdge = ParameterSignature.optional("arrowEdge", .named("Edge"))
  private static let item = ParameterSignature.parameter("item", .binding(.optional(.result)))
  private static let contentOfItem = ParameterSignature.parameter(
    "content",
    .function(FunctionType([.result], .view, builder: .view))
  )

  private static let sheets: [LibraryEntry] =
    ["sheet", "fullScreenCover"].flatMap { name -> [LibraryEntry] in
      [
        .still(name, isPresented, onDismiss, .content("content")),
        .still(name, generics: ["T"], item, onDismiss, contentOfItem),
      ]
    } + [
      .still("popover", isPresented, arrowEdge, .content("content")),
      .still("popover", generics: ["T"], item, arrowEdge, contentOfItem),
    ]

  private static let dialogs: [LibraryEntry] = [SceneType.string, .named("Text")]
    .flatMap { title -> [LibraryEntry] in
      [
        .still(
          "alert",
          .parameter(nil, title),
          isPresented,
          .content("actions"),
          .content("message", hasDefault: true)
        ),
        .still(
          "confirmationDialog",
          .parameter(nil, title),
          isPresented,
          .optional("titleVisibility", .named("Visibility")),
          .content("actions"),
          .content("message", hasDefault: true)
        ),
      ]
    }

  private static let details: [LibraryEntry] = [
    .still("contextMenu", .content("menuItems")),
    .still("presentationDetents", .parameter(nil, .named("Set", [.named("PresentationDetent")]))),
    .modifier("presentationDragIndicator", Parameter<Visibility>("_")) {
      $0.presentationDragIndicator($1)
    },
    .modifier("interactiveDismissDisabled", Parameter<Bool>("_", default: { true })) {
      $0.interactiveDismissDisabled($1)
    },
  ]
}

extension PresentationDetent: NativeValue {}
extension Visibility: NativeValue {}
