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
    if let own = ownSubscript(of: collection, taking: index, in: frame) {
      return try own.function.code.call(collection, [index], frame.evaluation, at: span)
    }
    return try placing(at: span) {
      switch collection {
      case .string(let text): try frame.evaluation.charge(seen: text.utf8.count)
      case .substring(let value): try frame.evaluation.charge(seen: value.part.utf8.count)
      case .set(let set): try frame.evaluation.charge(seen: set.count)
      case .native(let box) where box.value is LazyValue:
        if let places = LazyPlaces(of: collection), case .int(let place) = index,
          0..<places.count ~= place
        {
          return try places.element(place)
        }
        let elements = try frame.evaluation.elements(of: collection)
        return try SceneValue.array(elements).element(at: index)
      default: break
      }
      return try collection.element(at: index)
    }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let place = base.asPlace else { throw SceneStop(.assignToValue, at: span) }
    let index = try index.evaluate(in: frame)
    let fallback = try fallback?.evaluate(in: frame)
    try placing(at: span) {
      try place.modify(in: frame) { collection in
        if let own = ownSubscript(of: collection, taking: index, in: frame) {
          var value = try own.function.code.call(collection, [index], frame.evaluation, at: span)
          try change(&value)
          _ = try own.setter.call(on: &collection, [value, index], frame.evaluation, at: span)
          return
        }
        let storage = collection.storage
        try collection.changeElement(at: index, fallback, change)
        try frame.evaluation.chargeCopy(of: collection, from: storage)
      }
    }
  }

  /// The subscript of a collection that the scene declares, seen in generic code.
  private func ownSubscript(
    of collection: SceneValue,
    taking index: SceneValue,
    in frame: Frame
  ) -> SubscriptDeclaration? {
    switch collection {
    case .structure, .object:
      frame.evaluation.program.subscript(of: collection, [nil], taking: [index])
    default: nil
    }
  }
}
