extension Library {
  /// What all collections have whose places count in the order in which their elements came.
  ///
  /// - Parameters:
  ///   - index: The type of the places.
  ///   - count: The number of elements.
  ///   - remove: Takes the element at a place out of the receiver, and gives it.
  /// - Returns: The members, those of the places and those that find them.
  static func placesInOrder(
    _ index: SceneType,
    count: @escaping @Sendable (LibraryCall) throws -> Int,
    remove: @escaping @Sendable (inout LibraryCall, Int) throws -> SceneValue
  ) -> [LibraryEntry] {
    [
      .genericProperty("startIndex", result: index) { _ in .int(0) },
      .genericProperty("endIndex", result: index) { .int(try count($0)) },
      .genericProperty("indices", result: .array(index)) { call in
        try call.array((0..<count(call)).map { .int($0) })
      },
      .generic("firstIndex", [.function("where", [.element], .bool)], result: .optional(index)) {
        call in
        call.place(try call.elements().firstIndex { try call.predicate(0, $0) })
      },
      .generic("index", [.parameter("after", index)], result: index) { call in
        .int((Int.read(call.arguments[0]) ?? 0) &+ 1)
      },
      .generic("remove", [.parameter("at", index)], result: .element, isMutating: true) { call in
        // Places are counted over the gaps that what was removed has left.
        try call.evaluation.charge(seen: count(call))
        return try remove(&call, Int.read(call.arguments[0]) ?? -1)
      }.discardable,
    ]
  }
}
