internal import SwiftSyntax

extension Binder {
  /// Binds a closure against the function type that its place expects.
  func bind(closure node: ClosureExprSyntax, expecting expected: SceneType) -> any BoundExpression {
    let place = span(node)
    let wanted = expected.functionType
    let code = FunctionCode(name: "closure")
    let inner = FunctionScope(code: code, outer: function)
    inner.literal = node
    inner.escapes = passesEscaping || node.isKept
    passesEscaping = false
    let ownResult = closureResult
    defer { closureResult = ownResult }
    inner.builder = wanted?.builder
    if let result = wanted?.result, !result.isOpen,
      !result.isFreeParameter || isInScope(result),
      result != .named("Sequence", [.unknown])
    {
      inner.expectedResult = result
    }
    var failed = false
    if let output = node.signature?.returnClause {
      let result = resolve(output.type)
      if wanted?.result == .void, result != .void, !result.isOpen {
        report(.closureResultNotWanted("\(result)", wanted: "Void"), at: span(output.type))
      } else if let wanted = wanted?.result, wanted.isScalar, result.isScalar, wanted != result,
        !(wanted.isFloatingPoint && result.isFloatingPoint)
      {
        report(.closureResultNotWanted("\(result)", wanted: "\(wanted)"), at: span(output.type))
        failed = true
      }
      inner.expectedResult = result
      inner.resultKeys = output.type.translatedPlaces
    }
    inner.thrownType = node.signature?.effectSpecifiers?.throwsClause?.type.map { resolve($0) }
    var parameters: [SceneType] = []
    var copies: [ClosureExpression.Copy] = []
    let before = diagnostics.count
    within(scope, inner) {
      copies = bindCaptures(of: node, in: inner)
      parameters = declareParameters(of: node, wanted, in: inner, at: place, failed: &failed)
      closureResult = nil
      bindBody(node.statements, in: inner, span: place)
      checkReturns(ofClosure: node, inner, after: before)
      if diagnostics.hasErrors(after: before) { diagnostics.removeUnusedResults(after: before) }
    }
    closureResult = ownResult
    if !diagnostics.hasErrors(after: before) { checkBorrowedCaptures(of: node, inner) }
    if node.signature?.parameterClause == nil {
      let used = code.parameters.count
      if let wanted, used > wanted.parameters.count, !wanted.takesApart(used) {
        tellCount(used, wanted, of: node, at: place)
        failed = true
        // What one value of an unknown type passes may be none: `onReceive(changes) { … }`.
      } else if let wanted, used < wanted.parameters.count, !wanted.takesApart(used),
        wanted.parameters != [.void], wanted.parameters != [.unknown], !node.hasError,
        wanted.isKnown
      {
        tellCount(used, wanted, of: node, at: place)
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
    if failed {
      diagnostics.removeUnusedResults(after: before)
      return ErroneousExpression(span: place)
    }
    for (index, variable) in zip(parameters.indices, code.parameters)
    where parameters[index].inoutValue?.isOpenDictionary == true {
      parameters[index] = .inout(variable.type)
    }
    let result = resultType(of: inner, wanted)
    var traits =
      wanted?.traits ?? FunctionTraits(throwsErrors: inner.throwsOut, waits: inner.waits)
    traits.leavesOutResult = node.signature?.returnClause == nil
    var closure = ClosureExpression(
      code: code,
      span: place,
      type: .function(FunctionType(parameters, result, builder: wanted?.builder, traits: traits))
    )
    closure.copies = copies
    closure.throwsOut = inner.throwsOut
    closure.waits = inner.waits
    closure.thrownType = inner.thrownType
    return closure
  }

  /// Tells that a closure takes another number of arguments than its place passes.
  private func tellCount(
    _ used: Int,
    _ wanted: FunctionType,
    of node: ClosureExprSyntax,
    at place: SourceSpan
  ) {
    // The result may be told by the name that it has where the closure is passed.
    var told = SceneType.function(wanted).erasingParameters()
    if case .function(var function) = told, let name = closureResult,
      function.result.isUnknown || function.builder == .view
    {
      function.result = .parameter(name.filter { $0 != "'" })
      told = .function(function)
    }
    var type = "\(told)"
    // What throws on what its closure throws takes closures that throw.
    if let name = node.nameOfReceiver, FunctionScope.rethrowing.contains(name),
      let function = told.functionType
    {
      let parameters = function.parameters.map(\.description).joined(separator: ", ")
      type = "(\(parameters)) throws -> \(function.result)"
    }
    let count = wanted.parameters.count
    report(
      used == 0
        ? .closureIgnoresArguments(expected: count)
        : .closureParameterCount(type: type, expected: count, found: used),
      at: place
    )
  }

  /// What a function's body says that it returns.
  func resultType(of function: FunctionScope, _ wanted: FunctionType?) -> SceneType {
    if let expected = function.expectedResult {
      guard case .optional(let wrapped) = expected, wrapped.isOpen else { return expected }
      // What is in the optional only the results tell.
      let made = function.foundResults.reduce(SceneType.null) { joined($0, $1) }
      return made.isOpen || made == .null ? expected : .optional(made.unwrapped)
    }
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
      if expected.count == 1, let last = Syntax(node.statements).greatestShorthand, last > 0 {
        _ = within(scope, inner) { shorthandVariable(last) }
      }
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
    if wanted != nil, names.count != expected.count,
      wanted?.result.isUnknown != true || !expected.isEmpty
    {
      if let wanted, let first = names.first {
        tellCount(names.count, wanted, of: node, at: span(first.name))
        failed = true
      }
    }
    let types = names.enumerated().map { index, parameter in
      let type =
        parameter.type.map { resolve($0) }
        ?? (index < expected.count ? expected[index] : .unknown)
      let name = parameter.name.identifierText
      let isProjection = name.hasPrefix("$")
      let variable = inner.declare(
        isProjection ? String(name.dropFirst()) : name,
        type: type.inoutValue ?? type,
        isMutable: type.inoutValue != nil,
        span: span(parameter.name)
      )
      variable.isProjection = isProjection
      inner.code.parameters.append(variable)
      return type
    }
    return wanted?.takesApart(names.count) == true ? wanted?.parameters ?? types : types
  }

  /// `[weak self, x, y = z]`: what is listed is copied when the closure is made.
  private func bindCaptures(
    of node: ClosureExprSyntax,
    in inner: FunctionScope
  ) -> [ClosureExpression.Copy] {
    var copies: [ClosureExpression.Copy] = []
    guard let items = node.signature?.capture?.items else { return [] }
    for item in items {
      let name = item.name.identifierText
      let isWeak = item.specifier?.specifier.text == "weak"
      let found = within(scope, inner.outer) { () -> (any BoundExpression)? in
        if let initializer = item.initializer { return bind(initializer.value) }
        if name.hasPrefix("$") { return bind(shorthand: name, at: span(item.name)) }
        return bindName(name, at: span(item.name), expecting: .unknown)
      }
      guard let value = found else {
        let isSelf = item.name.tokenKind == .keyword(.self)
        let place = span(item.name)
        if isSelf, let method = within(scope, inner.outer, { selfMethod(at: place) }) {
          let word = item.specifier?.specifier.text ?? "unowned"
          report(.refersToValue(word, type: "\(method.type)"), at: place)
          continue
        }
        report(isSelf ? .selfOutsideType : nameNotFound(name, at: place), at: place)
        continue
      }
      if value.isErroneous { continue }
      let variable = inner.declare(
        name,
        type: isWeak && !value.type.isOptional ? .optional(value.type) : value.type,
        isMutable: isWeak,
        span: span(item.name)
      )
      if isWeak { program.noticesEndings = true }
      variable.introduction = .captured
      inner.watched.append(variable)
      variable.isWeak = isWeak || item.specifier?.specifier.text == "unowned"
      copies.append(ClosureExpression.Copy(variable: variable, value: value))
    }
    return copies
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
  /// Whether the place of a closure says what it passes.
  fileprivate var isKnown: Bool { !parameters.contains { $0 == .error } && result != .error }

  /// Whether a closure with this many parameters gets the elements of the one tuple passed.
  func takesApart(_ count: Int) -> Bool {
    guard parameters.count == 1, case .tuple(let elements) = parameters[0] else { return false }
    return count > 1 && elements.count == count
  }

  /// What a function with so many parameters gets: what is passed, or the elements of the one tuple.
  func passed(to count: Int) -> [SceneType] {
    guard takesApart(count), case .tuple(let elements) = parameters[0] else { return parameters }
    return elements.map(\.type)
  }
}

extension Syntax {
  /// The greatest `$n` in it, outside of closures in it.
  var greatestShorthand: Int? {
    if self.is(ClosureExprSyntax.self) { return nil }
    if let token = self.as(TokenSyntax.self) {
      guard case .dollarIdentifier(let text) = token.tokenKind else { return nil }
      return Int(text.dropFirst())
    }
    return children(viewMode: .sourceAccurate).compactMap(\.greatestShorthand).max()
  }
}
