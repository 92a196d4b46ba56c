extension Library {
  /// What all collections have whose places count in the order in which their elements came.
  static func placesInOrder(
    _ index: SceneType,
    count: @escaping @Sendable (LibraryCall) throws -> Int
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
    ]
  }
}
