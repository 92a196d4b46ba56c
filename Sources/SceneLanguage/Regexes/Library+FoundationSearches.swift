extension Library {
  /// Foundation's searches with options, of which one makes the text a regular expression.
  static let foundationSearches = LibraryFamily(
    title: "Searches with options",
    types: [
      LibraryType("StringProtocol", optionedReplacement + percentEncoding),
      LibraryType("CharacterSet", addressCharacters),
    ]
  )

  private static let optionedReplacement: [LibraryEntry] = [
    .generic(
      "replacingOccurrences",
      [
        .parameter("of", .string), .parameter("with", .string),
        .parameter("options", CompareOptions.sceneType),
        .parameter("range", .unknown, hasDefault: true),
      ],
      result: .string
    ) { call in
      guard case .absent = call.arguments[3].withoutNull else {
        throw SceneStop(.unsupported("the argument 'range:'"))
      }
      let options = CompareOptions.read(call.arguments[2]) ?? CompareOptions(names: [])
      let (wanted, replacement) = (call.arguments[0].text, call.arguments[1].text)
      let characters = Array(call.receiver.textPart.part)
      var (result, place) = ("", 0)
      for found in try call.ranges(of: wanted, in: characters, options) {
        guard let range = found[0] else { continue }
        result += String(characters[place..<range.lowerBound])
        result += options.isRegular ? replacement.filled(with: found, characters) : replacement
        place = range.upperBound
        try call.evaluation.charge(elements: result.utf8.count)
      }
      return .string(result + String(characters[place...]))
    },
    .generic(
      "rangeOfCharacter",
      [.parameter("from", TrimmedCharacters.sceneType)],
      result: .optional(.named("Range", [.named("String.Index")]))
    ) { call in
      let set = try call.arguments[0].read(as: TrimmedCharacters.self)
      let text = call.receiver.textPart
      guard let place = Array(text.part).firstIndex(where: set.contains) else { return .null }
      return .range((text.start + place)..<(text.start + place + 1))
    },
  ]

  private static let percentEncoding: [LibraryEntry] = [
    .generic(
      "addingPercentEncoding",
      [.parameter("withAllowedCharacters", TrimmedCharacters.sceneType)],
      result: .optional(.string)
    ) { call in
      let set = try call.arguments[0].read(as: TrimmedCharacters.self)
      var result = ""
      for character in call.receiver.text {
        if character.isASCII, set.contains(character) {
          result.append(character)
        } else {
          for byte in String(character).utf8 {
            result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
          }
        }
      }
      try call.evaluation.charge(elements: result.utf8.count)
      return .string(result)
    },
    .genericProperty("removingPercentEncoding", result: .optional(.string)) { call in
      call.receiver.text.withoutPercents.map { .string($0) } ?? .null
    },
  ]

  /// The characters that stand for themselves in parts of addresses.
  private static let addressCharacters: [LibraryEntry] = [
    ("urlQueryAllowed", "!$&'()*+,-./:;=?@_~"), ("urlPathAllowed", "!$&'()*+,-./:=@_~"),
    ("urlHostAllowed", "!$&'()*+,-.:;=[]_~"), ("urlFragmentAllowed", "!$&'()*+,-./:;=?@_~"),
    ("urlUserAllowed", "!$&'()*+,-.;=_~"), ("urlPasswordAllowed", "!$&'()*+,-.;=_~"),
  ].map { name, others in
    .constant(
      name,
      TrimmedCharacters { ($0.isLetter || $0.isNumber) && $0.isASCII || others.contains($0) }
    )
  }
}

extension CompareOptions {
  /// Whether what is looked for is a regular expression.
  var isRegular: Bool { names.contains("regularExpression") }
}

extension LibraryCall {
  /// Where a text, or a regular expression, occurs in another text, with what is captured.
  func ranges(
    of wanted: String,
    in characters: [Character],
    _ options: CompareOptions,
    atMost limit: Int = .max
  ) throws -> [RegexSearch.Found] {
    let (evaluation, span) = (evaluation, span)
    if options.isRegular {
      let reading = RegexOptions(ignoresCase: options.names.contains("caseInsensitive"))
      // One that is written wrong is found nowhere.
      guard let regex = try? RegexValue(wanted, isLiteral: false, options: reading) else {
        return []
      }
      var search = RegexSearch(regex.pattern, in: characters) { try evaluation.step(at: span) }
      return try search.all(atMost: limit)
    }
    var (found, place): ([RegexSearch.Found], Int) = ([], 0)
    while found.count < limit, place < characters.count,
      let range = try options.range(of: wanted, in: String(characters[place...]))
    {
      try evaluation.charge(seen: characters.count)
      found.append([(range.lowerBound + place)..<(range.upperBound + place)])
      place += max(range.upperBound, 1)
    }
    return found
  }
}

extension SceneValue {
  fileprivate var withoutNull: SceneValue {
    if case .null = self { .absent } else { self }
  }
}

extension String {
  /// The text with the bytes that are written as `%41`; `nil` where these make no text.
  fileprivate var withoutPercents: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let number = UInt8(digits, radix: 16) else { return nil }
      bytes.append(number)
      rest.removeFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A template with what was captured in the places of `$0`, `$1`, and so on.
  fileprivate func filled(with found: RegexSearch.Found, _ characters: [Character]) -> String {
    var result = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$", let number = rest.first?.wholeNumberValue {
        rest.removeFirst()
        if number < found.count, let range = found[number] { result += String(characters[range]) }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
