extension FunctionDeclaration {
  /// Runs this initializer on a value whose fields have no initial values yet.
  func initialize(
    _ value: inout SceneValue,
    _ arguments: [SceneValue],
    _ evaluation: Evaluation,
    at span: SourceSpan,
    generics: [String: SceneType] = [:]
  ) throws -> SceneValue {
    try value.runInitialValues(before: self, evaluation, at: span, generics: generics)
    let result = try code.call(on: &value, arguments, evaluation, at: span, generics: generics)
    if isFailable, case .null = result { return result }
    try value.runInitialValues(evaluation, at: span, generics: generics)
    return result
  }
}

extension SceneValue {
  /// Gives fields of an object their initial values, in the order in which Swift does: those of a
  /// class when an initializer of it begins, and so those of its superclass when it says
  /// `super.init`.
  ///
  /// An initializer that another one of the class is called by leaves them to that one.
  func runInitialValues(
    before initializer: FunctionDeclaration? = nil,
    _ evaluation: Evaluation,
    at span: SourceSpan,
    generics: [String: SceneType]
  ) throws {
    guard case .object(let object) = self, object.fieldsBeforeInitialValues > 0 else { return }
    var first = 0
    if let initializer {
      guard !initializer.isConvenience,
        case .declared(let owner, _)? = initializer.scope.selfType, owner.kind == .class
      else { return }
      first = owner.superclass?.storedProperties.count ?? 0
    }
    var current: TypeDeclaration? = object.declaration
    while let type = current, object.fieldsBeforeInitialValues > first {
      let start = type.superclass?.storedProperties.count ?? 0
      let end = object.fieldsBeforeInitialValues
      if start < end {
        object.fieldsBeforeInitialValues = start
        try object.runInitialValues(start..<end, evaluation, at: span, generics: generics)
      }
      current = type.superclass
    }
  }
}

extension ObjectValue {
  fileprivate func runInitialValues(
    _ range: Range<Int>,
    _ evaluation: Evaluation,
    at span: SourceSpan,
    generics: [String: SceneType]
  ) throws {
    for index in range {
      let property = declaration.storedProperties[index]
      guard case .absent = fields[index], let initial = property.initial, !property.isLazy
      else { continue }
      let value = try initial.call(evaluation, at: span, generics: generics)
      fields[index] = property.isWeak ? value.weakened : value
    }
  }
}

/// Runs the initial values of a superclass without initializers: `super.init()`.
struct InheritedValuesExpression: BoundExpression {
  let object: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try object.evaluate(in: frame)
    try value.runInitialValues(frame.evaluation, at: span, generics: frame.generics)
    return .void
  }
}

/// `self.init(…)` of a value whose initializer may fail, in an initializer that fails with it.
struct FailableDelegationStatement: BoundStatement {
  let delegation: any BoundExpression

  func execute(in frame: Frame) throws -> Flow {
    if case .null = try delegation.evaluate(in: frame) { return .returned(.null) }
    return .next
  }
}

extension BoundExpression {
  /// Whether it is `self.init(…)` or `super.init(…)` that may fail.
  var isFailableDelegation: Bool {
    // To ask what kind of expression it is costs more, and nearly all make a value.
    guard type == .void else { return false }
    return switch self {
    case let object as DelegatedInitializerExpression: object.initializer.isFailable
    case let native as NativeInitializerExpression: native.entry.signature.result.isOptional
    case let value as ValueDelegationExpression: value.made.type.isOptional
    default: false
    }
  }
}

/// `self.init(…)` of a value that is no object.
struct ValueDelegationExpression: BoundExpression {
  let target: any BoundPlace
  let made: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try made.evaluate(in: frame)
    if made.type.isOptional, case .null = value { return .null }
    try target.assign(value, in: frame)
    return .void
  }
}
