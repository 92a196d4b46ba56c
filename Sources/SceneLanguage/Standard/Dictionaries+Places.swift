extension SceneType {
  /// The place of a pair in a dictionary; it counts in the order in which keys came.
  static let dictionaryIndex = SceneType.named("Dictionary.Index")
}

extension Library {
  private static let index = SceneType.dictionaryIndex

  /// The places of the pairs of a dictionary.
  static let dictionaryPlaces: [LibraryEntry] =
    placesInOrder(index) {
      $0.receiver.dictionary.count
    } remove: { call, position in
      try call.changeDictionary { dictionary in
        let pair = try dictionary.pair(at: .int(position))
        if case .tuple(let parts) = pair { dictionary[parts[0]] = nil }
        return pair
      }
    } + [
      .generic(
        "index",
        [.parameter("forKey", .parameter("Key"))],
        result: .optional(index)
      ) { call in
        let dictionary = call.receiver.dictionary
        try call.evaluation.charge(seen: dictionary.count)
        return call.place(dictionary.position(of: call.arguments[0]))
      }
    ]
}

extension DictionaryValue {
  /// The key and the value at a place.
  fileprivate func pair(at index: SceneValue) throws -> SceneValue {
    let position = Int.read(index) ?? -1
    guard let key = key(at: position), let value = self[key] else {
      throw SceneStop(.indexOutOfRange(position, count: count))
    }
    return .tuple([key, value])
  }
}

/// A key and its value, by their place in a dictionary.
struct DictionaryPairExpression: BoundExpression {
  let base: any BoundExpression
  let index: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let dictionary = try base.evaluate(in: frame).dictionary
    let index = try index.evaluate(in: frame)
    return try placing(at: span) { try dictionary.pair(at: index) }
  }
}
