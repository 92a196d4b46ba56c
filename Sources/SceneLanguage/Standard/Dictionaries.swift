extension Library {
  private static let key = SceneType.parameter("Key")
  private static let value = SceneType.parameter("Value")
  private static let whole = SceneType.dictionary(key, value)

  static let dictionaryEntries: [LibraryEntry] =
    dictionaryMakings + dictionaryReadings
    + dictionaryChanges

  private static func making(
    _ generics: [String],
    _ parameters: [ParameterSignature],
    result: SceneType,
    _ make: @escaping @Sendable (inout LibraryCall) throws -> SceneValue
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(generics: generics, parameters: parameters, result: result),
      perform: make
    )
  }

  private static let newKey = SceneType.parameter("K")
  private static let newValue = SceneType.parameter("V")
  private static let pairs = SceneType.named("Sequence", [.tuple(of: [newKey, newValue])])

  private static let ownElement = SceneType.pair(key, value)
  private static let ownPairs = SceneType.named("Sequence", [.tuple(of: [key, value])])

  private static func merging(_ other: SceneType) -> LibraryEntry {
    .generic(
      "merging",
      [.parameter(nil, other), .function("uniquingKeysWith", [value, value], value)],
      result: whole,
      perform: joined
    )
  }

  private static func merge(_ other: SceneType) -> LibraryEntry {
    .generic(
      "merge",
      [.parameter(nil, other), .function("uniquingKeysWith", [value, value], value)],
      result: .void,
      isMutating: true
    ) { call in
      call.receiver = try joined(&call)
      return .void
    }
  }

  private static func joined(_ call: inout LibraryCall) throws -> SceneValue {
    .dictionary(
      try call.receiver.dictionary.joined(with: call.elements(ofArgument: 0), by: 1, call)
    )
  }

  private static let dictionaryMakings: [LibraryEntry] = [
    making([], [], result: whole) { _ in .dictionary(DictionaryValue()) },
    making([], [.parameter("minimumCapacity", .int)], result: whole) { _ in
      .dictionary(DictionaryValue())
    },
    making(
      ["K", "V"],
      [.parameter("uniqueKeysWithValues", pairs)],
      result: .dictionary(newKey, newValue)
    ) { call in
      var result = DictionaryValue()
      for case .tuple(let pair) in try call.elements(ofArgument: 0) where pair.count == 2 {
        if result[pair[0]] != nil {
          throw SceneStop(.fatalError("Duplicate values for key: '\(pair[0].text)'"))
        }
        result[pair[0]] = pair[1]
      }
      return .dictionary(result)
    },
    making(
      ["K", "V"],
      [
        .parameter(nil, pairs), .function("uniquingKeysWith", [newValue, newValue], newValue),
      ],
      result: .dictionary(newKey, newValue)
    ) { call in
      .dictionary(try DictionaryValue().joined(with: call.elements(ofArgument: 0), by: 1, call))
    },
    making(
      ["K", "V"],
      [
        .parameter("grouping", .named("Sequence", [newValue])),
        .function("by", [newValue], newKey),
      ],
      result: .dictionary(newKey, .array(newValue))
    ) { call in
      // The groups by what they are of, each with its place among them.
      var places = InsertionOrder<Int>()
      var groups: [[SceneValue]] = []
      for element in try call.elements(ofArgument: 0) {
        let key = try call.function(1, element)
        if let place = places[key] {
          groups[place].append(element)
        } else {
          places[key] = groups.count
          groups.append([element])
        }
      }
      return .dictionary(DictionaryValue(places.pairs.map { ($0.key, .array(groups[$0.value])) }))
    },
  ]

  private static let dictionaryReadings: [LibraryEntry] = [
    .genericProperty("keys", result: .array(key)) { call in
      let dictionary = call.receiver.dictionary
      try call.evaluation.charge(seen: dictionary.count)
      return .array(dictionary.keys)
    },
    values,
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
      "compactMapValues",
      generics: ["T"],
      [.function(nil, [value], .optional(.result))],
      result: .dictionary(key, .result)
    ) { call in
      let pairs = try call.receiver.dictionary.pairs.compactMap { pair in
        try call.function(0, pair.value).unwrapped.map { (pair.key, $0) }
      }
      return .dictionary(DictionaryValue(pairs))
    },
    .generic("filter", [.function(nil, [.element], .bool)], result: whole) { call in
      let pairs = try call.receiver.dictionary.pairs.filter {
        try call.predicate(0, .tuple([$0.key, $0.value]))
      }
      return .dictionary(DictionaryValue(pairs.map { ($0.key, $0.value) }))
    },
    merging(whole),
    merging(ownPairs),
  ]

  /// The values alone: each may be changed in its place.
  private static var values: LibraryEntry {
    var entry = LibraryEntry.genericProperty("values", result: .array(value)) { call in
      let dictionary = call.receiver.dictionary
      try call.evaluation.charge(seen: dictionary.count)
      return .array(dictionary.pairs.map(\.value))
    }
    entry.write = { call, values in
      let keys = call.receiver.dictionary.keys
      // To store a key takes as long as to go through a few dozen.
      try call.evaluation.charge(seen: keys.count * 32)
      call.receiver = .dictionary(DictionaryValue(Array(zip(keys, values.elements ?? []))))
    }
    return entry
  }

  private static let dictionaryChanges: [LibraryEntry] = [
    LibraryEntry.generic(
      "removeValue",
      [.parameter("forKey", key)],
      result: .optional(value),
      isMutating: true
    ) { call in
      let key = call.arguments[0]
      return try call.changeDictionary { dictionary in
        let old = dictionary[key]
        dictionary[key] = nil
        return old?.wrappedInOptional ?? .null
      }
    }.discardable,
    LibraryEntry.generic(
      "updateValue",
      [.parameter(nil, value), .parameter("forKey", key)],
      result: .optional(value),
      isMutating: true
    ) { call in
      let (value, key) = (call.arguments[0], call.arguments[1])
      return try call.changeDictionary { dictionary in
        let old = dictionary[key]
        dictionary[key] = value
        return old?.wrappedInOptional ?? .null
      }
    }.discardable,
    merge(whole),
    merge(ownPairs),
    .generic("reserveCapacity", [.parameter(nil, .int)], result: .void, isMutating: true) { _ in
      .void
    },
    .generic("removeAll", [.keepingCapacity], result: .void, isMutating: true) { call in
      call.receiver = .dictionary(DictionaryValue())
      return .void
    },
    LibraryEntry.generic("popFirst", result: .optional(ownElement), isMutating: true) { call in
      try call.changeDictionary { dictionary in
        guard let key = dictionary.firstKey, let value = dictionary[key] else { return .null }
        dictionary[key] = nil
        return SceneValue.tuple([key, value])
      }
    }.discardable,
  ]
}

extension DictionaryValue {
  /// This and more pairs; where both have a key the function in an argument decides.
  fileprivate func joined(
    with pairs: [SceneValue],
    by index: Int,
    _ call: LibraryCall
  ) throws -> DictionaryValue {
    var result = self
    for case .tuple(let pair) in pairs where pair.count == 2 {
      try call.evaluation.charge(elements: 1)
      let old = result[pair[0]]
      result[pair[0]] = try old.map { try call.function(index, $0, pair[1]) } ?? pair[1]
    }
    return result
  }
}

extension LibraryCall {
  /// Lets `change` work on the dictionary that is the receiver, and that nothing else holds: it would
  /// be copied.
  mutating func changeDictionary(
    _ change: (inout DictionaryValue) throws -> SceneValue
  ) throws -> SceneValue {
    var dictionary = receiver.dictionary
    receiver = .absent
    defer { receiver = .dictionary(dictionary) }
    return try change(&dictionary)
  }
}

extension SceneValue {
  /// The value as a dictionary; an empty one when it is none.
  var dictionary: DictionaryValue {
    if case .dictionary(let value) = self { value } else { DictionaryValue() }
  }
}
