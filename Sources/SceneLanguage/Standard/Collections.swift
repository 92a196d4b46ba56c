extension Library {
  /// Arrays, dictionaries, and sets.
  static let collections = LibraryFamily(
    title: "Collections",
    types: [
      LibraryType(
        "Collection",
        conformsTo: ["Sequence"],
        [
          .genericProperty("count", result: .int) { call in .int(try call.elements().count) },
          .genericProperty("isEmpty", result: .bool) { call in .bool(try call.elements().isEmpty) },
          .genericProperty("first", result: .optional(.element)) { call in
            try call.elements().first ?? .null
          },
          .genericProperty("last", result: .optional(.element)) { call in
            try call.elements().last ?? .null
          },
          .genericProperty("indices", result: .named("Range", [.int])) { call in
            .range(0..<(try call.elements().count))
          },
          .genericProperty("startIndex", result: .int) { _ in .int(0) },
          .genericProperty("endIndex", result: .int) { call in .int(try call.elements().count) },
          .generic("index", [.parameter("after", .int)], result: .int) { call in
            .int((Int.read(call.arguments[0]) ?? 0) &+ 1)
          },
          .generic("index", [.parameter("before", .int)], result: .int) { call in
            .int((Int.read(call.arguments[0]) ?? 0) &- 1)
          },
          .generic("randomElement", result: .optional(.element)) { call in
            try call.elements().randomElement(using: &call.evaluation.random) ?? .null
          },
        ]
      ),
      LibraryType(
        "Array",
        conformsTo: ["Collection", "Hashable"],
        arrayInitializers + arrayMutations
      ),
      LibraryType("Dictionary", conformsTo: ["Collection", "Hashable"], dictionaryEntries),
      LibraryType("Set", conformsTo: ["Collection", "Hashable"], setEntries),
    ]
  )

  private static let arrayInitializers: [LibraryEntry] = [
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(parameters: [], result: .array(.element))
    ) { _ in .array([]) },
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        generics: ["T"],
        parameters: [.parameter(nil, .named("Sequence", [.result]))],
        result: .array(.result)
      )
    ) { call in
      guard let elements = call.arguments[0].elements else {
        throw SceneStop(.notASequence("\(call.arguments[0].type)"))
      }
      return try call.array(elements)
    },
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        generics: ["T"],
        parameters: [.parameter("repeating", .result), .parameter("count", .int)],
        result: .array(.result)
      )
    ) { call in
      let count = try call.count(1)
      try call.evaluation.charge(elements: count)
      return .array(Array(repeating: call.arguments[0], count: count))
    },
  ]

  private static let arrayMutations: [LibraryEntry] = [
    changing("append", [.parameter(nil, .element)]) { elements, call in
      elements.append(call.arguments[0])
      return .void
    },
    changing("append", [.parameter("contentsOf", .named("Sequence", [.element]))]) {
      elements,
      call in
      let more = call.arguments[0].elements ?? []
      try call.evaluation.charge(elements: more.count)
      elements += more
      return .void
    },
    changing("insert", [.parameter(nil, .element), .parameter("at", .int)]) { elements, call in
      let index = try call.count(1)
      guard index <= elements.count else {
        throw SceneStop(.indexOutOfRange(index, count: elements.count))
      }
      elements.insert(call.arguments[0], at: index)
      return .void
    },
    changing("remove", [.parameter("at", .int)], result: .element) { elements, call in
      let index = Int.read(call.arguments[0]) ?? 0
      guard elements.indices.contains(index) else {
        throw SceneStop(.indexOutOfRange(index, count: elements.count))
      }
      return elements.remove(at: index)
    }.discardable,
    changing("removeFirst", result: .element) { elements, _ in
      if elements.isEmpty { throw SceneStop(.indexOutOfRange(0, count: 0)) }
      return elements.removeFirst()
    }.discardable,
    changing("removeLast", result: .element) { elements, _ in
      if elements.isEmpty { throw SceneStop(.indexOutOfRange(0, count: 0)) }
      return elements.removeLast()
    }.discardable,
    changing("popLast", result: .optional(.element)) { elements, _ in elements.popLast() ?? .null }
      .discardable,
    changing("removeAll") { elements, _ in
      elements = []
      return .void
    },
    changing("removeAll", [.function("where", [.element], .bool)]) { elements, call in
      let call = call
      elements = try elements.filter { try !call.predicate(0, $0) }
      return .void
    },
    changing("reverse") { elements, _ in
      elements.reverse()
      return .void
    },
    changing("sort") { elements, call in
      let evaluation = call.evaluation
      try elements.sort { try evaluation.isLess($0, $1) }
      return .void
    },
    changing("sort", [.function("by", [.element, .element], .bool)]) { elements, call in
      let call = call
      try elements.sort { try call.predicate(0, $0, $1) }
      return .void
    },
    changing("shuffle") { elements, call in
      elements.shuffle(using: &call.evaluation.random)
      return .void
    },
    changing("swapAt", [.parameter(nil, .int), .parameter(nil, .int)]) { elements, call in
      let (first, second) = (try call.count(0), try call.count(1))
      for index in [first, second] where !elements.indices.contains(index) {
        throw SceneStop(.indexOutOfRange(index, count: elements.count))
      }
      elements.swapAt(first, second)
      return .void
    },
    changing("reserveCapacity", [.parameter(nil, .int)]) { _, _ in .void },
  ]

  /// A method that changes an array in its place.
  private static func changing(
    _ name: String,
    _ parameters: [ParameterSignature] = [],
    result: SceneType = .void,
    _ change: @escaping @Sendable (inout [SceneValue], LibraryCall) throws -> SceneValue
  ) -> LibraryEntry {
    .generic(name, parameters, result: result, isMutating: true) { call in
      guard case .array(var elements) = call.receiver else {
        throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "Array"))
      }
      call.receiver = .absent
      defer { call.receiver = .array(elements) }
      try call.evaluation.charge(elements: 1)
      return try change(&elements, call)
    }
  }

  private static let key = SceneType.parameter("Key")
  private static let value = SceneType.parameter("Value")

  private static let dictionaryEntries: [LibraryEntry] = [
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(parameters: [], result: .dictionary(key, value))
    ) { _ in .dictionary(DictionaryValue()) },
    .genericProperty("keys", result: .array(key)) { call in
      .array(call.receiver.dictionary.keys)
    },
    .genericProperty("values", result: .array(value)) { call in
      .array(call.receiver.dictionary.pairs.map(\.value))
    },
    .generic(
      "mapValues",
      generics: ["T"],
      [.function(nil, [value], .result)],
      result: .dictionary(key, .result)
    ) { call in
      let pairs = try call.receiver.dictionary.pairs.map {
        ($0.key, try call.function(0, $0.value))
      }
      return .dictionary(DictionaryValue(pairs))
    },
    .generic(
      "filter",
      [.function(nil, [.element], .bool)],
      result: .dictionary(key, value)
    ) { call in
      let pairs = try call.receiver.dictionary.pairs.filter {
        try call.predicate(0, .tuple([$0.key, $0.value]))
      }
      return .dictionary(DictionaryValue(pairs.map { ($0.key, $0.value) }))
    },
    LibraryEntry.generic(
      "removeValue",
      [.parameter("forKey", key)],
      result: .optional(value),
      isMutating: true
    ) { call in
      var dictionary = call.receiver.dictionary
      let old = dictionary[call.arguments[0]] ?? .null
      dictionary[call.arguments[0]] = nil
      call.receiver = .dictionary(dictionary)
      return old
    }.discardable,
  ]

  private static let setEntries: [LibraryEntry] = [
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(parameters: [], result: .named("Set", [.element]))
    ) { _ in .set(SetValue()) },
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        generics: ["T"],
        parameters: [.parameter(nil, .named("Sequence", [.result]))],
        result: .named("Set", [.result])
      )
    ) { call in .set(SetValue(call.arguments[0].elements ?? [])) },
    LibraryEntry.generic("insert", [.parameter(nil, .element)], result: .void, isMutating: true) {
      call in
      guard case .set(var set) = call.receiver else { return .void }
      set.insert(call.arguments[0])
      call.receiver = .set(set)
      return .void
    }.discardable,
    LibraryEntry.generic(
      "remove",
      [.parameter(nil, .element)],
      result: .optional(.element),
      isMutating: true
    ) { call in
      guard case .set(var set) = call.receiver else { return .null }
      let found = set.remove(call.arguments[0])
      call.receiver = .set(set)
      return found ? call.arguments[0] : .null
    }.discardable,
    combining("union") { one, two in one + two },
    combining("intersection") { one, two in
      let set = SetValue(two)
      return one.filter(set.contains)
    },
    combining("subtracting") { one, two in
      let set = SetValue(two)
      return one.filter { !set.contains($0) }
    },
    .generic("isSubset", [.parameter("of", .named("Set", [.element]))], result: .bool) { call in
      let other = SetValue(call.arguments[0].elements ?? [])
      return .bool(try call.elements().allSatisfy(other.contains))
    },
  ]

  private static func combining(
    _ name: String,
    _ combine: @escaping @Sendable ([SceneValue], [SceneValue]) -> [SceneValue]
  ) -> LibraryEntry {
    .generic(
      name,
      [.parameter(nil, .named("Sequence", [.element]))],
      result: .named("Set", [.element])
    ) { call in
      .set(SetValue(combine(try call.elements(), call.arguments[0].elements ?? [])))
    }
  }
}

extension SceneValue {
  /// The value as a dictionary; an empty one when it is none.
  fileprivate var dictionary: DictionaryValue {
    if case .dictionary(let value) = self { value } else { DictionaryValue() }
  }
}
