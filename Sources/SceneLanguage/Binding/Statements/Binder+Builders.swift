internal import SwiftSyntax

/// Bodies in result builders that scenes declare.
///
/// Each component is put into a variable; calls of the builder's functions join the variables, as
/// the compiler's own transformation does.
extension Binder {
  /// Binds a body in a builder: its statements, and what they make.
  func bind(
    _ items: [CodeBlockItemSyntax],
    inBuilder builder: TypeDeclaration,
    at place: SourceSpan
  ) -> [any BoundStatement] {
    var statements: [any BoundStatement] = []
    let block = component(of: items, builder, &statements, at: place)
    var result = block
    if has("buildFinalResult", builder), !block.isErroneous {
      result = call("buildFinalResult", [(nil, block)], builder, at: place)
    }
    if let expected = function?.expectedResult {
      result = convert(result, to: expected) { .cannotConvertReturn($0, to: $1) }
    }
    function?.foundResults.append(result.type)
    statements.append(
      result.isErroneous ? ErroneousStatement() : ReturnStatement(value: result)
    )
    return statements
  }

  /// Binds a block of components and the call that joins them.
  private func component(
    of items: [CodeBlockItemSyntax],
    _ builder: TypeDeclaration,
    _ statements: inout [any BoundStatement],
    at place: SourceSpan
  ) -> any BoundExpression {
    declareFunctions(items)
    var parts: [any BoundExpression] = []
    for item in items {
      if let part = component(item, builder, &statements) { parts.append(part) }
    }
    if parts.contains(where: \.isErroneous) { return ErroneousExpression(span: place) }
    guard has("buildPartialBlock", builder), let first = parts.first else {
      return call("buildBlock", parts.map { (nil, $0) }, builder, at: place)
    }
    var joined = call("buildPartialBlock", [("first", first)], builder, at: place)
    for part in parts.dropFirst() where !joined.isErroneous {
      joined = call(
        "buildPartialBlock",
        [("accumulated", joined), ("next", part)],
        builder,
        at: place
      )
    }
    return joined
  }

  /// Binds one item; `nil` for a declaration, which makes no component.
  private func component(
    _ item: CodeBlockItemSyntax,
    _ builder: TypeDeclaration,
    _ statements: inout [any BoundStatement]
  ) -> (any BoundExpression)? {
    switch item.item {
    case .decl(let declaration):
      statements += bind(localDeclaration: declaration)
      return nil
    case .expr(let expression):
      return component(expression, builder, &statements)
    case .stmt(let statement):
      if let inner = statement.as(ExpressionStmtSyntax.self)?.expression {
        return component(inner, builder, &statements)
      }
      if let loop = statement.as(ForStmtSyntax.self) {
        return component(loop, builder, &statements)
      }
      if let node = statement.as(DoStmtSyntax.self), node.catchClauses.isEmpty {
        return component(node, builder, &statements)
      }
      return erroneous(.unsupported("this statement in a result builder"), at: span(statement))
    }
  }

  private func component(
    _ syntax: ExprSyntax,
    _ builder: TypeDeclaration,
    _ statements: inout [any BoundStatement]
  ) -> (any BoundExpression)? {
    let place = span(syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node):
      return component(node, builder, &statements)
    case .switchExpr(let node):
      return component(node, builder, &statements)
    default:
      if syntax.isAssignment {
        statements += bindStatement(assignment: syntax)
        return nil
      }
      var argument = CallArgument(
        label: nil,
        labelSpan: nil,
        expression: syntax,
        span: place,
        isTrailing: false
      )
      guard has("buildExpression", builder) else { return keep(bind(syntax), &statements) }
      let type = told(builder)
      if type != builder.openType, !syntax.isContextual {
        // What the body is to give tells what its parts are, as their closures may have to know.
        let trial = attempt { bind(buildExpression: argument, on: type, at: place) }
        if trial.succeeded { return keep(trial.result, &statements) }
      }
      if !syntax.isContextual { argument.bound = bind(syntax) }
      return keep(bind(buildExpression: argument, on: builder.openType, at: place), &statements)
    }
  }

  /// An `if` with what follows its `else`: the branches are the leaves of a tree of choices.
  private func component(
    _ node: IfExprSyntax,
    _ builder: TypeDeclaration,
    _ statements: inout [any BoundStatement]
  ) -> any BoundExpression {
    let place = span(node)
    guard let function else { return ErroneousExpression(span: place) }
    let result = function.declare("_", type: .unknown, isMutable: true, span: place)
    let branches = node.branchCount
    statements += bind(node, 0, branches.count, isOptional: !branches.hasElse, builder, result)
    return LocalExpression(result, span: place)
  }

  /// One `if` of a chain, as the leaf at an index, and after it the rest of the chain.
  private func bind(
    _ node: IfExprSyntax,
    _ index: Int,
    _ count: Int,
    isOptional: Bool,
    _ builder: TypeDeclaration,
    _ result: LocalVariable
  ) -> [any BoundStatement] {
    let place = span(node)
    let isAvailability = node.conditions.contains {
      $0.condition.is(AvailabilityConditionSyntax.self)
    }
    let finish = { [self] (value: any BoundExpression, index: Int, isLimited: Bool) in
      var value = value
      if isLimited, has("buildLimitedAvailability", builder) {
        value = call("buildLimitedAvailability", [(nil, value)], builder, at: place)
      }
      value = choice(index, of: count, value, builder, at: place)
      if value.isErroneous || !isOptional { return value }
      return call("buildOptional", [(nil, value)], builder, at: place)
    }
    function?.pushBlock()
    let conditions = bind(node.conditions)
    let items = activeItems(node.body.statements)
    let body = branch(items, builder, into: result, at: place) {
      finish($0, index, isAvailability)
    }
    function?.popBlock()
    var alternative: [any BoundStatement] = []
    switch node.elseBody {
    case .codeBlock(let block):
      function?.pushBlock()
      alternative = branch(activeItems(block.statements), builder, into: result, at: place) {
        finish($0, index + 1, false)
      }
      function?.popBlock()
    case .ifExpr(let inner):
      alternative = bind(inner, index + 1, count, isOptional: isOptional, builder, result)
    case nil:
      let none = NilLiteral(span: place, type: .optional(.unknown))
      alternative.append(
        assign(call("buildOptional", [(nil, none)], builder, at: place), to: result)
      )
    }
    return [IfStatement(conditions: conditions, body: body, alternative: alternative)]
  }

  /// A `switch`: its cases are the leaves of a tree of choices, as balanced as it can be.
  private func component(
    _ node: SwitchExprSyntax,
    _ builder: TypeDeclaration,
    _ statements: inout [any BoundStatement]
  ) -> any BoundExpression {
    let place = span(node)
    guard let function else { return ErroneousExpression(span: place) }
    let result = function.declare("_", type: .unknown, isMutable: true, span: place)
    let count = node.cases.count
    var index = 0
    statements.append(
      bindSwitch(node, label: nil) { items in
        defer { index += 1 }
        return self.branch(self.activeItems(items), builder, into: result, at: place) { value in
          self.choice(index, of: count, value, builder, at: place)
        }
      }
    )
    return LocalExpression(result, span: place)
  }

  private func choice(
    _ index: Int,
    of count: Int,
    _ value: any BoundExpression,
    _ builder: TypeDeclaration,
    at place: SourceSpan
  ) -> any BoundExpression {
    if count < 2 || value.isErroneous { return value }
    let half = (count + 1) / 2
    let isFirst = index < half
    let inner = choice(
      isFirst ? index : index - half,
      of: isFirst ? half : count - half,
      value,
      builder,
      at: place
    )
    if inner.isErroneous { return inner }
    return call("buildEither", [(isFirst ? "first" : "second", inner)], builder, at: place)
  }

  /// A `do`: what its block makes is the component.
  private func component(
    _ node: DoStmtSyntax,
    _ builder: TypeDeclaration,
    _ statements: inout [any BoundStatement]
  ) -> any BoundExpression {
    let place = span(node)
    guard let function else { return ErroneousExpression(span: place) }
    function.pushBlock()
    defer { function.popBlock() }
    return component(of: activeItems(node.body.statements), builder, &statements, at: place)
  }

  private func component(
    _ node: ForStmtSyntax,
    _ builder: TypeDeclaration,
    _ statements: inout [any BoundStatement]
  ) -> any BoundExpression {
    let place = span(node)
    guard let function else { return ErroneousExpression(span: place) }
    let parts = function.declare("_", type: .array(.unknown), isMutable: true, span: place)
    statements.append(
      DeclarationStatement(
        variable: parts,
        value: ArrayLiteral(elements: [], span: place, type: .array(.unknown))
      )
    )
    let sequence = bind(node.sequence)
    function.pushBlock()
    defer { function.popBlock() }
    let number = function.pushTarget(label: nil, isLoop: true)
    defer { function.popTarget() }
    let element = elementType(of: sequence.type) ?? .unknown
    let pattern = bind(
      pattern: node.pattern,
      of: element,
      isMutable: false,
      declares: node.caseKeyword == nil
    )
    let condition = node.whereClause.map { clause in
      bind(clause.condition, as: .bool) { type, _ in .conditionNotBool(type) }
    }
    var body: [any BoundStatement] = []
    let value = component(of: activeItems(node.body.statements), builder, &body, at: place)
    if value.isErroneous || sequence.isErroneous { return ErroneousExpression(span: place) }
    if parts.type == .array(.unknown) { parts.type = .array(value.type) }
    body.append(AppendStatement(variable: parts, value: value))
    statements.append(
      ForStatement(
        pattern: pattern,
        sequence: sequence,
        condition: condition,
        body: body,
        number: number
      )
    )
    return call("buildArray", [(nil, LocalExpression(parts, span: place))], builder, at: place)
  }

  private func branch(
    _ items: [CodeBlockItemSyntax],
    _ builder: TypeDeclaration,
    into result: LocalVariable,
    at place: SourceSpan,
    _ finish: (any BoundExpression) -> any BoundExpression
  ) -> [any BoundStatement] {
    var statements: [any BoundStatement] = []
    let block = component(of: items, builder, &statements, at: place)
    let value = block.isErroneous ? block : finish(block)
    if result.type.isUnknown { result.type = value.type }
    return statements + [assign(value, to: result)]
  }

  private func assign(
    _ value: any BoundExpression,
    to variable: LocalVariable
  ) -> any BoundStatement {
    value.isErroneous
      ? ErroneousStatement() : DeclarationStatement(variable: variable, value: value)
  }

  /// Evaluates a component where it stands: what comes after may depend on it.
  private func keep(
    _ value: any BoundExpression,
    _ statements: inout [any BoundStatement]
  ) -> any BoundExpression {
    guard let function, !value.isErroneous else { return value }
    let variable = function.declare("_", type: value.type, isMutable: false, span: value.span)
    statements.append(DeclarationStatement(variable: variable, value: value))
    return LocalExpression(variable, span: value.span)
  }

  private func has(_ name: String, _ builder: TypeDeclaration) -> Bool {
    builder.members.staticMembers[name] != nil
  }

  private func call(
    _ name: String,
    _ values: [(label: String?, value: any BoundExpression)],
    _ builder: TypeDeclaration,
    at place: SourceSpan
  ) -> any BoundExpression {
    // The older name of the same function.
    if name == "buildOptional", !has(name, builder), has("buildIf", builder) {
      return call("buildIf", values, builder, at: place)
    }
    guard has(name, builder) else {
      return erroneous(.builderLacks(builder.name, function: name), at: place)
    }
    let arguments = values.map { label, value in
      CallArgument(label, value, at: value.span)
    }
    return bind(
      staticCallOf: name,
      on: builder.openType,
      arguments,
      at: place,
      nameSpan: place,
      expecting: .unknown
    )
  }
}

extension IfExprSyntax {
  /// How many branches the chain has, and whether the last of them has no condition.
  fileprivate var branchCount: (count: Int, hasElse: Bool) {
    var count = 1
    var node = self
    while case .ifExpr(let next)? = node.elseBody {
      count += 1
      node = next
    }
    return node.elseBody == nil ? (count, false) : (count + 1, true)
  }
}

/// Adds a component to those that a loop in a result builder has made.
private struct AppendStatement: BoundStatement {
  let variable: LocalVariable
  let value: any BoundExpression

  func execute(in frame: Frame) throws -> Flow {
    let value = try value.evaluate(in: frame)
    try frame.evaluation.charge(elements: 1)
    try frame.modify(variable.slot) { parts in
      guard case .array(var elements) = parts else { return }
      parts = .absent
      elements.append(value)
      parts = .array(elements)
    }
    return .next
  }
}
