extension Library {
  /// What can be done with everything that a loop can run over.
  static let sequences = LibraryFamily(
    title: "Sequences",
    types: [
      LibraryType("Sequence", transformations + searches + parts + orders + comparisons),
      lazySequences, unfoldedSequences,
    ],
    functions: [
      zip, stride("to"), stride("through"), sequenceFunction, sequenceOfState, repeatElement,
    ]
  )

  private static let transformations: [LibraryEntry] = [
    .generic("map", generics: ["T"], [.function(nil, [.element], .result)], result: .array(.result))
    {
      call in
      try call.array(try call.elements().map { try call.function(0, $0) })
    },
    .generic(
      "compactMap",
      generics: ["T"],
      [.function(nil, [.element], .optional(.result))],
      result: .array(.result)
    ) { call in
      try call.array(
        try call.elements().compactMap { element in
          try call.function(0, element).unwrapped
        }
      )
    },
    .generic(
      "flatMap",
      generics: ["T"],
      [.function(nil, [.element], .named("Sequence", [.result]))],
      result: .array(.result)
    ) { call in
      var all: [SceneValue] = []
      for element in try call.elements() {
        let part = try call.evaluation.elements(of: try call.function(0, element))
        try call.evaluation.charge(elements: part.count)
        all += part
      }
      return .array(all)
    },
    .generic("filter", [.function(nil, [.element], .bool)], result: .array(.element)) { call in
      try call.array(try call.elements().filter { try call.predicate(0, $0) })
    },
    .generic(
      "reduce",
      generics: ["T"],
      [.parameter(nil, .result), .function(nil, [.result, .element], .result)],
      result: .result
    ) { call in
      try call.elements().reduce(call.arguments[0]) { try call.function(1, $0, $1) }
    },
    .generic(
      "reduce",
      generics: ["T"],
      [.parameter("into", .result), .function(nil, [.inout(.result), .element], .void)],
      result: .result
    ) { call in
      let box = VariableBox(call.arguments[0])
      for element in try call.elements() { _ = try call.function(1, .box(box), element) }
      return box.value
    },
    .generic("forEach", [.function(nil, [.element], .void)], result: .void) { call in
      for element in try call.elements() { _ = try call.function(0, element) }
      return .void
    },
    .generic(
      "enumerated",
      result: .array(
        .tuple([.init(label: "offset", type: .int), .init(label: "element", type: .element)])
      )
    ) { call in
      if call.receiver.mayHaveNoEnd {
        let call = call
        return .lazy {
          let next = try call.evaluation.elementSource(of: call.receiver)
          var offset = -1
          return {
            guard let element = try next() else { return nil }
            offset += 1
            return .tuple([.int(offset), element])
          }
        }
      }
      return try call.array(
        try call.elements().enumerated().map { .tuple([.int($0.offset), $0.element]) }
      )
    },
    .genericProperty("lazy", result: .named("LazySequence", [.element])) { call in
      let call = call
      return .lazy(places: LazyPlaces(of: call.receiver)) {
        try call.evaluation.elementSource(of: call.receiver)
      }
    },
  ]

  private static let searches: [LibraryEntry] = [
    .generic("contains", [.parameter(nil, .element)], result: .bool) { call in
      .bool(try call.find { try call.evaluation.areEqual($0, call.arguments[0]) } != nil)
    }.requiring("Equatable"),
    .generic("contains", [.function("where", [.element], .bool)], result: .bool) { call in
      .bool(try call.find { try call.predicate(0, $0) } != nil)
    },
    .generic("allSatisfy", [.function(nil, [.element], .bool)], result: .bool) { call in
      .bool(try call.find { try !call.predicate(0, $0) } == nil)
    },
    .generic("first", [.function("where", [.element], .bool)], result: .optional(.element)) {
      call in try call.find { try call.predicate(0, $0) }?.wrappedInOptional ?? .null
    },
    .generic("last", [.function("where", [.element], .bool)], result: .optional(.element)) {
      call in
      try call.elements().last { try call.predicate(0, $0) }?.wrappedInOptional ?? .null
    },
    .generic("firstIndex", [.function("where", [.element], .bool)], result: .optional(.int)) {
      call in
      call.place(try call.elements().firstIndex { try call.predicate(0, $0) })
    },
    .generic("firstIndex", [.parameter("of", .element)], result: .optional(.int)) { call in
      call.place(
        try call.elements().firstIndex {
          try call.evaluation.areEqual($0, call.arguments[0])
        }
      )
    }.requiring("Equatable", on: "Collection"),
    .generic("index", [.parameter("of", .element)], result: .optional(.int)) { call in
      call.place(
        try call.elements().firstIndex {
          try call.evaluation.areEqual($0, call.arguments[0])
        }
      )
    }.requiring("Equatable", on: "Collection"),
    .generic("lastIndex", [.parameter("of", .element)], result: .optional(.int)) { call in
      call.place(
        try call.elements().lastIndex {
          try call.evaluation.areEqual($0, call.arguments[0])
        }
      )
    }.requiring("Equatable", on: "BidirectionalCollection"),
    extreme("min", wantsLess: true), extreme("max", wantsLess: false),
    extremeBy("min", wantsLess: true), extremeBy("max", wantsLess: false),
    .generic("elementsEqual", [.parameter(nil, .named("Sequence", [.element]))], result: .bool) {
      call in .bool(try call.elements() == call.elements(ofArgument: 0))
    }.requiring("Equatable"),
  ]

  private static func extreme(_ name: String, wantsLess: Bool) -> LibraryEntry {
    .generic(name, result: .optional(.element)) { call in
      let evaluation = call.evaluation
      return try call.elements().reduce(.null) { best, value in
        if case .null = best { return value }
        let better =
          wantsLess
          ? try evaluation.isLess(value, best) : try evaluation.isLess(best, value)
        return better ? value : best
      }
    }.requiring("Comparable")
  }

  private static func extremeBy(_ name: String, wantsLess: Bool) -> LibraryEntry {
    .generic(
      name,
      [.function("by", [.element, .element], .bool)],
      result: .optional(.element)
    ) { call in
      try call.elements().reduce(.null) { best, value in
        if case .null = best { return value }
        let better =
          wantsLess
          ? try call.predicate(0, value, best) : try call.predicate(0, best, value)
        return better ? value : best
      }
    }
  }

  private static let orders: [LibraryEntry] =
    [
      .generic("reversed", result: .array(.element)) { call in
        try call.array(try call.elements().reversed())
      },
      .generic("sorted", result: .array(.element)) { call in
        let evaluation = call.evaluation
        return try call.array(try call.elements().sorted { try evaluation.isLess($0, $1) })
      }.requiring("Comparable"),
      .generic(
        "sorted",
        [.function("by", [.element, .element], .bool)],
        result: .array(.element)
      ) { call in
        try call.array(try call.elements().sorted { try call.predicate(0, $0, $1) })
      },
      joined, formatted { ListFormat().sceneValue },
    ] + shuffled

  /// Joins texts, and sequences of which nothing is known before they run.
  private static let joined = LibraryEntry(
    kind: .method,
    name: "joined",
    signature: Signature(
      parameters: [.parameter("separator", .unknown, hasDefault: true)],
      result: .string
    )
  ) { call in
    let elements = try call.elements()
    switch elements.first {
    case .array?, .slice?, .range?, .closedRange?: return try inRow(elements, call)
    default: break
    }
    let text = elements.map(\.text).joined(separator: String.read(call.arguments[0]) ?? "")
    try call.evaluation.charge(elements: text.utf8.count)
    return .string(text)
  }

  /// Joins sequences: an array of their elements, whose type the caller tells.
  static let joinedSequences = LibraryEntry(
    kind: .method,
    name: "joined",
    signature: joined.signature
  ) { call in try inRow(try call.elements(), call) }

  private static func inRow(_ sequences: [SceneValue], _ call: LibraryCall) throws -> SceneValue {
    var separator: [SceneValue] = []
    if case .absent = call.arguments[0] {} else { separator = try call.elements(ofArgument: 0) }
    let parts = try sequences.map { try call.evaluation.elements(of: $0) }
    return try call.array(Array(parts.joined(separator: separator)))
  }

  /// Walks both sequences at once: either may have no end.
  private static let zip = LibraryEntry(
    kind: .function,
    name: "zip",
    signature: Signature(
      generics: ["A", "B"],
      parameters: [
        .parameter(nil, .named("Sequence", [.parameter("A")])),
        .parameter(nil, .named("Sequence", [.parameter("B")])),
      ],
      result: .array(.tuple(of: [.parameter("A"), .parameter("B")]))
    )
  ) { call in
    if call.arguments[0].mayHaveNoEnd, call.arguments[1].mayHaveNoEnd {
      let call = call
      return .lazy {
        let first = try call.evaluation.elementSource(of: call.arguments[0])
        let second = try call.evaluation.elementSource(of: call.arguments[1])
        return {
          guard let one = try first(), let two = try second() else { return nil }
          return .tuple([one, two])
        }
      }
    }
    let first = try call.evaluation.elementSource(of: call.arguments[0])
    let second = try call.evaluation.elementSource(of: call.arguments[1])
    var pairs: [SceneValue] = []
    while let one = try first(), let two = try second() {
      try call.evaluation.charge(elements: 1)
      pairs.append(.tuple([one, two]))
    }
    return .array(pairs)
  }

  private static func stride(_ end: String) -> LibraryEntry {
    LibraryEntry(
      kind: .function,
      name: "stride",
      signature: Signature(
        generics: ["T"],
        parameters: [
          .parameter("from", .result), .parameter(end, .result), .parameter("by", .result),
        ],
        result: .array(.result)
      )
    ) { call in
      if case .int(let from) = call.arguments[0], case .int(let limit) = call.arguments[1],
        case .int(let step) = call.arguments[2]
      {
        if step == 0 { throw SceneStop(.invalidArgument("stride size must not be zero")) }
        try call.evaluation.charge(elements: Swift.abs((limit &- from) / step) + 1)
        let numbers =
          end == "to"
          ? Array(Swift.stride(from: from, to: limit, by: step))
          : Array(Swift.stride(from: from, through: limit, by: step))
        return .array(numbers.map { .int($0) })
      }
      let bounds = call.arguments.compactMap { Double.read($0) }
      guard bounds.count == 3, bounds[2] != 0 else {
        throw SceneStop(.invalidArgument("stride size must not be zero"))
      }
      let count = ((bounds[1] - bounds[0]) / bounds[2]).magnitude
      try call.evaluation.charge(elements: count < 1e9 ? Int(count) + 1 : .max)
      let numbers =
        end == "to"
        ? Array(Swift.stride(from: bounds[0], to: bounds[1], by: bounds[2]))
        : Array(Swift.stride(from: bounds[0], through: bounds[1], by: bounds[2]))
      return .array(numbers.map { .double($0) })
    }
  }
}

extension LibraryCall {
  /// The position in the receiver of one of its elements, counted from its first.
  func place(_ offset: Int?) -> SceneValue {
    guard let offset else { return .null }
    return .int(receiver.firstPlace + offset)
  }

  /// The first element of the receiver that a test takes; the rest is not asked for.
  func find(_ test: (SceneValue) throws -> Bool) throws -> SceneValue? {
    var found: SceneValue?
    try evaluation.forEachElement(of: receiver) { element in
      guard try test(element) else { return true }
      found = element
      return false
    }
    return found
  }
}

extension SceneValue {
  /// Whether elements are made one at a time, so that there may be no last one.
  ///
  /// Collections have one, and places that their parts keep.
  var mayHaveNoEnd: Bool {
    guard withoutStaticType.elements == nil else { return false }
    guard case .declared(let declaration, _) = withoutStaticType.type else { return true }
    return !declaration.conforms(to: "Collection")
  }

  /// The position of the first element: parts of collections keep those of the whole, and the places
  /// of a range are its numbers.
  var firstPlace: Int {
    switch self {
    case .slice(let slice): slice.start
    case .substring(let value): value.start
    case .range(let range): range.lowerBound
    default: 0
    }
  }
}
