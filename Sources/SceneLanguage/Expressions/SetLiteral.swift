/// An array literal where a set is expected.
struct SetLiteral: BoundExpression {
  let elements: [any BoundExpression]
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    try placing(at: span) { try frame.evaluation.charge(elements: elements.count) }
    return .set(SetValue(try elements.map { try $0.evaluate(in: frame) }))
  }
}

/// An option set of the scene's that holds all that a sequence of such sets does.
struct OptionSetOfSequence: BoundExpression {
  let sequence: any BoundExpression
  let declaration: TypeDeclaration
  let span: SourceSpan
  var type: SceneType { declaration.selfType }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try frame.evaluation.elements(of: sequence.evaluate(in: frame))
    return declaration.optionSet(values.reduce(0) { $0 | $1.rawBits })
  }
}
