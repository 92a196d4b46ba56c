/// Puts a value into a place.
struct AssignmentExpression: BoundExpression {
  let target: any BoundPlace
  let value: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let result = try value.evaluate(in: frame)
    guard target is ChainExpression else {
      try target.assign(result, in: frame)
      return .void
    }
    // An assignment through a chain tells whether it was made.
    var isMade = false
    try target.modify(in: frame) { value in
      value = result
      isMade = true
    }
    return isMade ? .void : .null
  }
}

/// Evaluates an expression and forgets its value: `_ = …`.
struct DiscardExpression: BoundExpression {
  let value: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    _ = try value.evaluate(in: frame)
    return .void
  }
}

/// `+=` and its like: changes a place by an operator.
struct CompoundAssignmentExpression: BoundExpression {
  let target: any BoundPlace
  let value: any BoundExpression
  let apply: @Sendable (SceneValue, SceneValue, Evaluation) throws -> SceneValue
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let operand = try value.evaluate(in: frame)
    let evaluation = frame.evaluation
    try target.modify(in: frame) { value in
      let old = value
      value = .absent
      do {
        value = try placing(at: span) { try apply(old, operand, evaluation) }
      } catch {
        value = old
        throw error
      }
    }
    return .void
  }
}
