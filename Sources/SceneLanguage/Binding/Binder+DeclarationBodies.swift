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
    for (enumerationCase, syntax, scope) in rawValues {
      visiting(scope) {
        let type = enumerationCase.owner.rawType ?? .unknown
        enumerationCase.rawValue = bind(syntax, as: type) { .cannotConvertValue($0, to: $1) }
      }
    }
    rawValues = []
    for (enumerationCase, syntax, scope) in pendingPayloads {
      visiting(scope) { bind(defaultsOf: enumerationCase, syntax) }
    }
    pendingPayloads = []
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

  /// Makes the variable of `self` in a function of a type.
  private func declareSelf(in function: FunctionScope, isMutable: Bool, at place: SourceSpan) {
    guard let type = scope.selfType else { return }
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
    guard let body = declaration.body else { return }
    let function = FunctionScope(code: declaration.code, outer: nil)
    let isInitializer = declaration.name == "init"
    function.expectedResult = isInitializer ? .void : declaration.signature.result
    if isInitializer && declaration.isFailable { function.expectedResult = .unknown }
    function.builder = declaration.builder ?? impliedBuilder(of: declaration)
    within(scope, function) {
      if declaration.isStatic {
        if let type = scope.selfType {
          function.code.selfVariable = function.declare(
            "self",
            type: .metatype(type),
            isMutable: false,
            span: declaration.span
          )
        }
      } else {
        declareSelf(in: function, isMutable: declaration.isMutating, at: declaration.span)
      }
      declareParameters(of: declaration, in: function)
      bindBody(body, in: function, span: declaration.span)
      if let implied = impliedSuperInitializer(of: declaration, body) {
        function.code.statements.append(implied)
      }
      if !isInitializer { checkReturns(of: declaration, body: body) }
    }
  }

  func declareParameters(of declaration: FunctionDeclaration, in function: FunctionScope) {
    for (syntax, parameter) in zip(declaration.parameterSyntax, declaration.signature.parameters) {
      let type: SceneType = parameter.isVariadic ? .array(parameter.type) : parameter.type
      let variable = function.declare(
        parameter.name,
        type: type,
        isMutable: parameter.isInout,
        span: span(syntax)
      )
      function.code.parameters.append(variable)
      function.code.defaults.append(
        syntax.defaultValue.map { clause in
          bind(clause.value, as: type) { .cannotConvertDefault($0, to: $1) }
        }
          ?? (parameter.isVariadic
            ? ArrayLiteral(elements: [], span: span(syntax), type: type) : nil)
      )
    }
  }

  /// `body` of a view, modifier, or style is a view builder without saying so.
  private func impliedBuilder(of declaration: FunctionDeclaration) -> BuilderKind? {
    guard case .declared(let owner, _)? = declaration.scope.selfType else { return nil }
    if declaration.name == "body", owner.conforms(to: "ViewModifier") { return .view }
    let isStyle = Library.configurations.keys.contains { owner.conforms(to: $0) }
    return declaration.name == "makeBody" && isStyle ? .view : nil
  }

  /// Tells when a body can end without the value that it owes.
  func checkReturns(of declaration: FunctionDeclaration, body: CodeBlockItemListSyntax) {
    checkReturns(
      result: declaration.signature.result,
      builder: function?.builder ?? declaration.builder,
      body: body,
      at: declaration.span
    )
  }

  private func checkReturns(
    result: SceneType,
    builder: BuilderKind?,
    body: CodeBlockItemListSyntax,
    at place: SourceSpan
  ) {
    guard builder == nil, result != .void, !result.isOpen, result != .never else { return }
    if activeItems(body).alwaysLeaves { return }
    let end = body.closingBrace.map { span($0) } ?? place
    let spelled = "\(result)"
    if result == .view, body.isEmpty || !body.contains(where: \.mentionsReturn) {
      report(.noReturnsInBody(spelled), at: place)
    } else {
      report(.missingReturn(spelled), at: end)
    }
  }

  func bind(_ property: PropertyDeclaration) {
    let type = type(of: property)
    if property.initialSyntax != nil, property.initial == nil, property.tuple == nil {
      bind(initialOf: property, as: type)
    }
    if let body = property.getterSyntax {
      let code = FunctionCode(name: property.name)
      property.getter = code
      let function = FunctionScope(code: code, outer: nil)
      function.expectedResult = type
      function.builder = property.builder ?? impliedBuilder(of: property)
      within(scope, function) {
        declareSelf(in: function, isMutable: false, at: property.span)
        bindBody(body, in: function, span: property.span)
        checkReturns(result: type, builder: function.builder, body: body, at: property.span)
      }
    }
    if let setter = property.setterSyntax {
      let code = FunctionCode(name: property.name)
      property.setter = code
      bind(accessor: setter, code, value: "newValue", type: type, of: property)
    }
    if let observer = property.willSet {
      bind(accessor: observer.syntax, observer.code, value: "newValue", type: type, of: property)
    }
    if let observer = property.didSet {
      bind(accessor: observer.syntax, observer.code, value: "oldValue", type: type, of: property)
    }
  }

  private func bind(
    accessor syntax: AccessorDeclSyntax,
    _ code: FunctionCode,
    value name: String,
    type: SceneType,
    of property: PropertyDeclaration
  ) {
    guard let body = syntax.body else { return }
    let function = FunctionScope(code: code, outer: nil)
    function.expectedResult = .void
    within(scope, function) {
      declareSelf(in: function, isMutable: true, at: property.span)
      let parameter = syntax.parameters?.name.text ?? name
      code.parameters = [
        function.declare(parameter, type: type, isMutable: false, span: property.span)
      ]
      bindBody(body.statements, in: function, span: property.span)
    }
  }

  private func bind(setterOf declaration: SubscriptDeclaration) {
    guard let syntax = declaration.setterSyntax, let body = syntax.body else { return }
    let code = declaration.setter
    let function = FunctionScope(code: code, outer: nil)
    function.expectedResult = .void
    within(scope, function) {
      declareSelf(in: function, isMutable: true, at: declaration.function.span)
      let name = syntax.parameters?.name.text ?? "newValue"
      code.parameters = [
        function.declare(
          name,
          type: declaration.function.signature.result,
          isMutable: false,
          span: declaration.function.span
        )
      ]
      declareParameters(of: declaration.function, in: function)
      code.defaults = []
      bindBody(body.statements, in: function, span: declaration.function.span)
    }
  }

  private func impliedBuilder(of property: PropertyDeclaration) -> BuilderKind? {
    guard let enclosing = property.scope.enclosing else {
      // A body pasted without its view.
      return property.name == "body" ? .view : nil
    }
    guard case .declared(let owner, _) = enclosing.selfType else { return nil }
    if property.name == "body", owner.conforms(to: "View") || owner.conforms(to: "App") {
      return .view
    }
    return property.name == "previews" && owner.conforms(to: "PreviewProvider") ? .view : nil
  }
}

extension [CodeBlockItemSyntax] {
  /// Whether the statements never reach their end.
  var alwaysLeaves: Bool { contains { $0.alwaysLeaves } || isSingleExpression }

  private var isSingleExpression: Bool {
    guard count == 1, let only = first else { return false }
    if case .expr(let expression) = only.item {
      return !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
        || expression.as(IfExprSyntax.self)?.isValue == true
        || expression.as(SwitchExprSyntax.self)?.isValue == true
    }
    if case .stmt(let statement) = only.item,
      let expression = statement.as(ExpressionStmtSyntax.self)?.expression
    {
      return expression.as(IfExprSyntax.self)?.isValue == true
        || expression.as(SwitchExprSyntax.self)?.isValue == true
    }
    return false
  }
}

extension CodeBlockItemListSyntax {
  /// The brace that ends the body.
  fileprivate var closingBrace: TokenSyntax? {
    parent?.as(CodeBlockSyntax.self)?.rightBrace ?? parent?.as(AccessorBlockSyntax.self)?.rightBrace
  }
}

extension CodeBlockItemSyntax {
  fileprivate var mentionsReturn: Bool { trimmedDescription.contains("return") }

  fileprivate var alwaysLeaves: Bool {
    switch item {
    case .decl: return false
    case .expr(let expression): return expression.alwaysLeaves
    case .stmt(let statement):
      switch statement.as(StmtSyntaxEnum.self) {
      case .returnStmt, .throwStmt: return true
      case .expressionStmt(let node): return node.expression.alwaysLeaves
      case .whileStmt(let node):
        return node.conditions.trimmedDescription == "true"
      case .repeatStmt(let node): return Array(node.body.statements).alwaysLeavesByStatement
      case .doStmt(let node):
        return Array(node.body.statements).alwaysLeavesByStatement
          && node.catchClauses.allSatisfy { Array($0.body.statements).alwaysLeavesByStatement }
      default: return false
      }
    }
  }
}

extension [CodeBlockItemSyntax] {
  fileprivate var alwaysLeavesByStatement: Bool { contains { $0.alwaysLeaves } }
}

extension ExprSyntax {
  /// Whether this ends the function in every branch.
  fileprivate var alwaysLeaves: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return node.alwaysLeaves
    case .switchExpr(let node):
      return node.cases.allSatisfy { element in
        guard case .switchCase(let inner) = element else { return true }
        return Array(inner.statements).alwaysLeavesByStatement
          || inner.statements.last?.trimmedDescription == "fallthrough"
      }
    case .functionCallExpr(let node):
      return ["fatalError", "preconditionFailure"].contains(
        node.calledExpression.trimmedDescription
      )
    default: return false
    }
  }
}

extension IfExprSyntax {
  fileprivate var alwaysLeaves: Bool {
    guard Array(body.statements).alwaysLeavesByStatement else { return false }
    switch elseBody {
    case .ifExpr(let node): return node.alwaysLeaves
    case .codeBlock(let block): return Array(block.statements).alwaysLeavesByStatement
    case nil: return false
    }
  }
}
