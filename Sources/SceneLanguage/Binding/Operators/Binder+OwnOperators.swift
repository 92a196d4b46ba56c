internal import SwiftSyntax

/// Operators that the scene declares.
extension Binder {
  /// Binds an operator that only the scene declares, as the call of a function.
  func bind(
    ownOperator name: String,
    _ operands: [ExprSyntax],
    _ symbol: some SyntaxProtocol,
    _ place: SourceSpan,
    _ expected: SceneType
  ) -> (any BoundExpression)? {
    guard let functions = module.operatorFunctions[name] else { return nil }
    let isBuiltIn =
      operands.count == 1
      ? ["-", "+", "!", "~"].contains(name)
      : BinaryOperator(rawValue: name) != nil || ["&&", "||", "??", "...", "..<"].contains(name)
    let isPostfix = Syntax(symbol).parent?.is(PostfixOperatorExprSyntax.self) == true
    var candidates = functions.filter {
      !$0.isRequirement && $0.signature.parameters.count == operands.count
        && (operands.count > 1 || $0.isPostfixOperator == isPostfix)
    }
    if isBuiltIn || candidates.isEmpty && !functions.contains(where: \.isRequirement) {
      return nil
    }
    let values = operands.map { operand in attempt { bind(operand) }.result }
    let isOpen = values.contains(where: isGeneric)
    // What the library declares for collections of a scene is not for whatever shows at run time.
    if values.first?.type.isOpen == true { candidates.removeAll { isOfPrelude($0.span) } }
    if candidates.isEmpty || isOpen {
      let required = functions.filter {
        $0.isRequirement && $0.signature.parameters.count == operands.count
      }
      if !required.isEmpty {
        return bind(required, witnesses: candidates, operands, symbol, place, expected)
      }
    }
    if candidates.isEmpty { return nil }
    let make = { [self] in call(ownOperators: candidates, operands, symbol, place, expected) }
    // `+=` of a scene's own stands beside that of the library.
    guard BinaryOperator(rawValue: String(name.dropLast())) != nil, name.hasSuffix("=") else {
      return make()
    }
    return attempt(make).succeeded ? make() : nil
  }

  /// Binds an operator as the call of one of the scene's functions.
  private func call(
    ownOperators functions: [FunctionDeclaration],
    _ operands: [ExprSyntax],
    _ symbol: some SyntaxProtocol,
    _ place: SourceSpan,
    _ expected: SceneType
  ) -> any BoundExpression {
    let candidates = functions.map { function in
      let candidate = callable(function, receiver: nil, at: place)
      // An operator of a generic type is one for every type that its parameters stand for.
      if case .declared(let owner, _)? = function.scope.selfType {
        candidate.signature.generics += owner.genericParameters
      }
      if let owner = function.scope.selfType, isProtocol(owner) {
        // That of a protocol's extension is for the types that conform to it.
        candidate.signature.generics.append("Self")
        candidate.signature.constraints["Self"] = [owner]
      }
      for index in candidate.signature.parameters.indices {
        candidate.signature.parameters[index].label = nil
      }
      return candidate
    }
    let arguments = operands.map {
      CallArgument(label: nil, labelSpan: nil, expression: $0, span: span($0), isTrailing: false)
    }
    return call(candidates, arguments, at: place, nameSpan: span(symbol), expecting: expected)
  }

  /// Binds `&&` or `||` by a generic function of the scene where the left side is no truth.
  func bind(
    ownLogical node: InfixOperatorExprSyntax,
    _ name: String,
    symbol: BinaryOperatorExprSyntax,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    let functions = (module.operatorFunctions[name] ?? []).filter {
      !$0.signature.generics.isEmpty && !$0.isRequirement && $0.signature.parameters.count == 2
    }
    if functions.isEmpty { return nil }
    // A chain that begins with a truth is one of truths, and is not tried at each of its operators.
    var first = node.leftOperand
    while let inner = first.as(InfixOperatorExprSyntax.self),
      ["&&", "||"].contains(inner.operator.trimmedDescription)
    {
      first = inner.leftOperand
    }
    if first.id != node.leftOperand.id, attempt({ bind(first) }).result.type == .bool { return nil }
    let left = attempt { bind(node.leftOperand) }
    if !left.succeeded || left.result.type == .bool || left.result.type.isOpen { return nil }
    let make = { [self] in
      call(ownOperators: functions, [node.leftOperand, node.rightOperand], symbol, place, expected)
    }
    return attempt(make).succeeded ? make() : nil
  }

  /// An operator of which only a protocol says that it is there, as it stands between operands whose
  /// types show when the scene runs; `nil` for all others.
  func requiredOperator(
    _ name: String,
    _ operands: [any BoundExpression],
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard BinaryOperator(rawValue: name) == nil,
      operands.contains(where: { $0.type.isOpen || isGeneric($0) })
    else { return nil }
    let functions = (module.operatorFunctions[name] ?? []).filter {
      $0.signature.parameters.count == operands.count
    }
    guard let required = functions.first(where: \.isRequirement) else { return nil }
    return RequiredOperatorExpression(
      name: name,
      witnesses: functions.filter { !$0.isRequirement },
      arguments: BoundArguments(operands.map { .expression($0) }),
      span: place,
      type: required.signature.result.substituting(["Self": operands[0].type])
    )
  }

  private func isGeneric(_ operand: any BoundExpression) -> Bool {
    switch operand.type {
    case .parameter: true
    case .declared(let declaration, _): declaration.kind == .protocol
    default: false
    }
  }

  /// Binds an operator that a protocol requires: which function it is shows when the scene runs.
  private func bind(
    _ required: [FunctionDeclaration],
    witnesses: [FunctionDeclaration],
    _ operands: [ExprSyntax],
    _ symbol: some SyntaxProtocol,
    _ place: SourceSpan,
    _ expected: SceneType
  ) -> any BoundExpression {
    let arguments = operands.map {
      CallArgument(label: nil, labelSpan: nil, expression: $0, span: span($0), isTrailing: false)
    }
    let name = symbol.trimmedDescription
    let candidates = required.map { function in
      var signature = function.signature
      signature.generics.append("Self")
      for index in signature.parameters.indices { signature.parameters[index].label = nil }
      return Callable(name: name, signature: signature) { arguments, type in
        RequiredOperatorExpression(
          name: name,
          witnesses: witnesses,
          arguments: arguments,
          span: place,
          type: type
        )
      }
    }
    return call(candidates, arguments, at: place, nameSpan: span(symbol), expecting: expected)
  }

  /// Binds an operator that the scene declares, where a literal takes its parameter's type.
  func bind(
    own node: InfixOperatorExprSyntax,
    _ name: String,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    guard let functions = module.operatorFunctions[name] else { return nil }
    let (left, right) = (node.leftOperand, node.rightOperand)
    let wanted = expected.unwrapped
    if case .declared = wanted, left.takesTypeOfPlace, right.takesTypeOfPlace,
      // Where a scene's type is expected that literals make, so are they on both sides.
      let made = bind(
        node,
        by: functions.filter {
          $0.signature.result == wanted && $0.signature.parameters.map(\.type) == [wanted, wanted]
        },
        at: place
      )
    {
      return made
    }
    guard left.isContextual != right.isContextual else { return nil }
    let index = left.isContextual ? 1 : 0
    let candidates = functions.filter { !$0.isRequirement && $0.signature.parameters.count == 2 }
    let hint = candidates.lazy.compactMap { self.operand(index, of: $0, making: wanted) }.first
    let known = bind(left.isContextual ? right : left, expecting: hint ?? .unknown)
    if known.isErroneous || known.type.isOpen { return known.isErroneous ? known : nil }
    let exact = candidates.filter { $0.signature.parameters[index].type == known.type }
    for function in exact + candidates {
      let own = generics(of: function, where: index, is: known.type)
      let types = function.signature.parameters.map { parameter in
        parameter.type == .parameter("Self")
          ? known.type : parameter.type.substituting(own).erasingParameters()
      }
      guard isConvertible(known.type, to: types[index]),
        isFit(known.type, as: function.signature.parameters[index].type, of: function)
      else { continue }
      // What the library has for the very types comes before what wraps them, or takes more.
      let alike = [known.type, known.type]
      if wraps(alike, in: function) || isGeneral(function, for: alike),
        !(left.isContextual ? left : right).is(NilLiteralExprSyntax.self),
        !isNoNumber(known.type) || Binder.isComparison(name),
        BinaryOperator.result(of: name, known.type, known.type, self) != nil
      {
        continue
      }
      let trial = attempt {
        bind(left.isContextual ? left : right, as: types[1 - index]) {
          .cannotConvertArgument($0, to: $1)
        }
      }
      guard trial.succeeded, !trial.result.isErroneous else { continue }
      let operands = left.isContextual ? [trial.result, known] : [known, trial.result]
      return call(operator: function, operands, at: place)
    }
    return nil
  }

  /// Whether a type is a generic parameter of which nothing says that the library adds such values.
  private func isNoNumber(_ type: SceneType) -> Bool {
    guard case .parameter = type else { return false }
    return !satisfies(type, .named("AdditiveArithmetic"))
  }

  /// What the generic parameters are of the type whose operator takes an operand of a known type.
  func generics(
    of function: FunctionDeclaration,
    where index: Int,
    is type: SceneType
  ) -> [String: SceneType] {
    guard case .declared(let owner, let arguments) = type, !arguments.isEmpty else { return [:] }
    var known: [String: SceneType] = [:]
    unify(
      function.signature.parameters[index].type,
      with: type,
      Set(owner.genericParameters).subtracting(genericsInScope),
      &known
    )
    return known
  }

  /// The type of an operand of an operator's function that makes the generic type which is wanted.
  private func operand(
    _ index: Int,
    of function: FunctionDeclaration,
    making wanted: SceneType
  ) -> SceneType? {
    guard case .declared(let owner, let arguments) = wanted, !arguments.isEmpty else { return nil }
    var known: [String: SceneType] = [:]
    let signature = function.signature
    unify(signature.result, with: wanted, Set(owner.genericParameters), &known)
    guard signature.result.substituting(known) == wanted else { return nil }
    return signature.parameters[index].type.substituting(known).erasingParameters()
  }

  /// Binds an operator by the first of these functions whose parameters take the operands.
  func bind(
    _ node: InfixOperatorExprSyntax,
    by functions: [FunctionDeclaration],
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    for function in functions
    where !function.isRequirement && function.signature.parameters.count == 2 {
      var operands: [any BoundExpression] = []
      for (syntax, parameter) in zip(
        [node.leftOperand, node.rightOperand],
        function.signature.parameters
      ) {
        let trial = attempt { operand(syntax, for: parameter) }
        guard trial.succeeded, !trial.result.isErroneous else { break }
        operands.append(trial.result)
      }
      guard operands.count == 2 else { continue }
      return call(operator: function, operands, at: place)
    }
    return nil
  }

  private func operand(
    _ syntax: ExprSyntax,
    for parameter: ParameterSignature
  ) -> any BoundExpression {
    let type = parameter.type.erasingParameters()
    if parameter.isAutoclosure, let result = type.functionType?.result {
      return bind(autoclosure: syntax, expecting: result)
    }
    return bind(syntax, as: type) { .cannotConvertArgument($0, to: $1) }
  }
}
