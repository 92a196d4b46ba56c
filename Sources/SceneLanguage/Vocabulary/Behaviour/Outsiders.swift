internal import Diptych

extension Library {
  /// Controls that reach out of the app, and what the app is told from outside.
  static let outsiders = LibraryFamily(
    title: "Sharing and editing",
    types: [
      LibraryType("ShareLink", conformsTo: ["View"], shares),
      LibraryType("EditButton", conformsTo: ["View"], [.view { EditButton() }]),
      LibraryType("RenameButton", conformsTo: ["View"], [.view { RenameButton() }]),
      LibraryType(
        "PasteButton",
        conformsTo: ["View"],
        [
          .view(
            Parameter<SceneValue>.anything("payloadType"),
            Parameter<IgnoredArgument>.action("onPaste", parameters: [.array(.unknown)])
          ) { _, _ in PasteButton() }
        ]
      ),
      .inert(
        "SharePreview",
        [
          .inertInitializer(
            "SharePreview",
            [
              .parameter(nil, .string), .optional("image", .unknown), .optional("icon", .unknown),
            ]
          )
        ]
      ),
    ]
  )

  private static let text = Parameter<IgnoredArgument>.self
  private static let item = text.anything("item")
  private static let subject = text.anything("subject", isOptional: true)
  private static let message = text.anything("message", isOptional: true)
  private static let preview = text.anything("preview", isOptional: true)

  private static let shares: [LibraryEntry] = [
    .view(item, subject, message, preview) { _, _, _, _ in ShareLink(item: "") },
    .view(title, item, subject, message, preview) { title, _, _, _, _ in
      ShareLink(title, item: "")
    },
    .view(item, subject, message, preview, label) { _, _, _, _, label in
      ShareLink(item: "") { AnyView(any: label) }
    },
    .view(text.anything("items"), subject, message) { _, _, _ in ShareLink(item: "") },
  ]
}
