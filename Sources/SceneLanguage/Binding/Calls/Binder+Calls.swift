internal import SwiftSyntax

extension Binder {
  /// Binds a call.
  func bind(
    call node: FunctionCallExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    if let part = bind(regexComponent: node, at: place) { return part }
    let arguments = callArguments(of: node)
    let called = node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self), !name.baseName.tokenKind.isOperator,
      name.argumentNames == nil
    {
      return bind(callOf: name, arguments, at: place, expecting: expected)
    }
    if let member = called.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil {
      return bind(callOf: member, arguments, at: place, expecting: expected)
    }
    if let specialization = called.as(GenericSpecializationExprSyntax.self),
      let type = bind(specialization: specialization) as? TypeExpression
    {
      return construct(type.named, arguments, at: place, expecting: expected)
    }
    if let array = called.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = typeOfLiteral(array)
    {
      return construct(.array(element), arguments, at: place, expecting: expected)
    }
    let isDictionary = called.is(DictionaryExprSyntax.self)
    if isDictionary || called.is(OptionalChainingExprSyntax.self),
      let type = typeNamed(byLiteral: called)
    {
      return isDictionary && arguments.isEmpty
        ? DictionaryLiteral(pairs: [], span: place, type: type)
        : construct(type, arguments, at: place, expecting: expected)
    }
    let function = bind(
      called,
      expecting: called.is(ClosureExprSyntax.self)
        ? typeOfClosure(calledWith: arguments, giving: expected) : .unknown
    )
    return callValue(function, arguments, at: place, expecting: expected)
  }

  /// What is expected of a closure that is called where it stands: it takes what it is given there,
  /// and gives what the place expects.
  private func typeOfClosure(
    calledWith arguments: [CallArgument],
    giving expected: SceneType
  ) -> SceneType {
    if arguments.isEmpty {
      return expected.isOpen ? .unknown : .function(FunctionType([], expected))
    }
    var types: [SceneType] = []
    for argument in arguments {
      let (value, succeeded) = attempt { bind(argument.expression) }
      guard succeeded, !value.type.isOpen else { return .unknown }
      types.append(value.type)
    }
    return .function(FunctionType(types, expected))
  }

  /// The arguments of a call as they stand.
  func callArguments(in list: LabeledExprListSyntax) -> [CallArgument] {
    list.inOrder.map { argument in
      CallArgument(
        label: argument.label?.identifierText,
        labelSpan: argument.label.map { span($0) },
        expression: argument.expression,
        span: span(argument.expression),
        isTrailing: false
      )
    }
  }

  /// The arguments of a call and the closures after it.
  func callArguments(of node: FunctionCallExprSyntax) -> [CallArgument] {
    var result = callArguments(in: node.arguments)
    if let closure = node.trailingClosure {
      result.append(
        CallArgument(
          label: nil,
          labelSpan: nil,
          expression: ExprSyntax(closure),
          span: span(closure),
          isTrailing: true
        )
      )
    }
    for closure in node.additionalTrailingClosures.inOrder {
      result.append(
        CallArgument(
          label: closure.label.tokenKind == .wildcard ? nil : closure.label.identifierText,
          labelSpan: span(closure.label),
          expression: ExprSyntax(closure.closure),
          span: span(closure.closure),
          isTrailing: true
        )
      )
    }
    return result
  }

  /// Binds `name(…)`.
  private func bind(
    callOf node: DeclReferenceExprSyntax,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let name = node.baseName.identifierText
    let nameSpan = span(node)
    if node.baseName.tokenKind == .keyword(.`self`) || name.hasPrefix("$") {
      return callValue(bind(ExprSyntax(node)), arguments, at: place, expecting: expected)
    }
    if node.baseName.tokenKind == .keyword(.Self), let type = findType("Self") {
      if let source = dynamicSelf(type, at: nameSpan) ?? protocolSelf(type, at: nameSpan) {
        return bind(
          callOf: "init",
          ofTypeIn: source,
          type,
          arguments,
          at: place,
          expecting: expected
        )
      }
      return construct(type, arguments, at: place, expecting: expected)
    }
    if let variable = function?.variable(name) {
      return callValue(
        reference(to: variable, at: nameSpan),
        arguments,
        at: place,
        expecting: expected,
        signature: variable.signature
      )
    }
    if let result = bind(
      implicitMethod: name,
      arguments,
      at: place,
      nameSpan: nameSpan,
      expecting: expected
    ) {
      return result
    }
    if let functions = topLevelFunctions(name) {
      // A function of the scene stands beside those of the library of the same name.
      let candidates =
        functions.map { callable($0, receiver: nil, at: place) }
        + (library.functions[name] ?? []).map { callable($0, receiver: nil, at: place) }
      return call(candidates, arguments, at: place, nameSpan: nameSpan, expecting: expected)
    }
    if let property = topLevelVariable(name) {
      return callValue(
        reference(to: property, base: nil, at: nameSpan),
        arguments,
        at: place,
        expecting: expected
      )
    }
    if let type = findType(name) {
      noteUse(of: type, at: nameSpan)
      if let other = make(byName: name, arguments, at: place, nameSpan, expecting: expected) {
        return other
      }
      let made = isOfPrelude(place) ? type : inPlace(type)
      return construct(made, arguments, at: place, expecting: expected)
    }
    if name == "type", arguments.count == 1, arguments[0].label == "of" {
      return bind(typeOf: arguments[0], at: place)
    }
    if name == "isKnownUniquelyReferenced", arguments.count == 1 {
      return bind(uniquenessOf: arguments[0], at: place)
    }
    if let entries = library.functions[name] {
      let candidates = entries.map { callable($0, receiver: nil, at: place) }
      return call(candidates, arguments, at: place, nameSpan: nameSpan, expecting: expected)
    }
    if mayBeInherited(at: nameSpan) {
      bindForDiagnostics(arguments)
      return ErroneousExpression(span: place)
    }
    let mistake = nameNotFound(name, at: nameSpan)
    // Of what is not supported, Swift knows what the arguments mean.
    if mistake.losesMeaning { tellMeaningless(arguments) } else { bindForDiagnostics(arguments) }
    return erroneous(mistake, at: nameSpan)
  }

  /// Makes a value in a way that only another word for its type has; `nil` where there is none that
  /// takes the arguments.
  private func make(
    byName name: String,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    _ nameSpan: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    guard let type = library.types[name], type.alias != nil, !type.initializers.isEmpty else {
      return nil
    }
    let trial = attempt {
      let candidates = type.initializers.map { callable($0, receiver: nil, at: place) }
      return call(candidates, arguments, at: place, nameSpan: nameSpan, expecting: expected)
    }
    return trial.succeeded ? trial.result : nil
  }

  /// Binds `name(…)` as a method of the types around.
  private func bind(
    implicitMethod name: String,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    func callOnSelf(_ variable: LocalVariable) -> any BoundExpression {
      bind(
        callOf: name,
        on: LocalExpression(variable, span: nameSpan),
        arguments,
        at: place,
        nameSpan: nameSpan,
        expecting: expected
      )
    }
    var current: DeclarationScope? = scope
    var isInnermost = true
    while let scope = current {
      current = scope.outer
      guard let enclosing = scope.enclosing else { continue }
      let told = isInnermost ? toldTypeOfSelf : nil
      let type = told ?? enclosing.selfType
      if isInnermost, let variable = function?.variable("self"),
        !members(name, of: type).isEmpty,
        !variable.type.isMetatype || members(name, of: type, isStatic: true).declared.isEmpty,
        !isMeantGlobally(name, arguments, in: type)
      {
        if let mistake = hiddenFunction(name, arguments, in: type) {
          bindForDiagnostics(arguments)
          return erroneous(mistake, at: nameSpan)
        }
        checkExplicitSelf({ .methodWithoutSelf($0) }, name, at: nameSpan)
        return callOnSelf(variable)
      }
      if isInnermost, type.selfConstraint != nil, let variable = function?.variable("self"),
        variable.type.isMetatype, !members(name, of: type, isStatic: true).isEmpty
      {
        return bind(
          callOf: name,
          ofTypeIn: LocalExpression(variable, span: nameSpan),
          .parameter("Self"),
          arguments,
          at: place,
          expecting: expected
        )
      }
      let named = members(name, of: type, isStatic: true)
      let statics = named.declared
      if isInnermost, named.isEmpty, isLent(name, to: type),
        let variable = function?.variable("self"), !variable.type.isMetatype
      {
        return callOnSelf(variable)
      }
      let isEntry = isInnermost && namesEntry(name, .staticMethod, among: named, of: type)
      if isInnermost, !statics.isEmpty,
        let mistake = staticNameOnInstance(name, statics, of: type)
      {
        bindForDiagnostics(arguments)
        return erroneous(mistake, at: nameSpan)
      }
      isInnermost = false
      if case .method(let method)? = statics.first, method.isOverridden,
        let variable = function?.variable("self"), variable.type.isMetatype
      {
        return bind(
          callOf: name,
          ofTypeIn: LocalExpression(variable, span: nameSpan),
          type,
          arguments,
          at: place,
          expecting: expected
        )
      }
      if isEntry || !statics.isEmpty {
        return bind(
          staticCallOf: name,
          on: type,
          arguments,
          at: place,
          nameSpan: nameSpan,
          expecting: expected
        )
      }
    }
    return nil
  }

  /// Binds `base.name(…)` and `.name(…)`.
  private func bind(
    callOf node: MemberAccessExprSyntax,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let name = node.declName.baseName.identifierText
    let nameSpan = span(node.declName)
    guard let baseSyntax = node.base else {
      let makesOptional =
        name == "some"
        || name == "init" && program.extensions["Optional"]?.initializers.isEmpty == false
      let wanted = makesOptional && expected.isOptional ? expected : expected.unwrapped
      if wanted.isOpen || wanted.isFreeParameter && !isInScope(wanted) {
        bindForDiagnostics(arguments)
        if function?.builder == .view, node.parent?.parent?.is(CodeBlockItemSyntax.self) == true,
          members(name, of: .view, isStatic: true).isEmpty, !members(name, of: .view).isEmpty
        {
          return erroneous(.instanceMemberOnType(name, type: "View"), at: nameSpan)
        }
        return wanted == .error
          ? ErroneousExpression(span: place)
          : erroneous(
            node.parent?.as(ExprSyntax.self)?.standsAlone == true
              ? .implicitMemberWithoutContext(name) : .implicitMemberWithoutType(name),
            at: nameSpan
          )
      }
      return bind(
        staticCallOf: name,
        on: wanted,
        arguments,
        at: place,
        nameSpan: nameSpan,
        expecting: expected
      )
    }
    if isModule(baseSyntax) {
      // Behind a module's name members of the types around mean nothing, nor what the scene has.
      let candidates =
        (module.library.functions[name] ?? []).map { callable($0, receiver: nil, at: place) }
        + (library.functions[name] ?? []).map { callable($0, receiver: nil, at: place) }
      if !candidates.isEmpty {
        return call(candidates, arguments, at: place, nameSpan: nameSpan, expecting: expected)
      }
      if let type = libraryType(name) {
        return construct(type, arguments, at: place, expecting: expected)
      }
      return bind(callOf: node.declName, arguments, at: place, expecting: expected)
    }
    let base =
      bind(implicitElements: baseSyntax, with: arguments, expecting: expected)
      ?? bind(base: baseSyntax, of: name, expecting: expected)
    if base.isErroneous || base.type == .error {
      return tell(name, behind: base, arguments, at: place, nameSpan: nameSpan)
    }
    if let base = base as? SuperExpression {
      if let coding = bind(superCoding: name, base, arguments, at: place) { return coding }
      if name == "init" { return bind(superInitializer: base, arguments, at: place) }
    }
    if let type = (base as? TypeExpression)?.named {
      return bind(
        staticCallOf: name,
        on: type,
        arguments,
        at: place,
        nameSpan: nameSpan,
        expecting: expected
      )
    }
    if name == "init", node.base?.is(DeclReferenceExprSyntax.self) == true,
      !base.type.isMetatype
    {
      return bind(delegation: base, arguments, at: place, expecting: expected)
    }
    return bind(
      callOf: name,
      onListIn: baseSyntax,
      base,
      arguments,
      at: place,
      nameSpan: nameSpan,
      expecting: expected
    )
  }
}
