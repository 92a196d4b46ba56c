/// A value put into more optionals: `let x: Int?? = y`.
struct WrapExpression: BoundExpression {
  let value: any BoundExpression
  /// How many optionals are put around.
  let count: Int
  let type: SceneType
  var span: SourceSpan { value.span }

  func evaluate(in frame: Frame) throws -> SceneValue {
    var result = try value.evaluate(in: frame)
    try placing(at: span) { try frame.evaluation.charge(holding: count) }
    for _ in 0..<count { result = result.wrappedInOptional }
    return result
  }
}

/// A value kept as `Any`, or as any value of a protocol, together with the type it had.
struct ExistentialExpression: BoundExpression {
  let value: any BoundExpression
  var type = SceneType.any
  var span: SourceSpan { value.span }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let result = try value.evaluate(in: frame)
    if case .existential = result, !value.type.isOptional { return result }
    try placing(at: span) { try frame.evaluation.charge(holding: 1) }
    let known = frame.concrete(value.type)
    // What stands for a generic parameter mostly knows its own type.
    if case .parameter = value.type, !known.isScalar, !known.isOptional,
      !known.isContainerShownInText
    {
      return result
    }
    return .existential(TypedValue(result, as: known))
  }
}

extension SceneType {
  /// The number of optionals around the type.
  var optionalDepth: Int {
    if case .optional(let wrapped) = self { wrapped.optionalDepth + 1 } else { 0 }
  }
}
