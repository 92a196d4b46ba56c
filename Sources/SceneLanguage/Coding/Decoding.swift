internal import Diptych

/// Makes values of coded ones, as the types that scenes declare say it.
struct Decoding {
  let evaluation: Evaluation
  let span: SourceSpan
  let options: CodingOptions
  var path: [CodedKey] = []

  /// The same one step further in.
  func at(_ key: CodedKey) -> Decoding {
    var copy = self
    copy.path.append(key)
    return copy
  }

  /// The error of a value that cannot be made.
  func failure(
    _ make: (DecodingPlace) -> DecodingFailure,
    _ message: String
  ) -> ThrownError {
    let place = DecodingPlace(path: path, message: message)
    return ThrownError(value: make(place).sceneValue, span: span)
  }

  func mismatch(_ type: SceneType, _ coded: CodedValue) -> ThrownError {
    if case .null = coded {
      let wanted =
        switch type {
        case .array: "unkeyed decoding container"
        case .dictionary: "keyed decoding container"
        default: "value of type \(type.runtimeName)"
        }
      return failure(
        { .valueNotFound(type, $0) },
        "Cannot get \(wanted) -- found null value instead"
      )
    }
    return failure(
      { .typeMismatch(type, $0) },
      "Expected to decode \(type.runtimeName) but found \(coded.kind) instead."
    )
  }

  /// Makes a value of a type.
  func value(of type: SceneType, from coded: CodedValue) throws -> SceneValue {
    try evaluation.step(at: span)
    switch type {
    case .optional(let wrapped):
      if case .null = coded { return .null }
      return try value(of: wrapped, from: coded)
    case .declared(let declaration, _): return try value(of: declaration, type, from: coded)
    case .array(let element): return .array(try elements(of: element, from: coded))
    case .named("Set", let arguments):
      let elements = try elements(of: arguments.first ?? .unknown, from: coded)
      return .set(SetValue(elements))
    case .dictionary(let key, let element):
      return try dictionary(of: key, element, from: coded)
    default:
      if evaluation.program.readsItself(type) {
        let decoder = DecoderValue(coded: coded, decoding: self).sceneValue
        return try evaluation.staticMember("init", ["from"], of: type, [decoder], at: span)
      }
      if let pair = try pair(of: type, from: coded) { return pair }
      guard let value = try plainValue(of: type, from: coded) else { throw mismatch(type, coded) }
      return value
    }
  }

  private func elements(of element: SceneType, from coded: CodedValue) throws -> [SceneValue] {
    guard case .array(let values) = coded else { throw mismatch(.array(.any), coded) }
    try evaluation.charge(elements: values.count)
    return try values.enumerated().map { index, value in
      try at(CodedKey(name: "Index \(index)", index: index)).value(of: element, from: value)
    }
  }

  /// Makes a dictionary of an object, or of an array of keys and values by turns.
  private func dictionary(
    of key: SceneType,
    _ element: SceneType,
    from coded: CodedValue
  ) throws -> SceneValue {
    switch coded {
    case .object(let members) where key == .string || key.isInteger:
      try evaluation.charge(elements: members.count)
      let pairs = try members.map { member -> (SceneValue, SceneValue) in
        let inner = at(CodedKey(name: member.key, keys: "_DictionaryCodingKey"))
        let name =
          key == .string ? SceneValue.string(member.key) : Int(member.key).map(SceneValue.int)
        guard let name else { throw inner.mismatch(key, .string(member.key)) }
        return (name, try inner.value(of: element, from: member.value))
      }
      return .dictionary(DictionaryValue(pairs))
    case .object(let members) where key.standsForKey:
      try evaluation.charge(elements: members.count)
      return .dictionary(
        DictionaryValue(
          try members.map { member in
            let inner = at(CodedKey(name: member.key, keys: "_DictionaryCodingKey"))
            return (
              try inner.value(of: key, from: .string(member.key)),
              try inner.value(of: element, from: member.value)
            )
          }
        )
      )
    case .array(let values) where key != .string && values.count.isMultiple(of: 2):
      let pairs = try stride(from: 0, to: values.count, by: 2).map { index in
        (
          try value(of: key, from: values[index]),
          try value(of: element, from: values[index + 1])
        )
      }
      return .dictionary(DictionaryValue(pairs))
    default: throw mismatch(key == .string ? .dictionary(.string, .any) : .array(.any), coded)
    }
  }

  /// Makes a number, a text, or another value of the library; `nil` where the kinds differ.
  private func plainValue(of type: SceneType, from coded: CodedValue) throws -> SceneValue? {
    switch (type, coded) {
    case (_, .null): return nil
    case (.named("Bool", _), .bool(let value)): return .bool(value)
    case (.named("String", _), .string(let text)): return .string(text)
    case (.decimal, .integer(let value)): return DecimalNumber(value).sceneValue
    case (.decimal, .number(let value)): return DecimalNumber("\(value)")?.sceneValue
    case (.float, .integer(let value)): return .double(Double(Float(value)))
    // A `Float` is kept as a `Double` of the same value.
    case (.float, .number(let value)): return .double(Double(Float(value)))
    case (_, .integer(let value)) where type.isFloatingPoint: return .double(Double(value))
    case (_, .number(let value)) where type.isFloatingPoint: return .double(value)
    case (_, .integer(let value)) where type.isInteger:
      if let number = type.wholeNumber(value) { return number }
      throw unfit
    case (_, .number(let value)) where type.isInteger:
      if let whole = Int(exactly: value), let number = type.wholeNumber(whole) { return number }
      throw unfit
    case (_, .string(let text)) where type.isFloatingPoint && type != .decimal:
      return options.numberNames?.number(text).map { .double($0) }
    case (.named("Date", _), _):
      if let make = options.ownDates {
        return try make.call([DecoderValue(coded: coded, decoding: self).sceneValue])
      }
      if let date = options.date(from: coded) { return date.sceneValue }
      if options.dates == .iso8601, case .string = coded {
        throw failure(
          DecodingFailure.dataCorrupted,
          "Expected date string to be ISO8601-formatted."
        )
      }
      return nil
    case (.named("URL", _), .string(let text)):
      if let address = URL(string: text) { return address.sceneValue }
      throw failure(DecodingFailure.dataCorrupted, "Invalid URL string.")
    case (.named("UUID", _), .string(let text)):
      if let identifier = UniqueIdentifier(text) { return identifier.sceneValue }
      throw failure(
        DecodingFailure.dataCorrupted,
        "Attempted to decode UUID from invalid UUID string."
      )
    default: return nil
    }
  }

  /// The error of a number that a type cannot hold, which is told of the whole text.
  private var unfit: ThrownError {
    var whole = self
    whole.path = []
    return whole.failure(DecodingFailure.dataCorrupted, "The given data was not valid JSON.")
  }
}

extension SceneType {
  /// The number as a value of this integer type; `nil` where the type cannot hold it.
  fileprivate func wholeNumber(_ number: Int) -> SceneValue? {
    guard case .named(let name, _) = self else { return nil }
    return IntegerBounds.value(Int128(number), of: name)
  }
}

extension SceneType {
  /// Whether this is a type of the scene that says that it stands for a key.
  fileprivate var standsForKey: Bool {
    guard case .declared(let declaration, _) = self else { return false }
    return declaration.conforms(to: "CodingKeyRepresentable")
  }
}
