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
