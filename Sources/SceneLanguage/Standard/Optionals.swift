extension Library {
  /// What can be done with a value that may be absent.
  static let optionals = LibraryFamily(
    title: "Optionals",
    types: [
      LibraryType(
        "Optional",
        conformsTo: ["Hashable"],
        [
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(
              generics: ["T"],
              parameters: [.parameter(nil, .result)],
              result: .optional(.result)
            )
          ) { call in call.arguments[0].wrappedInOptional },
          .generic(
            "map",
            generics: ["T"],
            [.function(nil, [.parameter("Wrapped")], .result)],
            result: .optional(.result)
          ) { call in
            guard let value = call.receiver.unwrapped else { return .null }
            return try call.function(0, value).wrappedInOptional
          },
          .generic(
            "flatMap",
            generics: ["T"],
            [.function(nil, [.parameter("Wrapped")], .optional(.result))],
            result: .optional(.result)
          ) { call in
            guard let value = call.receiver.unwrapped else { return .null }
            return try call.function(0, value)
          },
        ]
      ),
      LibraryType("Any"), LibraryType("Error"), LibraryType("KeyPath"), characterSets,
      LibraryType("String.Index", conformsTo: ["Hashable", "Comparable"]),
    ],
    functions: [
      LibraryEntry(
        kind: .function,
        name: "swap",
        signature: Signature(
          generics: ["T"],
          parameters: [.changeable(.result), .changeable(.result)],
          result: .void
        )
      ) { call in
        call.arguments.swapAt(0, 1)
        return .void
      },
      LibraryEntry(
        kind: .function,
        name: "type",
        signature: Signature(
          generics: ["T"],
          parameters: [.parameter("of", .result)],
          result: .metatype(.result)
        )
      ) { call in .type(TypeValue(call.arguments[0].type)) },
    ]
  )
}
