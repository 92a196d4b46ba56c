/// A pattern: it takes a value or not, and may declare variables.
protocol BoundPattern: Sendable {
  func matches(_ value: SceneValue, in frame: Frame) throws -> Bool
}

struct WildcardPattern: BoundPattern {
  func matches(_ value: SceneValue, in frame: Frame) -> Bool { true }
}

struct VariablePattern: BoundPattern {
  let variable: LocalVariable

  func matches(_ value: SceneValue, in frame: Frame) -> Bool {
    frame.declare(variable, value)
    return true
  }
}

struct TuplePattern: BoundPattern {
  let elements: [any BoundPattern]

  func matches(_ value: SceneValue, in frame: Frame) throws -> Bool {
    guard case .tuple(let values) = value, values.count == elements.count else { return false }
    for (element, value) in zip(elements, values) where try !element.matches(value, in: frame) {
      return false
    }
    return true
  }
}

/// An enumeration's case, with patterns for its associated values.
struct CasePattern: BoundPattern {
  let enumerationCase: EnumerationCase
  let elements: [any BoundPattern]

  func matches(_ value: SceneValue, in frame: Frame) throws -> Bool {
    guard case .enumeration(let value) = value, value.caseIndex == enumerationCase.index,
      value.declaration === enumerationCase.owner
    else { return false }
    return try elements.match(value.payload, in: frame)
  }
}

/// A case of an enumeration of the library, with patterns for its associated values.
struct LibraryCasePattern: BoundPattern {
  let parts: @Sendable (SceneValue) -> [SceneValue]?
  let elements: [any BoundPattern]

  func matches(_ value: SceneValue, in frame: Frame) throws -> Bool {
    guard let values = parts(value.withoutStaticType) else { return false }
    return try elements.match(values, in: frame)
  }
}

extension [any BoundPattern] {
  /// Whether patterns take the associated values of a case; one pattern may take them all at once.
  fileprivate func match(_ values: [SceneValue], in frame: Frame) throws -> Bool {
    if count == 1, values.count > 1 { return try self[0].matches(.tuple(values), in: frame) }
    for (element, value) in zip(self, values) where try !element.matches(value, in: frame) {
      return false
    }
    return true
  }
}

/// A case by its name, where the enumeration shows only when the scene runs.
struct NamedCasePattern: BoundPattern {
  let name: String
  let elements: [any BoundPattern]

  func matches(_ value: SceneValue, in frame: Frame) throws -> Bool {
    switch (name, value.withoutStaticType) {
    case (_, .enumeration(let value)):
      return try CasePattern(enumerationCase: value.caseDeclaration, elements: elements)
        .matches(.enumeration(value), in: frame) && value.caseDeclaration.name == name
    case ("none", .null): return elements.isEmpty
    case ("some", let value):
      guard elements.count == 1, let wrapped = value.unwrapped else { return false }
      return try elements[0].matches(wrapped, in: frame)
    default: return false
    }
  }
}

/// `name?` and `.some(name)`.
struct OptionalPattern: BoundPattern {
  let wrapped: any BoundPattern

  func matches(_ value: SceneValue, in frame: Frame) throws -> Bool {
    guard let value = value.unwrapped else { return false }
    return try wrapped.matches(value, in: frame)
  }
}

/// `is Type` and `name as Type`.
struct TypePattern: BoundPattern {
  let target: CastTarget
  let inner: (any BoundPattern)?
  var type: SceneType { target.type }

  func matches(_ value: SceneValue, in frame: Frame) throws -> Bool {
    guard try target.takes(value, in: frame) else { return false }
    return try inner?.matches(value.withoutStaticType, in: frame) ?? true
  }
}

/// A value to be equal to, or a range to lie in.
struct ExpressionPattern: BoundPattern {
  let expression: any BoundExpression

  func matches(_ value: SceneValue, in frame: Frame) throws -> Bool {
    if let own = expression as? OwnMatchExpression { return try own.matches(value, in: frame) }
    return try expression.evaluate(in: frame).matches(value, frame.evaluation)
  }
}

/// The value of a pattern that the scene's own `~=` compares.
struct OwnMatchExpression: BoundExpression {
  let value: any BoundExpression
  let code: FunctionCode
  let span: SourceSpan
  var type: SceneType { value.type }

  func evaluate(in frame: Frame) throws -> SceneValue { try value.evaluate(in: frame) }

  func matches(_ subject: SceneValue, in frame: Frame) throws -> Bool {
    let wanted = try evaluate(in: frame)
    return try code.call(nil, [wanted, subject], frame.evaluation, at: span) == .bool(true)
  }
}

extension SceneValue {
  /// Whether a value fits this one as `~=` asks: it lies in the range, or is equal.
  func matches(_ value: SceneValue, _ evaluation: Evaluation) throws -> Bool {
    let value = value.withoutStaticType
    let wanted = self
    switch (wanted, value) {
    case (.range(let range), .int(let value)): return range.contains(value)
    case (.closedRange(let range), .int(let value)): return range.contains(value)
    case (.native(let box), _):
      if let range = box.value as? ClosedRange<Double>, let value = Double.read(value) {
        return range.contains(value)
      }
      if let range = box.value as? Range<Double>, let value = Double.read(value) {
        return range.contains(value)
      }
      if let range = box.value as? PartialRangeValue {
        return try range.contains(value, evaluation)
      }
      if let range = box.value as? ComparableRange { return try range.contains(value, evaluation) }
      if let regex = box.value as? RegexValue {
        let text = Array(value.textPart.part)
        var search = RegexSearch(regex.pattern, in: text) { try evaluation.step(at: nil) }
        return try search.match(at: 0, upToEnd: true) != nil
      }
      return wanted == value
    default:
      return try evaluation.areEqual(wanted, value)
    }
  }
}
