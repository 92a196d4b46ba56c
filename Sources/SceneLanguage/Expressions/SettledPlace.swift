/// A value that is computed already.
///
/// Unchecked: it lives as long as one assignment, in the evaluation that makes it.
struct SettledExpression: BoundExpression, @unchecked Sendable {
  let value: SceneValue
  let span: SourceSpan
  let type: SceneType

  init(_ expression: any BoundExpression, in frame: Frame) throws {
    value = try expression.evaluate(in: frame)
    (span, type) = (expression.span, expression.type)
  }

  func evaluate(in frame: Frame) throws -> SceneValue { value }
}

extension BoundPlace {
  /// The place with everything computed that leads to it: the objects and the indices on the way.
  ///
  /// Swift does so before it computes what is put there.
  func settled(in frame: Frame) throws -> any BoundPlace {
    switch self {
    case let item as SubscriptExpression:
      return SubscriptExpression(
        base: try item.base.settledBase(in: frame),
        index: try SettledExpression(item.index, in: frame),
        fallback: item.fallback,
        span: item.span,
        type: item.type
      )
    case let field as FieldExpression:
      var settled = FieldExpression(
        base: try field.base.settledBase(in: frame),
        property: field.property,
        index: field.index,
        span: field.span,
        type: field.type
      )
      settled.isRaw = field.isRaw
      settled.isObserved = field.isObserved
      return settled
    default: return self
    }
  }
}

extension BoundExpression {
  fileprivate func settledBase(in frame: Frame) throws -> any BoundExpression {
    // An object is the same wherever it was found.
    if type.isObject { return try SettledExpression(self, in: frame) }
    return try asPlace?.settled(in: frame) ?? self
  }
}
