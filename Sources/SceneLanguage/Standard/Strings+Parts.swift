extension Library {
  /// Beginnings, ends, and pieces of texts, which are texts again.
  static let stringParts: [LibraryEntry] = [
    .method("prefix", of: String.self, Parameter<Int>("_")) {
      String($0.prefix(try ElementCount.prefix.checked($1)))
    },
    .method("suffix", of: String.self, Parameter<Int>("_")) {
      String($0.suffix(try ElementCount.suffix.checked($1)))
    },
    .method("dropFirst", of: String.self, Parameter<Int>("_", default: { 1 })) {
      String($0.dropFirst(try ElementCount.dropped.checked($1)))
    },
    .method("dropLast", of: String.self, Parameter<Int>("_", default: { 1 })) {
      String($0.dropLast(try ElementCount.dropped.checked($1)))
    },
    part("prefix", "while") { text, test in String(try text.prefix(while: test)) },
    part("drop", "while") { text, test in String(try text.drop(while: test)) },
    part("filter", nil) { text, test in try text.filter(test) },
    .generic("contains", [.parameter(nil, .character)], result: .bool) { call in
      guard let character = Character.read(call.arguments[0]) else { return .bool(false) }
      return .bool(call.receiver.text.contains(character))
    },
    .method("contains", of: String.self, Parameter<String>("_")) { $0.contains($1) },
    .generic(
      "split",
      [
        .parameter("separator", .character), .parameter("maxSplits", .int, hasDefault: true),
        .parameter("omittingEmptySubsequences", .bool, hasDefault: true),
      ],
      result: .array(.string)
    ) { call in
      guard let separator = Character.read(call.arguments[0]) else { return .array([]) }
      let pieces = call.receiver.text.split(
        separator: separator,
        maxSplits: try call.count(1, of: .splits, default: .max),
        omittingEmptySubsequences: Bool.read(call.arguments[2]) ?? true
      )
      return try call.array(pieces.map { .string(String($0)) })
    },
    .generic(
      "split",
      [.function("whereSeparator", [.character], .bool)],
      result: .array(.string)
    ) { call in
      let pieces = try call.receiver.text.split { try call.predicate(0, .character($0)) }
      return try call.array(pieces.map { .string(String($0)) })
    },
    .method("trimmingCharacters", of: String.self, Parameter<TrimmedCharacters>("in")) {
      text,
      set in
      let kept = text.drop { set.contains($0) }
      return String(kept.reversed().drop { set.contains($0) }.reversed())
    },
    .method(
      "folding",
      of: String.self,
      Parameter<CompareOptions>("options"),
      Parameter<IgnoredArgument>.ignored("locale", .optional(.named("Locale")))
    ) { text, options, _ in try options.folding(text) },
    replacing("replacing", nil),
  ]

  /// Puts one text in the place of another wherever that occurs.
  static func replacing(_ name: String, _ label: String?) -> LibraryEntry {
    .generic(
      name,
      [.parameter(label, .string), .parameter("with", .string)],
      result: .string
    ) { call in
      let (text, new) = (call.receiver.text, call.arguments[1].text)
      let parts = text.parts(separatedBy: call.arguments[0].text)
      let (added, isTooMuch) = new.utf8.count.multipliedReportingOverflow(by: parts.count - 1)
      try call.evaluation.charge(elements: isTooMuch ? .max : added)
      return .string(parts.joined(separator: new))
    }
  }

  private static func part(
    _ name: String,
    _ label: String?,
    _ take: @escaping @Sendable (String, (Character) throws -> Bool) throws -> String
  ) -> LibraryEntry {
    .generic(name, [.function(label, [.character], .bool)], result: .string) { call in
      let call = call
      let text = try take(call.receiver.text) { try call.predicate(0, .character($0)) }
      try call.evaluation.charge(elements: text.utf8.count)
      return .string(text)
    }
  }

  /// Foundation's sets of characters, as far as texts are trimmed by them.
  static let characterSets: LibraryType = {
    var type = LibraryType("CharacterSet", setsOfCharacters)
    type.literalElement = .character
    type.arrayLiteral = { values in
      let characters = values.map { $0.text }.joined()
      return TrimmedCharacters { characters.contains($0) }.sceneValue
    }
    return type
  }()

  private static let setsOfCharacters: [LibraryEntry] = [
    .constant("whitespaces", TrimmedCharacters { $0.isWhitespace && !$0.isNewline }),
    .constant("whitespacesAndNewlines", TrimmedCharacters { $0.isWhitespace }),
    .constant("newlines", TrimmedCharacters { $0.isNewline }),
    .constant("punctuationCharacters", TrimmedCharacters { $0.isPunctuation }),
    .constant("decimalDigits", TrimmedCharacters { $0.isNumber }),
    .constant("letters", TrimmedCharacters { $0.isLetter }),
    .constant("alphanumerics", TrimmedCharacters { $0.isLetter || $0.isNumber }),
    .constant("symbols", TrimmedCharacters { $0.isSymbol }),
    .constant("uppercaseLetters", TrimmedCharacters { $0.isUppercase }),
    .constant("lowercaseLetters", TrimmedCharacters { $0.isLowercase }),
    .property("inverted", of: TrimmedCharacters.self) { set in
      try TrimmedCharacters(depth: set.depth + 1) { !set.contains($0) }
    },
    .method("union", of: TrimmedCharacters.self, Parameter<TrimmedCharacters>("_")) {
      set,
      other in
      try TrimmedCharacters(depth: max(set.depth, other.depth) + 1) {
        set.contains($0) || other.contains($0)
      }
    },
    .method(
      "contains",
      of: TrimmedCharacters.self,
      Parameter<UnicodeScalarValue>("_")
    ) { $0.contains(Character($1.scalar)) },
    .initializer(Parameter<String>("charactersIn")) { characters in
      TrimmedCharacters { characters.contains($0) }
    },
  ]
}

/// A set of characters as a value of the program: `CharacterSet`.
struct TrimmedCharacters: NativeValue {
  static var sceneName: String { "CharacterSet" }
  let contains: @Sendable (Character) -> Bool
  /// How many sets are made of one another here.
  private(set) var depth = 0

  init(_ contains: @escaping @Sendable (Character) -> Bool) { self.contains = contains }

  /// Creates a set from others.
  ///
  /// - Throws: A stop where so many sets lead from one to the next that no answer would come: one
  ///   that is joined with itself again and again asks twice as often each time.
  init(depth: Int, _ contains: @escaping @Sendable (Character) -> Bool) throws {
    guard depth <= Self.greatestDepth else {
      let made = "a 'CharacterSet' made of others more than \(Self.greatestDepth) times"
      throw SceneStop(.unsupported(made))
    }
    (self.contains, self.depth) = (contains, depth)
  }

  private static let greatestDepth = 16
}
