/// A call of a subscript that a protocol requires: which one it is shows when the scene runs.
struct DynamicSubscriptExpression: BoundPlace {
  let base: any BoundExpression
  let requirement: SubscriptDeclaration
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let receiver = try base.evaluate(in: frame).withoutStaticType
    let values = try arguments.evaluate(in: frame)
    return try read(receiver, values, frame.evaluation)
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    let values = try arguments.evaluate(in: frame)
    if var object = try? base.evaluate(in: frame), case .object = object {
      return try modify(&object, values, frame.evaluation, change)
    }
    guard let place = base.asPlace else { throw SceneStop(.assignToValue, at: span) }
    try place.modify(in: frame) { try modify(&$0, values, frame.evaluation, change) }
  }

  private func read(
    _ receiver: SceneValue,
    _ values: [SceneValue],
    _ evaluation: Evaluation
  ) throws -> SceneValue {
    guard let found = witness(for: receiver, values, in: evaluation.program) else {
      return try placing(at: span) { try receiver.element(at: values.first ?? .void) }
    }
    return try tracing(span) {
      try found.function.code.call(receiver, values, evaluation, at: span)
    }
  }

  private func modify(
    _ receiver: inout SceneValue,
    _ values: [SceneValue],
    _ evaluation: Evaluation,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    guard let found = witness(for: receiver, values, in: evaluation.program) else {
      return try placing(at: span) {
        let storage = receiver.storage
        try receiver.changeElement(at: values.first ?? .void, nil, change)
        try evaluation.chargeCopy(of: receiver, from: storage)
      }
    }
    guard found.setterSyntax != nil else {
      throw SceneStop(.assignToGetOnly("subscript"), at: span)
    }
    var value = try read(receiver, values, evaluation)
    try change(&value)
    _ = try found.setter.call(on: &receiver, [value] + values, evaluation, at: span)
  }

  private func witness(
    for value: SceneValue,
    _ arguments: [SceneValue],
    in program: BoundProgram
  ) -> SubscriptDeclaration? {
    program.subscript(
      of: value,
      requirement.function.signature.parameters.map(\.label),
      taking: arguments
    )
  }
}

extension BoundProgram {
  /// The subscript of a value's own type that takes arguments with some labels; of several the first
  /// that is for arguments of their types, or else for any type.
  func `subscript`(
    of value: SceneValue,
    _ labels: [String?],
    taking arguments: [SceneValue]
  ) -> SubscriptDeclaration? {
    let found = tables(of: value.withoutStaticType.type).flatMap { table in
      table.subscripts.filter {
        !$0.function.isRequirement && $0.function.signature.fits(labels)
      }
    }
    if found.count < 2 { return found.first }
    let fitting = found.filter { found in
      zip(arguments, found.function.signature.parameters).allSatisfy { $0.isInstance(of: $1.type) }
    }
    return fitting.first { found in
      found.function.signature.parameters.allSatisfy { !$0.type.isFreeParameter }
    } ?? fitting.first ?? found.first
  }
}
