/// All cases of an enumeration, in order.
struct AllCasesExpression: BoundExpression {
  let declaration: TypeDeclaration
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) -> SceneValue {
    .array(declaration.allCases)
  }
}

/// The raw value of an enumeration's case.
struct RawValueExpression: BoundExpression {
  let base: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard case .enumeration(let value) = try base.evaluate(in: frame) else {
      throw SceneStop.alreadyTold
    }
    return try value.rawValue(in: frame)
  }
}

extension EnumerationValue {
  /// The raw value: as written, the name, or one more than that of the case before.
  func rawValue(in frame: Frame) throws -> SceneValue {
    if let expression = caseDeclaration.rawValue { return try expression.evaluate(in: frame) }
    if declaration.rawType == .string { return .string(caseDeclaration.name) }
    guard caseIndex > 0 else {
      return declaration.rawType?.isFloatingPoint == true ? .double(0) : .int(0)
    }
    let previous = EnumerationValue(
      declaration: declaration,
      caseIndex: caseIndex - 1,
      payload: []
    )
    switch try previous.rawValue(in: frame) {
    case .int(let number): return .int(number &+ 1)
    case .double(let number): return .double(number + 1)
    default: return .null
    }
  }
}

/// A case with associated values, as a function that makes it.
struct CaseFunctionExpression: BoundExpression {
  let enumerationCase: EnumerationCase
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) -> SceneValue {
    let (enumerationCase, evaluation) = (enumerationCase, frame.evaluation)
    let generics = type.functionType?.result.generics(in: frame) ?? [:]
    return .closure(
      SceneClosure { arguments in
        try evaluation.charge(holding: arguments.count)
        return .enumeration(
          EnumerationValue(
            declaration: enumerationCase.owner,
            caseIndex: enumerationCase.index,
            payload: arguments,
            generics: generics
          )
        )
      }
    )
  }
}

/// Finds an enumeration's case by its raw value; `nil` when there is none.
struct RawInitializerExpression: BoundExpression {
  let declaration: TypeDeclaration
  let argument: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let wanted = try argument.evaluate(in: frame)
    for enumerationCase in declaration.cases {
      let value = EnumerationValue(
        declaration: declaration,
        caseIndex: enumerationCase.index,
        payload: []
      )
      if try value.rawValue(in: frame) == wanted { return .enumeration(value) }
    }
    return .null
  }
}

/// The hash value; the same in every run.
struct HashValueExpression: BoundExpression {
  let base: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .int }

  func evaluate(in frame: Frame) throws -> SceneValue {
    .int(try base.evaluate(in: frame).stableHash)
  }
}

/// The value that a binding leads to.
struct BindingValueExpression: BoundPlace {
  let base: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard case .binding(let binding) = try base.evaluate(in: frame) else {
      throw SceneStop(.valueMismatch("\(base.type)", expected: "Binding"), at: span)
    }
    return try binding.get()
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard case .binding(let binding) = try base.evaluate(in: frame) else { return }
    var value = try binding.get()
    try change(&value)
    try binding.set(value)
  }
}

/// Which object it is: the `id` of an object that is `Identifiable` and has none of its own.
struct IdentityExpression: BoundExpression {
  let base: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .named(ObjectIdentity.sceneName) }

  func evaluate(in frame: Frame) throws -> SceneValue {
    try frame.evaluation.property("id", of: base.evaluate(in: frame), at: span)
  }
}
