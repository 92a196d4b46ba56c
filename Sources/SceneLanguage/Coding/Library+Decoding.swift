extension Library {
  /// What makes values of coded ones.
  static let decoding = LibraryFamily(
    title: "Coding",
    types: [
      LibraryType(DecoderValue.sceneName, containers(of: { try $0.read(as: DecoderValue.self) })),
      LibraryType(SingleDecodingValue.sceneName, single),
      LibraryType(KeyedDecodingValue.sceneName, keyed),
      LibraryType(
        "KeyedDecodingContainerProtocol",
        alias: .named(KeyedDecodingValue.sceneName)
      ),
      LibraryType(UnkeyedDecodingValue.sceneName, unkeyed),
      LibraryType(
        CodedKey.sceneName,
        [
          .property("stringValue", of: CodedKey.self) { $0.name },
          .property("intValue", of: CodedKey.self) { $0.index },
        ]
      ),
      LibraryType(DecodingFailure.sceneName, conformsTo: ["Error"], failures),
      LibraryType(EncodingFailure.sceneName, conformsTo: ["Error"], writingFailures),
      LibraryType("EncodingError.Context", alias: DecodingPlace.sceneType),
      LibraryType(
        DecodingPlace.sceneName,
        [
          .initializer(
            Parameter<[CodedKey]>("codingPath"),
            Parameter<String>("debugDescription"),
            Parameter<IgnoredArgument>.ignored(
              "underlyingError",
              .optional(.anyError),
              isOptional: true
            )
          ) { path, message, _ in DecodingPlace(path: path, message: message) },
          .property("codingPath", of: DecodingPlace.self) { $0.path },
          .property("debugDescription", of: DecodingPlace.self) { $0.message },
        ]
      ),
    ]
  )

  private static let key = SceneType.parameter("Key")
  private static let type = ParameterSignature.parameter(nil, .metatype(.result))

  private static func containers(
    of decoder: @escaping @Sendable (SceneValue) throws -> DecoderValue
  ) -> [LibraryEntry] {
    [
      .generic(
        "container",
        generics: ["T"],
        [.parameter("keyedBy", .metatype(.result))],
        result: .named(KeyedDecodingValue.sceneName, [.result])
      ) { call in
        try decoder(call.receiver).keyed().keyed(by: call.arguments[0].namedType).sceneValue
      },
      .generic("unkeyedContainer", result: UnkeyedDecodingValue.sceneType) { call in
        try decoder(call.receiver).unkeyed().sceneValue
      },
      .generic("singleValueContainer", result: SingleDecodingValue.sceneType) { call in
        SingleDecodingValue(decoder: try decoder(call.receiver)).sceneValue
      },
      .genericProperty("codingPath", result: .array(CodedKey.sceneType)) { call in
        .array(try decoder(call.receiver).decoding.path.map(\.sceneValue))
      },
      .genericProperty("_ownData", result: .optional(.any)) { call in
        try decoder(call.receiver).decoding.options.ownData ?? .null
      },
      .genericProperty("_userInfo", result: .optional(.any)) { call in
        try decoder(call.receiver).decoding.options.userInfo ?? .null
      },
    ]
  }

  private static let single: [LibraryEntry] = [
    .generic("decode", generics: ["T"], [type], result: .result) { call in
      let decoder = try call.receiver.read(as: SingleDecodingValue.self).decoder
      return try decoder.decoding.value(of: call.arguments[0].namedType, from: decoder.coded)
    },
    .generic("decodeNil", result: .bool) { call in
      let decoder = try call.receiver.read(as: SingleDecodingValue.self).decoder
      if case .null = decoder.coded { return .bool(true) }
      return .bool(false)
    },
  ]

  private static let keyed: [LibraryEntry] = [
    .generic("decode", generics: ["T"], [type, .parameter("forKey", key)], result: .result) {
      call in
      let inner = try call.member(1)
      return try inner.decoding.value(of: call.arguments[0].namedType, from: inner.coded)
    },
    .generic(
      "decodeIfPresent",
      generics: ["T"],
      [type, .parameter("forKey", key)],
      result: .optional(.result)
    ) { call in
      guard try call.has(1) else { return .null }
      let inner = try call.member(1)
      return try inner.decoding.value(of: .optional(call.arguments[0].namedType), from: inner.coded)
    },
    .generic("contains", [.parameter(nil, key)], result: .bool) { .bool(try $0.has(0)) },
    .generic("superDecoder", [.parameter("forKey", key)], result: DecoderValue.sceneType) { call in
      try call.member(0).sceneValue
    },
    .generic("superDecoder", result: DecoderValue.sceneType) { call in
      try call.receiver.read(as: KeyedDecodingValue.self).inside("super").sceneValue
    },
    .genericProperty("allKeys", result: .array(key)) { call in
      let container = try call.receiver.read(as: KeyedDecodingValue.self)
      return .array(try container.allKeys(call.evaluation, at: call.span))
    },
    .generic("decodeNil", [.parameter("forKey", key)], result: .bool) { call in
      if case .null = try call.member(0).coded { return .bool(true) }
      return .bool(false)
    },
    .generic(
      "nestedContainer",
      generics: ["T"],
      [.parameter("keyedBy", .metatype(.result)), .parameter("forKey", key)],
      result: .named(KeyedDecodingValue.sceneName, [.result])
    ) { call in
      try call.member(1).keyed().keyed(by: call.arguments[0].namedType).sceneValue
    },
    .generic(
      "nestedUnkeyedContainer",
      [.parameter("forKey", key)],
      result: UnkeyedDecodingValue.sceneType
    ) { call in
      try call.member(0).unkeyed().sceneValue
    },
  ]

  private static let unkeyed: [LibraryEntry] = [
    .generic("decode", generics: ["T"], [type], result: .result, isMutating: true) { call in
      let type = call.arguments[0].namedType
      return try call.next(type) { try $0.decoding.value(of: type, from: $0.coded) }
    },
    .generic(
      "nestedContainer",
      generics: ["T"],
      [.parameter("keyedBy", .metatype(.result))],
      result: .named(KeyedDecodingValue.sceneName, [.result]),
      isMutating: true
    ) { call in
      let keys = call.arguments[0].namedType
      return try call.next(.dictionary(.string, .any)) { try $0.keyed().keyed(by: keys).sceneValue }
    },
    .property("isAtEnd", of: UnkeyedDecodingValue.self) { $0.index >= $0.elements.count },
    .property("currentIndex", of: UnkeyedDecodingValue.self) { $0.index },
    .genericProperty("count", result: .optional(.int)) { call in
      .int(try call.receiver.read(as: UnkeyedDecodingValue.self).elements.count)
    },
  ]

  private static let failures: [LibraryEntry] = [
    failure("typeMismatch", .metatype(.any)) { value, place in
      .typeMismatch(value.namedType, place)
    } parts: {
      if case .typeMismatch(let type, let place) = $0 {
        (.type(TypeValue(type)), place)
      } else {
        nil
      }
    },
    failure("valueNotFound", .metatype(.any)) { value, place in
      .valueNotFound(value.namedType, place)
    } parts: {
      if case .valueNotFound(let type, let place) = $0 {
        (.type(TypeValue(type)), place)
      } else {
        nil
      }
    },
    failure("keyNotFound", CodedKey.sceneType) { value, place in
      .keyNotFound(CodedKey.read(value) ?? CodedKey(name: value.text), place)
    } parts: {
      if case .keyNotFound(let key, let place) = $0 { (key.sceneValue, place) } else { nil }
    },
    LibraryEntry.staticMethod("dataCorrupted", Parameter<DecodingPlace>("_")) {
      DecodingFailure.dataCorrupted($0)
    }.enumerationCase { (failure: DecodingFailure) in
      if case .dataCorrupted(let place) = failure { [place.sceneValue] } else { nil }
    },
    corrupted(SingleDecodingValue.self) { $0.decoder.decoding.path },
    corrupted(UnkeyedDecodingValue.self) { container in
      let index = container.index
      let key = CodedKey(name: "Index \(index)", index: index, keys: "_GenericIndexKey")
      return container.decoding.path + [key]
    },
    LibraryEntry(
      kind: .staticMethod,
      name: "dataCorruptedError",
      signature: Signature(
        generics: ["T"],
        parameters: [
          .parameter("forKey", .result),
          .parameter("in", .named(KeyedDecodingValue.sceneName, [.result])),
          .parameter("debugDescription", .string),
        ],
        result: DecodingFailure.sceneType
      )
    ) { call in
      let name = try call.arguments[0].codingName(call.evaluation, at: call.span)
      let path = try call.arguments[1].read(as: KeyedDecodingValue.self).decoding.path
      let place = DecodingPlace(
        path: path + [CodedKey(name: name, keys: call.arguments[0].type.runtimeName)],
        message: call.arguments[2].text
      )
      return DecodingFailure.dataCorrupted(place).sceneValue
    },
    .property("localizedDescription", of: DecodingFailure.self) { $0.localizedDescription },
  ]

  private static let writingFailures: [LibraryEntry] = [
    LibraryEntry(
      kind: .staticMethod,
      name: "invalidValue",
      signature: Signature(
        parameters: [.parameter(nil, .any), .parameter(nil, DecodingPlace.sceneType)],
        result: EncodingFailure.sceneType
      )
    ) { call in
      let place = try call.arguments[1].read(as: DecodingPlace.self)
      return EncodingFailure(value: call.arguments[0], place: place).sceneValue
    }.enumerationCase { (failure: EncodingFailure) in
      [failure.value, failure.place.sceneValue]
    },
    .property("localizedDescription", of: EncodingFailure.self) { $0.localizedDescription },
  ]

  /// What a container throws where it reads what cannot be.
  private static func corrupted<Container: NativeValue>(
    _ container: Container.Type,
    _ path: @escaping @Sendable (Container) -> [CodedKey]
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: "dataCorruptedError",
      signature: Signature(
        parameters: [
          .parameter("in", Container.sceneType), .parameter("debugDescription", .string),
        ],
        result: DecodingFailure.sceneType
      )
    ) { call in
      let path = path(try call.arguments[0].read(as: Container.self))
      let place = DecodingPlace(path: path, message: call.arguments[1].text)
      return DecodingFailure.dataCorrupted(place).sceneValue
    }
  }

  /// A case with what is missing or wrong, and where.
  private static func failure(
    _ name: String,
    _ type: SceneType,
    _ make: @escaping @Sendable (SceneValue, DecodingPlace) -> DecodingFailure,
    parts: @escaping @Sendable (DecodingFailure) -> (SceneValue, DecodingPlace)?
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(
        parameters: [.parameter(nil, type), .parameter(nil, DecodingPlace.sceneType)],
        result: DecodingFailure.sceneType
      )
    ) { call in
      make(call.arguments[0], try call.arguments[1].read(as: DecodingPlace.self)).sceneValue
    }.enumerationCase { (failure: DecodingFailure) in
      parts(failure).map { [$0.0, $0.1.sceneValue] }
    }
  }
}

extension SceneValue {
  /// The type that the value names.
  fileprivate var namedType: SceneType {
    if case .type(let named) = self { named.type } else { .unknown }
  }
}

extension LibraryCall {
  /// What the key in an argument leads to.
  fileprivate func member(_ index: Int) throws -> DecoderValue {
    let name = try arguments[index].codingName(evaluation, at: span)
    var keys = "CodingKeys"
    if case .enumeration(let key) = arguments[index] { keys = key.declaration.name }
    return try receiver.read(as: KeyedDecodingValue.self).inside(name, keys: keys)
  }

  /// Whether there is anything for the key in an argument.
  fileprivate func has(_ index: Int) throws -> Bool {
    let name = try arguments[index].codingName(evaluation, at: span)
    return try receiver.read(as: KeyedDecodingValue.self).member(name) != nil
  }

  /// Reads the next element of an array, which stays the next one where that fails.
  fileprivate mutating func next(
    _ type: SceneType,
    _ read: (DecoderValue) throws -> SceneValue
  ) throws -> SceneValue {
    var container = try receiver.read(as: UnkeyedDecodingValue.self)
    let value = try read(container.next(type))
    receiver = container.sceneValue
    return value
  }
}
