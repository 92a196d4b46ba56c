extension Library {
  /// Regular expressions and their matches.
  static let regexes = LibraryFamily(
    title: "Regular expressions",
    types: [
      LibraryType(RegexValue.sceneName, regexEntries),
      LibraryType(RegexMatchValue.sceneName, matchEntries + matchSubscripts),
      LibraryType("AnyRegexOutput", anyOutput + matchSubscripts),
      LibraryType(RegexPartValue.sceneName, partEntries),
      LibraryType("String", regexSearches), LibraryType("Substring", regexSearches),
    ]
  )

  private static let regexOutput = SceneType.parameter("Output")
  private static let regexMatch = SceneType.named(RegexMatchValue.sceneName, [regexOutput])
  private static let regexType = SceneType.named(RegexValue.sceneName, [regexOutput])

  private static let regexEntries: [LibraryEntry] = [
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter(nil, .string)],
        result: .named(RegexValue.sceneName, [.named("AnyRegexOutput")])
      )
    ) { call in
      do {
        return try RegexValue(call.arguments[0].text, isLiteral: false).sceneValue
      } catch RegexFailure.unsupported(let what) {
        throw SceneStop(.unsupported(what))
      } catch {
        throw ThrownError(
          value: .string("The given pattern is not a regular expression."),
          span: call.span
        )
      }
    },
    matching("firstMatch", "in") { try $0.first(from: 0) },
    matching("wholeMatch", "in") { try $0.match(at: 0, upToEnd: true) },
    matching("prefixMatch", "in") { try $0.match(at: 0) },
    option("ignoresCase") { $0.ignoresCase = $1 },
    option("anchorsMatchLineEndings") { $0.anchorsMatchLines = $1 },
    option("dotMatchesNewlines") { $0.dotTakesNewlines = $1 },
  ]

  private static func option(
    _ name: String,
    _ change: @escaping @Sendable (inout RegexOptions, Bool) -> Void
  ) -> LibraryEntry {
    .generic(
      name,
      [.parameter(nil, .bool, hasDefault: true)],
      result: regexType
    ) { call in
      let regex = try call.receiver.read(as: RegexValue.self)
      var options = regex.options
      change(&options, Bool.read(call.arguments[0]) ?? true)
      do {
        return try RegexValue(
          regex.text,
          isLiteral: regex.isLiteral,
          isExtended: regex.isExtended,
          options: options,
          transforms: regex.transforms
        ).sceneValue
      } catch {
        return call.receiver
      }
    }
  }

  /// A search that gives one match, asked of the expression or of the text.
  private static func matching(
    _ name: String,
    _ label: String,
    _ find: @escaping @Sendable (inout RegexSearch) throws -> RegexSearch.Found?
  ) -> LibraryEntry {
    let isOfText = label == "of"
    let other: SceneType = isOfText ? regexType : .string
    return .generic(
      name,
      generics: isOfText ? ["Output"] : [],
      [.parameter(label, other)],
      result: .optional(regexMatch)
    ) { call in
      let (text, regex) =
        isOfText ? (call.receiver, call.arguments[0]) : (call.arguments[0], call.receiver)
      let expression = try regex.read(as: RegexValue.self)
      var search = call.search(for: expression, in: text)
      return try find(&search).flatMap {
        try call.match($0, of: expression, in: text.textPart)
      } ?? .null
    }
  }

  private static let matchEntries: [LibraryEntry] = [
    .genericProperty("output", result: regexOutput) { call in
      try call.receiver.read(as: RegexMatchValue.self).output
    },
    .genericProperty("range", result: .named("Range", [.named("String.Index")])) { call in
      try call.receiver.read(as: RegexMatchValue.self).range(0)
    },
    .genericProperty("0", result: .substring) { call in
      try call.receiver.read(as: RegexMatchValue.self).parts[0]
    },
    .genericProperty("count", result: .int) { call in
      .int(try call.receiver.read(as: RegexMatchValue.self).found.count)
    },
  ]

  private static let anyOutput: [LibraryEntry] = [
    .genericProperty("count", result: .int) { call in
      .int(try call.receiver.read(as: RegexMatchValue.self).found.count)
    }
  ]

  private static let matchSubscripts: [LibraryEntry] = [
    LibraryEntry(
      kind: .subscript,
      name: "subscript",
      signature: Signature(parameters: [.parameter(nil, .int)], result: RegexPartValue.sceneType)
    ) { call in
      let match = try call.receiver.read(as: RegexMatchValue.self)
      let index = Int.read(call.arguments[0]) ?? 0
      guard match.found.indices.contains(index) else {
        throw SceneStop(.indexOutOfRange(index, count: match.found.count))
      }
      return RegexPartValue(match: match, index: index).sceneValue
    },
    LibraryEntry(
      kind: .subscript,
      name: "subscript",
      signature: Signature(
        parameters: [.parameter(nil, .string)],
        result: .optional(RegexPartValue.sceneType)
      )
    ) { call in
      let match = try call.receiver.read(as: RegexMatchValue.self)
      let name = call.arguments[0].text
      guard let index = match.names.firstIndex(of: name) else { return .null }
      return RegexPartValue(match: match, index: index).sceneValue
    },
  ]

  private static let partEntries: [LibraryEntry] = [
    .genericProperty("substring", result: .optional(.substring)) { call in
      let part = try call.receiver.read(as: RegexPartValue.self)
      return part.match.parts[part.index]
    },
    .genericProperty("range", result: .optional(.named("Range", [.named("String.Index")]))) {
      call in
      let part = try call.receiver.read(as: RegexPartValue.self)
      return part.match.range(part.index)
    },
    .genericProperty("name", result: .optional(.string)) { call in
      let part = try call.receiver.read(as: RegexPartValue.self)
      return part.match.names[part.index].map { .string($0) } ?? .null
    },
  ]

  private static let regexSearches: [LibraryEntry] = [
    matching("firstMatch", "of") { try $0.first(from: 0) },
    matching("wholeMatch", "of") { try $0.match(at: 0, upToEnd: true) },
    matching("prefixMatch", "of") { try $0.match(at: 0) },
    .generic(
      "matches",
      generics: ["Output"],
      [.parameter("of", regexType)],
      result: .array(regexMatch)
    ) {
      call in
      let (text, expression) = (
        call.receiver.textPart, try call.arguments[0].read(as: RegexValue.self)
      )
      return try call.array(
        call.found(0).compactMap { try call.match($0, of: expression, in: text) }
      )
    },
    .generic("contains", generics: ["Output"], [.parameter(nil, regexType)], result: .bool) {
      call in
      .bool(try !call.found(0, atMost: 1).isEmpty)
    },
    .generic("starts", generics: ["Output"], [.parameter("with", regexType)], result: .bool) {
      call in
      var search = call.search(
        for: try call.arguments[0].read(as: RegexValue.self),
        in: call.receiver
      )
      return .bool(try search.match(at: 0) != nil)
    },
    .generic(
      "ranges",
      generics: ["Output"],
      [.parameter("of", regexType)],
      result: .array(.named("Range", [.named("String.Index")]))
    ) { call in
      let start = call.receiver.textPart.start
      return try call.array(
        call.found(0).compactMap { $0[0].map { SceneValue.range($0).moved(by: start) } }
      )
    },
    .generic(
      "firstRange",
      generics: ["Output"],
      [.parameter("of", regexType)],
      result: .optional(.named("Range", [.named("String.Index")]))
    ) { call in
      let range = try call.found(0, atMost: 1).first?[0]
      return range.map { .range($0).moved(by: call.receiver.textPart.start) } ?? .null
    },
    .generic(
      "trimmingPrefix",
      generics: ["Output"],
      [.parameter(nil, regexType)],
      result: .substring
    ) { call in
      var search = call.search(
        for: try call.arguments[0].read(as: RegexValue.self),
        in: call.receiver
      )
      let (text, length) = (call.receiver.textPart, try search.match(at: 0)?[0]?.count ?? 0)
      return text.cut(text.part.dropFirst(length))
    },
    .generic(
      "split",
      generics: ["Output"],
      [
        .parameter("separator", regexType), .parameter("maxSplits", .int, hasDefault: true),
        .parameter("omittingEmptySubsequences", .bool, hasDefault: true),
      ],
      result: .array(.substring)
    ) { call in try call.split(at: call.found(0).compactMap { $0[0] }) },
    replacing("replacing", makesNew: true, takesClosure: false),
    replacing("replacing", makesNew: true, takesClosure: true),
    replacing("replace", makesNew: false, takesClosure: false),
    replacing("replace", makesNew: false, takesClosure: true),
  ]

  private static func replacing(
    _ name: String,
    makesNew: Bool,
    takesClosure: Bool
  ) -> LibraryEntry {
    let replacement: ParameterSignature =
      takesClosure ? .function("with", [regexMatch], .string) : .parameter("with", .string)
    return .generic(
      name,
      generics: ["Output"],
      [.parameter(nil, regexType)]
        + (takesClosure
          ? [.parameter("maxReplacements", .int, hasDefault: true), replacement]
          : [replacement, .parameter("maxReplacements", .int, hasDefault: true)]),
      result: makesNew ? .string : .void,
      isMutating: !makesNew
    ) { call in
      let (with, limit) = takesClosure ? (2, 1) : (1, 2)
      let most = try call.count(limit, of: .prefix, default: .max)
      let expression = try call.arguments[0].read(as: RegexValue.self)
      let (text, characters) = (call.receiver.textPart, Array(call.receiver.textPart.part))
      let result = try call.replacing(call.found(0, atMost: most), in: characters) { found in
        guard takesClosure else { return call.arguments[with].text }
        let match = try call.match(found, of: expression, in: text)
        return try match.map { try call.function(with, $0).text }
          ?? String(characters[found[0] ?? 0..<0])
      }
      try call.evaluation.charge(elements: result.utf8.count)
      if makesNew { return .string(result) }
      call.receiver = .string(result)
      return .void
    }
  }
}

extension LibraryCall {
  /// All matches in the receiver of the regular expression in an argument.
  fileprivate func found(_ index: Int, atMost limit: Int = .max) throws -> [RegexSearch.Found] {
    var search = search(for: try arguments[index].read(as: RegexValue.self), in: receiver)
    return try search.all(atMost: limit)
  }
}
