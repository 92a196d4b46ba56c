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

/// A value in the form that a format style gives it.
struct FormattedValue: BoundExpression {
  let value: any BoundExpression
  let style: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .string }

  func evaluate(in frame: Frame) throws -> SceneValue {
    .string(try value.evaluate(in: frame).text)
  }
}
