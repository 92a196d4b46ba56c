/// An element of an array, dictionary, string, or range, by position or key.
struct SubscriptExpression: BoundPlace {
  let base: any BoundExpression
  let index: any BoundExpression
  /// The value where a dictionary has none: `counts[key, default: 0]`.
  let fallback: (any BoundExpression)?
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let collection = try base.evaluate(in: frame)
    let index = try index.evaluate(in: frame)
    if case .dictionary(let dictionary) = collection {
      if let value = dictionary[index] { return fallback == nil ? value.wrappedInOptional : value }
      return try fallback?.evaluate(in: frame) ?? .null
    }
    return try placing(at: span) { try collection.element(at: index) }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let place = base as? any BoundPlace else { throw SceneStop(.assignToValue, at: span) }
    let index = try index.evaluate(in: frame)
    let fallback = try fallback?.evaluate(in: frame)
    try placing(at: span) {
      try place.modify(in: frame) { collection in
        try collection.changeElement(at: index, fallback, change)
      }
    }
  }
}
