extension Library {
  private static let index = SceneType.named("String.Index")

  private static let options = CompareOptions.sceneType

  private static func comparison(_ name: String, _ options: Set<String> = []) -> LibraryEntry {
    .method(name, of: String.self, Parameter<String>("_")) {
      try CompareOptions(names: options).compare($0, $1)
    }
  }

  /// Searches and comparisons that Foundation adds to texts, and those of whole sequences.
  static let stringSearches: [LibraryEntry] = [
    .generic(
      "range",
      [.parameter("of", .string), .parameter("options", options, hasDefault: true)],
      result: .optional(.named("Range", [index]))
    ) { call in
      let options = CompareOptions.read(call.arguments[1]) ?? CompareOptions(names: [])
      let wanted = call.arguments[0].text
      let range =
        options.isRegular
        ? try call.ranges(of: wanted, in: Array(call.receiver.text), options, atMost: 1).first?[0]
        : try options.range(of: wanted, in: call.receiver.text)
      return range.map { .range($0).moved(by: call.receiver.textPart.start) } ?? .null
    },
    .generic(
      "firstRange",
      [.parameter("of", .string)],
      result: .optional(.named("Range", [index]))
    ) { call in
      let range = try CompareOptions(names: []).range(
        of: call.arguments[0].text,
        in: call.receiver.text
      )
      return range.map { .range($0).moved(by: call.receiver.textPart.start) } ?? .null
    },
    .generic(
      "ranges",
      [.parameter("of", .string)],
      result: .array(.named("Range", [index]))
    ) { call in
      let (text, wanted) = (Array(call.receiver.text), Array(call.arguments[0].text))
      var ranges: [SceneValue] = []
      var start = 0
      while !wanted.isEmpty, start + wanted.count <= text.count {
        let range = start..<(start + wanted.count)
        let isFound = text[range].elementsEqual(wanted)
        if isFound { ranges.append(.range(range).moved(by: call.receiver.textPart.start)) }
        start = isFound ? range.upperBound : start + 1
      }
      return try call.array(ranges)
    },
    cutting("trimmingPrefix", [.parameter(nil, .string)]) { text, call in
      let prefix = call.arguments[0].text
      return text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text
    },
    cutting("trimmingPrefix", [.function("while", [.character], .bool)]) { text, call in
      try text.drop { try call.predicate(0, .character($0)) }
    },
    .method("appending", of: String.self, Parameter<String>("_")) { $0 + $1 },
    comparison("compare"), comparison("localizedCompare"),
    comparison("caseInsensitiveCompare", ["caseInsensitive"]),
    comparison("localizedCaseInsensitiveCompare", ["caseInsensitive"]),
    comparison("localizedStandardCompare", ["caseInsensitive", "numeric"]),
    .generic(
      "compare",
      [.parameter(nil, .string), .parameter("options", options)],
      result: ComparisonResultValue.sceneType
    ) { call in
      let options = CompareOptions.read(call.arguments[1]) ?? CompareOptions(names: [])
      return try options.compare(call.receiver.text, call.arguments[0].text).sceneValue
    },
    .property("localizedCapitalized", of: String.self) { $0.capitalizedWords },
    .property("localizedUppercase", of: String.self) { $0.uppercased() },
    .property("localizedLowercase", of: String.self) { $0.lowercased() },
    .method("localizedCaseInsensitiveContains", of: String.self, Parameter<String>("_")) {
      $1.isEmpty ? false : $0.lowercased().contains($1.lowercased())
    },
    .method("localizedStandardContains", of: String.self, Parameter<String>("_")) {
      $1.isEmpty ? false : $0.lowercased().contains($1.lowercased())
    },
    .generic(
      "replacingCharacters",
      [.parameter("in", .unknown), .parameter("with", .string)],
      result: .string
    ) { call in
      var text = Array(call.receiver.text)
      let range = try call.receiver.positions(in: call.arguments[0])
      let start = call.receiver.textPart.start
      text.replaceSubrange(
        (range.lowerBound - start)..<(range.upperBound - start),
        with: call.arguments[1].text
      )
      return .string(String(text))
    },
    .generic(
      "split",
      [
        .parameter("separator", .string), .parameter("maxSplits", .int, hasDefault: true),
        .parameter("omittingEmptySubsequences", .bool, hasDefault: true),
      ],
      result: .array(.substring)
    ) { call in
      let (whole, separator) = (call.receiver.textPart, call.arguments[0].text)
      let most = try call.count(1, of: .splits, default: .max)
      let omitsEmpty = Bool.read(call.arguments[2]) ?? true
      var parts: [Substring] = []
      var rest = whole.part.parts(separatedBy: separator)[...]
      while parts.count < most, rest.count > 1 {
        let part = rest.removeFirst()
        if !part.isEmpty || !omitsEmpty { parts.append(part) }
      }
      if let first = rest.first {
        let last = whole.part[first.startIndex...]
        if !last.isEmpty || !omitsEmpty { parts.append(last) }
      }
      return try call.array(whole.cut(parts))
    },
    .generic("sorted", result: .array(.character)) { call in
      try call.array(call.receiver.text.sorted().map { .character($0) })
    },
  ]

  /// Foundation's result of a comparison.
  static let comparisonResults = LibraryType(
    "ComparisonResult",
    conformsTo: ["Hashable"],
    [
      .constant("orderedAscending", ComparisonResultValue(order: -1)),
      .constant("orderedSame", ComparisonResultValue(order: 0)),
      .constant("orderedDescending", ComparisonResultValue(order: 1)),
      .property("rawValue", of: ComparisonResultValue.self) { $0.order },
    ]
  )

  /// What an interpolation of a scene's own writes into.
  static let interpolations = LibraryType(
    "String.StringInterpolation",
    [
      writing("appendLiteral"), writing("appendInterpolation"),
    ]
  )

  private static func writing(_ name: String) -> LibraryEntry {
    .generic(name, [.parameter(nil, .any)], result: .void, isMutating: true) { call in
      let text = call.receiver.text + (try call.evaluation.text(of: call.arguments[0]))
      try call.evaluation.charge(elements: text.utf8.count)
      call.receiver = .string(text)
      return .void
    }
  }
}

/// `ComparisonResult` as a value of the program.
struct ComparisonResultValue: NativeValue, Hashable {
  static var sceneName: String { "ComparisonResult" }
  let order: Int
}
