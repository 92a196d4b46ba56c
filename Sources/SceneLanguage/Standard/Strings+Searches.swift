extension Library {
  private static let index = SceneType.named("String.Index")

  /// Searches and comparisons that Foundation adds to texts, and those of whole sequences.
  static let stringSearches: [LibraryEntry] = [
    .generic(
      "range",
      [.parameter("of", .string)],
      result: .optional(.named("Range", [index]))
    ) { call in
      let (text, wanted) = (Array(call.receiver.text), Array(call.arguments[0].text))
      guard !wanted.isEmpty, wanted.count <= text.count else { return .null }
      for start in 0...(text.count - wanted.count)
      where text[start..<(start + wanted.count)].elementsEqual(wanted) {
        return .range(start..<(start + wanted.count))
      }
      return .null
    },
    .method("compare", of: String.self, Parameter<String>("_")) {
      ComparisonResultValue(order: $0 < $1 ? -1 : $0 == $1 ? 0 : 1)
    },
    .method("caseInsensitiveCompare", of: String.self, Parameter<String>("_")) {
      let (one, two) = ($0.lowercased(), $1.lowercased())
      return ComparisonResultValue(order: one < two ? -1 : one == two ? 0 : 1)
    },
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
      text.replaceSubrange(range, with: call.arguments[1].text)
      return .string(String(text))
    },
    .generic("split", [.parameter("separator", .string)], result: .array(.string)) { call in
      let parts = call.receiver.text.parts(separatedBy: call.arguments[0].text)
      return try call.array(parts.filter { !$0.isEmpty }.map { .string($0) })
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
