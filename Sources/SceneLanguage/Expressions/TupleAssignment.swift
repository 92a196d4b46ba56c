/// `(a, b) = value`: all values are known before the first place changes.
struct TupleAssignmentExpression: BoundExpression {
  let targets: [any BoundPlace]
  let value: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard case .tuple(let values) = try value.evaluate(in: frame) else { return .void }
    for (target, value) in zip(targets, values) {
      try target.assign(value, in: frame)
    }
    return .void
  }
}
