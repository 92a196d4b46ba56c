extension FunctionCode {
  /// Runs the code with nothing but an evaluation: an initial value.
  func call(
    _ evaluation: Evaluation,
    at span: SourceSpan,
    generics: [String: SceneType] = [:]
  ) throws -> SceneValue {
    try evaluation.calling(at: span, with: generics) {
      let frame = Frame(slotCount: slotCount, evaluation: evaluation)
      frame.generics = generics
      return try run(in: frame)
    }
  }

  /// Calls the code as a method of `receiver`, which it may change.
  func call(
    on receiver: inout SceneValue,
    _ arguments: [SceneValue],
    _ evaluation: Evaluation,
    at span: SourceSpan,
    generics: [String: SceneType] = [:]
  ) throws -> SceneValue {
    let frame = Frame(slotCount: slotCount, evaluation: evaluation)
    frame.generics = receiver.generics(in: generics)
    if let selfVariable {
      frame.declare(selfVariable, receiver)
      receiver = .absent
    }
    defer { if let selfVariable { receiver = frame.read(selfVariable.slot) } }
    return try evaluation.calling(at: span, with: frame.generics) {
      try bind(arguments, in: frame)
      return try run(in: frame)
    }
  }

  /// Calls the code as a function, or as a method that does not change its receiver.
  func call(
    _ receiver: SceneValue?,
    _ arguments: [SceneValue],
    _ evaluation: Evaluation,
    at span: SourceSpan,
    generics: [String: SceneType] = [:]
  ) throws -> SceneValue {
    let frame = Frame(slotCount: slotCount, evaluation: evaluation)
    let receiver = receiver?.receiver(knowing: generics)
    frame.generics = receiver?.generics(in: generics) ?? generics
    if let selfVariable, let receiver {
      frame.declare(selfVariable, receiver)
    } else if let selfVariable, let type = frame.generics["Self"] {
      // An operator between values calls what else is static on their type.
      frame.declare(selfVariable, .type(TypeValue(type)))
    }
    return try evaluation.calling(at: span, with: frame.generics) {
      try bind(arguments, in: frame)
      return try run(in: frame)
    }
  }

  /// Puts arguments into their slots; those that are absent take their defaults.
  func bind(_ arguments: [SceneValue], in frame: Frame) throws {
    for (index, parameter) in parameters.enumerated() {
      var value = index < arguments.count ? arguments[index] : .absent
      if case .absent = value, index < defaults.count, let expression = defaults[index] {
        value = try expression.evaluate(in: frame)
      }
      frame.declare(parameter, value)
    }
  }

  /// Puts the defaults in the places of arguments that are absent.
  func fillIn(_ arguments: inout [SceneValue], _ evaluation: Evaluation) throws {
    for index in arguments.indices where index < defaults.count {
      guard case .absent = arguments[index], let expression = defaults[index] else { continue }
      let frame = Frame(slotCount: slotCount, evaluation: evaluation)
      arguments[index] = try expression.evaluate(in: frame)
    }
  }

  /// Runs the statements.
  func run(in frame: Frame) throws -> SceneValue {
    let flow = try statements.execute(in: frame)
    if case .returned(let value) = flow { return value }
    switch result {
    case .returned: return .void
    case .views: return try frame.takeViews()
    }
  }
}
