extension Library {
  /// Beginnings, ends, and pieces of texts, which are texts again.
  static let stringParts: [LibraryEntry] = [
    cutting("prefix", [.parameter(nil, .int)]) { text, call in
      text.prefix(try call.count(0, of: .prefix))
    },
    cutting("suffix", [.parameter(nil, .int)]) { text, call in
      text.suffix(try call.count(0, of: .suffix))
    },
    cutting("dropFirst", [.parameter(nil, .int, hasDefault: true)]) { text, call in
      text.dropFirst(try call.count(0, of: .dropped, default: 1))
    },
    cutting("dropLast", [.parameter(nil, .int, hasDefault: true)]) { text, call in
      text.dropLast(try call.count(0, of: .dropped, default: 1))
    },
    cutting("prefix", [.function("while", [.character], .bool)]) { text, call in
      try text.prefix { try call.predicate(0, .character($0)) }
    },
    cutting("drop", [.function("while", [.character], .bool)]) { text, call in
      try text.drop { try call.predicate(0, .character($0)) }
    },
    .generic("filter", [.function(nil, [.character], .bool)], result: .string) { call in
      let call = call
      let text = try call.receiver.text.filter { try call.predicate(0, .character($0)) }
      try call.evaluation.charge(elements: text.utf8.count)
      return .string(text)
    },
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
      result: .array(.substring)
    ) { call in
      guard let separator = Character.read(call.arguments[0]) else { return .array([]) }
      let text = call.receiver.textPart
      let pieces = text.part.split(
        separator: separator,
        maxSplits: try call.count(1, of: .splits, default: .max),
        omittingEmptySubsequences: Bool.read(call.arguments[2]) ?? true
      )
      return try call.array(text.cut(pieces))
    },
    .generic(
      "split",
      [
        .parameter("maxSplits", .int, hasDefault: true),
        .parameter("omittingEmptySubsequences", .bool, hasDefault: true),
        .function("whereSeparator", [.character], .bool),
      ],
      result: .array(.substring)
    ) { call in
      let (call, text) = (call, call.receiver.textPart)
      let pieces = try text.part.split(
        maxSplits: try call.count(0, of: .splits, default: .max),
        omittingEmptySubsequences: Bool.read(call.arguments[1]) ?? true
      ) { try call.predicate(2, .character($0)) }
      return try call.array(text.cut(pieces))
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

  /// A method that puts one text in the place of another wherever that occurs.
  static func replacing(_ name: String, _ label: String?) -> LibraryEntry {
    .generic(
      name,
      [.parameter(label, .string), .parameter("with", .string)]
        + (label == nil ? [.parameter("maxReplacements", .int, hasDefault: true)] : []),
      result: .string
    ) { call in
      let text = call.receiver.text
      return .string(try replacing(call.arguments[0], by: call.arguments[1], in: text, call))
    }
  }

  /// Puts one text in the place of another wherever that occurs, or so many times as the third
  /// argument of a call says.
  static func replacing(
    _ old: SceneValue,
    by new: SceneValue,
    in text: String,
    _ call: LibraryCall
  ) throws -> String {
    let (old, new) = (old.text, new.text)
    var parts = text.parts(separatedBy: old)
    let most =
      call.arguments.count > 2 ? try call.count(2, of: .replacements, default: .max) : .max
    if parts.count - 1 > most {
      parts[most...] = [parts[most...].joined(separator: old)[...]]
    }
    let (added, isTooMuch) = new.utf8.count.multipliedReportingOverflow(by: parts.count - 1)
    try call.evaluation.charge(elements: isTooMuch ? .max : added)
    return parts.joined(separator: new)
  }

  /// What is a part of the text, at its own positions.
  static func cutting(
    _ name: String,
    _ parameters: [ParameterSignature],
    _ part: @escaping @Sendable (Substring, LibraryCall) throws -> Substring
  ) -> LibraryEntry {
    .generic(name, parameters, result: .substring) { call in
      let text = call.receiver.textPart
      return text.cut(try part(text.part, call))
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
