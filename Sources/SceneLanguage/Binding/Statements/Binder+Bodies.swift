internal import SwiftSyntax

extension Binder {
  /// Binds the statements of a function into its code.
  func bindBody(
    _ items: CodeBlockItemListSyntax,
    in function: FunctionScope,
    span place: SourceSpan
  ) {
    let items = activeItems(items, tellsDirectives: true)
    let before = diagnostics.count
    defer { warnOfUnused(in: function, items, after: before) }
    // Parameters may be shadowed: the body is a block inside theirs.
    function.pushBlock()
    defer { function.popBlock() }
    // A body that says `return` is no result builder.
    if function.builder != nil,
      items.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
        || function.code.name != "closure"
          && items.contains(where: { Syntax($0).firstReturn != nil })
    {
      function.builder = nil
      warnOfDisabledBuilder(items)
    }
    if function.builder == nil, items.count == 1, let only = items.first,
      let expression = expressionBody(only)
    {
      bind(singleExpression: expression, in: function)
      return
    }
    if case .declared(let builder) = function.builder {
      function.code.statements += bind(items, inBuilder: builder, at: place)
      return
    }
    if function.builder != nil { function.code.result = .views }
    function.code.statements += endingBlock(bind(items))
  }

  /// The expression of a body that is nothing else.
  private func expressionBody(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  private func bind(singleExpression syntax: ExprSyntax, in function: FunctionScope) {
    let expected = function.expectedResult
    if expected == .void || isStatementLike(syntax) {
      function.code.statements += bindStatement(expression: syntax)
      return
    }
    let value: any BoundExpression
    if let expected {
      value = bind(result: syntax, as: expected, in: function)
    } else if syntax.isBranching, !attempt({ bind(syntax) }).succeeded {
      // The branches have no type in common, so that the closure gives nothing.
      function.code.statements += bindStatement(expression: syntax)
      return
    } else {
      value = bind(syntax)
    }
    function.foundResults.append(value.type)
    _ = checkEscape(of: value, as: .given)
    function.code.statements.append(ReturnStatement(value: value))
  }

  /// Binds what a function or closure gives back.
  func bind(
    result syntax: ExprSyntax,
    as expected: SceneType,
    in function: FunctionScope
  ) -> any BoundExpression {
    withKeys(at: function.resultKeys) { bind(plainResult: syntax, as: expected, in: function) }
  }

  private func bind(
    plainResult syntax: ExprSyntax,
    as expected: SceneType,
    in function: FunctionScope
  ) -> any BoundExpression {
    let isClosure = function.code.name == "closure"
    if isClosure, expected.isDefinite, expected != .void,
      let sign = syntax.as(SequenceExprSyntax.self)?.elements.first(where: {
        $0.is(AssignmentExprSyntax.self)
      })
    {
      let before = diagnostics.count
      let assignment = bind(syntax)
      let isName = syntax.as(SequenceExprSyntax.self)?.elements.first?.is(
        DeclReferenceExprSyntax.self
      )
      if isName == true, diagnostics.hasErrors(after: before) { return assignment }
      return erroneous(.cannotConvertClosureResult("()", to: "\(expected)"), at: span(sign))
    }
    if !isClosure, case .named(let name, _) = expected, LibraryProtocols.isOpaque(name) {
      let value = bind(syntax, expecting: expected)
      if name == "View", isAnyView(value) {
        let place = value is EntryCallExpression ? nameSpan(of: syntax) : value.span
        return erroneous(.typeOfTypeDoesNotConform("any View", protocolName: name), at: place)
      }
      return convert(value, to: expected) { type, _ in
        switch value.type {
        case .null: .nilWithoutType
        case .function: .typeOfTypeDoesNotConform(type, protocolName: name)
        default: .returnTypeRequires(function.subject, type: type, protocolName: name)
        }
      }
    }
    let subject = isClosure ? nil : function.subjectOfOpaqueResult
    let count = diagnostics.count
    defer { rewordResult(ofClosure: function.literal, as: expected, after: count) }
    return bind(syntax, as: expected) {
      if let subject, $0 != "nil", case .declared(let wanted, _) = expected {
        return .returnTypeRequires(subject, type: $0, protocolName: wanted.name)
      }
      return isClosure
        ? .cannotConvertClosureResult($0, to: $1) : .cannotConvertReturn($0, to: $1)
    }
  }

  /// Tells what does not fit the result that a closure of one expression names at that name.
  private func rewordResult(
    ofClosure literal: ClosureExprSyntax?,
    as expected: SceneType,
    after count: Int
  ) {
    guard let literal, let type = literal.signature?.returnClause?.type,
      literal.statements.count == 1, diagnostics.count == count + 1,
      case .cannotConvertClosureResult(let given, _) = diagnostics.entries[count].mistake,
      given != "nil"
    else { return }
    diagnostics.removeAll(after: count)
    report(.closureResultNotGiven("\(expected)", given: given), at: span(type))
  }

  /// Whether an `if` or `switch` by itself has branches of more than one expression.
  private func isStatementLike(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): !node.isValue
    case .switchExpr(let node): !node.isValue
    default: false
    }
  }

  /// The items with `#if` replaced by its active part, without directives, whose texts are told where
  /// the items are bound.
  func activeItems(
    _ items: CodeBlockItemListSyntax,
    tellsDirectives: Bool = false
  ) -> [CodeBlockItemSyntax] {
    var result: [CodeBlockItemSyntax] = []
    for item in items.inOrder {
      guard case .decl(let declaration) = item.item,
        let conditional = declaration.as(IfConfigDeclSyntax.self)
      else {
        if !item.isDirective {
          result.append(item)
        } else if tellsDirectives {
          tellDirective(item)
        }
        continue
      }
      if case .statements(let inner)? = conditional.activeClause?.elements {
        result += activeItems(inner, tellsDirectives: tellsDirectives)
      }
    }
    return result
  }

  /// Binds statements in order.
  func bind(_ items: [CodeBlockItemSyntax]) -> [any BoundStatement] {
    var result: [any BoundStatement] = []
    var items = LocalFunctionOrder.sorted(items)
    let types = LocalFunctionOrder.types(in: items)
    if !types.isEmpty {
      for type in types { result += bind(type) }
      items.removeAll(where: types.contains)
    }
    declareFunctions(items)
    for (index, item) in items.enumerated() {
      if case .stmt(let statement) = item.item, let node = statement.as(DeferStmtSyntax.self) {
        if index == items.count - 1, function?.code.name != FunctionCode.topLevelName {
          report(.deferAtEnd, at: span(node.deferKeyword), severity: .warning)
        }
        let deferred = bind(deferred: node.body.statements)
        let earlier = function?.innermostSlots ?? []
        let rest = bind(Array(items[(index + 1)...]))
        result.append(DeferStatement(deferred: deferred, rest: endingBlock(rest, after: earlier)))
        return result
      }
      result += bind(item)
    }
    return result
  }

  /// Binds what is done at the end of a scope, which neither errors nor jumps may leave.
  private func bind(deferred items: CodeBlockItemListSyntax) -> [any BoundStatement] {
    guard let function else { return bind(block: items) }
    let (targets, errors, isDeferred) = (function.targets, function.errors, function.isDeferred)
    (function.targets, function.isDeferred) = ([], true)
    if errors != .unknown { function.errors = .deferred }
    defer {
      (function.targets, function.errors, function.isDeferred) = (targets, errors, isDeferred)
    }
    return bind(block: items)
  }

  /// Binds a block whose names end with it.
  func bind(block items: CodeBlockItemListSyntax) -> [any BoundStatement] {
    function?.pushBlock()
    defer { function?.popBlock() }
    return endingBlock(bind(activeItems(items, tellsDirectives: true)))
  }

  /// The statements of the innermost block, whose variables end with it where objects notice that;
  /// those in `earlier` places end later.
  func endingBlock(
    _ statements: [any BoundStatement],
    after earlier: [Int] = []
  ) -> [any BoundStatement] {
    guard program.noticesEndings else { return statements }
    let slots = function?.innermostSlots.filter { !earlier.contains($0) } ?? []
    return slots.isEmpty ? statements : [BlockStatement(statements: statements, slots: slots)]
  }

  private func bind(_ item: CodeBlockItemSyntax) -> [any BoundStatement] {
    switch item.item {
    case .decl(let declaration): return bind(localDeclaration: declaration)
    case .stmt(let statement): return bind(statement: statement)
    case .expr(let expression): return bindStatement(expression: expression)
    }
  }

  /// Binds an expression as a statement: in a view builder it is a view.
  func bindStatement(expression syntax: ExprSyntax) -> [any BoundStatement] {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return [bind(ifStatement: node)]
    case .switchExpr(let node): return [bind(switchStatement: node, label: nil)]
    default: break
    }
    let before = diagnostics.count
    if syntax.is(FunctionCallExprSyntax.self) { untypedValue = span(syntax) }
    let value = bind(syntax)
    untypedValue = nil
    if value.isErroneous { return [ErroneousStatement()] }
    let isSound = !diagnostics.entries[before...].contains {
      $0.severity == .error && !$0.mistake.leavesTypesKnown
    }
    function?.lastStatement = (value.type, span(syntax))
    if value.isFailableDelegation { return [FailableDelegationStatement(delegation: value)] }
    guard function?.builder == .view else {
      if function?.givesToTask != true, isSound { warnOfUnusedResult(value, syntax) }
      return [ExpressionStatement(expression: value)]
    }
    if value.type == .void, allowsDeeds {
      return [ExpressionStatement(expression: value)]
    }
    guard conforms(value.type, to: .view) else {
      if allowsDeeds {
        warnOfUnusedResult(value, syntax)
        return [ExpressionStatement(expression: value)]
      }
      // What stands behind another statement on its line is told by that.
      if syntax.isBehindStatement { return [ErroneousStatement()] }
      report(
        value.type.mayConform
          ? .builderTakesViews("\(value.type)") : .valueIsNotView("\(value.type)"),
        at: syntax.isAssignment ? span(syntax) : value.span
      )
      return [ErroneousStatement()]
    }
    if isAnyView(value) {
      report(.typeOfTypeDoesNotConform("any View", protocolName: "View"), at: place(ofView: syntax))
      return [ErroneousStatement()]
    }
    if let misfit = misfit(ofOnlyView: value, syntax) {
      report(misfit, at: place(ofView: syntax))
      return [ErroneousStatement()]
    }
    return [
      ViewStatement(expression: value, isCertain: !(allowsDeeds && value.type.unwrapped.isOpen))
    ]
  }

  /// Binds an assignment as a statement, also in a builder.
  func bindStatement(assignment syntax: ExprSyntax) -> [any BoundStatement] {
    let value = bind(syntax)
    return [value.isErroneous ? ErroneousStatement() : ExpressionStatement(expression: value)]
  }
}

extension SceneType {
  /// Whether the type is one that can be declared to conform to a protocol.
  fileprivate var mayConform: Bool {
    switch self {
    case .tuple, .function, .metatype, .null: false
    default: true
    }
  }
}

extension ExprSyntax {
  /// Whether another statement stands before it on its line, without a semicolon between.
  fileprivate var isBehindStatement: Bool {
    guard let first = firstToken(viewMode: .sourceAccurate), !first.isAtLineStart,
      parent?.is(CodeBlockItemSyntax.self) == true,
      let before = first.previousToken(viewMode: .sourceAccurate)
    else { return false }
    return before.tokenKind != .semicolon && before.parent?.kind != .closureExpr
      && before.tokenKind != .leftBrace && before.tokenKind != .keyword(.in)
      && before.tokenKind != .colon
  }

  /// Whether this changes a place.
  var isAssignment: Bool {
    guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { element in
      element.is(AssignmentExprSyntax.self)
        || element.as(BinaryOperatorExprSyntax.self).map {
          $0.operator.text.hasSuffix("=") && !Binder.comparisons.contains($0.operator.text)
        } == true
    }
  }
}

extension ExprSyntax {
  /// Whether this is an `if` or a `switch`.
  fileprivate var isBranching: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}

extension IfExprSyntax {
  /// Whether every branch is one expression, so that the whole can be a value.
  var isValue: Bool {
    guard body.statements.isValue else { return false }
    switch elseBody {
    case .ifExpr(let node): return node.isValue
    case .codeBlock(let block): return block.statements.isValue
    case nil: return false
    }
  }
}

extension SwitchExprSyntax {
  var isValue: Bool { cases.active.allSatisfy(\.statements.isValue) }
}

extension CodeBlockItemListSyntax {
  /// Whether this is one expression that is not an assignment, or a `throw`.
  fileprivate var isValue: Bool {
    guard count == 1, let only = first else { return false }
    switch only.item {
    case .expr(let expression):
      if let node = expression.as(IfExprSyntax.self) { return node.isValue }
      if let node = expression.as(SwitchExprSyntax.self) { return node.isValue }
      return !expression.isAssignment
    case .stmt(let statement):
      if let inner = statement.as(ExpressionStmtSyntax.self)?.expression {
        if let node = inner.as(IfExprSyntax.self) { return node.isValue }
        if let node = inner.as(SwitchExprSyntax.self) { return node.isValue }
        return false
      }
      return statement.is(ThrowStmtSyntax.self)
    case .decl: return false
    }
  }
}

extension FunctionScope {
  /// What messages about what it gives back call it.
  fileprivate var subject: String {
    guard let declaration = code.declaration else { return "property '\(code.name)'" }
    let kind =
      declaration.scope.selfType == nil
      ? "global function" : declaration.isStatic ? "static method" : "instance method"
    return "\(kind) '\(declaration.signature.spelled(named: declaration.name))'"
  }

  /// What messages call it where it hides the type of its result behind a protocol of the scene's.
  fileprivate var subjectOfOpaqueResult: String? {
    let isOpaque = { (syntax: TypeSyntax?) in
      syntax?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
    }
    if let declaration = code.declaration {
      return isOpaque(declaration.resultSyntax) ? subject : nil
    }
    guard let property, isOpaque(property.typeSyntax) else { return nil }
    let kind =
      property.scope.selfType == nil
      ? "var" : property.isStatic ? "static property" : "property"
    return "\(kind) '\(property.name)'"
  }
}
