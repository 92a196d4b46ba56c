extension SceneType {
  /// The place of an element in a set; it counts in the order in which elements came.
  static let setIndex = SceneType.named("Set.Index")
}

extension Library {
  private static let index = SceneType.setIndex

  /// The places of the elements of a set.
  static let setPlaces: [LibraryEntry] =
    placesInOrder(index) {
      try $0.set().count
    } remove: { call, position in
      try call.changeSet { set in
        guard let element = set.element(at: position) else {
          throw SceneStop(.indexOutOfRange(position, count: set.count))
        }
        set.remove(element)
        return element
      }
    } + [
      .generic("firstIndex", [.parameter("of", .element)], result: .optional(index)) { call in
        let set = try call.set()
        try call.evaluation.charge(seen: set.count)
        return call.place(set.position(of: call.arguments[0]))
      },
      .generic("index", [.parameter(nil, index), .parameter("offsetBy", .int)], result: index) {
        .int((Int.read($0.arguments[0]) ?? 0) &+ (Int.read($0.arguments[1]) ?? 0))
      },
    ]
}
