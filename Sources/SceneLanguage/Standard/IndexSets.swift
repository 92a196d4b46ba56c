/// Places in a collection, in order and each once, as Foundation's `IndexSet` holds them.
struct IndexSet: Hashable, NativeValue, CustomStringConvertible {
  static var sceneName: String { "IndexSet" }
  private(set) var places: [Int]

  var description: String { "\(places.count) indexes" }

  init(_ places: [Int] = []) { self.places = Set(places).sorted() }

  mutating func insert(_ place: Int) {
    let index = index(of: place)
    if index == places.count || places[index] != place { places.insert(place, at: index) }
  }

  mutating func remove(_ place: Int) {
    let index = index(of: place)
    if index < places.count, places[index] == place { places.remove(at: index) }
  }

  /// The places as runs without gaps.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for place in places {
      if let last = ranges.last, last.upperBound == place {
        ranges[ranges.count - 1] = last.lowerBound..<(place + 1)
      } else {
        ranges.append(place..<(place + 1))
      }
    }
    return ranges
  }

  /// Where a place is among the others, or belongs.
  private func index(of place: Int) -> Int {
    var (lower, upper) = (0, places.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if places[middle] < place { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}

extension Library {
  /// Sets of places, and what arrays do with them.
  static let indexSets = LibraryFamily(
    title: "Sets of places",
    types: [indexSet, LibraryType("Array", changesAtPlaces)]
  )

  private static var indexSet: LibraryType {
    var type = LibraryType(
      "IndexSet",
      conformsTo: ["Hashable", "Collection"],
      [
        .initializer { IndexSet() },
        .initializer(Parameter<Int>("integer")) { IndexSet([$0]) },
        gathering("integersIn"), gathering(nil),
        joining("union") { $0 + $1 },
        joining("intersection") { one, two in one.filter(Set(two).contains) },
        joining("subtracting") { one, two in
          let others = Set(two)
          return one.filter { !others.contains($0) }
        },
        changing("formUnion", [.parameter(nil, .named("IndexSet"))]) { set, call in
          let other = try call.arguments[0].read(as: IndexSet.self)
          try call.evaluation.charge(elements: other.places.count)
          set = IndexSet(set.places + other.places)
        },
        changing("insert", [integersIn]) { set, call in
          set = IndexSet(set.places + (try call.numbers(0)))
        },
        changing("remove", [integersIn]) { set, call in
          let others = Set(try call.numbers(0))
          set = IndexSet(set.places.filter { !others.contains($0) })
        },
        .generic("contains", [integersIn], result: .bool) { call in
          let set = Set(try call.receiver.read(as: IndexSet.self).places)
          return .bool(try call.numbers(0).allSatisfy(set.contains))
        },
        .generic("count", [.parameter("in", .named("Sequence", [.int]))], result: .int) { call in
          let set = Set(try call.receiver.read(as: IndexSet.self).places)
          return .int(try call.numbers(0).count(where: set.contains))
        },
        .genericProperty("rangeView", result: .array(.named("Range", [.int]))) { call in
          .array(try call.receiver.read(as: IndexSet.self).ranges.map { .range($0) })
        },
        neighbour("integerGreaterThan") { set, place in set.places.first { $0 > place } },
        neighbour("integerGreaterThanOrEqualTo") { set, place in set.places.first { $0 >= place } },
        neighbour("integerLessThan") { set, place in set.places.last { $0 < place } },
        neighbour("integerLessThanOrEqualTo") { set, place in set.places.last { $0 <= place } },
        .mutation("removeAll", of: IndexSet.self) { (set: inout IndexSet) in set = IndexSet() },
        changing("insert", [.parameter(nil, .int)]) { set, call in
          set.insert(try call.arguments[0].read(as: Int.self))
        },
        changing("remove", [.parameter(nil, .int)]) { set, call in
          set.remove(try call.arguments[0].read(as: Int.self))
        },
      ]
    )
    type.element = .int
    type.literalElement = .int
    type.arrayLiteral = { values in
      IndexSet(try values.map { try $0.read(as: Int.self) }).sceneValue
    }
    return type
  }

  private static let integersIn = ParameterSignature.parameter(
    "integersIn",
    .named("Sequence", [.int])
  )

  /// Changes a set, which copies it, as a value of the library is never changed in its place.
  private static func changing(
    _ name: String,
    _ parameters: [ParameterSignature],
    _ change: @escaping @Sendable (inout IndexSet, LibraryCall) throws -> Void
  ) -> LibraryEntry {
    .generic(name, parameters, result: .void, isMutating: true) { call in
      var set = try call.receiver.read(as: IndexSet.self)
      try call.evaluation.charge(seen: set.places.count)
      try change(&set, call)
      call.receiver = set.sceneValue
      return .void
    }
  }

  /// The place of a set that is next to a number.
  private static func neighbour(
    _ name: String,
    _ find: @escaping @Sendable (IndexSet, Int) -> Int?
  ) -> LibraryEntry {
    .method(name, of: IndexSet.self, Parameter<Int>("_"), apply: find)
  }

  /// Makes a set of the places of two.
  private static func joining(
    _ name: String,
    _ join: @escaping @Sendable ([Int], [Int]) -> [Int]
  ) -> LibraryEntry {
    .generic(name, [.parameter(nil, .named("IndexSet"))], result: .named("IndexSet")) { call in
      let places = try call.receiver.read(as: IndexSet.self).places
      let others = try call.arguments[0].read(as: IndexSet.self).places
      try call.evaluation.charge(elements: places.count + others.count)
      return IndexSet(join(places, others)).sceneValue
    }
  }

  /// Makes a set of the numbers of a range or another sequence.
  private static func gathering(_ label: String?) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter(label, .named("Sequence", [.int]))],
        result: .named("IndexSet")
      )
    ) { call in
      IndexSet(try call.numbers(0)).sceneValue
    }
  }

  private static let changesAtPlaces: [LibraryEntry] = [
    changingElements("remove", [.parameter("atOffsets", .named("IndexSet"))]) { elements, call in
      for place in try call.places(in: elements).reversed() { elements.remove(at: place) }
      return .void
    },
    changingElements(
      "move",
      [.parameter("fromOffsets", .named("IndexSet")), .parameter("toOffset", .int)]
    ) { elements, call in
      let places = try call.places(in: elements)
      let target = try call.count(1)
      guard target <= elements.count else {
        throw SceneStop(.indexOutOfRange(target, count: elements.count))
      }
      let moved = places.map { elements[$0] }
      // What moves from before the target leaves it that much nearer to the beginning.
      let start = target - places.count { $0 < target }
      for place in places.reversed() { elements.remove(at: place) }
      elements.insert(contentsOf: moved, at: start)
      return .void
    },
  ]
}

extension LibraryCall {
  /// The numbers of a range or another sequence in an argument.
  fileprivate func numbers(_ index: Int) throws -> [Int] {
    let numbers = try elements(ofArgument: index)
    try evaluation.charge(elements: numbers.count)
    return try numbers.map { try $0.read(as: Int.self) }
  }

  /// The places that the first argument tells, all of them in the array.
  fileprivate func places(in elements: [SceneValue]) throws -> [Int] {
    let places = try arguments[0].read(as: IndexSet.self).places
    if let wrong = places.first(where: { !elements.indices.contains($0) }) {
      throw SceneStop(.indexOutOfRange(wrong, count: elements.count))
    }
    return places
  }
}
