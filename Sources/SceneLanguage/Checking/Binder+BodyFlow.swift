internal import SwiftSyntax

extension Binder {
  /// What kind of body is followed, as messages name it.
  enum BodyKind: String {
    case function = "global function"
    case localFunction = "local function"
    case method = "instance method"
    case staticMethod = "static method"
    case operatorFunction = "operator function"
    case getter
    case closure
    case initializer
    case accessor
  }

  /// Follows the ways through a body in which nothing else is wrong.
  ///
  /// - Parameters:
  ///   - body: The statements.
  ///   - kind: What the body belongs to.
  ///   - result: What the body has to return.
  ///   - builder: The result builder that joins its statements, if there is one.
  ///   - parameters: The names of the parameters.
  ///   - count: The number of mistakes before the body was bound.
  ///   - place: The name of what the body belongs to.
  func checkFlow(
    of body: CodeBlockItemListSyntax,
    _ kind: BodyKind,
    result: SceneType,
    builder: BuilderKind?,
    parameters: [String],
    after count: Int,
    at place: SourceSpan
  ) {
    if result == .view, builder == nil, kind != .initializer,
      diagnostics.hasErrors(after: count) || body.hasError, !body.isEmpty,
      !activeItems(body).isSingleExpression, !body.contains(where: \.mentionsReturn)
    {
      let brace = kind == .getter ? body.openingBrace.map { span($0) } : nil
      report(.noReturnsInBody("\(result)"), at: brace ?? place)
    }
    guard !diagnostics.hasErrors(after: count), !body.hasError else { return }
    let flow = makeFlow(for: kind, body)
    if kind == .initializer || result == .never || mayBranch(body) {
      flow.follow(body, parameters: parameters)
    }
    let end = body.closingBrace?.positionAfterSkippingLeadingTrivia
    if kind == .initializer, !body.givesNothing, let end {
      for other in flow.classReturns { flow.state.join(other) }
      flow.checkInitialized(at: end)
    }
    if result == .never, kind != .closure, flow.state.isReachable {
      report(.missingNeverReturning(kind.rawValue), at: end.map { span(of: $0) } ?? place)
    }
    guard builder == nil, kind != .initializer, result != .void, !result.isOpen, result != .never,
      flow.state.isReachable, !activeItems(body).isSingleExpression,
      body.accessor?.accessorSpecifier.tokenKind != .keyword(._read)
    else { return }
    if result == .view || body.hidesItsResult, !body.contains(where: \.mentionsReturn) {
      let brace = kind == .getter ? body.openingBrace.map { span($0) } : nil
      report(.noReturnsInBody("\(result)"), at: brace ?? place)
    } else {
      report(
        .missingReturn(kind.rawValue, "\(result)"),
        at: likelyResult(of: body, result) ?? end.map { span(of: $0) } ?? place
      )
    }
  }

  /// The last expression of a body, where its value is what the body has to return.
  private func likelyResult(of body: CodeBlockItemListSyntax, _ result: SceneType) -> SourceSpan? {
    guard let last = body.last, let statement = function?.lastStatement,
      statement.span == span(last), statement.type == result
    else { return nil }
    return statement.span
  }

  /// Follows the statements at the top level of a file in which nothing is wrong.
  func checkFlow(ofFile tree: SourceFileSyntax) {
    guard !diagnostics.hasErrors(), !tree.hasError else { return }
    visiting(DeclarationScope(file: 0)) {
      // The bodies of macros are followed by themselves.
      let flow = BodyFlow(
        active: { self.activeItems($0).filter { !$0.item.is(MacroExpansionExprSyntax.self) } },
        isEndless: { self.endlessCalls.contains(self.span($0)) },
        tell: { self.report($0, at: self.span(of: $1), severity: $2) }
      )
      flow.follow(tree.statements)
    }
  }

  /// Tells when a closure of several statements can end without the value that it owes.
  func checkReturns(ofClosure node: ClosureExprSyntax, _ function: FunctionScope, after count: Int)
  {
    guard function.builder == nil, let result = function.expectedResult, result != .void,
      !result.isOpen, !result.isFreeParameter, result != .never, !node.hasError,
      !diagnostics.hasErrors(after: count), !activeItems(node.statements).isSingleExpression
    else { return }
    let flow = BodyFlow(
      active: { self.activeItems($0) },
      isEndless: { self.endlessCalls.contains(self.span($0)) },
      tell: { _, _, _ in }
    )
    flow.follow(node.statements)
    guard flow.state.isReachable else { return }
    report(.missingReturn(BodyKind.closure.rawValue, "\(result)"), at: span(node.rightBrace))
  }

  private func makeFlow(for kind: BodyKind, _ body: CodeBlockItemListSyntax) -> BodyFlow {
    var rules: BodyFlow.SelfRules?
    var owner: TypeDeclaration?
    if kind == .initializer, case .declared(let declaration, _)? = scope.enclosing?.selfType,
      declaration.kind != .protocol
    {
      owner = declaration
      rules = selfRules(of: declaration, body)
    }
    let flow = BodyFlow(
      rules: rules,
      active: { self.activeItems($0) },
      isEndless: { self.endlessCalls.contains(self.span($0)) },
      tell: { self.report($0, at: self.span(of: $1), severity: $2) }
    )
    flow.state.isWhole = rules.map { !$0.delegates && !$0.hasSuperclass } ?? true
    for property in owner?.storedProperties ?? [] where property.isDeclared(in: owner) {
      flow.add(
        property: property.name,
        isConstant: !property.isMutable,
        hasValue: property.hasValueFromTheStart,
        isStoredElsewhere: property.wrapper == .binding
      )
    }
    return flow
  }

  /// What the initializers of a type must keep to.
  private func selfRules(
    of declaration: TypeDeclaration,
    _ body: CodeBlockItemListSyntax
  ) -> BodyFlow.SelfRules {
    var methods: Set<String> = []
    var others: Set<String> = []
    var current: TypeDeclaration? = declaration
    while let owner = current {
      for (name, members) in owner.members.instanceMembers {
        if members.contains(where: \.isMethod) { methods.insert(name) } else { others.insert(name) }
      }
      current = owner.superclass
    }
    let stored = declaration.storedProperties.filter { $0.isDeclared(in: declaration) }
    return BodyFlow.SelfRules(
      isClass: declaration.kind == .class,
      hasSuperclass: declaration.superclassType != nil,
      delegates: declaration.kind == .enumeration
        || declaration.kind == .structure && body.callsInitializerOfSelf
        || function?.code.declaration?.isConvenience == true,
      mustDelegate: function?.code.declaration?.isConvenience == true,
      isConstant: stored.allSatisfy { !$0.isMutable },
      methods: methods,
      otherProperties: others.subtracting(stored.map(\.name)),
      inherited: { self.use($0, ofLibraryClassAbove: declaration) }
    )
  }

  /// How the use of a name uses `self`, where a class of the library above has it.
  private func use(
    _ name: String,
    ofLibraryClassAbove declaration: TypeDeclaration
  ) -> BodyFlow.SelfUse? {
    guard let above = declaration.inheritedLibraryClass,
      let kind = members(name, of: .named(above)).entries.first?.kind
    else { return nil }
    return kind == .property ? .property(name) : .method(name)
  }

  /// Notes a call that never returns, for the ways through the bodies around it.
  func note(endless call: FunctionCallExprSyntax) {
    endlessCalls.insert(span(call))
    function?.callsEndless = true
  }

  /// Whether a way through a body can end before its end, or find a variable without a value.
  private func mayBranch(_ body: CodeBlockItemListSyntax) -> Bool {
    if function?.callsEndless == true { return true }
    let place = span(body)
    let bytes = program.files[scope.file].source.text.utf8
    return bytes.withContiguousStorageIfAvailable { bytes in
      guard place.start <= place.end, place.end <= bytes.count else { return true }
      return BodyWords.decide(UnsafeBufferPointer(rebasing: bytes[place.start..<place.end]))
    } ?? true
  }

  private func span(of position: AbsolutePosition) -> SourceSpan {
    let start = position.utf8Offset + offset
    return SourceSpan(file: scope.file, start: start, end: start + 1)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether this is the body `{ nil }` of an initializer, which makes nothing.
  var givesNothing: Bool {
    guard count == 1, case .expr(let expression)? = first?.item else { return false }
    return expression.is(NilLiteralExprSyntax.self)
  }
}

extension PropertyDeclaration {
  /// Whether it is a type's own, and not a superclass's.
  fileprivate func isDeclared(in owner: TypeDeclaration?) -> Bool {
    if case .declared(let declaration, _)? = scope.enclosing?.selfType {
      declaration === owner
    } else {
      false
    }
  }

  /// Whether an initializer may leave it alone.
  var hasValueFromTheStart: Bool {
    if initialSyntax != nil || isLazy { return true }
    switch wrapper {
    case .environment, .environmentObject, .namespace, .focus, .declared: return true
    case .state, .binding, .reference, nil: break
    }
    return isMutable && (typeSyntax?.isOptionalSyntax ?? true)
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
}

extension [CodeBlockItemSyntax] {
  /// Whether the body is one expression, whose value it returns.
  var isSingleExpression: Bool {
    guard count == 1, let only = first else { return false }
    let expression: ExprSyntax
    switch only.item {
    case .expr(let found): expression = found
    case .stmt(let statement):
      guard let found = statement.as(ExpressionStmtSyntax.self)?.expression else { return false }
      expression = found
    case .decl: return false
    }
    if let node = expression.as(IfExprSyntax.self) { return node.isValue }
    if let node = expression.as(SwitchExprSyntax.self) { return node.isValue }
    return true
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it is the body of a function whose result is `some` type.
  fileprivate var hidesItsResult: Bool {
    let type = parent?.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    return type?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }
}
