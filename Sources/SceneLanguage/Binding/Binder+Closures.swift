internal import SwiftSyntax

extension Binder {
  /// Binds a closure against the function type that its place expects.
  func bind(closure node: ClosureExprSyntax, expecting expected: SceneType) -> any BoundExpression {
    let place = span(node)
    let wanted = expected.functionType
    let code = FunctionCode(name: "closure")
    let inner = FunctionScope(code: code, outer: function)
    inner.builder = wanted?.builder
    if let result = wanted?.result, !result.isOpen, !result.isFreeParameter {
      inner.expectedResult = result
    }
    if let output = node.signature?.returnClause { inner.expectedResult = resolve(output.type) }
    var parameters: [SceneType] = []
    var failed = false
    within(scope, inner) {
      parameters = declareParameters(of: node, wanted, in: inner, at: place, failed: &failed)
      bindCaptures(of: node)
      bindBody(node.statements, in: inner, span: place)
    }
    if node.signature?.parameterClause == nil {
      let used = code.parameters.count
      if let wanted, used > wanted.parameters.count, !wanted.takesApart(used) {
        let count = wanted.parameters.count
        report(.closureParameterCount(expected: count, found: used), at: place)
        failed = true
      }
      let positions = wanted?.takesApart(used) == true ? 0..<1 : code.parameters.indices
      parameters = positions.map { index in
        if let wanted, index < wanted.parameters.count { return wanted.parameters[index] }
        return code.parameters[index].type
      }
      // A closure may ignore its arguments only when it names none and the place says how many.
      if let wanted, used < wanted.parameters.count {
        parameters += wanted.parameters[used...]
      }
    }
    if failed { return ErroneousExpression(span: place) }
    let result = resultType(of: inner, wanted)
    return ClosureExpression(
      code: code,
      span: place,
      type: .function(FunctionType(parameters, result, builder: wanted?.builder))
    )
  }

  /// What a function's body says that it returns.
  func resultType(of function: FunctionScope, _ wanted: FunctionType?) -> SceneType {
    if let expected = function.expectedResult { return expected }
    if function.builder != nil { return .view }
    if function.foundResults.isEmpty { return .void }
    return function.foundResults.reduce(SceneType.unknown) { joined($0, $1) }
  }

  private func declareParameters(
    of node: ClosureExprSyntax,
    _ wanted: FunctionType?,
    in inner: FunctionScope,
    at place: SourceSpan,
    failed: inout Bool
  ) -> [SceneType] {
    var expected = wanted?.parameters ?? []
    guard let clause = node.signature?.parameterClause else {
      inner.shorthandTypes = expected
      return []
    }
    var names: [(name: TokenSyntax, type: TypeSyntax?)]
    switch clause {
    case .simpleInput(let list): names = list.map { ($0.name, nil) }
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName, $0.type) }
    }
    if names.count > 1, expected.count == 1, case .tuple(let elements) = expected[0],
      elements.count == names.count
    {
      expected = elements.map(\.type)
    }
    if wanted != nil, names.count != expected.count, wanted?.result != .unknown || !expected.isEmpty
    {
      report(.closureParameterCount(expected: expected.count, found: names.count), at: place)
      failed = true
    }
    let types = names.enumerated().map { index, parameter in
      let type =
        parameter.type.map { resolve($0) }
        ?? (index < expected.count ? expected[index] : .unknown)
      let variable = inner.declare(
        parameter.name.identifierText,
        type: type.inoutValue ?? type,
        isMutable: type.inoutValue != nil,
        span: span(parameter.name)
      )
      inner.code.parameters.append(variable)
      return type
    }
    return wanted?.takesApart(names.count) == true ? wanted?.parameters ?? types : types
  }

  /// `[weak self, x = y]`: what is renamed or made anew is a variable of the closure.
  private func bindCaptures(of node: ClosureExprSyntax) {
    guard let items = node.signature?.capture?.items, let inner = function else { return }
    for item in items {
      guard let initializer = item.initializer else { continue }
      let value = bind(initializer.value)
      let variable = inner.declare(
        item.name.identifierText,
        type: value.type,
        isMutable: false,
        span: span(item.name)
      )
      inner.code.statements.append(DeclarationStatement(variable: variable, value: value))
    }
  }

  /// The variable for `$0`, `$1` …; those before it exist too.
  func shorthandVariable(_ index: Int) -> LocalVariable? {
    var scope = function
    while let current = scope, current.shorthandTypes == nil { scope = current.outer }
    guard let owner = scope, var types = owner.shorthandTypes, index < 64 else { return nil }
    if types.count == 1, index > 0, case .tuple(let elements) = types[0] {
      types = elements.map(\.type)
      owner.shorthandTypes = types
      owner.code.parameters.first?.type = types[0]
    }
    while owner.code.parameters.count <= index {
      let position = owner.code.parameters.count
      let type = position < types.count ? types[position] : .unknown
      owner.code.parameters.append(
        owner.declareOutermost(
          "$\(position)",
          type: type.inoutValue ?? type,
          isMutable: type.inoutValue != nil
        )
      )
    }
    return function?.variable("$\(index)")
  }

  /// Binds an expression that is evaluated only when it is needed.
  func bind(autoclosure syntax: ExprSyntax, expecting expected: SceneType) -> any BoundExpression {
    let place = span(syntax)
    let code = FunctionCode(name: "autoclosure")
    let inner = FunctionScope(code: code, outer: function)
    let value = within(scope, inner) {
      bind(syntax, as: expected) { .cannotConvertArgument($0, to: $1) }
    }
    if value.isErroneous { return value }
    code.statements = [ReturnStatement(value: value)]
    return ClosureExpression(
      code: code,
      span: place,
      type: .function(FunctionType([], value.type))
    )
  }
}

extension FunctionType {
  /// Whether a closure with this many parameters gets the elements of the one tuple passed.
  func takesApart(_ count: Int) -> Bool {
    guard parameters.count == 1, case .tuple(let elements) = parameters[0] else { return false }
    return count > 1 && elements.count == count
  }
}
