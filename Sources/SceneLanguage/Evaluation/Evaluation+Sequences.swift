extension Evaluation {
  /// What a loop over a value gets, all at once.
  func elements(of value: SceneValue) throws -> [SceneValue] {
    if let elements = value.elements { return elements }
    var result: [SceneValue] = []
    try forEachElement(of: value) { element in
      try charge(elements: 1)
      result.append(element)
      return true
    }
    return result
  }

  /// Gives the elements of a value one after the other, until `body` returns `false`.
  ///
  /// Sequences that the scene declares are asked for one element at a time: they may have no end.
  func forEachElement(
    of value: SceneValue,
    _ body: (SceneValue) throws -> Bool
  ) throws {
    switch value {
    case .range(let range):
      for number in range where try !body(.int(number)) { return }
    case .closedRange(let range):
      for number in range where try !body(.int(number)) { return }
    case .structure, .object:
      try forEachDeclaredElement(of: value, body)
    case .native(let box):
      if let range = box.value as? PartialRangeValue, range.kind == .from,
        case .int(let first) = range.bound
      {
        for number in first... where try !body(.int(number)) { return }
      } else {
        fallthrough
      }
    default:
      guard let elements = value.elements else {
        throw SceneStop(.notASequence("\(value.type)"))
      }
      for element in elements where try !body(element) { return }
    }
  }

  private func forEachDeclaredElement(
    of value: SceneValue,
    _ body: (SceneValue) throws -> Bool
  ) throws {
    guard case .declared(let declaration, _) = value.type else { return }
    let span = declaration.span
    var iterator = value
    if let make = declaration.method("makeIterator", labels: []) {
      iterator = try make.code.call(value, [], self, at: span)
      guard iterator.elements == nil else { return try forEachElement(of: iterator, body) }
    }
    guard case .declared(let type, _) = iterator.type, let next = type.method("next", labels: [])
    else { throw SceneStop(.notASequence("\(value.type)"), at: span) }
    while true {
      let element = try next.code.call(on: &iterator, [], self, at: span)
      guard let element = element.unwrapped, try body(element) else { return }
    }
  }
}
