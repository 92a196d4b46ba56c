internal import SwiftSyntax

extension Binder {
  /// Binds the bodies of everything that was collected.
  func bindPendingBodies() {
    while !pending.properties.isEmpty || !pending.functions.isEmpty || !pending.subscripts.isEmpty {
      let (properties, functions) = (pending.properties, pending.functions)
      let subscripts = pending.subscripts
      pending.properties = []
      pending.functions = []
      pending.subscripts = []
      for property in properties { visiting(property.scope) { bind(property) } }
      for function in functions { visiting(function.scope) { bind(function) } }
      for declaration in subscripts {
        visiting(declaration.function.scope) {
          bind(declaration.function)
          bind(setterOf: declaration)
        }
      }
    }
    // Each list is taken first: what is bound may hold a closure with types of its own, which come here.
    let rawValues = rawValues
    self.rawValues = []
    for (enumerationCase, syntax, scope) in rawValues {
      visiting(scope) {
        if enumerationCase.owner.rawType == nil, !enumerationCase.owner.hasUnknownRawType {
          report(.rawValueWithoutType, at: span(syntax))
        }
        let type = enumerationCase.owner.rawType ?? .unknown
        if !syntax.mayBeRawValue {
          let name = syntax.as(MemberAccessExprSyntax.self)?.declName
          report(.rawValueNotLiteral, at: name.map { span($0) } ?? span(syntax))
          return
        }
        enumerationCase.rawValue = bind(syntax, as: type) { .cannotConvertRawValue($0, to: $1) }
      }
    }
    checkUnique(rawValues.map(\.0))
    checkRawValues(of: rawValues.map(\.0))
    let payloads = pendingPayloads
    pendingPayloads = []
    for (enumerationCase, syntax, scope) in payloads {
      visiting(scope) { bind(defaultsOf: enumerationCase, syntax) }
    }
  }

  /// Tells which cases have the raw value of an earlier one.
  private func checkUnique(_ cases: [EnumerationCase]) {
    var first: [TypeDeclaration: [String: Int]] = [:]
    for enumerationCase in cases {
      let owner = enumerationCase.owner
      let known = first[owner] ?? owner.firstCases
      first[owner] = known
      guard let value = enumerationCase.rawValue, let text = value.literalText,
        let earlier = known[text], earlier < enumerationCase.index
      else { continue }
      report(.rawValueNotUnique, at: value.span)
    }
  }

  /// Tells which enumerations have no raw values because some are wrong or missing.
  private func checkRawValues(of cases: [EnumerationCase]) {
    var seen: Set<TypeDeclaration> = []
    for owner in cases.map(\.owner) where seen.insert(owner).inserted {
      guard let raw = owner.rawType, let place = owner.rawTypeSpan else { continue }
      var isWrong = false
      var last: (any BoundExpression)?
      for enumerationCase in owner.cases {
        let value = enumerationCase.rawValue
        if value?.isErroneous == true { isWrong = true }
        if value == nil, let last, raw.isInteger || raw.isFloatingPoint, !last.isWholeNumber {
          report(.rawValueMissing, at: enumerationCase.span)
          isWrong = true
          break
        }
        last = value ?? last
      }
      if isWrong {
        report(.rawTypeNotSynthesized(type: owner.name, raw: "\(raw)"), at: place)
      }
    }
  }

  private func bind(defaultsOf enumerationCase: EnumerationCase, _ syntax: EnumCaseElementSyntax) {
    let parameters = syntax.parameterClause.map { Array($0.parameters) } ?? []
    enumerationCase.defaults = zip(parameters, enumerationCase.signature.parameters).map {
      syntax,
      parameter in
      syntax.defaultValue.map {
        bind($0.value, as: parameter.type) { .cannotConvertDefault($0, to: $1) }
      }
    }
  }

  /// The type of `self`: in a protocol and its extensions a type that conforms, or the one that a
  /// `where` clause tells.
  private var typeOfSelf: SceneType? {
    if let told = scope.constrainedTypes["Self"] { return told }
    guard let type = scope.selfType, type.selfConstraint != nil else {
      return scope.selfType?.substituting(scope.constrainedTypes)
    }
    return findType("Self") ?? type
  }

  /// Makes the variable of `self` in a function of a type.
  func declareSelf(
    in function: FunctionScope,
    isMutable: Bool,
    isStatic: Bool = false,
    at place: SourceSpan
  ) {
    guard let type = typeOfSelf else { return }
    if isStatic {
      function.code.selfVariable = function.declare(
        "self",
        type: .metatype(type),
        isMutable: false,
        span: place
      )
      return
    }
    let isClass =
      if case .declared(let declaration, _) = type { declaration.kind == .class } else { false }
    function.code.selfVariable = function.declare(
      "self",
      type: type,
      isMutable: isMutable && !isClass,
      span: place
    )
  }

  func bind(_ declaration: FunctionDeclaration) {
    guard let body = declaration.body, !body.standsBehindStrayTokens else { return }
    let before = diagnostics.count
    let function = FunctionScope(code: declaration.code, outer: nil)
    function.labels = declaration.signature.labels
    function.thrownType = declaration.thrownType.map { resolve($0) }
    let isInitializer = declaration.name == "init"
    function.expectedResult = isInitializer ? .void : declaration.signature.result
    function.resultKeys = declaration.resultSyntax?.translatedPlaces
    if let owner = scope.selfType, isObject(owner), let result = function.expectedResult {
      function.expectedResult = result.substituting(["Self": owner])
    }
    if isInitializer && declaration.isFailable { function.expectedResult = .unknown }
    function.errors =
      declaration.isThrowing || declaration.isRethrowing ? .handled : .none
    function.isAsynchronous = declaration.isAsynchronous
    function.builder = declaration.builder ?? impliedBuilder(of: declaration)
    within(scope, function) {
      if declaration.isStatic {
        declareSelf(in: function, isMutable: false, isStatic: true, at: declaration.span)
      } else {
        declareSelf(in: function, isMutable: declaration.isMutating, at: declaration.span)
      }
      declareParameters(of: declaration, in: function)
      bindBody(body, in: function, span: declaration.span)
      checkOpaqueResults(in: function, type: body.resultType, after: before, at: declaration.span)
      if let implied = impliedSuperInitializer(of: declaration, body) {
        function.code.statements.append(implied)
      }
      checkFlow(
        of: body,
        kind(of: declaration),
        result: declaration.signature.result,
        builder: function.builder ?? declaration.builder,
        parameters: declaration.signature.parameters.map(\.name),
        after: before,
        at: declaration.span
      )
    }
  }

  private func kind(of declaration: FunctionDeclaration) -> BodyKind {
    if declaration.name == "init" { return .initializer }
    if declaration.name == "subscript" { return .getter }
    if scope.selfType == nil { return .function }
    if declaration.isOperator { return .operatorFunction }
    return declaration.isStatic ? .staticMethod : .method
  }

  func declareParameters(of declaration: FunctionDeclaration, in function: FunctionScope) {
    bindDefaults(of: declaration, in: function)
    for (syntax, parameter) in zip(declaration.parameterSyntax, declaration.signature.parameters) {
      let type = typeInside(of: parameter)
      if parameter.name != "_", function.declaresInInnermostBlock(parameter.name) {
        report(.redeclaration(parameter.name), at: span(syntax.secondName ?? syntax.firstName))
      }
      let variable = function.declare(
        parameter.name,
        type: type,
        isMutable: parameter.isInout || syntax.has(.consuming),
        span: span(syntax)
      )
      variable.isNonescaping = parameter.isNonescaping
      variable.isInout = parameter.isInout
      variable.holdsAny = syntax.type.saysAny
      variable.isImplicitlyUnwrapped = syntax.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      variable.isPack = parameter.isPack
      function.code.parameters.append(variable)
      function.code.statements += bind(
        wrapped: variable,
        syntax.attributes,
        function,
        at: span(syntax)
      )
    }
  }

  /// Binds the default values, which see no parameters.
  private func bindDefaults(of declaration: FunctionDeclaration, in function: FunctionScope) {
    function.bindsDefaults = true
    defer { function.bindsDefaults = false }
    for (syntax, parameter) in zip(declaration.parameterSyntax, declaration.signature.parameters) {
      let type = typeInside(of: parameter)
      if parameter.isInout, let clause = syntax.defaultValue {
        report(.inOutWithDefault(parameter.name), at: span(clause.value))
      }
      function.code.defaults.append(
        syntax.defaultValue.map { clause -> any BoundExpression in
          if parameter.isAutoclosure, let result = type.functionType?.result {
            return bind(autoclosure: clause.value, expecting: result)
          }
          return withKeys(at: parameter.keys) {
            bind(clause.value, as: wanted(ofDefault: clause.value, for: type)) {
              .cannotConvertDefault($0, to: $1)
            }
          }
        }
          ?? (parameter.isVariadic
            ? ArrayLiteral(elements: [], span: span(syntax), type: type) : nil)
      )
    }
  }

  /// The type that a parameter has inside of its function.
  private func typeInside(of parameter: ParameterSignature) -> SceneType {
    let type: SceneType = parameter.isVariadic ? .array(parameter.type) : parameter.type
    guard let owner = scope.selfType, isPlainProtocol(owner) else { return type }
    return type.substituting(["Self": owner])
  }

  /// The type for a default value: `.capsule` decides which shape a generic parameter stands for.
  private func wanted(ofDefault value: ExprSyntax, for type: SceneType) -> SceneType {
    guard value.startsWithDot, case .parameter(let name) = type,
      let constraint = scope.constraints(of: name)?.first(where: isProtocol)
    else { return type.withoutOwnBuilder }
    return constraint
  }

  /// `body` of a view, modifier, or style is a view builder without saying so.
  private func impliedBuilder(of declaration: FunctionDeclaration) -> BuilderKind? {
    guard case .declared(let owner, _)? = declaration.scope.selfType else { return nil }
    if declaration.name == "body", owner.conforms(to: "ViewModifier") { return .view }
    let isStyle = Library.configurations.keys.contains { owner.conforms(to: $0) }
    if declaration.name == "makeBody", isStyle { return .view }
    return requiredBuilder(of: declaration.name, in: owner) { member in
      guard case .method(let method) = member,
        method.signature.labels == declaration.signature.labels
      else { return nil }
      return method.builder
    }
  }

  /// The builder in which a protocol of a type asks a member to be written.
  func requiredBuilder(
    of name: String,
    in owner: TypeDeclaration,
    _ builder: (MemberTable.Member) -> BuilderKind?
  ) -> BuilderKind? {
    for asking in owner.declaredProtocols where asking !== owner {
      for members in [asking.members.instanceMembers, asking.members.staticMembers] {
        if let found = members[name]?.lazy.compactMap(builder).first { return found }
      }
    }
    return nil
  }
}

extension BoundExpression {
  /// Whether it is a literal after which raw values count on.
  fileprivate var isWholeNumber: Bool {
    switch self {
    case is IntLiteral: true
    case let literal as DoubleLiteral: literal.value == literal.value.rounded()
    case let negation as NegationExpression: negation.operand.isWholeNumber
    default: false
    }
  }

  /// A literal as text, to tell equal ones.
  fileprivate var literalText: String? {
    switch self {
    case let literal as IntLiteral: "\(literal.value)"
    case let literal as DoubleLiteral: "\(literal.value)"
    case let literal as StringLiteral: "\"" + literal.value
    default: nil
    }
  }
}

extension TypeDeclaration {
  /// The first case of an enumeration for each raw value that is a literal, by its number.
  fileprivate var firstCases: [String: Int] {
    cases.reduce(into: [:]) { first, enumerationCase in
      guard let text = enumerationCase.rawValue?.literalText else { return }
      first[text] = min(first[text] ?? enumerationCase.index, enumerationCase.index)
    }
  }
}

extension ExprSyntax {
  /// Whether it is a literal, as raw values must be.
  fileprivate var mayBeRawValue: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node):
      node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .booleanLiteralExpr, .nilLiteralExpr, .macroExpansionExpr, .missingExpr: true
    default: isNumberLiteral
    }
  }
}
