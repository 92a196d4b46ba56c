extension Library {
  /// JSON of coded values.
  static let jsonTexts = LibraryFamily(
    title: "Coding",
    types: [LibraryType("_JSONText", textEntries)]
  )

  /// What `JSONDecoder` and `JSONEncoder` are made of, which are classes written in Swift.
  private static let textEntries: [LibraryEntry] = [
    LibraryEntry(
      kind: .staticMethod,
      name: "value",
      signature: Signature(
        generics: ["T"],
        parameters: [
          .parameter("of", .metatype(.result)), .parameter("from", .array(.named("UInt8"))),
          .parameter("usesSnakeCase", .bool), .parameter("dates", .any),
          .parameter("data", .any), .parameter("numbers", .array(.string)),
          .parameter("userInfo", .any, hasDefault: true),
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
        options: try call.options(2, 3, data: 4, numbers: 5, userInfo: 6)
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
          .parameter("data", .any), .parameter("numbers", .array(.string)),
          .parameter("userInfo", .any, hasDefault: true),
        ],
        result: .array(.named("UInt8"))
      )
    ) { call in
      let encoding = Encoding(
        evaluation: call.evaluation,
        span: call.span,
        options: try call.options(1, 2, data: 6, numbers: 7, userInfo: 8)
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
  /// The options that arguments tell: what data and numbers are written as, where that is told.
  fileprivate func options(
    _ snakeCase: Int,
    _ dates: Int,
    data: Int,
    numbers: Int,
    userInfo: Int
  ) throws -> CodingOptions {
    let form = arguments[dates].withoutStaticType
    var options = CodingOptions(usesSnakeCase: Bool.read(arguments[snakeCase]) ?? false)
    if case .closure = form {
      options.ownDates = form
    } else {
      options.dates = CodingOptions.Dates(rawValue: form.text) ?? .deferredToDate
    }
    if case .closure = arguments[data].withoutStaticType {
      options.ownData = arguments[data].withoutStaticType
    }
    let handed = arguments[userInfo].withoutStaticType
    if case .dictionary = handed { options.userInfo = handed }
    let names = try elements(ofArgument: numbers).map(\.text)
    if names.count == 3 {
      options.numberNames = .init(infinity: names[0], negativeInfinity: names[1], nan: names[2])
    }
    return options
  }
}
