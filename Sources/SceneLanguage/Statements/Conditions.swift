internal import ConstraintLayout

/// One condition of an `if`, `guard`, or `while`.
enum BoundCondition: Sendable {
  case expression(any BoundExpression)
  /// `let name = optional`.
  case binding(any BoundPattern, any BoundExpression)
  /// `case pattern = value`.
  case pattern(any BoundPattern, any BoundExpression)
  /// What holds whatever is shown.
  case always
  /// `#available`: whether the iOS whose controls are shown is at least a version; `nil` where
  /// nothing is said of iOS.
  case available(SystemVersion?)
  /// `#unavailable`: the contrary.
  case unavailable(SystemVersion?)

  func holds(in frame: Frame) throws -> Bool {
    switch self {
    case .expression(let expression): return try expression.evaluateCondition(in: frame)
    case .binding(let pattern, let expression):
      guard let value = try expression.evaluate(in: frame).unwrapped else { return false }
      return try pattern.matches(value, in: frame)
    case .pattern(let pattern, let expression):
      return try pattern.matches(try expression.evaluate(in: frame), in: frame)
    case .always: return true
    case .available(let version): return frame.has(version)
    case .unavailable(let version): return !frame.has(version)
    }
  }
}

extension Frame {
  /// Whether the iOS whose controls are shown is at least a version.
  fileprivate func has(_ version: SystemVersion?) -> Bool {
    version.map { $0 <= evaluation.interface.systemVersion } ?? true
  }
}

extension [BoundCondition] {
  /// Whether all hold; those after the first that does not are not looked at.
  func hold(in frame: Frame) throws -> Bool {
    for condition in self where try !condition.holds(in: frame) {
      return false
    }
    return true
  }
}

struct IfStatement: BoundStatement {
  let conditions: [BoundCondition]
  let body: [any BoundStatement]
  let alternative: [any BoundStatement]

  func execute(in frame: Frame) throws -> Flow {
    try conditions.hold(in: frame)
      ? body.execute(in: frame) : alternative.execute(in: frame)
  }
}

struct GuardStatement: BoundStatement {
  let conditions: [BoundCondition]
  let body: [any BoundStatement]

  func execute(in frame: Frame) throws -> Flow {
    try conditions.hold(in: frame) ? .next : body.execute(in: frame)
  }
}

/// An `if` or `switch` as a value.
struct StatementExpression: BoundExpression {
  let statement: any BoundStatement
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    if case .returned(let value) = try statement.execute(in: frame) { return value }
    throw SceneStop(.switchNotExhaustive(missing: []), at: span)
  }
}
