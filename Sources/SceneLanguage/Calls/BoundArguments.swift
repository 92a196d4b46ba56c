/// The arguments of a call in the order of the parameters.
struct BoundArguments: Sendable {
  enum Argument: Sendable {
    case expression(any BoundExpression)
    /// The parameter's default holds.
    case omitted
    /// All arguments of a variadic parameter.
    case variadic([any BoundExpression])
    /// A place that the function may change.
    case place(any BoundPlace)
  }

  var arguments: [Argument]
  /// What the generic parameters stand for, in terms of those of the caller.
  var generics: [String: SceneType] = [:]
  /// The arguments that are kept as values of a protocol, by the generic parameters that stand for
  /// the types of what they are.
  var opened: [String: Int] = [:]

  init(_ arguments: [Argument] = []) { self.arguments = arguments }

  /// The types of the arguments.
  var types: [SceneType] {
    arguments.map { argument in
      switch argument {
      case .expression(let expression): expression.type
      case .omitted: .unknown
      case .variadic(let expressions): .array(expressions.first?.type ?? .unknown)
      case .place(let place): place.type
      }
    }
  }

  /// The same arguments of a call where more generic parameters are known.
  func adding(generics more: [String: SceneType]) -> BoundArguments {
    if more.isEmpty { return self }
    var copy = self
    copy.generics.merge(more) { own, _ in own }
    return copy
  }

  /// What the generic parameters stand for in a call from a frame with these arguments.
  func generics(in frame: Frame, for values: [SceneValue]) -> [String: SceneType] {
    if generics.isEmpty { return [:] }
    var known =
      frame.generics.isEmpty
      ? generics : generics.mapValues { $0.substituting(frame.generics) }
    for (name, index) in opened { known[name] = values[index].withoutStaticType.type }
    // What the caller does not know either is left to the callee to find.
    for (name, type) in known where type == .parameter(name) || type.isOpen { known[name] = nil }
    return known
  }

  /// Computes the values from the first to the last.
  func evaluate(in frame: Frame) throws -> [SceneValue] {
    var values: [SceneValue] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.evaluate(in: frame)) }
    return values
  }

  /// Computes the values from the first to the last, but of one argument only what leads to its place.
  func evaluate(
    settling lent: LentArgument,
    in frame: Frame
  ) throws -> (values: [SceneValue], place: any BoundPlace) {
    var values: [SceneValue] = []
    values.reserveCapacity(arguments.count)
    var place = lent.place
    for (index, argument) in arguments.enumerated() {
      if index == lent.index {
        place = try place.settled(in: frame)
        values.append(.absent)
      } else {
        values.append(try argument.evaluate(in: frame))
      }
    }
    return (values, place)
  }

  /// The argument that is a place, where there is exactly one: no other may be part of the same value.
  var onlyPlace: LentArgument? {
    let places = arguments.enumerated().compactMap { index, argument in
      if case .place(let place) = argument { LentArgument(index: index, place: place) } else { nil }
    }
    return places.count == 1 ? places.first : nil
  }

  /// Puts the values of `inout` parameters back into their places.
  func writeBack(from callee: Frame, _ code: FunctionCode, in frame: Frame) throws {
    for (index, argument) in arguments.enumerated() {
      guard case .place(let place) = argument else { continue }
      let value = callee.read(code.parameters[index].slot)
      try place.assign(value, in: frame)
    }
  }

  /// Puts what a library function has left in its changeable arguments back into their places.
  func writeBack(_ values: [SceneValue], in frame: Frame) throws {
    for (argument, value) in zip(arguments, values) {
      guard case .place(let place) = argument else { continue }
      try place.assign(value, in: frame)
    }
  }

  /// Values of which each that may be changed is in a box: what is called leaves it there.
  func boxing(_ values: [SceneValue]) -> [SceneValue] {
    if !hasPlaces { return values }
    var result = values
    for case (let index, .place) in arguments.enumerated() {
      result[index] = .box(VariableBox(values[index]))
    }
    return result
  }

  /// Puts what was left in boxes back into their places.
  func writeBack(boxed values: [SceneValue], in frame: Frame) throws {
    if !hasPlaces { return }
    try writeBack(values.map { if case .box(let box) = $0 { box.value } else { $0 } }, in: frame)
  }

  var hasPlaces: Bool {
    arguments.contains { if case .place = $0 { true } else { false } }
  }
}

extension BoundArguments.Argument {
  fileprivate func evaluate(in frame: Frame) throws -> SceneValue {
    switch self {
    case .expression(let expression): try expression.evaluate(in: frame)
    case .omitted: .absent
    case .variadic(let expressions):
      .array(
        try expressions.flatMap { expression in
          try (expression as? PackExpansion)?.elements(in: frame)
            ?? [expression.evaluate(in: frame)]
        }
      )
    case .place(let place): try place.evaluate(in: frame)
    }
  }
}

/// An argument that lies with the function alone while that runs.
struct LentArgument {
  let index: Int
  let place: any BoundPlace
}
