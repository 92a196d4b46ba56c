extension Library {
  /// What makes coded values, and JSON of them.
  static let encoding = LibraryFamily(
    title: "Coding",
    types: [
      encodable,
      LibraryType(EncoderValue.sceneName, containers),
      LibraryType("KeyedEncodingContainer", keyed),
      LibraryType("UnkeyedEncodingContainer", unkeyed),
      LibraryType("SingleValueEncodingContainer", single),
      LibraryType("_JSONText", jsonText),
    ]
  )

  private static let key = SceneType.parameter("Key")
  /// A value with its static type, which tells how its numbers are written.
  private static let anything = ParameterSignature.parameter(nil, .any)

  private static let containers: [LibraryEntry] = [
    .generic(
      "container",
      generics: ["T"],
      [.parameter("keyedBy", .metatype(.result))],
      result: .named("KeyedEncodingContainer", [.result])
    ) { call in
      try call.encoder.node.makeObject()
      return call.receiver
    },
    .generic("unkeyedContainer", result: .named("UnkeyedEncodingContainer")) { call in
      try call.encoder.node.makeArray()
      return call.receiver
    },
    .generic("singleValueContainer", result: .named("SingleValueEncodingContainer")) { call in
      call.receiver
    },
  ]

  private static let keyed: [LibraryEntry] = [
    writing("encode", [anything, .parameter("forKey", key)]) { encoder, call in
      try call.member(1).set(try encoder.encoding.coded(call.arguments[0]))
    },
    writing(
      "encodeIfPresent",
      [.parameter(nil, .optional(.any)), .parameter("forKey", key)]
    ) { encoder, call in
      if case .null = call.arguments[0] { return }
      try call.member(1).set(try encoder.encoding.coded(call.arguments[0]))
    },
    writing("encodeNil", [.parameter("forKey", key)]) { _, call in try call.member(0).set(.null) },
    nested(
      "nestedContainer",
      generics: ["T"],
      [.parameter("keyedBy", .metatype(.result)), .parameter("forKey", key)],
      result: .named("KeyedEncodingContainer", [.result])
    ) { $0.makeObject() },
    nested(
      "nestedUnkeyedContainer",
      [.parameter("forKey", key)],
      result: .named("UnkeyedEncodingContainer")
    ) { $0.makeArray() },
  ]

  /// A container for the key in the last argument.
  private static func nested(
    _ name: String,
    generics: [String] = [],
    _ parameters: [ParameterSignature],
    result: SceneType,
    _ begin: @escaping @Sendable (CodedNode) -> Void
  ) -> LibraryEntry {
    .generic(name, generics: generics, parameters, result: result, isMutating: true) { call in
      var inner = try call.encoder
      inner.node = try call.member(parameters.count - 1)
      begin(inner.node)
      return inner.sceneValue
    }
  }

  private static let unkeyed: [LibraryEntry] = [
    writing("encode", [anything]) { encoder, call in
      encoder.node.append().set(try encoder.encoding.coded(call.arguments[0]))
    }
  ]

  private static let single: [LibraryEntry] = [
    writing("encode", [anything]) { encoder, call in
      encoder.node.set(try encoder.encoding.coded(call.arguments[0]))
    },
    writing("encodeNil", []) { encoder, _ in encoder.node.set(.null) },
  ]

  private static func writing(
    _ name: String,
    _ parameters: [ParameterSignature],
    _ write: @escaping @Sendable (EncoderValue, LibraryCall) throws -> Void
  ) -> LibraryEntry {
    .generic(name, parameters, result: .void, isMutating: true) { call in
      try write(try call.encoder, call)
      return .void
    }
  }

  /// What `JSONDecoder` and `JSONEncoder` are made of, which are classes written in Swift.
  private static let jsonText: [LibraryEntry] = [
    LibraryEntry(
      kind: .staticMethod,
      name: "value",
      signature: Signature(
        generics: ["T"],
        parameters: [
          .parameter("of", .metatype(.result)), .parameter("from", .array(.named("UInt8"))),
          .parameter("usesSnakeCase", .bool), .parameter("dates", .any),
        ],
        result: .result
      )
    ) { call in
      let bytes = try call.elements(ofArgument: 1).compactMap {
        UInt8.init(exactly: Int.read($0) ?? -1)
      }
      let decoding = Decoding(
        evaluation: call.evaluation,
        span: call.span,
        options: call.options(2, 3)
      )
      guard let text = String(validating: bytes, as: UTF8.self),
        let coded = CodedValue(json: text)
      else {
        throw decoding.failure(
          DecodingFailure.dataCorrupted,
          "The given data was not valid JSON."
        )
      }
      guard case .type(let named) = call.arguments[0] else { throw SceneStop.alreadyTold }
      return try decoding.value(of: named.type, from: coded)
    },
    LibraryEntry(
      kind: .staticMethod,
      name: "object",
      signature: Signature(
        parameters: [
          .parameter("from", .array(.named("UInt8"))), .parameter("null", .any),
        ],
        result: .optional(.any)
      )
    ) { call in
      let bytes = try call.elements(ofArgument: 0).compactMap {
        UInt8.init(exactly: Int.read($0) ?? -1)
      }
      guard let text = String(validating: bytes, as: UTF8.self),
        let coded = CodedValue(json: text)
      else { return .null }
      return coded.object(null: call.arguments[1])
    },
    LibraryEntry(
      kind: .staticMethod,
      name: "bytes",
      signature: Signature(
        parameters: [
          .parameter("of", .any), .parameter("usesSnakeCase", .bool),
          .parameter("dates", .any), .parameter("isPretty", .bool),
          .parameter("sortsKeys", .bool), .parameter("escapesSlashes", .bool),
        ],
        result: .array(.named("UInt8"))
      )
    ) { call in
      let encoding = Encoding(
        evaluation: call.evaluation,
        span: call.span,
        options: call.options(1, 2)
      )
      let style = CodedValueStyle(
        isPretty: Bool.read(call.arguments[3]) ?? false,
        sortsKeys: Bool.read(call.arguments[4]) ?? false,
        escapesSlashes: Bool.read(call.arguments[5]) ?? true
      )
      let text = try encoding.coded(call.arguments[0]).json(style)
      return try call.array(text.utf8.map { .int(Int($0)) })
    },
  ]
}

extension LibraryCall {
  fileprivate var encoder: EncoderValue {
    get throws { try receiver.read(as: EncoderValue.self) }
  }

  /// Where the value for the key in an argument goes.
  fileprivate func member(_ index: Int) throws -> CodedNode {
    let encoder = try encoder
    let name = try arguments[index].codingName(evaluation, at: span)
    return encoder.node.member(encoder.encoding.spelled(name))
  }

  fileprivate func options(_ snakeCase: Int, _ dates: Int) -> CodingOptions {
    let form = arguments[dates].withoutStaticType
    var options = CodingOptions(usesSnakeCase: Bool.read(arguments[snakeCase]) ?? false)
    if case .closure = form {
      options.ownDates = form
    } else {
      options.dates = CodingOptions.Dates(rawValue: form.text) ?? .deferredToDate
    }
    return options
  }
}
