extension Library {
  /// Beginnings, ends, and pieces of sequences; they keep the positions of the whole.
  static let parts: [LibraryEntry] = [
    .generic("prefix", [.parameter(nil, .int)], result: .slice) { call in
      let elements = try call.beginning(try call.count(0, of: .prefix))
      return try call.slice(0..<elements.count, of: elements)
    },
    .generic("suffix", [.parameter(nil, .int)], result: .slice) { call in
      let elements = try call.elements()
      let start = max(elements.count - (try call.count(0, of: .suffix)), 0)
      return try call.slice(start..<elements.count, of: elements)
    },
    .generic("prefix", [.function("while", [.element], .bool)], result: .slice) { call in
      let elements = try call.beginning { try call.predicate(0, $0) }
      return try call.slice(0..<elements.count, of: elements)
    },
    .generic("drop", [.function("while", [.element], .bool)], result: .slice) { call in
      let elements = try call.elements()
      let start = try elements.firstIndex { try !call.predicate(0, $0) } ?? elements.count
      return try call.slice(start..<elements.count, of: elements)
    },
    .generic("dropFirst", [.parameter(nil, .int, hasDefault: true)], result: .slice) { call in
      if call.receiver.mayHaveNoEnd {
        let count = try call.count(0, of: .dropped, default: 1)
        let call = call
        return .lazy {
          let next = try call.evaluation.elementSource(of: call.receiver)
          var left = count
          return {
            while left > 0, try next() != nil { left -= 1 }
            return try next()
          }
        }
      }
      let elements = try call.elements()
      let count = min(try call.count(0, of: .dropped, default: 1), elements.count)
      return try call.slice(count..<elements.count, of: elements)
    },
    .generic("dropLast", [.parameter(nil, .int, hasDefault: true)], result: .slice) { call in
      let elements = try call.elements()
      let count = min(try call.count(0, of: .dropped, default: 1), elements.count)
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
        maxSplits: try call.count(1, of: .splits, default: .max),
        omittingEmptySubsequences: Bool.read(call.arguments[2]) ?? true
      ) { try call.evaluation.areEqual($0, call.arguments[0]) }
      return call.slices(pieces)
    }.requiring("Equatable", on: "Collection"),
    .generic("starts", [.parameter("with", .named("Sequence", [.element]))], result: .bool) {
      call in
      let next = try call.evaluation.elementSource(of: call.receiver)
      for element in try call.elements(ofArgument: 0) {
        guard let other = try next(), try call.evaluation.areEqual(other, element) else {
          return .bool(false)
        }
      }
      return .bool(true)
    }.requiring("Equatable"),
    .generic(
      "starts",
      [
        .parameter("with", .named("Sequence", [.result])),
        .function("by", [.element, .result], .bool),
      ],
      result: .bool
    ) { call in
      let next = try call.evaluation.elementSource(of: call.receiver)
      for element in try call.elements(ofArgument: 0) {
        guard let other = try next(), try call.predicate(1, other, element) else {
          return .bool(false)
        }
      }
      return .bool(true)
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
      result: .named("UnfoldSequence", [.result])
    )
  ) { call in
    let call = call
    // What the function makes is asked for with the element behind it, and not before.
    return .unfolded(.absent) { last in
      let next: SceneValue?
      switch last {
      case .absent: next = call.arguments[0]
      case .void: next = nil
      default: next = try call.function(1, last).unwrapped
      }
      last = next ?? .void
      return next
    }
  }

  /// `sequence(state:next:)`: a function makes each element, and changes a state.
  static let sequenceOfState = LibraryEntry(
    kind: .function,
    name: "sequence",
    signature: Signature(
      generics: ["T", "S"],
      parameters: [
        .parameter("state", .parameter("S")),
        .function("next", [.inout(.parameter("S"))], .optional(.result)),
      ],
      result: .named("UnfoldSequence", [.result])
    )
  ) { call in
    let call = call
    return .unfolded(call.arguments[0]) { state in
      let box = VariableBox(state)
      defer { state = box.value }
      return try call.function(1, .box(box)).unwrapped
    }
  }

  /// `repeatElement(_:count:)`.
  static let repeatElement = LibraryEntry(
    kind: .function,
    name: "repeatElement",
    signature: Signature(
      generics: ["T"],
      parameters: [.parameter(nil, .result), .parameter("count", .int)],
      result: .array(.result)
    )
  ) { call in
    let count = try call.count(1)
    try call.evaluation.charge(elements: count)
    return .array(Array(repeating: call.arguments[0], count: count))
  }

  /// Comparisons of whole sequences, and pieces where a test says so.
  static let comparisons: [LibraryEntry] = [
    .generic(
      "lexicographicallyPrecedes",
      [.parameter(nil, .named("Sequence", [.element]))],
      result: .bool
    ) { call in
      .bool(try call.precedes(try call.elements(ofArgument: 0), call.evaluation.isLess))
    },
    .generic(
      "lexicographicallyPrecedes",
      [
        .parameter(nil, .named("Sequence", [.element])),
        .function("by", [.element, .element], .bool),
      ],
      result: .bool
    ) { call in
      .bool(try call.precedes(try call.elements(ofArgument: 0)) { try call.predicate(1, $0, $1) })
    },
    .generic(
      "elementsEqual",
      [
        .parameter(nil, .named("Sequence", [.result])),
        .function("by", [.element, .result], .bool),
      ],
      result: .bool
    ) { call in
      let (one, two) = (try call.elements(), try call.elements(ofArgument: 0))
      return .bool(
        try one.count == two.count && zip(one, two).allSatisfy { try call.predicate(1, $0, $1) }
      )
    },
    .generic("lastIndex", [.function("where", [.element], .bool)], result: .optional(.int)) {
      call in call.place(try call.elements().lastIndex { try call.predicate(0, $0) })
    },
    .generic("count", [.function("where", [.element], .bool)], result: .int) { call in
      .int(try call.elements().reduce(0) { try call.predicate(0, $1) ? $0 + 1 : $0 })
    },
    .generic(
      "split",
      [
        .parameter("maxSplits", .int, hasDefault: true),
        .parameter("omittingEmptySubsequences", .bool, hasDefault: true),
        .function("whereSeparator", [.element], .bool),
      ],
      result: .array(.slice)
    ) { call in
      let pieces = try call.elements().split(
        maxSplits: try call.count(0, of: .splits, default: .max),
        omittingEmptySubsequences: Bool.read(call.arguments[1]) ?? true
      ) { try call.predicate(2, $0) }
      return call.slices(pieces)
    },
    cutting("prefix", "upTo") { place, _ in 0..<place },
    cutting("prefix", "through") { place, _ in 0..<(place + 1) },
    cutting("suffix", "from") { place, count in place..<count },
    .genericProperty("underestimatedCount", result: .int) { call in
      .int(call.receiver.elements?.count ?? 0)
    },
  ]

  /// What lies on one side of a position, told by how far that is from the first.
  private static func cutting(
    _ name: String,
    _ label: String,
    _ range: @escaping @Sendable (_ place: Int, _ count: Int) -> Range<Int>
  ) -> LibraryEntry {
    .generic(name, [.parameter(label, .int)], result: .slice) { call in
      let (elements, position) = (try call.elements(), Int.read(call.arguments[0]) ?? 0)
      let (place, isTooFar) = position.subtractingReportingOverflow(call.receiver.firstPlace)
      guard !isTooFar, (0...elements.count).contains(place),
        label != "through" || place < elements.count
      else { throw SceneStop(.indexOutOfRange(position, count: elements.count)) }
      return try call.slice(range(place, elements.count), of: elements)
    }
  }
}

extension LibraryCall {
  /// Whether the receiver's elements come before others by an order of elements.
  fileprivate func precedes(
    _ others: [SceneValue],
    _ isLess: (SceneValue, SceneValue) throws -> Bool
  ) throws -> Bool {
    let own = try elements()
    for (first, second) in zip(own, others) {
      if try isLess(first, second) { return true }
      if try isLess(second, first) { return false }
    }
    return own.count < others.count
  }

  /// Parts of the receiver's elements, at their positions.
  fileprivate func slices(_ parts: [ArraySlice<SceneValue>]) -> SceneValue {
    let first = receiver.firstPlace
    return .array(
      parts.map { .slice(SliceValue(elements: Array($0), start: first + $0.startIndex)) }
    )
  }

  /// The first elements of the receiver, and no more are asked for.
  fileprivate func beginning(_ count: Int) throws -> [SceneValue] {
    if let elements = receiver.elements { return Array(elements.prefix(count)) }
    var left = count
    return try beginning { _ in
      left -= 1
      return left >= 0
    }
  }

  /// The elements of the receiver before the first that a test does not take.
  fileprivate func beginning(_ test: (SceneValue) throws -> Bool) throws -> [SceneValue] {
    var result: [SceneValue] = []
    try evaluation.forEachElement(of: receiver) { element in
      guard try test(element) else { return false }
      try evaluation.charge(elements: 1)
      result.append(element)
      return true
    }
    return result
  }
}
