/// Puts a value into a place.
struct AssignmentExpression: BoundExpression {
  let target: any BoundPlace
  let value: any BoundExpression
  let span: SourceSpan
  /// Whether computing the value may change what leads to the place, or be seen to come after it.
  var settlesFirst = false
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    if target is ChainExpression, try target.chainEnds(in: frame) { return .null }
    let target = settlesFirst ? try target.settled(in: frame) : target
    let result = try value.evaluate(in: frame)
    // An assignment through a chain tells whether it was made.
    let place = (target as? ChainExpression)?.value.asPlace ?? target
    do {
      try place.assign(result, in: frame)
      return .void
    } catch is ChainEnd where target is ChainExpression {
      return .null
    }
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
  /// Whether values are added, which what is already in the place need not be copied for.
  let adds: Bool
  let apply: @Sendable (SceneValue, SceneValue, Evaluation) throws -> SceneValue
  let span: SourceSpan
  /// Whether computing the operand may change what leads to the place, or be seen to come after it.
  var settlesFirst = false
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    if target is ChainExpression, try target.chainEnds(in: frame) { return .void }
    let target = settlesFirst ? try target.settled(in: frame) : target
    let operand = try value.evaluate(in: frame)
    let evaluation = frame.evaluation
    try target.modify(in: frame) { value in
      try placing(at: span) {
        if adds, try value.append(operand, evaluation) { return }
        value = try apply(value, operand, evaluation)
      }
    }
    return .void
  }
}

extension SceneValue {
  /// Adds a text to a text, or an array to an array, in its place.
  ///
  /// - Returns: Whether they are such values; others are left alone.
  /// - Complexity: O(*n*) in the length of what is added.
  fileprivate mutating func append(_ other: SceneValue, _ evaluation: Evaluation) throws -> Bool {
    let storage = storage
    // A `switch` over the place itself would hold what is in it to its end, and so copy it.
    switch other {
    case .string(let more):
      guard case .string = self else { return false }
      try evaluation.charge(elements: more.utf8.count)
      guard case .string(var text) = exchange(with: .absent) else { return false }
      text += more
      self = .string(text)
    case .array(let more):
      guard case .array = self else { return false }
      try evaluation.charge(elements: more.count)
      guard case .array(var elements) = exchange(with: .absent) else { return false }
      elements += more
      self = .array(elements)
    default: return false
    }
    try evaluation.chargeCopy(of: self, from: storage)
    return true
  }

  /// Takes the value out of its place, so that it can be changed without being copied.
  private mutating func exchange(with other: SceneValue) -> SceneValue {
    defer { self = other }
    return self
  }
}
