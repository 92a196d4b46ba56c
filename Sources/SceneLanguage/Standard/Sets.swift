extension Library {
  private static let whole = SceneType.named("Set", [.element])
  private static let others = ParameterSignature.parameter(nil, .named("Sequence", [.element]))

  static let setEntries: [LibraryEntry] = [
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(parameters: [], result: whole)
    ) { _ in .set(SetValue()) },
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        generics: ["T"],
        constraints: ["T": [.named("Hashable")]],
        parameters: [.parameter(nil, .named("Sequence", [.result]))],
        result: .named("Set", [.result])
      )
    ) { call in .set(SetValue(try call.elements(ofArgument: 0))) },
    LibraryEntry.generic(
      "insert",
      [.parameter(nil, .element)],
      result: .tuple([
        .init(label: "inserted", type: .bool), .init(label: "memberAfterInsert", type: .element),
      ]),
      isMutating: true
    ) { call in
      let element = call.arguments[0]
      try call.evaluation.charge(elements: 1)
      return try call.changeSet { set in
        let isNew = set.insert(element)
        return .tuple([.bool(isNew), set.member(equalTo: element) ?? element])
      }
    }.discardable,
    LibraryEntry.generic(
      "remove",
      [.parameter(nil, .element)],
      result: .optional(.element),
      isMutating: true
    ) { call in
      let element = call.arguments[0]
      return try call.changeSet { set in
        let member = set.member(equalTo: element)
        set.remove(element)
        return member?.wrappedInOptional ?? .null
      }
    }.discardable,
    LibraryEntry.generic(
      "update",
      [.parameter("with", .element)],
      result: .optional(.element),
      isMutating: true
    ) { call in
      let element = call.arguments[0]
      return try call.changeSet { set in
        let member = set.member(equalTo: element)
        set.remove(element)
        set.insert(element)
        return member?.wrappedInOptional ?? .null
      }
    }.discardable,
    LibraryEntry.generic("popFirst", result: .optional(.element), isMutating: true) { call in
      try call.changeSet { set in
        guard let first = set.first else { return .null }
        set.remove(first)
        return first.wrappedInOptional
      }
    }.discardable,
    LibraryEntry.generic("removeFirst", result: .element, isMutating: true) { call in
      try call.changeSet { set in
        guard let first = set.first else { throw SceneStop(.indexOutOfRange(0, count: 0)) }
        set.remove(first)
        return first
      }
    }.discardable,
    .generic("formSymmetricDifference", [others], result: .void, isMutating: true) { call in
      let (one, two) = (try call.elements(), try call.elements(ofArgument: 0))
      call.receiver = .set(SetValue(without(one, two) + without(two, one)))
      return .void
    },
    comparing("isStrictSuperset", "of") { one, two in
      two.elements.allSatisfy(one.contains) && one.count > two.count
    },
    .generic("reserveCapacity", [.parameter(nil, .int)], result: .void, isMutating: true) { _ in
      .void
    },
    .generic("removeAll", [.keepingCapacity], result: .void, isMutating: true) { call in
      call.receiver = .set(SetValue())
      return .void
    },
    .generic("filter", [.function(nil, [.element], .bool)], result: whole) { call in
      .set(SetValue(try call.elements().filter { try call.predicate(0, $0) }))
    },
    .generic("contains", [.parameter(nil, .element)], result: .bool) { call in
      .bool(try call.set().contains(call.arguments[0]))
    },
    combining("union") { one, two in one + two }, combining("intersection", shared),
    combining("subtracting", without),
    combining("symmetricDifference") { one, two in without(one, two) + without(two, one) },
    changing("formUnion") { one, two in one + two }, changing("formIntersection", shared),
    changing("subtract", without),
    comparing("isSubset", "of") { one, two in one.elements.allSatisfy(two.contains) },
    comparing("isSuperset", "of") { one, two in two.elements.allSatisfy(one.contains) },
    comparing("isStrictSubset", "of") { one, two in
      one.elements.allSatisfy(two.contains) && one.count < two.count
    },
    comparing("isDisjoint", "with") { one, two in !one.elements.contains(where: two.contains) },
  ]

  private typealias Combination = @Sendable ([SceneValue], [SceneValue]) -> [SceneValue]

  private static let shared: Combination = { one, two in
    let set = SetValue(two)
    return one.filter(set.contains)
  }

  private static let without: Combination = { one, two in
    let set = SetValue(two)
    return one.filter { !set.contains($0) }
  }

  private static func combining(
    _ name: String,
    _ combine: @escaping Combination
  ) -> LibraryEntry {
    .generic(name, [others], result: whole) { call in
      let (one, two) = (try call.elements(), try call.elements(ofArgument: 0))
      try call.evaluation.charge(elements: one.count + two.count)
      return .set(SetValue(combine(one, two)))
    }
  }

  private static func changing(
    _ name: String,
    _ combine: @escaping Combination
  ) -> LibraryEntry {
    .generic(name, [others], result: .void, isMutating: true) { call in
      let (one, two) = (try call.elements(), try call.elements(ofArgument: 0))
      try call.evaluation.charge(elements: one.count + two.count)
      call.receiver = .set(SetValue(combine(one, two)))
      return .void
    }
  }

  private static func comparing(
    _ name: String,
    _ label: String,
    _ compare: @escaping @Sendable (SetValue, SetValue) -> Bool
  ) -> LibraryEntry {
    .generic(
      name,
      [.parameter(label, .named("Sequence", [.element]))],
      result: .bool
    ) { call in
      .bool(compare(try call.set(), SetValue(try call.elements(ofArgument: 0))))
    }
  }
}

extension LibraryCall {
  /// The set that is the receiver.
  func set() throws -> SetValue {
    guard case .set(let set) = receiver else {
      throw SceneStop(.valueMismatch("\(receiver.type)", expected: "Set"))
    }
    return set
  }

  /// Lets `change` work on the set that is the receiver, and that nothing else holds: it would be
  /// copied.
  mutating func changeSet(
    _ change: (inout SetValue) throws -> SceneValue
  ) throws -> SceneValue {
    var set = try set()
    receiver = .absent
    defer { receiver = .set(set) }
    return try change(&set)
  }
}
