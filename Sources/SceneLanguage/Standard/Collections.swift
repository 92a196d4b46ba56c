extension Library {
  /// Arrays, dictionaries, and sets.
  static let collections = LibraryFamily(
    title: "Collections",
    types: [
      LibraryType(
        "Collection",
        conformsTo: ["Sequence"],
        [
          .genericProperty("count", result: .int) { call in
            .int(try call.evaluation.count(of: call.receiver))
          },
          .genericProperty("isEmpty", result: .bool) { call in
            .bool(try call.evaluation.count(of: call.receiver) == 0)
          },
          .genericProperty("first", result: .optional(.element)) { call in
            try call.evaluation.firstElement(of: call.receiver)?.wrappedInOptional ?? .null
          },
          .genericProperty("last", result: .optional(.element)) { call in
            try call.elements().last?.wrappedInOptional ?? .null
          },
          .genericProperty("indices", result: .named("Range", [.int])) { call in
            let start = call.receiver.firstPlace
            return .range(start..<(start + (try call.evaluation.count(of: call.receiver))))
          },
          .genericProperty("startIndex", result: .int) { .int($0.receiver.firstPlace) },
          .genericProperty("endIndex", result: .int) { call in
            .int(call.receiver.firstPlace + (try call.evaluation.count(of: call.receiver)))
          },
          .generic(
            "index",
            [.parameter(nil, .int), .parameter("offsetBy", .int)],
            result: .int
          ) { call in
            .int((Int.read(call.arguments[0]) ?? 0) &+ (Int.read(call.arguments[1]) ?? 0))
          },
          .generic(
            "distance",
            [.parameter("from", .int), .parameter("to", .int)],
            result: .int
          ) { call in
            .int((Int.read(call.arguments[1]) ?? 0) &- (Int.read(call.arguments[0]) ?? 0))
          },
          .generic("index", [.parameter("after", .int)], result: .int) { call in
            .int((Int.read(call.arguments[0]) ?? 0) &+ 1)
          },
          .generic("index", [.parameter("before", .int)], result: .int) { call in
            .int((Int.read(call.arguments[0]) ?? 0) &- 1)
          },
          .genericProperty("capacity", result: .int) { .int(try $0.elements().count) },
          .generic(
            "index",
            [
              .parameter(nil, .int), .parameter("offsetBy", .int), .parameter("limitedBy", .int),
            ],
            result: .optional(.int)
          ) { advancedIndex($0) },
        ] + randomElement
      ),
      LibraryType(
        "Array",
        conformsTo: arrayProtocols,
        arrayInitializers + arrayMutations
      ),
      LibraryType(
        "ArraySlice",
        conformsTo: arrayProtocols,
        arrayInitializers.map(\.makingSlice) + arrayMutations
      ),
      LibraryType(
        "Dictionary",
        conformsTo: [
          "Collection", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
          "Codable",
        ],
        dictionaryEntries + dictionaryPlaces
      ),
      LibraryType("Dictionary.Index", conformsTo: ["Hashable", "Comparable"]),
      LibraryType(
        "Set",
        conformsTo: [
          "Collection", "SetAlgebra", "Hashable", "CustomStringConvertible",
          "CustomDebugStringConvertible", "Codable",
        ],
        setEntries + setPlaces
      ),
      LibraryType("Set.Index", conformsTo: ["Hashable", "Comparable"]),
    ]
  )

  private static let arrayProtocols = [
    "Collection", "Hashable", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "CustomStringConvertible", "CustomDebugStringConvertible",
    "Codable",
  ]

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
      try call.array(call.elements(ofArgument: 0))
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
      let count = try call.count(1, of: .array)
      try call.evaluation.charge(elements: count)
      return .array(Array(repeating: call.arguments[0], count: count))
    },
  ]

  private static let sequence = SceneType.named("Sequence", [.element])

  private static let arrayMutations: [LibraryEntry] =
    [
      .genericProperty("span", result: .array(.element)) { $0.receiver },
      changingElements("append", [.parameter(nil, .element)]) { elements, call in
        elements.append(call.arguments[0])
        return .void
      },
      changingElements("append", [.parameter("contentsOf", .named("Sequence", [.element]))]) {
        elements,
        call in
        let more = try call.elements(ofArgument: 0)
        try call.evaluation.charge(elements: more.count)
        elements += more
        return .void
      },
      changingElements("insert", [.parameter(nil, .element), .parameter("at", .int)]) {
        elements,
        call in
        let index = try call.count(1)
        guard index <= elements.count else {
          throw SceneStop(.indexOutOfRange(index, count: elements.count))
        }
        try call.evaluation.charge(seen: elements.count - index)
        elements.insert(call.arguments[0], at: index)
        return .void
      },
      changingElements("remove", [.parameter("at", .int)], result: .element) { elements, call in
        let index = Int.read(call.arguments[0]) ?? 0
        guard elements.indices.contains(index) else {
          throw SceneStop(.indexOutOfRange(index, count: elements.count))
        }
        try call.evaluation.charge(seen: elements.count - index)
        return elements.remove(at: index)
      }.discardable,
      changingElements("removeFirst", result: .element) { elements, call in
        if elements.isEmpty { throw SceneStop(.indexOutOfRange(0, count: 0)) }
        try call.evaluation.charge(seen: elements.count)
        return elements.removeFirst()
      }.discardable,
      LibraryEntry.generic("popFirst", result: .optional(.element), isMutating: true) { call in
        switch call.receiver {
        case .slice(var slice) where !slice.elements.isEmpty:
          call.receiver = .absent
          try call.evaluation.charge(seen: slice.elements.count)
          let first = slice.elements.removeFirst()
          slice.start += 1
          call.receiver = .slice(slice)
          return first.wrappedInOptional
        case .array(var elements) where !elements.isEmpty:
          call.receiver = .absent
          try call.evaluation.charge(seen: elements.count)
          let first = elements.removeFirst()
          call.receiver = .array(elements)
          return first.wrappedInOptional
        default: return .null
        }
      }.discardable,
      changingElements("removeLast", result: .element) { elements, _ in
        if elements.isEmpty { throw SceneStop(.indexOutOfRange(0, count: 0)) }
        return elements.removeLast()
      }.discardable,
      changingElements("popLast", result: .optional(.element)) { elements, _ in
        elements.popLast()?.wrappedInOptional ?? .null
      }.discardable,
      changingElements("removeFirst", [.parameter(nil, .int)]) { elements, call in
        try call.evaluation.charge(seen: elements.count)
        elements.removeFirst(try call.count(0, removedFrom: elements.count))
        return .void
      },
      changingElements("removeLast", [.parameter(nil, .int)]) { elements, call in
        elements.removeLast(try call.count(0, removedFrom: elements.count))
        return .void
      },
      changingElements("insert", [.parameter("contentsOf", sequence), .parameter("at", .int)]) {
        elements,
        call in
        let (more, index) = (try call.elements(ofArgument: 0), try call.count(1))
        guard index <= elements.count else {
          throw SceneStop(.indexOutOfRange(index, count: elements.count))
        }
        try call.evaluation.charge(elements: more.count)
        try call.evaluation.charge(seen: elements.count - index)
        elements.insert(contentsOf: more, at: index)
        return .void
      },
      changingElements("removeSubrange", [.parameter(nil, .unknown)]) { elements, call in
        let range = try SceneValue.array(elements).positions(in: call.arguments[0])
        try call.evaluation.charge(seen: elements.count - range.lowerBound)
        elements.removeSubrange(range)
        return .void
      },
      changingElements(
        "replaceSubrange",
        [.parameter(nil, .unknown), .parameter("with", sequence)]
      ) {
        elements,
        call in
        let range = try SceneValue.array(elements).positions(in: call.arguments[0])
        let more = try call.elements(ofArgument: 1)
        try call.evaluation.charge(elements: more.count)
        try call.evaluation.charge(seen: elements.count - range.lowerBound)
        elements.replaceSubrange(range, with: more)
        return .void
      },
      changingElements("partition", [.function("by", [.element], .bool)], result: .int) {
        elements,
        call in
        let call = call
        return .int(try elements.partition { try call.predicate(0, $0) })
      }.discardable,
      changingElements("removeAll", [.function("where", [.element], .bool)]) { elements, call in
        let call = call
        elements = try elements.filter { try !call.predicate(0, $0) }
        return .void
      },
      changingElements("reverse") { elements, call in
        try call.evaluation.charge(seen: elements.count)
        elements.reverse()
        return .void
      },
      changingElements("sort") { elements, call in
        let evaluation = call.evaluation
        try elements.sort { try evaluation.isLess($0, $1) }
        return .void
      }.requiring("Comparable", on: "MutableCollection"),
      changingElements("sort", [.function("by", [.element, .element], .bool)]) { elements, call in
        let call = call
        try elements.sort { try call.predicate(0, $0, $1) }
        return .void
      },
      changingElements("swapAt", [.parameter(nil, .int), .parameter(nil, .int)]) { elements, call in
        let (first, second) = (try call.count(0), try call.count(1))
        for index in [first, second] where !elements.indices.contains(index) {
          throw SceneStop(.indexOutOfRange(index, count: elements.count))
        }
        elements.swapAt(first, second)
        return .void
      },
      changingElements(
        "withUnsafeMutableBufferPointer",
        generics: ["T"],
        [.function(nil, [.inout(.array(.element))], .result)],
        result: .result
      ) { elements, call in
        let box = VariableBox(.array(elements))
        defer { elements = box.value.elements ?? [] }
        return try call.function(0, .box(box))
      },
      .generic(
        "withUnsafeBufferPointer",
        generics: ["T"],
        [.function(nil, [.array(.element)], .result)],
        result: .result
      ) { call in try call.function(0, .array(call.elements())) },
      changingElements("reserveCapacity", [.parameter(nil, .int)]) { _, _ in .void },
      changingElements("removeAll", [.keepingCapacity]) { elements, _ in
        elements = []
        return .void
      },
    ] + shuffle

  /// A method that changes an array in its place.
  static func changingElements(
    _ name: String,
    generics: [String] = [],
    _ parameters: [ParameterSignature] = [],
    result: SceneType = .void,
    _ change: @escaping @Sendable (inout [SceneValue], LibraryCall) throws -> SceneValue
  ) -> LibraryEntry {
    .generic(name, generics: generics, parameters, result: result, isMutating: true) { call in
      var elements: [SceneValue]
      var start: Int?
      // Generic code calls it on texts too, which are collections of their characters.
      var isText = false
      switch call.receiver {
      case .array(let array): elements = array
      case .string(let text): (elements, isText) = (text.map { .character($0) }, true)
      case .slice(let slice): (elements, start) = (slice.elements, slice.start)
      default: throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "Array"))
      }
      call.receiver = .absent
      // A part counts its places from where it begins in the whole.
      if let start, start > 0 {
        for index in parameters.indices where parameters[index].isPlace(of: name) {
          call.arguments[index] = call.arguments[index].moved(by: -start)
        }
      }
      let before = elements.count
      defer {
        // What a part loses at its beginning leaves the positions of the others as they are.
        let lost = name == "removeFirst" ? before - elements.count : 0
        call.receiver =
          isText
          ? .string(elements.map(\.text).joined())
          : start.map { .slice(SliceValue(elements: elements, start: $0 + lost)) }
            ?? .array(elements)
      }
      try call.evaluation.charge(elements: 1)
      let result = try change(&elements, call)
      return name == "partition" ? result.moved(by: start ?? 0) : result
    }
  }
}

extension ParameterSignature {
  /// Whether room is kept for what was removed, which no picture shows.
  static let keepingCapacity = ParameterSignature.optional("keepingCapacity", .bool)

  /// Whether it tells a place in the array that a method of a name changes.
  fileprivate func isPlace(of name: String) -> Bool {
    type == .int && (label == "at" || name == "swapAt") || label == nil && type == .unknown
  }
}

extension LibraryEntry {
  /// An initializer of arrays as one of parts of them.
  fileprivate var makingSlice: LibraryEntry {
    var entry = changingResult { value in
      .slice(SliceValue(elements: value.elements ?? [], start: 0))
    }
    if case .array(let element) = signature.result {
      entry.signature.result = .named("ArraySlice", [element])
    }
    return entry
  }
}
