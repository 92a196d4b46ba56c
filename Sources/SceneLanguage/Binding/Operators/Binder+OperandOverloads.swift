internal import SwiftSyntax

/// Operands that are calls of overloaded functions.
extension Binder {
  /// Whether there is an operator for operands of these types, as far as they are known, that gives
  /// what is expected.
  func isApplicable(
    _ name: String,
    _ left: SceneType,
    _ right: SceneType,
    expecting expected: SceneType
  ) -> Bool {
    if left.isOpen || right.isOpen || operatorFunction(name, [left, right]) != nil { return true }
    guard let result = BinaryOperator.result(of: name, left, right, self) else { return false }
    return !result.isScalar || !expected.unwrapped.isScalar || isConvertible(result, to: expected)
  }

  /// Binds operands that do not go together once more, so that an overload of the one is chosen
  /// which gives what the other is, or both give what the whole is to be; `nil` where there is none.
  func bindOverloads(
    _ node: InfixOperatorExprSyntax,
    _ name: String,
    beside operands: (left: any BoundExpression, right: any BoundExpression),
    expecting expected: SceneType
  ) -> (left: any BoundExpression, right: any BoundExpression)? {
    if let mixed = bindMixed(node, name, operands) { return mixed }
    let choices = [
      (operands.right.type, operands.right.type), (operands.left.type, operands.left.type),
      (expected.unwrapped, expected.unwrapped),
    ]
    for (left, right) in choices where !left.isOpen {
      let (trial, succeeded) = attempt {
        (bind(node.leftOperand, expecting: left), bind(node.rightOperand, expecting: right))
      }
      if succeeded, !trial.0.isErroneous, !trial.1.isErroneous,
        isApplicable(name, trial.0.type, trial.1.type, expecting: expected)
      {
        return trial
      }
    }
    return nil
  }

  /// Binds one operand once more as what an operator of the scene takes beside the other one:
  /// `2 + 3 * point`.
  private func bindMixed(
    _ node: InfixOperatorExprSyntax,
    _ name: String,
    _ operands: (left: any BoundExpression, right: any BoundExpression)
  ) -> (left: any BoundExpression, right: any BoundExpression)? {
    let functions = (module.operatorFunctions[name] ?? []).filter {
      !$0.isRequirement && $0.signature.parameters.count == 2
    }
    if functions.isEmpty { return nil }
    for (known, other) in [(operands.right, operands.left), (operands.left, operands.right)] {
      guard case .declared = known.type, other.type.isScalar else { continue }
      let isRight = known.span == operands.right.span
      for function in functions {
        let parameters = function.signature.parameters.map(\.type)
        let types = generics(of: function, where: isRight ? 1 : 0, is: known.type)
        guard parameters[isRight ? 1 : 0].substituting(types) == known.type else { continue }
        let wanted = parameters[isRight ? 0 : 1].substituting(types).erasingParameters()
        let trial = attempt {
          bind(isRight ? node.leftOperand : node.rightOperand, expecting: wanted)
        }
        guard trial.succeeded, trial.result.type == wanted else { continue }
        return isRight ? (trial.result, known) : (known, trial.result)
      }
    }
    return nil
  }
}
