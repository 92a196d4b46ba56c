/// A static member or a new value of a type that shows only when the scene runs.
struct DynamicStaticExpression: BoundPlace {
  /// A type, or a value of it.
  let source: any BoundExpression
  let name: String
  /// The labels of a call.
  let labels: [String?]?
  let arguments: BoundArguments
  /// The property of the type that is known, for which another type may have its own.
  var property: PropertyDeclaration?
  /// The method that the call names.
  var method: FunctionDeclaration?
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let owner = try owner(in: frame)
    var values = try arguments.evaluate(in: frame)
    if !arguments.hasPlaces { return try member(of: owner, values, frame.evaluation) }
    // A changeable argument goes in a box, and what is left in it back to its place.
    for case (let index, .place) in arguments.arguments.enumerated() {
      values[index] = .box(VariableBox(values[index]))
    }
    let result = try member(of: owner, values, frame.evaluation)
    try arguments.writeBack(
      values.map { if case .box(let box) = $0 { box.value } else { $0 } },
      in: frame
    )
    return result
  }

  private func member(
    of owner: SceneType,
    _ values: [SceneValue],
    _ evaluation: Evaluation
  ) throws -> SceneValue {
    try tracing(span) {
      try evaluation.staticMember(name, labels, of: owner, values, named: method, at: span)
    }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    let owner = try owner(in: frame)
    let evaluation = frame.evaluation
    guard let property = evaluation.staticProperty(name, of: owner) else {
      throw SceneStop(.assignToValue, at: span)
    }
    if case .global(let index) = property.storage {
      let place = GlobalExpression(property: property, index: index, span: span, type: type)
      return try place.modify(in: frame, change)
    }
    guard let setter = property.setter else { throw SceneStop(.assignToGetOnly(name), at: span) }
    var value = try evaluate(in: frame)
    try change(&value)
    _ = try setter.call(
      .type(TypeValue(owner)),
      [value],
      evaluation,
      at: span,
      generics: owner.genericsWithSelf
    )
  }

  private func owner(in frame: Frame) throws -> SceneType { try source.typeGiven(in: frame) }
}

/// A static method of a type that shows only when the scene runs, as a value.
struct DynamicStaticReference: BoundExpression {
  /// A type, or a value of it.
  let source: any BoundExpression
  let method: FunctionDeclaration
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let owner = try source.typeGiven(in: frame)
    let (evaluation, method, span) = (frame.evaluation, method, span)
    let (name, labels) = (method.name, method.signature.parameters.map(\.label))
    return .closure(
      SceneClosure { arguments in
        try tracing(span) {
          try evaluation.staticMember(name, labels, of: owner, arguments, named: method, at: span)
        }
      }
    )
  }
}

extension BoundExpression {
  /// The type that this gives, or whose value it is.
  fileprivate func typeGiven(in frame: Frame) throws -> SceneType {
    let type = try evaluate(in: frame).withoutStaticType.type
    if case .metatype(let named) = type { return frame.concrete(named) }
    return type
  }
}
