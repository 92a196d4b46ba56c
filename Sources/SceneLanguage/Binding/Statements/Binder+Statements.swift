internal import SwiftSyntax

extension Binder {
  func bind(statement: StmtSyntax) -> [any BoundStatement] {
    let place = span(statement)
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return bindStatement(expression: node.expression)
    case .returnStmt(let node): return [bind(return: node)]
    case .forStmt(let node): return [bind(for: node, label: nil)]
    case .whileStmt(let node): return [bind(while: node, label: nil)]
    case .repeatStmt(let node): return [bind(repeat: node, label: nil)]
    case .labeledStmt(let node): return bind(labeled: node)
    case .guardStmt(let node):
      // One that returns makes its closure no builder.
      if Syntax(node.body).firstReturn == nil {
        forbidControlFlowInBuilder(isLoop: false, at: span(node.guardKeyword))
      }
      return [bind(guard: node)]
    case .breakStmt(let node): return [bind(break: node, at: place)]
    case .continueStmt(let node): return [bind(continue: node, at: place)]
    case .fallThroughStmt:
      guard function?.targets.last.map({ !$0.isLoop }) == true else {
        report(.fallthroughOutsideSwitch, at: place)
        return [ErroneousStatement()]
      }
      if statement.standsInLastCase { report(.fallthroughFromLast, at: place) }
      if let name = statement.nameInNextCase {
        report(.pattern(.fallsThroughTo(name.identifierText)), at: place)
      }
      return [JumpStatement(target: .nextCase)]
    case .throwStmt(let node):
      let error = bind(thrown: node.expression)
      function?.thrownInside?.append(.unknown)
      if case .declared(let type, _) = error.type, type.kind != .protocol,
        !type.conforms(to: "Error")
      {
        report(.thrownTypeIsNoError(type.name), at: anchor(of: error.span))
      } else if error.type.isScalar && !isMade(error.type, toBe: "Error")
        || error.type.functionType != nil
        || error.type.isMetatype
      {
        report(.thrownTypeIsNoError("\(error.type)"), at: anchor(of: error.span))
      } else if let wanted = function?.thrownType, function?.thrownInside == nil,
        error.type.isDeclared, wanted.isDeclared, !isConvertible(error.type, to: wanted)
      {
        report(.thrownTypeIsOther("\(error.type)", than: "\(wanted)"), at: anchor(of: error.span))
      } else if function?.errors == .deferred {
        report(.throwsOutOfDefer(isCall: false), at: place)
      } else if function?.errors == FunctionScope.ErrorHandling.none {
        report(.thrownErrorNotHandled, at: place)
      } else if function?.errors == .unknown {
        function?.throwsOut = true
      }
      return [error.isErroneous ? ErroneousStatement() : ThrowStatement(error: error)]
    case .doStmt(let node): return [bind(do: node)]
    case .yieldStmt(let node): return [bind(yield: node)]
    case .discardStmt(let node): return [DiscardStatement(value: bind(node.expression))]
    case .missingStmt: return [ErroneousStatement()]
    default:
      report(.unsupported("this statement"), at: place)
      return [ErroneousStatement()]
    }
  }

  func bind(for node: ForStmtSyntax, label: String?) -> any BoundStatement {
    if node.caseKeyword == nil, let word = node.pattern.as(ValueBindingPatternSyntax.self),
      word.bindingSpecifier.tokenKind == .keyword(.let)
    {
      report(.declaration(.letInLoop), at: span(word.bindingSpecifier))
    }
    forbidControlFlowInBuilder(at: span(node.forKeyword))
    let annotation = node.typeAnnotation.map { resolve($0.type) }
    var sequence =
      node.sequence.as(PackExpansionExprSyntax.self).map { bind(expansion: $0, isLooped: true) }
      ?? bind(node.sequence, expecting: annotation.map { .array($0) } ?? .unknown)
    if elementType(of: sequence.type) == nil, let value = unwrappedImplicitly(sequence) {
      sequence = value
    }
    var element = SceneType.error
    if !sequence.isErroneous {
      if let found = elementType(of: sequence.type) {
        element = sequence.type.steppedElement ?? found
        checkSteps(of: sequence.type, node)
      } else {
        report(.notASequence("\(sequence.type)"), at: sequence.span)
      }
      if node.awaitKeyword == nil, sequence.type.isWaitedFor {
        report(.notASequence("\(sequence.type)"), at: sequence.span)
      }
    }
    let isSubview = element == .named("LayoutSubview")
    if node.pattern.is(TuplePatternSyntax.self),
      element.isScalar || element.isDeclared || isObject(element) || isSubview
    {
      let name = isSubview ? "LayoutSubviews.Element' (aka 'LayoutSubview" : "\(element)"
      report(.tuplePatternOfOther(name), at: sequence.span)
      element = .error
    }
    if let tuple = node.pattern.as(TuplePatternSyntax.self), case .tuple(let parts) = element,
      parts.count != tuple.elements.count
    {
      report(.stepsPatternMismatch("\(element)"), at: anchor(of: sequence.span))
      element = .error
    }
    guard let function else { return ErroneousStatement() }
    function.pushBlock()
    defer { function.popBlock() }
    if let annotation { element = annotation }
    let number = function.pushTarget(label: label, isLoop: true)
    defer { function.popTarget() }
    let declares = node.caseKeyword == nil
    let watched = function.watched.count
    let pattern = bind(pattern: node.pattern, of: element, isMutable: false, declares: declares)
    if declares {
      for variable in function.watched[watched...] {
        variable.introduction = .looped
        variable.holdsAny = isExistential(sequence)
      }
    }
    let condition = node.whereClause.map { bind(limit: $0) }
    let body = bind(block: node.body.statements)
    return ForStatement(
      pattern: pattern,
      sequence: sequence,
      condition: condition,
      body: endingBlock(body),
      number: number
    )
  }

  func bind(while node: WhileStmtSyntax, label: String?) -> any BoundStatement {
    forbidControlFlowInBuilder(at: span(node.whileKeyword))
    guard let function else { return ErroneousStatement() }
    function.pushBlock()
    defer { function.popBlock() }
    let number = function.pushTarget(label: label, isLoop: true)
    defer { function.popTarget() }
    let conditions = bind(node.conditions)
    let body = endingBlock(bind(block: node.body.statements))
    return WhileStatement(
      conditions: conditions,
      body: body,
      number: number,
      span: span(node.whileKeyword),
      asksAfter: false
    )
  }

  func bind(repeat node: RepeatStmtSyntax, label: String?) -> any BoundStatement {
    forbidControlFlowInBuilder(at: span(node.repeatKeyword))
    guard let function else { return ErroneousStatement() }
    let number = function.pushTarget(label: label, isLoop: true)
    let body = bind(block: node.body.statements)
    function.popTarget()
    let condition = bind(node.condition, as: .bool) { type, _ in .conditionNotBool(type) }
    return WhileStatement(
      conditions: [.expression(condition)],
      body: body,
      number: number,
      span: span(node.repeatKeyword),
      asksAfter: true
    )
  }

  /// Loops and jumps make no views in a view builder.
  ///
  /// - Returns: Whether it is told.
  @discardableResult
  private func forbidControlFlowInBuilder(isLoop: Bool = true, at place: SourceSpan) -> Bool {
    guard function?.builder == .view, !allowsDeeds, !isInPrelude else { return false }
    report(.controlFlowInBuilder(isLoop: isLoop), at: place)
    return true
  }

  private func bind(labeled node: LabeledStmtSyntax) -> [any BoundStatement] {
    let label = node.label.text
    switch node.statement.as(StmtSyntaxEnum.self) {
    case .forStmt(let inner): return [bind(for: inner, label: label)]
    case .whileStmt(let inner): return [bind(while: inner, label: label)]
    case .repeatStmt(let inner): return [bind(repeat: inner, label: label)]
    case .expressionStmt(let inner):
      if let node = inner.expression.as(SwitchExprSyntax.self) {
        return [bind(switchStatement: node, label: label)]
      }
    default: break
    }
    guard let function else { return [ErroneousStatement()] }
    let number = function.pushTarget(label: label, isLoop: false)
    defer { function.popTarget() }
    return [LabeledStatement(body: bind(statement: node.statement), number: number)]
  }

  private func bind(break node: BreakStmtSyntax, at place: SourceSpan) -> any BoundStatement {
    if forbidControlFlowInBuilder(isLoop: false, at: place) { return ErroneousStatement() }
    let label = node.label?.text
    let target = function?.targets.last { label == nil || $0.label == label }
    guard let target else {
      if let label = node.label {
        report(.labelNotFound(label.text), at: span(label))
      } else {
        report(
          function?.isDeferred == true
            ? .leavesDefer("break")
            : Syntax(node).isInsideCondition
              ? .unlabelledBreak : .loopControlOutsideLoop("break"),
          at: place
        )
      }
      return ErroneousStatement()
    }
    return JumpStatement(target: .end(of: target.number))
  }

  private func bind(continue node: ContinueStmtSyntax, at place: SourceSpan) -> any BoundStatement {
    let label = node.label?.text
    let target = function?.targets.last { $0.isLoop && (label == nil || $0.label == label) }
    guard let target else {
      if let label = node.label {
        report(.labelNotFound(label.text), at: span(label))
      } else {
        report(
          function?.isDeferred == true
            ? .leavesDefer("continue") : .loopControlOutsideLoop("continue"),
          at: place
        )
      }
      return ErroneousStatement()
    }
    return JumpStatement(target: .nextRound(of: target.number))
  }

  private func bind(do node: DoStmtSyntax) -> any BoundStatement {
    if !node.catchClauses.isEmpty,
      forbidControlFlowInBuilder(isLoop: false, at: span(node.doKeyword))
    {
      return ErroneousStatement()
    }
    let outerErrors = function?.errors ?? .unknown
    if node.catchClauses.contains(where: \.catchesAll) {
      function?.errors = .handled
    } else if !node.catchClauses.isEmpty, function?.errors == FunctionScope.ErrorHandling.none {
      function?.errors = .handledInPart
    }
    let before = diagnostics.count
    let (outerThrown, outerType) = (function?.thrownInside, function?.thrownType)
    function?.thrownInside = []
    if let written = node.throwsClause?.type { function?.thrownType = resolve(written) }
    let body = bind(block: node.body.statements)
    function?.errors = outerErrors
    let thrown = thrownType(of: node, among: function?.thrownInside ?? [])
    function?.thrownInside = outerThrown
    function?.thrownType = outerType
    // A call that lacks its `try` is told of, and throws all the same.
    if let clause = node.catchClauses.first, !diagnostics.hasErrors(after: before),
      !node.body.hasError,
      !node.body.tokens(viewMode: .sourceAccurate).contains(where: \.mayThrow)
    {
      report(.unreachableCatch, at: span(clause.catchKeyword), severity: .warning)
    }
    let handlers = node.catchClauses.map { clause -> DoStatement.Handler in
      function?.pushBlock()
      defer { function?.popBlock() }
      // A clause with a pattern of its own names what it catches.
      let errorVariable =
        clause.catchItems.isEmpty
        ? function?.declare(
          "error",
          type: thrown,
          isMutable: false,
          span: span(clause.catchKeyword)
        ) : nil
      errorVariable?.introduction = .chosen
      var patterns: [any BoundPattern] = []
      var condition: (any BoundExpression)?
      let watched = function?.watched.count ?? 0
      for item in clause.catchItems {
        if let pattern = item.pattern {
          // Which error a pattern is about is told by the pattern alone.
          let type = thrown == .anyError ? .unknown : thrown
          patterns.append(bind(pattern: pattern, of: type, isMutable: false, declares: false))
        }
        if let whereClause = item.whereClause {
          condition = bind(limit: whereClause)
        }
      }
      noteChosen(after: watched)
      return DoStatement.Handler(
        patterns: patterns,
        condition: condition,
        errorVariable: errorVariable,
        body: endingBlock(bind(block: clause.body.statements))
      )
    }
    return DoStatement(body: body, handlers: handlers)
  }
}

extension Binder {
  /// The type of every error that leaves the body of a `do`: it says so, or all that it calls throw
  /// one type of the scene, as who binds the calls has noted.
  private func thrownType(of node: DoStmtSyntax, among types: [SceneType]) -> SceneType {
    if let written = node.throwsClause?.type { return resolve(written) }
    guard let first = types.first,
      first.isDeclared && !first.isProtocolOfScene || first == .anyError,
      types.allSatisfy({ $0 == first })
    else { return .unknown }
    return first
  }
}

extension TokenSyntax {
  /// Whether it begins what may throw.
  fileprivate var mayThrow: Bool {
    tokenKind == .keyword(.try) || tokenKind == .keyword(.throw)
  }
}

extension Syntax {
  /// Whether an `if` or `do` of the same function is around.
  fileprivate var isInsideCondition: Bool {
    var current = parent
    while let node = current {
      if node.is(IfExprSyntax.self) || node.is(DoStmtSyntax.self) { return true }
      if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
      if node.is(GuardStmtSyntax.self) { return false }
      current = node.parent
    }
    return false
  }
}

extension CatchClauseSyntax {
  /// Whether it catches every error: it names none, or only gives it a name.
  fileprivate var catchesAll: Bool {
    catchItems.isEmpty
      || catchItems.contains { $0.whereClause == nil && $0.pattern?.matchesAllErrors != false }
  }
}

extension PatternSyntax {
  fileprivate var matchesAllErrors: Bool {
    switch self.as(PatternSyntaxEnum.self) {
    case .identifierPattern, .wildcardPattern: true
    case .valueBindingPattern(let node): node.pattern.matchesAllErrors
    case .expressionPattern(let node): node.expression.matchesAllErrors
    default: false
    }
  }
}

extension ExprSyntax {
  /// Whether it is a name for any error: `error`, or `error as NSError`, which every error can be.
  fileprivate var matchesAllErrors: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .discardAssignmentExpr: true
    case .patternExpr(let node): node.pattern.matchesAllErrors
    case .sequenceExpr(let node):
      ["as Error", "as NSError", "as any Error"].contains { node.trimmedDescription.hasSuffix($0) }
    default: false
    }
  }
}

extension SceneType {
  /// Whether its elements come one after the other to who waits for them, and so not to who does not.
  fileprivate var isWaitedFor: Bool {
    switch self {
    case .named(let name, _): name == "AsyncSequence"
    case .declared(let declaration, _):
      declaration.conforms(to: "AsyncSequence")
        && !declaration.conformances.contains { conformance in
          guard case .named(let name, _) = conformance else { return false }
          return !name.hasPrefix("Async") && LibraryProtocols.implies(name, "Sequence")
        }
    default: false
    }
  }
}
