/// `&&` and `||`, whose right side is evaluated only when it decides.
struct LogicalExpression: BoundExpression {
  let isAnd: Bool
  let left: any BoundExpression
  let right: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .bool }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let first = try left.evaluateCondition(in: frame)
    if first != isAnd { return .bool(first) }
    return .bool(try right.evaluateCondition(in: frame))
  }
}

/// `condition ? first : second`.
struct TernaryExpression: BoundExpression {
  let condition: any BoundExpression
  let first: any BoundExpression
  let second: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    try condition.evaluateCondition(in: frame)
      ? first.evaluate(in: frame) : second.evaluate(in: frame)
  }
}

/// `optional ?? fallback`.
struct CoalescingExpression: BoundExpression {
  let optional: any BoundExpression
  let fallback: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    try optional.evaluate(in: frame).unwrapped ?? fallback.evaluate(in: frame)
  }
}

/// `!condition`.
struct NotExpression: BoundExpression {
  let operand: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .bool }

  func evaluate(in frame: Frame) throws -> SceneValue {
    .bool(try !operand.evaluateCondition(in: frame))
  }
}

/// `~number`.
struct ComplementExpression: BoundExpression {
  let operand: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard let bits = try operand.evaluate(in: frame).bits else {
      throw SceneStop(.unaryMismatch(operator: "~", operand: "\(operand.type)"), at: span)
    }
    var name = "Int"
    if case .named(let known, _) = frame.concrete(type) { name = known }
    return .whole(bits: ~bits, of: name)
  }
}

/// `-number`.
struct NegationExpression: BoundExpression {
  let operand: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    switch try operand.evaluate(in: frame) {
    case .double(let value): return .double(-value)
    case .int(let value):
      if value == .min { throw SceneStop(.overflow("-\(value)"), at: span) }
      return .int(-value)
    case let other:
      if let angle = other.negatedAngle { return angle }
      if let number = DecimalNumber.read(other) { return (-number).sceneValue }
      // In generic code the type shows only now.
      let evaluation = frame.evaluation
      if let own = evaluation.program.operatorFunction("-", other) {
        return try own.apply(to: [other], evaluation, at: span)
      }
      throw SceneStop(.unaryMismatch(operator: "-", operand: "\(other.type)"), at: span)
    }
  }
}

/// `a..<b` and `a...b`.
struct RangeExpression: BoundExpression {
  let lower: any BoundExpression
  let upper: any BoundExpression
  let isClosed: Bool
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    switch (try lower.evaluate(in: frame), try upper.evaluate(in: frame)) {
    case (.int(let lower), .int(let upper)):
      if lower > upper { throw SceneStop(.rangeReversed, at: span) }
      return isClosed ? .closedRange(lower...upper) : .range(lower..<upper)
    case (let lower, let upper):
      guard let lower = Double.read(lower), let upper = Double.read(upper) else {
        return try placing(at: span) {
          if try frame.evaluation.isLess(upper, lower) { throw SceneStop(.rangeReversed) }
          let range = ComparableRange(lower: lower, upper: upper, isClosed: isClosed)
          return .native(NativeBox(range, type: type))
        }
      }
      if !(lower <= upper) { throw SceneStop(.rangeReversed, at: span) }
      return isClosed ? (lower...upper).sceneValue : (lower..<upper).sceneValue
    }
  }
}

extension BoundExpression {
  /// The value of a condition.
  func evaluateCondition(in frame: Frame) throws -> Bool {
    guard case .bool(let value) = try evaluate(in: frame) else {
      throw SceneStop(.conditionNotBool("\(type)"), at: span)
    }
    return value
  }
}
