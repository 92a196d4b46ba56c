/// Finds the functions of operators that the scene declares.
extension Binder {
  /// The generic parameters that mean something where we are.
  var genericsInScope: Set<String> {
    var names: Set<String> = []
    var current: DeclarationScope? = scope
    while let scope = current {
      names.formUnion(scope.generics.keys)
      current = scope.outer
    }
    return names
  }

  /// The scene's own operator function for operands of these types.
  func operatorFunction(_ name: String, _ types: [SceneType]) -> FunctionDeclaration? {
    let functions = module.operatorFunctions[name] ?? []
    let exact = functions.filter { $0.signature.parameters.map(\.type) == types }
    return (exact + functions).first { function in
      let parameters = function.signature.parameters
      return parameters.count == types.count && !function.isRequirement
        && zip(parameters, types).allSatisfy { parameter, type in
          !type.isOpen && isConvertible(type, to: parameter.type.erasingParameters())
            && isFit(type, as: parameter.type, of: function)
        }
    }
  }

  /// Whether a call of an operator makes an optional of an operand that is none.
  func wraps(_ types: [SceneType], in function: FunctionDeclaration) -> Bool {
    zip(function.signature.parameters, types).contains { $0.type.isOptional && !$1.isOptional }
  }

  /// The type that `Self` is in an operator that a protocol's extension declares, for operands of
  /// these types; `nil` for other operators.
  private func conformingType(
    of function: FunctionDeclaration,
    for types: [SceneType]
  ) -> SceneType? {
    guard let owner = function.scope.selfType, isProtocol(owner),
      let index = function.signature.parameters.firstIndex(where: { $0.type == .parameter("Self") }
      ),
      !types[index].isOpen
    else { return nil }
    if case .parameter(let name) = types[index], !genericsInScope.contains(name),
      name != "Self" || scope.selfType == nil
    {
      return nil
    }
    return types[index]
  }

  /// The call of an operator's function, whose result is told where the place decides it.
  func call(
    operator function: FunctionDeclaration,
    _ operands: [any BoundExpression],
    at place: SourceSpan,
    giving result: SceneType? = nil
  ) -> FunctionCallExpression {
    let arguments = BoundArguments(
      zip(operands, function.signature.parameters).map { operand, parameter in
        if parameter.isInout, let place = operand.asPlace { return .place(place) }
        return .expression(operand)
      }
    )
    let types = arguments.types
    var known: [String: SceneType] = [:]
    if case .declared(let owner, _)? = function.scope.selfType, owner.kind != .protocol {
      for (parameter, type) in zip(function.signature.parameters, types)
      where !owner.genericParameters.isEmpty {
        unify(parameter.type, with: type, Set(owner.genericParameters), &known)
      }
    }
    return FunctionCallExpression(
      code: function.code,
      receiver: conformingType(of: function, for: types).map {
        $0 == .parameter("Self")
          ? typeSource(of: $0, at: place) ?? TypeExpression(named: $0, span: place)
          : TypeExpression(named: $0, span: place)
      },
      arguments: arguments.adding(generics: known),
      span: place,
      type: result ?? self.result(of: function, for: types)
    )
  }

  /// The type of what an operator's function makes of operands of these types.
  private func result(of function: FunctionDeclaration, for types: [SceneType]) -> SceneType {
    var own = conformingType(of: function, for: types).map { ["Self": $0] } ?? [:]
    if case .declared(let owner, _)? = function.scope.selfType, owner.kind != .protocol {
      let free = Set(owner.genericParameters).subtracting(genericsInScope)
      for (parameter, type) in zip(function.signature.parameters, types) where !free.isEmpty {
        unify(parameter.type, with: type, free, &own)
      }
    }
    return function.signature.result.substituting(own)
      .erasingParameters(except: genericsInScope)
  }

  /// Whether an operator takes more than two values of one type, for which there may be another.
  func isGeneral(_ function: FunctionDeclaration, for types: [SceneType]) -> Bool {
    types.count == 2 && types[0] == types[1]
      && function.signature.parameters.map(\.type) != types
  }

  /// Whether a generic parameter of a function, or `Self` in an extension, may stand for a type.
  func isFit(
    _ type: SceneType,
    as parameter: SceneType,
    of function: FunctionDeclaration
  ) -> Bool {
    guard case .parameter(let name) = parameter else { return true }
    var constraints =
      function.signature.constraints[name] ?? function.scope.constraints(of: name) ?? []
    if name == "Self" { constraints += function.scope.selfConstraints }
    return constraints.allSatisfy { satisfies(type, $0) }
  }
}
