internal import SwiftSyntax

extension BodyFlow {
  /// Follows a block whose names end with it.
  func block(_ items: CodeBlockItemListSyntax) {
    scopes.append([:])
    defer { scopes.removeLast() }
    statements(active(items))
  }

  private func statements(_ items: [CodeBlockItemSyntax]) {
    var ending: String?
    var isTold = false
    for item in items {
      if !state.isReachable, !isTold, item.localFunction == nil, let ending {
        isTold = true
        tell(
          ending.isEmpty ? .neverExecuted : .neverExecutedAfter(ending),
          item.positionAfterSkippingLeadingTrivia,
          .warning
        )
      }
      let wasReachable = state.isReachable
      statement(item)
      if wasReachable, !state.isReachable { ending = ending ?? item.endingWord }
    }
  }

  private func statement(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): self.declaration(declaration)
    case .expr(let expression): self.expression(expression)
    case .stmt(let statement): self.statement(statement, label: nil)
    }
  }

  private func declaration(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return declareFilled(function.name.text)
    }
    guard let node = declaration.as(VariableDeclSyntax.self) else { return }
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    let bindings = node.bindings.inOrder
    for (index, binding) in bindings.enumerated() {
      if let initializer = binding.initializer { expression(initializer.value) }
      let annotation =
        binding.typeAnnotation
        ?? bindings.dropFirst(index).first { $0.typeAnnotation != nil }?.typeAnnotation
      if binding.initializer == nil, binding.accessorBlock == nil, node.attributes.isEmpty,
        let name = binding.pattern.as(IdentifierPatternSyntax.self), let annotation,
        isConstant || !annotation.type.isOptionalSyntax
      {
        declare(name.identifier.identifierText, isConstant: isConstant)
      } else {
        pattern(binding.pattern)
      }
    }
  }

  /// Declares the names of a pattern, and follows the expressions in it.
  func pattern(_ pattern: some SyntaxProtocol) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      return declareFilled(name.identifier.identifierText)
    }
    if pattern.is(TypeSyntax.self) { return }
    for child in pattern.children(viewMode: .sourceAccurate) { self.pattern(child) }
  }

  private func statement(_ statement: StmtSyntax, label: String?) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): expression(node.expression, label: label)
    case .returnStmt(let node):
      if let value = node.expression { expression(value) }
      // An initializer that gives `nil` makes nothing that would have to be whole.
      let givesNothing = node.expression?.is(NilLiteralExprSyntax.self) == true
      if rules?.isClass == false, !givesNothing {
        checkInitialized(at: node.positionAfterSkippingLeadingTrivia)
      }
      if rules?.isClass == true, closures.isEmpty, !givesNothing { classReturns.append(state) }
      state.isReachable = false
    case .yieldStmt(let node):
      guard case .single(let value) = node.yieldedExpressions else { break }
      expression(value)
      // An accessor that lends no place gives what it yields.
      if !value.is(InOutExprSyntax.self) { state.isReachable = false }
    case .throwStmt(let node):
      expression(node.expression)
      mayThrow()
      state.isReachable = false
    case .forStmt(let node): loop(node, label)
    case .whileStmt(let node): loop(node, label)
    case .repeatStmt(let node): loop(node, label)
    case .labeledStmt(let node): labeled(node)
    case .guardStmt(let node): follow(node)
    case .breakStmt(let node): leave(to: node.label?.text, isContinue: false)
    case .continueStmt(let node): leave(to: node.label?.text, isContinue: true)
    case .fallThroughStmt:
      fallingThrough.join(state)
      state.isReachable = false
    case .deferStmt(let node):
      let before = state
      block(node.body.statements)
      state = before
    case .doStmt(let node): follow(node)
    default: break
    }
  }

  private func labeled(_ node: LabeledStmtSyntax) {
    let label = node.label.text
    switch node.statement.as(StmtSyntaxEnum.self) {
    case .forStmt, .whileStmt, .repeatStmt: statement(node.statement, label: label)
    default:
      targets.append(Target(label: label, isLoop: false, isPlain: true))
      statement(node.statement, label: nil)
      if let target = targets.popLast() { state.join(target.exit) }
    }
  }

  private func leave(to label: String?, isContinue: Bool) {
    let index = targets.lastIndex { target in
      label.map { target.label == $0 } ?? (isContinue ? target.isLoop : !target.isPlain)
    }
    if let index, !isContinue { targets[index].exit.join(state) }
    state.isReachable = false
  }

  private func follow(_ node: GuardStmtSyntax) {
    scopes.append([:])
    conditions(node.conditions)
    let declared = scopes.removeLast()
    let after = state
    block(node.body.statements)
    if state.isReachable {
      tell(.guardFallsThrough, node.body.rightBrace.positionAfterSkippingLeadingTrivia, .error)
    }
    state = after
    for (name, variable) in declared { scopes[scopes.count - 1][name] = variable }
  }

  private func follow(_ node: DoStmtSyntax) {
    let outer = catching
    catching = State(isReachable: false)
    let start = state
    block(node.body.statements)
    var caught = catching ?? start
    catching = outer
    if node.catchClauses.isEmpty { return }
    // Any call in the body may have thrown: before the first, nothing in it has happened.
    caught.join(start)
    var end = state
    for clause in node.catchClauses {
      state = caught
      scopes.append(["error": Int?.none])
      for item in clause.catchItems {
        if let pattern = item.pattern { self.pattern(pattern) }
        if let condition = item.whereClause?.condition { expression(condition) }
      }
      block(clause.body.statements)
      scopes.removeLast()
      end.join(state)
    }
    state = end
  }

  /// Remembers what is known where an error may be thrown.
  func mayThrow() { catching?.join(state) }

  /// Follows conditions; the names that they declare stay.
  func conditions(_ list: ConditionElementListSyntax) {
    for element in list {
      switch element.condition {
      case .expression(let condition): expression(condition)
      case .optionalBinding(let binding):
        if let initializer = binding.initializer {
          expression(initializer.value)
        } else if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
          use(name.identifier.identifierText, at: name.positionAfterSkippingLeadingTrivia)
        }
        pattern(binding.pattern)
      case .matchingPattern(let matching):
        expression(matching.initializer.value)
        pattern(matching.pattern)
      case .availability: break
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// The word after which nothing is reached, or an empty one for other ways of ending; `nil` for
  /// loops, behind which a reader expects nothing.
  fileprivate var endingWord: String? {
    guard case .stmt(let statement) = item else { return "" }
    return switch statement.as(StmtSyntaxEnum.self) {
    case .whileStmt, .repeatStmt: nil
    case .returnStmt: "return"
    case .throwStmt: "throw"
    case .breakStmt: "break"
    case .continueStmt: "continue"
    default: ""
    }
  }
}

extension TypeSyntax {
  /// Whether a variable of the type begins as `nil`.
  var isOptionalSyntax: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}
