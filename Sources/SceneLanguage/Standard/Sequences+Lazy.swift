extension Library {
  /// Sequences whose elements are made when they are asked for: what `lazy` begins.
  static let lazySequences = LibraryType(
    "LazySequence",
    conformsTo: ["Collection", "LazySequenceProtocol"],
    [
      .generic(
        "map",
        generics: ["T"],
        [.function(nil, [.element], .result)],
        result: .named("LazySequence", [.result])
      ) { call in
        let call = call
        let places = LazyPlaces(of: call.receiver)?.map { try call.function(0, $0) }
        return .lazy(places: places) {
          let next = try call.evaluation.elementSource(of: call.receiver)
          return { try next().map { try call.function(0, $0) } }
        }
      },
      making("filter", [.function(nil, [.element], .bool)], of: .element) { next, call in
        {
          while let element = try next() {
            if try call.predicate(0, element) { return element }
          }
          return nil
        }
      },
      making(
        "compactMap",
        generics: ["T"],
        [.function(nil, [.element], .optional(.result))],
        of: .result
      ) { next, call in
        {
          while let element = try next() {
            if let made = try call.function(0, element).unwrapped { return made }
          }
          return nil
        }
      },
      making(
        "flatMap",
        generics: ["T"],
        [.function(nil, [.element], .named("Sequence", [.result]))],
        of: .result
      ) { next, call in
        var inner: ElementSource?
        return {
          while true {
            if let element = try inner?() { return element }
            guard let outer = try next() else { return nil }
            inner = try call.evaluation.elementSource(of: try call.function(0, outer))
          }
        }
      },
      taking("prefix", [.parameter(nil, .int)]) { places, call in
        0..<min(try call.count(0, of: .prefix), places.count)
      } or: { next, call in
        var left = try call.count(0, of: .prefix)
        return {
          if left == 0 { return nil }
          left -= 1
          return try next()
        }
      },
      making("prefix", [.function("while", [.element], .bool)], of: .element) { next, call in
        var isOver = false
        return {
          guard !isOver, let element = try next(), try call.predicate(0, element) else {
            isOver = true
            return nil
          }
          return element
        }
      },
      taking("dropFirst", [.parameter(nil, .int, hasDefault: true)]) { places, call in
        min(try call.count(0, of: .dropped, default: 1), places.count)..<places.count
      } or: { next, call in
        var left = try call.count(0, of: .dropped, default: 1)
        return {
          while left > 0, try next() != nil { left -= 1 }
          return try next()
        }
      },
      taking("suffix", [.parameter(nil, .int)]) { places, call in
        max(places.count - (try call.count(0, of: .suffix)), 0)..<places.count
      } or: { next, call in
        var elements = try rest(of: next, call).suffix(call.count(0, of: .suffix))
        return { elements.popFirst() }
      },
      taking("dropLast", [.parameter(nil, .int, hasDefault: true)]) { places, call in
        0..<max(places.count - (try call.count(0, of: .dropped, default: 1)), 0)
      } or: { next, call in
        var elements = try rest(of: next, call).dropLast(call.count(0, of: .dropped, default: 1))
        return { elements.popFirst() }
      },
      .generic("reversed", result: .named("LazySequence", [.element])) { call in
        let call = call
        if let places = LazyPlaces(of: call.receiver)?.reversed {
          return .lazy(places: places) { places.source(in: call.evaluation) }
        }
        return .lazy {
          var elements = try rest(of: call.evaluation.elementSource(of: call.receiver), call)
          return { elements.popLast() }
        }
      },
      making("drop", [.function("while", [.element], .bool)], of: .element) { next, call in
        var isDropping = true
        return {
          while let element = try next() {
            if isDropping, try call.predicate(0, element) { continue }
            isDropping = false
            return element
          }
          return nil
        }
      },
      making(
        "enumerated",
        of: .tuple([.init(label: "offset", type: .int), .init(label: "element", type: .element)])
      ) { next, _ in
        var offset = -1
        return {
          guard let element = try next() else { return nil }
          offset += 1
          return .tuple([.int(offset), element])
        }
      },
      counting("count"), counting("endIndex"),
      .genericProperty("isEmpty", result: .bool) { call in
        if let places = LazyPlaces(of: call.receiver) { return .bool(places.count == 0) }
        return .bool(try call.evaluation.elementSource(of: call.receiver)() == nil)
      },
      .genericProperty("last", result: .optional(.element)) { call in
        if let places = LazyPlaces(of: call.receiver) {
          return places.count == 0 ? .null : try places.element(places.count - 1).wrappedInOptional
        }
        return try call.elements().last?.wrappedInOptional ?? .null
      },
      .genericProperty("first", result: .optional(.element)) { call in
        try call.evaluation.elementSource(of: call.receiver)()?.wrappedInOptional ?? .null
      },
      .genericProperty("lazy", result: .named("LazySequence", [.element])) { $0.receiver },
    ]
  )

  /// What `sequence(first:next:)` and `sequence(state:next:)` give.
  static let unfoldedSequences = LibraryType(
    "UnfoldSequence",
    conformsTo: ["Sequence", "IteratorProtocol"],
    [
      .generic("next", result: .optional(.element), isMutating: true) { call in
        guard case .native(let box) = call.receiver, var value = box.value as? UnfoldedValue else {
          throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "UnfoldSequence"))
        }
        let element = try value.advance(&value.state)
        call.receiver = .native(NativeBox(value, type: box.type))
        return element?.wrappedInOptional ?? .null
      },
      .generic("makeIterator", result: .named("UnfoldSequence", [.element])) { $0.receiver },
    ]
  )

  /// How many elements there are, which places tell without making any.
  private static func counting(_ name: String) -> LibraryEntry {
    .genericProperty(name, result: .int) { call in
      .int(try LazyPlaces(of: call.receiver)?.count ?? call.elements().count)
    }
  }

  /// A part of the sequence: of one that has places it has some of them.
  private static func taking(
    _ name: String,
    _ parameters: [ParameterSignature],
    _ range: @escaping @Sendable (LazyPlaces, LibraryCall) throws -> Range<Int>,
    or make: @escaping @Sendable (@escaping ElementSource, LibraryCall) throws -> ElementSource
  ) -> LibraryEntry {
    let type = SceneType.named("LazySequence", [.element])
    return .generic(name, parameters, result: type) { call in
      let call = call
      if let places = LazyPlaces(of: call.receiver) {
        let part = places.part(try range(places, call))
        return .lazy(places: part) { part.source(in: call.evaluation) }
      }
      return .lazy { try make(call.evaluation.elementSource(of: call.receiver), call) }
    }
  }

  /// All that a walk still gives.
  private static func rest(
    of next: ElementSource,
    _ call: LibraryCall
  ) throws -> ArraySlice<SceneValue> {
    var elements: ArraySlice<SceneValue> = []
    while let element = try next() {
      try call.evaluation.charge(elements: 1)
      elements.append(element)
    }
    return elements
  }

  private static func making(
    _ name: String,
    generics: [String] = [],
    _ parameters: [ParameterSignature] = [],
    of element: SceneType,
    _ make: @escaping @Sendable (@escaping ElementSource, LibraryCall) throws -> ElementSource
  ) -> LibraryEntry {
    let type = SceneType.named("LazySequence", [element])
    return .generic(name, generics: generics, parameters, result: type) { call in
      let call = call
      return .lazy { try make(call.evaluation.elementSource(of: call.receiver), call) }
    }
  }
}

extension SceneValue {
  /// A sequence whose elements are made when they are asked for.
  static func lazy(
    places: LazyPlaces? = nil,
    _ makeSource: @escaping () throws -> ElementSource
  ) -> SceneValue {
    let value = LazyValue(makeSource: makeSource, places: places)
    return .native(NativeBox(value, type: .named("LazySequence", [.unknown])))
  }

  /// A sequence that makes each element of a state.
  static func unfolded(
    _ state: SceneValue,
    _ advance: @escaping (inout SceneValue) throws -> SceneValue?
  ) -> SceneValue {
    .native(
      NativeBox(
        UnfoldedValue(state: state, advance: advance),
        type: .named("UnfoldSequence", [.unknown])
      )
    )
  }
}
