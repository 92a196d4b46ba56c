/// Arguments of what is declared with `!`.
extension Binder {
  /// What an argument holds, where it is declared with `!` and a generic parameter does not take
  /// the optional: `zip(outlets, titles)`.
  func held(
    in argument: any BoundExpression,
    by parameter: ParameterSignature,
    of candidate: Callable
  ) -> any BoundExpression {
    guard argument.type.isOptional, let value = unwrappedImplicitly(argument) else {
      return argument
    }
    switch parameter.type {
    case .named("Sequence", _), .named("Collection", _):
      return value
    case .parameter:
      let signature = candidate.signature
      let constraints = signature.constraints(of: parameter.type)
      let isTaken =
        constraints.allSatisfy { satisfies(argument.type, $0) }
        && !signature.parameters.contains { $0.type.isKeyPath(from: parameter.type) }
      return isTaken ? argument : value
    default:
      return argument
    }
  }
}

extension SceneType {
  /// Whether values are paths from values of a type, whose members an optional does not have.
  fileprivate func isKeyPath(from root: SceneType) -> Bool {
    guard case .named(let name, let types) = self, types.first == root else { return false }
    return ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(name)
  }
}
