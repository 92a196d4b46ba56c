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
    .genericProperty("_ownData", result: .optional(.any)) { call in
      try call.encoder.encoding.options.ownData ?? .null
    },
    .genericProperty("_userInfo", result: .optional(.any)) { call in
      try call.encoder.encoding.options.userInfo ?? .null
    },
    path,
  ]

  /// The keys that lead to what is written.
  private static let path = LibraryEntry.genericProperty(
    "codingPath",
    result: .array(CodedKey.sceneType)
  ) { .array(try $0.encoder.encoding.path.map(\.sceneValue)) }

  private static let keyed: [LibraryEntry] = [
    nested(
      "superEncoder",
      [.parameter("forKey", key)],
      result: .named(EncoderValue.sceneName)
    ) { _ in },
    opening(
      "superEncoder",
      [],
      result: .named(EncoderValue.sceneName),
      { _ in },
      at: { call in
        let encoder = try call.encoder
        return EncoderValue(
          encoding: encoder.encoding.at(CodedKey(name: "super")),
          node: encoder.node.member("super")
        )
      }
    ),
    writing("encode", [anything, .parameter("forKey", key)]) { encoder, call in
      let (key, node) = try call.member(1)
      node.set(try encoder.encoding.at(key).coded(call.arguments[0]))
    },
    writing(
      "encodeIfPresent",
      [.parameter(nil, .optional(.any)), .parameter("forKey", key)]
    ) { encoder, call in
      if case .null = call.arguments[0] { return }
      let (key, node) = try call.member(1)
      node.set(try encoder.encoding.at(key).coded(call.arguments[0]))
    },
    writing("encodeNil", [.parameter("forKey", key)]) { _, call in
      try call.member(0).node.set(.null)
    },
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
    opening(name, generics: generics, parameters, result: result, begin) { call in
      let (key, node) = try call.member(parameters.count - 1)
      return EncoderValue(encoding: try call.encoder.encoding.at(key), node: node)
    }
  }

  /// A container in a place that the call tells.
  private static func opening(
    _ name: String,
    generics: [String] = [],
    _ parameters: [ParameterSignature],
    result: SceneType,
    _ begin: @escaping @Sendable (CodedNode) -> Void,
    at place: @escaping @Sendable (LibraryCall) throws -> EncoderValue
  ) -> LibraryEntry {
    .generic(name, generics: generics, parameters, result: result, isMutating: true) { call in
      let inner = try place(call)
      begin(inner.node)
      return inner.sceneValue
    }
  }

  private static let unkeyed: [LibraryEntry] = [
    writing("encode", [anything]) { encoder, call in
      let inner = encoder.next
      inner.node.set(try inner.encoding.coded(call.arguments[0]))
    },
    writing("encode", [.parameter("contentsOf", .unknown)]) { encoder, call in
      for element in try call.elements(ofArgument: 0) {
        let inner = encoder.next
        inner.node.set(try inner.encoding.coded(element))
      }
    },
    writing("encodeNil", []) { encoder, _ in encoder.next.node.set(.null) },
    opening(
      "nestedContainer",
      generics: ["T"],
      [.parameter("keyedBy", .metatype(.result))],
      result: .named("KeyedEncodingContainer", [.result]),
      { $0.makeObject() },
      at: { try $0.encoder.next }
    ),
    opening(
      "nestedUnkeyedContainer",
      [],
      result: .named("UnkeyedEncodingContainer"),
      { $0.makeArray() },
      at: { try $0.encoder.next }
    ),
    .genericProperty("count", result: .int) { .int(try $0.encoder.node.count) },
    path,
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
}

extension LibraryCall {
  fileprivate var encoder: EncoderValue {
    get throws { try receiver.read(as: EncoderValue.self) }
  }

  /// Where the value for the key in an argument goes.
  fileprivate func member(_ index: Int) throws -> (key: CodedKey, node: CodedNode) {
    let encoder = try encoder
    let name = try arguments[index].codingName(evaluation, at: span)
    return (CodedKey(name: name), encoder.node.member(encoder.encoding.spelled(name)))
  }
}

extension EncoderValue {
  /// What writes the next element of an array.
  fileprivate var next: EncoderValue {
    let key = CodedKey(name: "Index \(node.count)", index: node.count)
    return EncoderValue(encoding: encoding.at(key), node: node.append())
  }
}
