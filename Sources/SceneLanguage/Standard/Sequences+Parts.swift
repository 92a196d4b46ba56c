extension Library {
  /// Beginnings, ends, and pieces of sequences; they keep the positions of the whole.
  static let parts: [LibraryEntry] = [
    .generic("prefix", [.parameter(nil, .int)], result: .slice) { call in
      let elements = try call.elements()
      return try call.slice(0..<min(try call.count(0), elements.count), of: elements)
    },
    .generic("suffix", [.parameter(nil, .int)], result: .slice) { call in
      let elements = try call.elements()
      let start = max(elements.count - (try call.count(0)), 0)
      return try call.slice(start..<elements.count, of: elements)
    },
    .generic("prefix", [.function("while", [.element], .bool)], result: .slice) { call in
      let elements = try call.elements()
      let end = try elements.firstIndex { try !call.predicate(0, $0) } ?? elements.count
      return try call.slice(0..<end, of: elements)
    },
    .generic("drop", [.function("while", [.element], .bool)], result: .slice) { call in
      let elements = try call.elements()
      let start = try elements.firstIndex { try !call.predicate(0, $0) } ?? elements.count
      return try call.slice(start..<elements.count, of: elements)
    },
    .generic("dropFirst", [.parameter(nil, .int, hasDefault: true)], result: .slice) { call in
      let elements = try call.elements()
      let count = min(max(Int.read(call.arguments[0]) ?? 1, 0), elements.count)
      return try call.slice(count..<elements.count, of: elements)
    },
    .generic("dropLast", [.parameter(nil, .int, hasDefault: true)], result: .slice) { call in
      let elements = try call.elements()
      let count = min(max(Int.read(call.arguments[0]) ?? 1, 0), elements.count)
      return try call.slice(0..<(elements.count - count), of: elements)
    },
    .generic(
      "split",
      [
        .parameter("separator", .element), .parameter("maxSplits", .int, hasDefault: true),
        .parameter("omittingEmptySubsequences", .bool, hasDefault: true),
      ],
      result: .array(.slice)
    ) { call in
      let elements = try call.elements()
      let pieces = try elements.split(
        maxSplits: max(Int.read(call.arguments[1]) ?? .max, 0),
        omittingEmptySubsequences: Bool.read(call.arguments[2]) ?? true
      ) { try call.evaluation.areEqual($0, call.arguments[0]) }
      return .array(
        pieces.map { .slice(SliceValue(elements: Array($0), start: $0.startIndex)) }
      )
    },
    .generic("starts", [.parameter("with", .named("Sequence", [.element]))], result: .bool) {
      call in .bool(try call.elements().starts(with: call.elements(ofArgument: 0)))
    },
  ]

  /// `sequence(first:next:)`: each element is made of the one before, until there is none.
  static let sequenceFunction = LibraryEntry(
    kind: .function,
    name: "sequence",
    signature: Signature(
      generics: ["T"],
      parameters: [
        .parameter("first", .result), .function("next", [.result], .optional(.result)),
      ],
      result: .array(.result)
    )
  ) { call in
    var elements: [SceneValue] = []
    var following: SceneValue? = call.arguments[0]
    while let element = following {
      try call.evaluation.charge(elements: 1)
      elements.append(element)
      following = try call.function(1, element).unwrapped
    }
    return .array(elements)
  }
}
