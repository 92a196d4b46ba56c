extension Library {
  /// What can be done with a value that may be absent.
  static let optionals = LibraryFamily(
    title: "Optionals",
    types: [
      LibraryType(
        "Optional",
        conformsTo: ["Hashable"],
        [
          .generic(
            "map",
            generics: ["T"],
            [.function(nil, [.parameter("Wrapped")], .result)],
            result: .optional(.result)
          ) { call in
            if case .null = call.receiver { return .null }
            return try call.function(0, call.receiver)
          },
          .generic(
            "flatMap",
            generics: ["T"],
            [.function(nil, [.parameter("Wrapped")], .optional(.result))],
            result: .optional(.result)
          ) { call in
            if case .null = call.receiver { return .null }
            return try call.function(0, call.receiver)
          },
        ]
      ),
      LibraryType("Any"), LibraryType("Error"), LibraryType("KeyPath"),
    ]
  )
}
