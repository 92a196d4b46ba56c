internal import Diptych

extension Library {
  private static let index = SceneType.named("String.Index")

  private static let options = CompareOptions.sceneType

  private static func comparison(
    _ name: String,
    _ compare: @escaping @Sendable (String, String) throws -> Int
  ) -> LibraryEntry {
    .method(name, of: String.self, Parameter<String>("_")) {
      ComparisonResultValue(order: try compare($0, $1))
    }
  }

  private static let searched: [ParameterSignature] = [
    .parameter("range", .optional(.named("Range", [index])), hasDefault: true),
    .parameter("locale", .optional(.named("Locale")), hasDefault: true),
  ]

  /// Searches and comparisons that Foundation adds to texts, and those of whole sequences.
  static let stringSearches: [LibraryEntry] = [
    .generic(
      "range",
      [.parameter("of", .string), .parameter("options", options, hasDefault: true)] + searched,
      result: .optional(.named("Range", [index]))
    ) { call in
      let options = CompareOptions.read(call.arguments[1]) ?? []
      let part = try call.part(of: Array(call.receiver.text), 2)
      let wanted = call.arguments[0].text
      let range = try call.ranges(of: wanted, in: part, options, atMost: 1).first?[0]
      return range.map { .range($0).moved(by: call.receiver.textPart.start) } ?? .null
    },
    .generic(
      "replacingOccurrences",
      [
        .parameter("of", .string), .parameter("with", .string),
        .parameter("options", options, hasDefault: true), searched[0],
      ],
      result: .string
    ) { call in
      let options = CompareOptions.read(call.arguments[2]) ?? []
      let (text, new) = (Array(call.receiver.text), call.arguments[1].text)
      let found = try call.ranges(
        of: call.arguments[0].text,
        in: try call.part(of: text, 3),
        options
      )
      let isTemplate = options.contains(.regularExpression)
      return .string(
        try call.replacing(found, in: text) { isTemplate ? new.filled(with: $0, text) : new }
      )
    },
    .generic(
      "firstRange",
      [.parameter("of", .string)],
      result: .optional(.named("Range", [index]))
    ) { call in
      let range = try CompareOptions().range(
        of: call.arguments[0].text,
        in: Array(call.receiver.text)[...]
      )
      return range.map { .range($0).moved(by: call.receiver.textPart.start) } ?? .null
    },
    .generic(
      "ranges",
      [.parameter("of", .string)],
      result: .array(.named("Range", [index]))
    ) { call in
      let start = call.receiver.textPart.start
      let ranges = try CompareOptions().ranges(
        of: call.arguments[0].text,
        in: Array(call.receiver.text)[...]
      )
      return try call.array(ranges.map { .range($0).moved(by: start) })
    },
    cutting("trimmingPrefix", [.parameter(nil, .string)]) { text, call in
      let prefix = call.arguments[0].text
      return text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text
    },
    cutting("trimmingPrefix", [.function("while", [.character], .bool)]) { text, call in
      try text.drop { try call.predicate(0, .character($0)) }
    },
    .method("appending", of: String.self, Parameter<String>("_")) { $0 + $1 },
    comparison("compare") { try CompareOptions().compare($0, $1).order },
    comparison("localizedCompare") { Collation().compare($0, $1) },
    comparison("caseInsensitiveCompare") {
      try CompareOptions.caseInsensitive.compare($0, $1).order
    },
    comparison("localizedCaseInsensitiveCompare") {
      Collation(ignoresCase: true).compare($0, $1)
    },
    comparison("localizedStandardCompare") {
      let order = Collation(isNumeric: true).compare($0, $1)
      return order == 0 ? try CompareOptions().compare($0, $1).order : order
    },
    .generic(
      "compare",
      [.parameter(nil, .string), .parameter("options", options)] + searched,
      result: ComparisonResultValue.sceneType
    ) { call in
      let options = CompareOptions.read(call.arguments[1]) ?? []
      let part = try call.part(of: Array(call.receiver.text), 2)
      return try options.compare(String(part), call.arguments[0].text).sceneValue
    },
    .property("decomposedStringWithCanonicalMapping", of: String.self) { $0.takenApart },
    .property("precomposedStringWithCanonicalMapping", of: String.self) { $0.putTogether },
    .genericProperty("hash", result: .int) { .int($0.receiver.wholeText.stableHash) },
    inLocale("uppercased") { $0.uppercased() }, inLocale("lowercased") { $0.lowercased() },
    inLocale("capitalized") { $0.capitalizedWords },
    .property("localizedCapitalized", of: String.self) { $0.capitalizedWords },
    .property("localizedUppercase", of: String.self) { $0.uppercased() },
    .property("localizedLowercase", of: String.self) { $0.lowercased() },
    .method("localizedCaseInsensitiveContains", of: String.self, Parameter<String>("_")) {
      $1.isEmpty ? false : $0.lowercased().contains($1.lowercased())
    },
    .method("localizedStandardContains", of: String.self, Parameter<String>("_")) {
      let options = CompareOptions([.caseInsensitive, .diacriticInsensitive])
      return try options.range(of: $1, in: Array($0)[...]) != nil
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
      let text = Array(call.receiver.text)[...]
      return try call.split(at: CompareOptions().ranges(of: call.arguments[0].text, in: text))
    },
    .generic("sorted", result: .array(.character)) { call in
      try call.array(call.receiver.text.sorted().map { .character($0) })
    },
  ]

  /// What texts become in the letters of a locale; all are as in English.
  private static func inLocale(
    _ name: String,
    _ change: @escaping @Sendable (String) -> String
  ) -> LibraryEntry {
    .method(
      name,
      of: String.self,
      Parameter<IgnoredArgument>.ignored("with", .optional(.named("Locale")))
    ) { text, _ in change(text) }
  }

  /// Foundation's result of a comparison.
  static let comparisonResults = LibraryType(
    "ComparisonResult",
    conformsTo: ["Hashable", "RawRepresentable"],
    [
      .initializer(Parameter<Int>("rawValue")) { order in
        (-1...1).contains(order) ? ComparisonResultValue(order: order) : nil
      },
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
      // What is gathered has no looks.
      if case .native(let box) = call.arguments[0], box.value is Text || box.value is Image {
        throw SceneStop(.unsupported("'\(name)' of '\(call.arguments[0].type)'"))
      }
      let text = call.receiver.text + (try call.evaluation.text(of: call.arguments[0]))
      try call.evaluation.charge(elements: text.utf8.count)
      call.receiver = .string(text)
      return .void
    }
  }
}

extension LibraryCall {
  /// The part of the receiver's characters that a range in an argument means; all without one.
  fileprivate func part(of text: [Character], _ index: Int) throws -> ArraySlice<Character> {
    let start = receiver.textPart.start
    switch arguments[index] {
    case .null, .absent: return text[...]
    default:
      let range = try receiver.positions(in: arguments[index])
      return text[(range.lowerBound - start)..<(range.upperBound - start)]
    }
  }
}

/// `ComparisonResult` as a value of the program.
struct ComparisonResultValue: NativeValue, Hashable, CustomStringConvertible {
  static var sceneName: String { "ComparisonResult" }
  let order: Int

  init(order: Int) { self.order = order }

  var description: String {
    order < 0 ? "orderedAscending" : order > 0 ? "orderedDescending" : "orderedSame"
  }

  /// Compares parts of texts one after another.
  init<Parts: Sequence>(of one: Parts, _ two: Parts) where Parts.Element: Comparable {
    var others = two.makeIterator()
    for part in one {
      guard let other = others.next() else {
        self.init(order: 1)
        return
      }
      if part != other {
        self.init(order: part < other ? -1 : 1)
        return
      }
    }
    self.init(order: others.next() == nil ? 0 : -1)
  }
}
