struct ForStatement: BoundStatement {
  let pattern: any BoundPattern
  let sequence: any BoundExpression
  let condition: (any BoundExpression)?
  let body: [any BoundStatement]
  let number: Int

  func execute(in frame: Frame) throws -> Flow {
    let value = try sequence.evaluate(in: frame)
    var result = Flow.next
    try placing(at: sequence.span) {
      try frame.evaluation.forEachElement(of: value) { element in
        try frame.evaluation.step(at: sequence.span)
        guard try pattern.matches(element, in: frame) else { return true }
        if let condition, try !condition.evaluateCondition(in: frame) { return true }
        switch try body.execute(in: frame) {
        case .next, .continued(number), .fellThrough: return true
        case .broken(number): return false
        case let flow:
          result = flow
          return false
        }
      }
    }
    return result
  }
}

struct WhileStatement: BoundStatement {
  let conditions: [BoundCondition]
  let body: [any BoundStatement]
  let number: Int
  let span: SourceSpan
  /// Whether the body runs before the conditions are asked.
  let asksAfter: Bool

  func execute(in frame: Frame) throws -> Flow {
    var isFirst = asksAfter
    while true {
      try frame.evaluation.step(at: span)
      if !isFirst, try !conditions.hold(in: frame) { return .next }
      isFirst = false
      switch try body.execute(in: frame) {
      case .next, .continued(number), .fellThrough: continue
      case .broken(number): return .next
      case let flow: return flow
      }
    }
  }
}

/// A labelled `do` or `if`, which `break` can leave.
struct LabeledStatement: BoundStatement {
  let body: [any BoundStatement]
  let number: Int

  func execute(in frame: Frame) throws -> Flow {
    switch try body.execute(in: frame) {
    case .broken(number): .next
    case let flow: flow
    }
  }
}

struct SwitchStatement: BoundStatement {
  struct Case: Sendable {
    struct Label: Sendable {
      let pattern: any BoundPattern
      let condition: (any BoundExpression)?
    }

    /// Empty for `default`.
    let labels: [Label]
    let body: [any BoundStatement]
  }

  let subject: any BoundExpression
  let cases: [Case]
  let number: Int
  let span: SourceSpan

  func execute(in frame: Frame) throws -> Flow {
    let value = try subject.evaluate(in: frame)
    guard var index = try cases.firstIndex(where: { try fits($0, value, in: frame) }) else {
      return .next
    }
    while index < cases.count {
      switch try cases[index].body.execute(in: frame) {
      case .fellThrough: index += 1
      case .broken(number): return .next
      case let flow: return flow
      }
    }
    return .next
  }

  private func fits(_ switchCase: Case, _ value: SceneValue, in frame: Frame) throws -> Bool {
    if switchCase.labels.isEmpty { return true }
    for label in switchCase.labels where try label.pattern.matches(value, in: frame) {
      if try label.condition?.evaluateCondition(in: frame) ?? true { return true }
    }
    return false
  }
}
