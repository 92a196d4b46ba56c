internal import Diptych

/// Makes a value of a scene's struct from its fields, or runs the initial values of an object.
struct MemberwiseExpression: BoundExpression {
  let declaration: TypeDeclaration
  /// The field that each argument goes to.
  let fields: [Int]
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    try frame.evaluation.step(at: span)
    let values = try arguments.evaluate(in: frame)
    var given = Array(repeating: SceneValue.absent, count: declaration.storedProperties.count)
    for (field, value) in zip(fields, values) { given[field] = value }
    let generics = type.generics(in: frame)
    let value = try declaration.instance(
      fields: given,
      frame.evaluation,
      at: span,
      generics: generics
    )
    try value.runInitialValues(frame.evaluation, at: span, generics: generics)
    return value
  }
}

/// Makes a value with an initializer that the scene declares.
struct InitializerCallExpression: BoundExpression {
  let declaration: TypeDeclaration
  let initializer: FunctionDeclaration
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try arguments.evaluate(in: frame)
    let fields = Array(repeating: SceneValue.absent, count: declaration.storedProperties.count)
    let generics = type.unwrapped.generics(in: frame).merging(
      arguments.generics(in: frame, for: values)
    ) { $1 }
    var value = try declaration.instance(
      fields: fields,
      frame.evaluation,
      at: span,
      generics: generics
    )
    let result = try tracing(span) {
      try initializer.initialize(&value, values, frame.evaluation, at: span, generics: generics)
    }
    if initializer.isFailable, case .null = result { return .null }
    return value
  }
}

/// Runs an initializer on an object that is there already: `super.init(…)` and `self.init(…)`.
struct DelegatedInitializerExpression: BoundExpression {
  let initializer: FunctionDeclaration
  let object: any BoundExpression
  /// Whether the class that is named has it run, and not the one that the object is of.
  let isSuper: Bool
  let arguments: BoundArguments
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    var chosen = initializer
    let value = try object.evaluate(in: frame)
    if !isSuper, case .object(let value) = value {
      chosen = value.declaration.initializer(overriding: initializer)
    }
    try value.runInitialValues(
      before: chosen,
      frame.evaluation,
      at: span,
      generics: frame.generics
    )
    return try FunctionCallExpression(
      code: chosen.code,
      receiver: object,
      arguments: arguments.adding(generics: frame.generics),
      span: span,
      type: .void
    ).evaluate(in: frame)
  }
}

/// Makes a value of a library type with an initializer that the scene adds in an extension.
struct ExtensionInitializerExpression: BoundExpression {
  let initializer: FunctionDeclaration
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try arguments.evaluate(in: frame)
    var value = SceneValue.absent
    var generics = arguments.generics(in: frame, for: values)
    generics["Self"] = frame.concrete(type.unwrapped)
    let result = try tracing(span) {
      try initializer.code.call(on: &value, values, frame.evaluation, at: span, generics: generics)
    }
    if initializer.isFailable, case .null = result { return .null }
    return value
  }
}

/// Makes a value of an enumeration's case.
struct CaseExpression: BoundExpression {
  let enumerationCase: EnumerationCase
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    var values = try arguments.evaluate(in: frame)
    try placing(at: span) { try frame.evaluation.charge(holding: values.count) }
    for (index, value) in values.enumerated() {
      guard case .absent = value, index < enumerationCase.defaults.count else { continue }
      values[index] = try enumerationCase.defaults[index]?.evaluate(in: frame) ?? .null
    }
    return .enumeration(
      EnumerationValue(
        declaration: enumerationCase.owner,
        caseIndex: enumerationCase.index,
        payload: values,
        generics: type.unwrapped.generics(in: frame)
      )
    )
  }
}

extension TypeDeclaration {
  /// A value with the given fields; those that are absent take their initial values, which in an
  /// object its initializers run.
  func instance(
    fields given: [SceneValue],
    _ evaluation: Evaluation,
    at span: SourceSpan,
    generics: [String: SceneType] = [:]
  ) throws -> SceneValue {
    let isDelayed = kind == .class && inheritedLibraryClass == nil
    let generics = superclass == nil ? generics : inheritedGenerics(generics)
    try placing(at: span) { try evaluation.charge(holding: given.count) }
    var fields = given
    for (index, property) in storedProperties.enumerated() {
      guard case .absent = fields[index] else { continue }
      if let initial = property.initial, !property.isLazy {
        if isDelayed { continue }
        fields[index] = try initial.call(evaluation, at: span, generics: generics)
      } else if property.wrapper == .namespace {
        fields[index] = Namespace.ID(property.span.start).sceneValue
      } else if case .resolved(.optional) = property.typeState, property.isMutable,
        !property.isLazy
      {
        fields[index] = .null
      } else if property.wrapper == .focus {
        fields[index] = .bool(false)
      }
    }
    for (index, property) in storedProperties.enumerated() where property.isWeak {
      fields[index] = fields[index].weakened
    }
    if kind == .class {
      let object = ObjectValue(
        declaration: self,
        fields: fields,
        span: span,
        generics: generics
      )
      evaluation.storage.add(object)
      if isDelayed { object.fieldsBeforeInitialValues = fields.count }
      if hasDeinitializer { object.evaluation = evaluation }
      return .object(object)
    }
    if deinitializer != nil {
      let life = ObjectValue(declaration: self, fields: fields, generics: generics)
      life.evaluation = evaluation
      fields.append(.object(life))
    }
    if !generics.isEmpty, !genericParameters.isEmpty {
      let arguments = genericParameters.map { generics[$0] ?? .unknown }
      fields.append(.type(TypeValue(.declared(self, arguments))))
    }
    return .structure(StructureValue(declaration: self, fields: fields))
  }
}

extension TypeDeclaration {
  /// Whether the class or one that it inherits from has a `deinit`.
  fileprivate var hasDeinitializer: Bool {
    deinitializer != nil || superclass?.hasDeinitializer == true
  }
}
