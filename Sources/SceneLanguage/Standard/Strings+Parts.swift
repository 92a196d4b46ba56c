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
    .method("trimmingCharacters", of: String.self, Parameter<CharacterSetValue>("in")) {
      text,
      set in
      let kept = text.unicodeScalars.drop(while: set.contains)
      let end = kept.lastIndex { !set.contains($0) }
      return end.map { String(kept[...$0]) } ?? ""
    },
    .method(
      "folding",
      of: String.self,
      Parameter<CompareOptions>("options"),
      Parameter<IgnoredArgument>.ignored("locale", .optional(.named("Locale")))
    ) { text, options, _ in try options.folding(text) },
    replacing,
  ]

  /// A method that puts one text in the place of another wherever that occurs.
  private static let replacing = LibraryEntry.generic(
    "replacing",
    [
      .parameter(nil, .string), .parameter("with", .string),
      .parameter("maxReplacements", .int, hasDefault: true),
    ],
    result: .string
  ) { call in
    .string(
      try replacing(call.arguments[0], by: call.arguments[1], in: call.receiver.text, call)
    )
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
}
