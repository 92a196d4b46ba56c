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
      if let value = dictionary[index] { return value }
      return try fallback?.evaluate(in: frame) ?? .null
    }
    return try placing(at: span) { try collection.element(at: index) }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let place = base as? any BoundPlace else { throw SceneStop(.assignToValue, at: span) }
    let index = try index.evaluate(in: frame)
    let fallback = try fallback?.evaluate(in: frame)
    try place.modify(in: frame) { collection in
      switch collection {
      case .array(var elements):
        guard case .int(let position) = index, elements.indices.contains(position) else {
          throw SceneStop(
            .indexOutOfRange(Int.read(index) ?? 0, count: elements.count),
            at: span
          )
        }
        collection = .absent
        defer { collection = .array(elements) }
        try change(&elements[position])
      case .dictionary(var dictionary):
        collection = .absent
        defer { collection = .dictionary(dictionary) }
        var value = dictionary[index] ?? fallback ?? .null
        try change(&value)
        if case .null = value { dictionary[index] = nil } else { dictionary[index] = value }
      default:
        throw SceneStop(.assignToValue, at: span)
      }
    }
  }
}

extension SceneValue {
  /// The element at a position, or the elements in a range of positions.
  func element(at index: SceneValue) throws -> SceneValue {
    guard let elements else { throw SceneStop(.notSubscriptable("\(type)")) }
    switch index {
    case .int(let position):
      guard elements.indices.contains(position) else {
        throw SceneStop(.indexOutOfRange(position, count: elements.count))
      }
      return elements[position]
    case .range(let range):
      guard range.lowerBound >= 0, range.upperBound <= elements.count else {
        throw SceneStop(.indexOutOfRange(range.upperBound, count: elements.count))
      }
      return .array(Array(elements[range]))
    case .closedRange(let range):
      guard range.lowerBound >= 0, range.upperBound < elements.count else {
        throw SceneStop(.indexOutOfRange(range.upperBound, count: elements.count))
      }
      return .array(Array(elements[range]))
    case .native(let box):
      if let partial = box.value as? PartialRangeValue {
        return .array(Array(elements[try partial.positions(in: elements.count)]))
      }
      throw SceneStop(.notSubscriptable("\(type)"))
    default:
      throw SceneStop(.valueMismatch("\(index.type)", expected: "Int"))
    }
  }
}
