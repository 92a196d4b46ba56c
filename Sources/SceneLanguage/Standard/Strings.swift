internal import Diptych

extension Library {
  /// Texts and characters.
  static let strings = LibraryFamily(
    title: "Strings",
    types: [
      LibraryType(
        "StringProtocol",
        (operations + stringParts + stringPlaces + stringSearches).map(\.goingThroughText)
      ),
      LibraryType(
        "String",
        conformsTo: textProtocols,
        makings + [writingTo] + (stringCuts + stringChanges).map(\.goingThroughText)
      ),
      LibraryType(
        "Substring",
        conformsTo: textProtocols,
        substringMakings + [writingTo] + (substringCuts + stringChanges).map(\.goingThroughText)
      ),
      LibraryType(
        "Character",
        conformsTo: [
          "Hashable", "Comparable", "LosslessStringConvertible", "CustomDebugStringConvertible",
        ],
        [
          .initializer(Parameter<String>("_")) { text in
            guard text.count == 1, let character = text.first else {
              throw SceneStop(.invalidArgument("a Character is made of one character only"))
            }
            return character
          },
          .method("uppercased", of: Character.self) { $0.uppercased() },
          .method("lowercased", of: Character.self) { $0.lowercased() },
          .property("description", of: Character.self) { String($0) },
          .property("wholeNumberValue", of: Character.self) { $0.wholeNumberValue },
          LibraryEntry.property("asciiValue", of: Character.self) { $0.asciiValue.map(Int.init) }
            .returning(.optional(.named("UInt8"))),
          .property("isHexDigit", of: Character.self) { $0.isHexDigit },
          .property("isNewline", of: Character.self) { $0.isNewline },
          .property("isASCII", of: Character.self) { $0.isASCII },
          .property("isSymbol", of: Character.self) { $0.isSymbol },
          .property("isLetter", of: Character.self) { $0.isLetter },
          .property("isNumber", of: Character.self) { $0.isNumber },
          .property("isWhitespace", of: Character.self) { $0.isWhitespace },
          .property("isUppercase", of: Character.self) { $0.isUppercase },
          .property("isLowercase", of: Character.self) { $0.isLowercase },
          .property("isPunctuation", of: Character.self) { $0.isPunctuation },
        ] + characterDetails
      ),
      unicodeScalars, scalarProperties,
      LibraryType("LocalizedStringKey", alias: .string, keyMakings),
      LibraryType("LocalizedStringResource", alias: .string, keyMakings),
      comparisonResults, interpolations,
      CompareOptions.entries,
      LibraryType("DefaultStringInterpolation", alias: .named("String.StringInterpolation")),
    ] + scalarNames
  )

  /// What makes a key of any text.
  private static let keyMakings: [LibraryEntry] = [
    LibraryEntry.initializer(Parameter<LocalizedStringKey>.translated("_")) {
      LocalizedStringKey.made(of: $0)
    }.returning(.string)
  ]

  private static let textProtocols = [
    "StringProtocol", "Collection", "Hashable", "Comparable", "BidirectionalCollection",
    "RangeReplaceableCollection", "LosslessStringConvertible", "CustomDebugStringConvertible",
    "Codable", "CVarArg",
  ]

  /// `String(format:_:)` and `String(format:arguments:)`, in the language of a locale or in none.
  static func formatting(
    _ arguments: ParameterSignature,
    hasLocale: Bool = false,
    as result: SceneType = .string
  ) -> LibraryEntry {
    let locale = ParameterSignature.parameter("locale", .optional(.named("Locale")))
    return LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter("format", .string)] + (hasLocale ? [locale] : []) + [arguments],
        result: result
      )
    ) { call in
      let values = call.arguments[hasLocale ? 2 : 1].elements ?? []
      let text = FormatSpecifier.string(
        format: call.arguments[0].text,
        locale: hasLocale ? call.arguments[1].unwrapped.flatMap { Locale.read($0) } : nil,
        arguments: values.map(\.formatArgument)
      )
      try call.evaluation.charge(elements: text.utf8.count)
      return .string(text)
    }
  }

  /// Makes a text of one that stands there several times.
  private static func repeating(_ type: SceneType) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter("repeating", type), .parameter("count", .int)],
        result: .string
      )
    ) { call in
      let unit = call.arguments[0].text
      let count = try call.count(1, of: .text)
      if unit.isEmpty { return .string("") }
      let (size, overflow) = unit.utf8.count.multipliedReportingOverflow(by: count)
      try call.evaluation.charge(elements: overflow ? .max : size)
      return .string(String(repeating: unit, count: count))
    }
  }

  private static let makings: [LibraryEntry] =
    [
      .initializer { "" },
      repeating(.string), repeating(.character),
      formatting(formatArguments), formatting(.parameter("arguments", .array(.any))),
      formatting(formatArguments, hasLocale: true),
      formatting(.parameter("arguments", .array(.any)), hasLocale: true),
      making(.parameter(nil, .unknown)) { call in
        let value = call.arguments[0]
        switch value {
        case .array, .slice:
          let elements = value.elements ?? []
          if elements.allSatisfy(\.isCharacter) || elements.allSatisfy(\.isScalarOfText) {
            return elements.map(\.text).joined()
          }
        case .structure, .object:
          guard case .declared(let own, _) = value.type, own.conforms(to: "Sequence") else { break }
          let elements = try call.evaluation.elements(of: value)
          if elements.allSatisfy(\.isCharacter) { return elements.map(\.text).joined() }
        case .native(let box) where box.value is LazyValue:
          let elements = try call.evaluation.elements(of: value)
          if elements.allSatisfy(\.isCharacter) { return elements.map(\.text).joined() }
        default: break
        }
        return try call.evaluation.text(of: value)
      },
    ]
    + units("UInt8", { $0.map { UInt8(truncatingIfNeeded: $0) } }, as: UTF8.self)
    + units("UInt16", { $0.map { UInt16(truncatingIfNeeded: $0) } }, as: UTF16.self) + [
      making(.parameter("describing", .any)) { try $0.evaluation.text(of: $0.arguments[0]) },
      making(.parameter("reflecting", .any)) { try $0.evaluation.debugText(of: $0.arguments[0]) },
      .initializer(
        Parameter<String>("localized"),
        Library.anything("table"),
        Library.bundle,
        Library.anything("locale"),
        Library.anything("comment")
      ) { text, _, _, _, _ in text },
      localizedDefault("localized"), localizedDefault("_"),
      .initializer(
        wholeNumber("_"),
        Parameter<Int>("radix"),
        Parameter<Bool>("uppercase", default: { false })
      ) { value, radix, uppercase in
        guard (2...36).contains(radix) else {
          throw SceneStop(.invalidArgument("radix must be in range 2...36"))
        }
        return String(value, radix: radix, uppercase: uppercase)
      },
    ]

  /// A text with a key of its own: shown is what the developer's language says.
  private static func localizedDefault(_ label: String) -> LibraryEntry {
    .initializer(
      Parameter<String>(label),
      Parameter<String>("defaultValue"),
      Library.anything("table"),
      Library.bundle,
      Library.anything("locale"),
      Library.anything("comment")
    ) { _, text, _, _, _, _ in text }
  }

  private static func making(
    _ parameter: ParameterSignature,
    _ make: @escaping @Sendable (LibraryCall) throws -> String
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(parameters: [parameter], result: .string)
    ) { .string(try make($0)) }
  }

  /// What makes texts of units: `String(decoding: bytes, as: UTF8.self)`, of all that the views
  /// of a text show, and of a part of these, which may begin or end inside of a letter.
  private static func units<Encoding: Unicode.Encoding & Sendable>(
    _ unit: String,
    _ read: @escaping @Sendable ([Int]) -> [Encoding.CodeUnit],
    as encoding: Encoding.Type
  ) -> [LibraryEntry] {
    let decode = { @Sendable (units: [Int]) in String(decoding: read(units), as: encoding) }
    let numbers = { @Sendable (call: LibraryCall) in
      (call.arguments[0].elements ?? []).compactMap(Int.read)
    }
    return [
      decoding("\(encoding)", of: unit, decode),
      making(.parameter(nil, .array(.named(unit)))) { decode(numbers($0)) },
      LibraryEntry(
        kind: .initializer,
        name: "init",
        signature: Signature(
          parameters: [.parameter(nil, .named("ArraySlice", [.named(unit)]))],
          result: .optional(.string)
        )
      ) { call in
        String(validating: read(numbers(call)), as: encoding).map { .string($0) } ?? .null
      },
    ]
  }

  /// `String(decoding: bytes, as: UTF8.self)`.
  private static func decoding(
    _ encoding: String,
    of unit: String,
    _ decode: @escaping @Sendable ([Int]) -> String
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [
          .parameter("decoding", .named("Sequence", [.named(unit)])),
          .parameter("as", .metatype(.named(encoding))),
        ],
        result: .string
      )
    ) { call in
      .string(decode(try call.elements(ofArgument: 0).map { Int.read($0) ?? 0 }))
    }
  }

  static var formatArguments: ParameterSignature {
    var parameter = ParameterSignature.parameter(nil, .any)
    parameter.isVariadic = true
    return parameter
  }

  private static let operations: [LibraryEntry] = [
    .property("debugDescription", of: String.self) { $0.debugDescription },
    .method("components", of: String.self, Parameter<CharacterSetValue>("separatedBy")) {
      text,
      set in
      text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: set.contains)
        .map { String($0) }
    },
    .property("count", of: String.self) { $0.count },
    .property("isEmpty", of: String.self) { $0.isEmpty },
    .property("first", of: String.self) { $0.first },
    .property("last", of: String.self) { $0.last },
    .property("description", of: String.self) { $0 },
    .property("capitalized", of: String.self) { $0.capitalizedWords },
    .method("uppercased", of: String.self) { $0.uppercased() },
    .method("lowercased", of: String.self) { $0.lowercased() },
    .method("hasPrefix", of: String.self, Parameter<String>("_")) { $0.hasPrefix($1) },
    .method("hasSuffix", of: String.self, Parameter<String>("_")) { $0.hasSuffix($1) },
    .method("reversed", of: String.self) { String($0.reversed()) },
    .method("components", of: String.self, Parameter<String>("separatedBy")) {
      $0.parts(separatedBy: $1).map(String.init)
    },
    padding,
  ]

  /// The text cut, or filled up with another one, to a length.
  private static let padding = LibraryEntry.generic(
    "padding",
    [
      .parameter("toLength", .int), .parameter("withPad", .string), .parameter("startingAt", .int),
    ],
    result: .string
  ) { call in
    let (text, pad) = (call.receiver.text, Array(call.arguments[1].text))
    let (length, start) = (try call.count(0), try call.count(2))
    let missing = length - text.count
    if missing <= 0 || pad.isEmpty { return .string(String(text.prefix(length))) }
    try call.evaluation.charge(elements: missing)
    let first = start % pad.count
    return .string(text + String((0..<missing).map { pad[(first + $0) % pad.count] }))
  }
}

extension LibraryEntry {
  /// The entry of a text, whose calls take the longer the longer that is.
  fileprivate var goingThroughText: LibraryEntry {
    if LibraryEntry.namesOfEnds.contains(name) { return self }
    return charging { call in
      try call.evaluation.charge(seen: call.receiver.textPart.part.utf8.count)
    }
  }

  /// What looks at the ends of a text only, or adds to it.
  private static let namesOfEnds: Set<String> = [
    "append", "description", "first", "hasPrefix", "hasSuffix", "isEmpty", "last", "popFirst",
    "popLast", "startIndex", "write",
  ]
}

extension SceneValue {
  fileprivate var isCharacter: Bool {
    switch self {
    case .character, .string, .substring: true
    default: false
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The parts between occurrences of a separator, empty ones included.
  func parts(separatedBy separator: String) -> [Substring] {
    guard !separator.isEmpty else { return [self[...]] }
    let search = OccurrenceSearch(for: Array(separator))
    let length = separator.count
    var parts: [Substring] = []
    var (first, place, matched) = (startIndex, startIndex, 0)
    while place < endIndex {
      matched = search.matched(matched, self[place])
      formIndex(after: &place)
      if matched == length {
        parts.append(self[first..<index(place, offsetBy: -length)])
        (first, matched) = (place, 0)
      }
    }
    return parts + [self[first...]]
  }
}

extension String {
  /// The text with a capital letter at the start of each word, as Foundation finds them: a word goes
  /// on behind an apostrophe, and begins anew behind a digit.
  var capitalizedWords: String {
    var result = ""
    var startsWord = true
    for character in self {
      let capital = character.unicodeScalars.first?.properties.titlecaseMapping
      result +=
        startsWord
        ? capital.map { $0 + character.unicodeScalars.dropFirst().map(String.init).joined() } ?? ""
        : character.lowercased()
      startsWord = !character.isLetter && !["'", "’"].contains(character)
    }
    return result
  }
}
