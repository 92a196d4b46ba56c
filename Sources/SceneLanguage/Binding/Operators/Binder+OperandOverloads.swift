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
}
