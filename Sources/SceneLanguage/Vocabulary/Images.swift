internal import Diptych

extension Library {
  /// Symbols and pictures.
  static let images = LibraryFamily(
    title: "Images",
    types: [
      LibraryType(
        "Image",
        conformsTo: ["View", "Equatable"],
        [
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(
              parameters: [.parameter("systemName", .string)],
              result: .named("Image")
            )
          ) { call in
            let name = try call.arguments[0].read(as: String.self)
            if SymbolTable.symbol(named: name) == nil {
              call.evaluation.report(
                SceneStop(.symbolNotFound(name), at: call.span),
                severity: .warning
              )
            }
            return Image(systemName: name).sceneValue
          },
          .initializer(Parameter<String>("_")) { Image($0) },
          .method("resizable", of: Image.self) { $0.resizable() },
        ]
      )
    ]
  )
}
