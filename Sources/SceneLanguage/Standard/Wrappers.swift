extension Library {
  /// The library's property wrappers as types, for initializers that set them: `_count = State(…)`.
  ///
  /// A wrapper's value is the value that it wraps.
  static let wrappers = LibraryFamily(
    title: "Property wrappers",
    types: [
      wrapper("State", ["initialValue", "wrappedValue"]),
      wrapper("GestureState", ["initialValue", "wrappedValue"]),
      wrapper("FocusState", []), wrapper("StateObject", ["wrappedValue"]),
      wrapper("ObservedObject", ["initialValue", "wrappedValue", "_"]),
      LibraryType("Bindable", alias: .named("ObservedObject")),
      wrapper("Published", ["initialValue", "wrappedValue"]),
      wrapper("ScaledMetric", ["wrappedValue"]), storage("AppStorage"), storage("SceneStorage"),
    ]
  )

  /// The wrappers that hold a value of their own, and project a binding to it.
  static let valueWrappers: Set<String> = ["State", "AppStorage", "SceneStorage", "FocusState"]

  /// A wrapper of what an app keeps under a name: nothing is kept yet, so its default is shown.
  private static func storage(_ name: String) -> LibraryType {
    LibraryType(
      name,
      [
        LibraryEntry(
          kind: .initializer,
          name: "init",
          signature: Signature(
            generics: ["T"],
            parameters: [
              .parameter("wrappedValue", .result), .parameter(nil, .string),
              .optional("store", .unknown),
            ],
            result: .named(name, [.result])
          )
        ) { $0.arguments[0] }
      ]
    )
  }

  private static func wrapper(_ name: String, _ labels: [String]) -> LibraryType {
    let kind = name == "Published" ? "ObservedObject" : name
    return LibraryType(
      name,
      labels.map { label in
        LibraryEntry(
          kind: .initializer,
          name: "init",
          signature: Signature(
            generics: ["T"],
            parameters: [.parameter(label == "_" ? nil : label, .result)],
            result: .named(kind, [.result])
          )
        ) { $0.arguments[0] }
      }
    )
  }
}
