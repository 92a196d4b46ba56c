extension Library {
  /// What can be done with a value that may be absent.
  static let optionals = LibraryFamily(
    title: "Optionals",
    types: [
      LibraryType(
        "Optional",
        conformsTo: ["Hashable", "CustomDebugStringConvertible", "Codable"],
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
          LibraryEntry(
            kind: .staticMethod,
            name: "some",
            signature: Signature(
              generics: ["T"],
              parameters: [.parameter(nil, .result)],
              result: .optional(.result)
            )
          ) { call in call.arguments[0].wrappedInOptional },
          .genericProperty("unsafelyUnwrapped", result: .parameter("Wrapped")) { call in
            guard let value = call.receiver.unwrapped else { throw SceneStop(.foundNil) }
            return value
          },
          .generic(
            "take",
            result: .optional(.parameter("Wrapped")),
            isMutating: true
          ) { call in
            defer { call.receiver = .null }
            return call.receiver
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
      LibraryType("Any"),
      LibraryType(
        "Hashable",
        [.genericProperty("hashValue", result: .int) { .int($0.receiver.stableHash) }]
      ),
      LibraryType("Error", [errorDescription]),
      LibraryType("LocalizedError", localizedParts), keyPaths,
      LibraryType("WritableKeyPath", alias: .named("KeyPath")),
      LibraryType("ReferenceWritableKeyPath", alias: .named("KeyPath")),
      LibraryType("PartialKeyPath", alias: .named("KeyPath")),
      LibraryType("AnyKeyPath", alias: .named("KeyPath")), characterSets,
      stringIndex,
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

  /// Key paths as values.
  private static let keyPaths = LibraryType(
    "KeyPath",
    conformsTo: ["Hashable"],
    [
      LibraryEntry(
        kind: .method,
        name: "appending",
        signature: Signature(
          generics: ["T"],
          parameters: [.parameter("path", .named("KeyPath", [.parameter("Value"), .result]))],
          result: .named("KeyPath", [.unknown, .result])
        ),
        perform: { call in
          guard case .keyPath(let first) = call.receiver,
            case .keyPath(let second) = call.arguments[0]
          else { throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "KeyPath")) }
          return .keyPath(first.appending(second))
        },
        resultType: { receiver, arguments in
          guard case .named("KeyPath", let first) = receiver,
            case .named("KeyPath", let second)? = arguments.first
          else { return .named("KeyPath", [.unknown, .unknown]) }
          return .named("KeyPath", [first.first ?? .unknown, second.last ?? .unknown])
        }
      )
    ]
  )
}

extension KeyPathValue {
  /// The path through this one and then another.
  fileprivate func appending(_ other: KeyPathValue) -> KeyPathValue {
    let (first, second) = (self, other)
    var write: Change?
    if let outer = first.write, let inner = second.write {
      write = { root, change in try outer(&root) { try inner(&$0, change) } }
    }
    var type = SceneType.named("KeyPath", [.unknown, .unknown])
    if case .named(let kind, let from) = self.type, case .named(let end, let to) = other.type,
      from.count == 2, to.count == 2
    {
      let isReadOnly = kind == "KeyPath" || end == "KeyPath"
      let isReference = (kind + end).contains("Reference")
      type = .named(
        isReadOnly ? "KeyPath" : isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath",
        [from[0], to[1]]
      )
    }
    return KeyPathValue(
      names: names + other.names,
      type: type,
      read: { try second.read(first.read($0)) },
      write: write
    )
  }
}

extension Library {
  /// What an error says of itself, where it says it.
  private static let localizedParts = [
    "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
  ].map { name in
    LibraryEntry.genericProperty(name, result: .optional(.string)) { call in
      let error = call.receiver.withoutStaticType
      return (try? call.evaluation.property(name, of: error, at: call.span)) ?? .null
    }
  }

  /// What an error says of itself, in Foundation's words where it says nothing.
  private static let errorDescription = LibraryEntry.genericProperty(
    "localizedDescription",
    result: .string
  ) { call in
    let error = call.receiver.withoutStaticType
    if let own = try? call.evaluation.property("errorDescription", of: error, at: call.span),
      let text = String.read(own.unwrapped ?? own)
    {
      return .string(text)
    }
    let start = "The operation could not be completed. "
    if let reason = try? call.evaluation.property("failureReason", of: error, at: call.span),
      let text = String.read(reason.unwrapped ?? reason)
    {
      return .string(start + text)
    }
    let code = try call.evaluation.errorCode(of: error)
    return .string(start + "(\(error.type.qualifiedRuntimeName) error \(code.text).)")
  }
}
