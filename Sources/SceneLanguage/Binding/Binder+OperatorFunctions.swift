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

  /// Whether a generic parameter of a function, or `Self` in an extension, may stand for a type.
  func isFit(
    _ type: SceneType,
    as parameter: SceneType,
    of function: FunctionDeclaration
  ) -> Bool {
    guard case .parameter(let name) = parameter else { return true }
    let constraints =
      function.signature.constraints[name] ?? function.scope.constraints(of: name) ?? []
    return constraints.allSatisfy { satisfies(type, $0) }
  }
}
