extension SceneType {
  /// The place of an element in a set; it counts in the order in which elements came.
  static let setIndex = SceneType.named("Set.Index")
}

extension Library {
  private static let index = SceneType.setIndex

  /// The places of the elements of a set.
  static let setPlaces: [LibraryEntry] =
    placesInOrder(index) { try $0.set().count } + [
      .generic("firstIndex", [.parameter("of", .element)], result: .optional(index)) { call in
        let set = try call.set()
        try call.evaluation.charge(seen: set.count)
        return set.position(of: call.arguments[0]).map { .int($0) } ?? .null
      },
      .generic("index", [.parameter(nil, index), .parameter("offsetBy", .int)], result: index) {
        .int((Int.read($0.arguments[0]) ?? 0) &+ (Int.read($0.arguments[1]) ?? 0))
      },
      LibraryEntry.generic(
        "remove",
        [.parameter("at", index)],
        result: .element,
        isMutating: true
      ) { call in
        let position = Int.read(call.arguments[0]) ?? -1
        try call.evaluation.charge(seen: call.set().count)
        return try call.changeSet { set in
          guard let element = set.element(at: position) else {
            throw SceneStop(.indexOutOfRange(position, count: set.count))
          }
          set.remove(element)
          return element
        }
      }.discardable,
    ]
}
