/// Gives the next element of a sequence; `nil` at its end.
typealias ElementSource = () throws -> SceneValue?

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
    default:
      if let elements = value.elements {
        for element in elements where try !body(element) { return }
        return
      }
      let next = try elementSource(of: value)
      while let element = try next() {
        if try !body(element) { return }
      }
    }
  }

  /// Begins a walk over a value, one element at a time.
  func elementSource(of value: SceneValue) throws -> ElementSource {
    switch value.withoutStaticType {
    case .structure, .object, .enumeration:
      return try declaredSource(of: value.withoutStaticType)
    case .native(let box):
      if let lazy = box.value as? LazyValue { return try lazy.makeSource() }
      if let range = box.value as? PartialRangeValue, range.kind == .from,
        case .int(var number) = range.bound
      {
        return { [self] in
          try charge(elements: 1)
          defer { number &+= 1 }
          return .int(number)
        }
      }
      if let range = box.value as? ComparableRange, let steps = try steps(in: range) {
        return steps
      }
    default: break
    }
    guard let elements = value.withoutStaticType.elements else {
      throw SceneStop(.notASequence("\(value.type)"))
    }
    var iterator = elements.makeIterator()
    return { iterator.next() }
  }

  /// The values in a range of the scene's own values that know the next one.
  private func steps(in range: ComparableRange) throws -> ElementSource? {
    guard case .declared(let declaration, _) = range.lower.type,
      let advance = declaration.method("advanced", labels: ["by"])
    else { return nil }
    var value = range.lower
    return { [self] in
      try step(at: declaration.span)
      guard try range.contains(value, self) else { return nil }
      let found = value
      value = try advance.code.call(found, [.int(1)], self, at: declaration.span)
      return found
    }
  }

  private func declaredSource(of value: SceneValue) throws -> ElementSource {
    guard case .declared(let declaration, _) = value.type else { return { nil } }
    let span = declaration.span
    var iterator = value
    if let make = declaration.iteratorMethod {
      iterator = try make.code.call(value, [], self, at: span)
      guard case .declared = iterator.type, iterator.elements == nil else {
        return try elementSource(of: iterator)
      }
    } else if declaration.method("next", labels: []) == nil,
      declaration.conforms(to: "Collection")
    {
      return try collectionSource(of: value, declaration)
    }
    if case .declared(let type, _) = iterator.type, type !== declaration,
      type.method("next", labels: []) == nil
    {
      return try elementSource(of: iterator)
    }
    guard case .declared(let type, _) = iterator.type, let next = type.method("next", labels: [])
    else { throw SceneStop(.notASequence("\(value.type)"), at: span) }
    return { [self] in
      try step(at: span)
      return try next.code.call(on: &iterator, [], self, at: span).unwrapped
    }
  }

  /// Walks a collection that the scene declares from its first place to its last.
  private func collectionSource(
    of value: SceneValue,
    _ declaration: TypeDeclaration
  ) throws -> ElementSource {
    let span = declaration.span
    var place = try property("startIndex", of: value, at: span)
    let end = try property("endIndex", of: value, at: span)
    guard let read = program.subscript(of: value, [nil], taking: [place])
    else { throw SceneStop(.notASequence("\(value.type)"), at: span) }
    let after = declaration.method("index", labels: ["after"])
    return { [self] in
      try step(at: span)
      if try areEqual(place, end) { return nil }
      let element = try read.function.code.call(value, [place], self, at: span)
      if let after {
        place = try after.code.call(value, [place], self, at: span)
      } else if case .int(let number) = place {
        place = .int(number &+ 1)
      }
      return element
    }
  }
}

extension TypeDeclaration {
  /// What makes the iterator of a sequence, be it one that waits for its elements.
  var iteratorMethod: FunctionDeclaration? {
    method("makeIterator", labels: []) ?? method("makeAsyncIterator", labels: [])
  }
}

/// A sequence whose elements are made when they are asked for.
struct LazyValue {
  let makeSource: () throws -> ElementSource
}
