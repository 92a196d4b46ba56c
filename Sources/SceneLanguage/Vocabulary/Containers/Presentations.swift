internal import Diptych
internal import LayoutEngine

extension Library {
  /// What appears over a view while a value says so.
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

  private static let isPresented = Parameter<Binding<Bool>>("isPresented")
  private static let onDismiss = Parameter<IgnoredArgument>.ignored(
    "onDismiss",
    .optional(.function(FunctionType([], .void))),
    isOptional: true
  )
  private static let arrowEdge = Parameter<Edge>("arrowEdge", default: { .top })
  private static let sheetContent = Parameter<() -> any View>.deferred("content")

  private static let sheets: [LibraryEntry] = [
    .modifier("sheet", isPresented, onDismiss, sheetContent) { view, isPresented, _, content in
      view.sheet(isPresented: isPresented) { AnyView(any: content()) }
    },
    .presentation("sheet", of: onDismiss) { view, item, _, content in
      view.sheet(item: item) { AnyView(any: content($0)) }
    },
    .modifier("fullScreenCover", isPresented, onDismiss, sheetContent) {
      view,
      isPresented,
      _,
      content in
      view.fullScreenCover(isPresented: isPresented) { AnyView(any: content()) }
    },
    .presentation("fullScreenCover", of: onDismiss) { view, item, _, content in
      view.fullScreenCover(item: item) { AnyView(any: content($0)) }
    },
    .modifier("popover", isPresented, arrowEdge, sheetContent) { view, isPresented, edge, content in
      view.popover(isPresented: isPresented, arrowEdge: edge) { AnyView(any: content()) }
    },
    .presentation("popover", of: arrowEdge) { view, item, edge, content in
      view.popover(item: item, arrowEdge: edge) { AnyView(any: content($0)) }
    },
    .presentation(
      "popover",
      ignoring: .parameter("attachmentAnchor", .named("PopoverAttachmentAnchor")),
      of: arrowEdge
    ) { view, item, edge, content in
      view.popover(item: item, arrowEdge: edge) { AnyView(any: content($0)) }
    },
  ]

  private static let actions = Parameter<() -> any View>.deferred("actions")
  private static let message = Parameter<() -> any View>.deferred(
    "message",
    default: { { EmptyView() } }
  )
  private static let titleVisibility = Parameter<Visibility>(
    "titleVisibility",
    default: { .automatic }
  )

  private static let dialogs: [LibraryEntry] = [
    .modifier("alert", title, isPresented, actions, message) {
      alert($0, Text($1), $2, $3, $4)
    },
    .modifier("alert", Parameter<Text>("_"), isPresented, actions, message) {
      alert($0, $1, $2, $3, $4)
    },
    .modifier("confirmationDialog", title, isPresented, titleVisibility, actions, message) {
      confirmationDialog($0, Text($1), $2, $3, $4, $5)
    },
    .modifier(
      "confirmationDialog",
      Parameter<Text>("_"),
      isPresented,
      titleVisibility,
      actions,
      message
    ) { confirmationDialog($0, $1, $2, $3, $4, $5) },
  ]

  private static func alert(
    _ view: any View,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> any View,
    _ message: @escaping () -> any View
  ) -> any View {
    view.alert(title, isPresented: isPresented) {
      AnyView(any: actions())
    } message: {
      AnyView(any: message())
    }
  }

  private static func confirmationDialog(
    _ view: any View,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    _ titleVisibility: Visibility,
    _ actions: @escaping () -> any View,
    _ message: @escaping () -> any View
  ) -> any View {
    view.confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility) {
      AnyView(any: actions())
    } message: {
      AnyView(any: message())
    }
  }

  private static let detents = Parameter<Set<PresentationDetent>>(
    "_",
    type: .named("Set", [.named("PresentationDetent")])
  ) { value, _ in
    Set((value.elements ?? []).compactMap { PresentationDetent.read($0) })
  }

  private static let details: [LibraryEntry] = [
    .still("contextMenu", .content("menuItems")),
    .modifier("presentationDetents", detents) { $0.presentationDetents($1) },
    .modifier(
      "presentationDetents",
      detents,
      Parameter<Binding<PresentationDetent>>("selection")
    ) { $0.presentationDetents($1, selection: $2) },
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

/// An item of a scene for which something is presented.
struct PresentedItem: Identifiable {
  let value: SceneValue
  /// Nothing is told apart by it: at most one item is presented at a time.
  var id: Int { 0 }
}

extension LibraryEntry {
  /// A modifier that presents views for an item while there is one.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier.
  ///   - others: What stands between the item and the option and is not shown.
  ///   - option: What may stand between the item and the views.
  ///   - present: Calls the compiled modifier.
  /// - Returns: The entry.
  static func presentation<Option>(
    _ name: String,
    ignoring others: ParameterSignature...,
    of option: Parameter<Option>,
    present:
      @escaping @Sendable (
        any View, Binding<PresentedItem?>, Option, @escaping (PresentedItem) -> any View
      ) -> any View
  ) -> LibraryEntry {
    let content = Parameter<(SceneValue) -> any View>.content("content", of: SceneValue.self)
    return LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        generics: ["T"],
        parameters: [
          .parameter("item", .binding(.optional(.result)))
        ] + others + [
          option.signature,
          .parameter("content", .function(FunctionType([.result], .view, builder: .view))),
        ],
        result: .view
      )
    ) { call in
      let view = try call.receiver.view(for: call)
      let make = try content.argument(call.arguments[2 + others.count], in: call)
      let item = Binding<SceneValue>.read(call.arguments[0])?.wrappedValue.presented
      let option = try option.argument(call.arguments[1 + others.count], in: call)
      return .view(present(view, .constant(item), option) { make($0.value) })
    }
  }
}

extension SceneValue {
  /// The value as an item to present; `nil` where it is none.
  fileprivate var presented: PresentedItem? {
    if case .null = self { nil } else { PresentedItem(value: self) }
  }
}
