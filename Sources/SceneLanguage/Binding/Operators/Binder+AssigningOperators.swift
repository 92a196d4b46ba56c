internal import SwiftSyntax

extension Binder {
  /// Binds `+=` and its like where it stands as a function that changes its first argument:
  /// `reduce(into: 0, +=)`.
  ///
  /// - Parameters:
  ///   - name: The operator without `=`.
  ///   - target: The type of what it changes.
  ///   - operand: The type of the second argument.
  ///   - place: Where it stands.
  /// - Returns: The function, or what stands for it where the operator does not apply.
  func bind(
    assigningOperator name: String,
    _ target: SceneType,
    _ operand: SceneType,
    at place: SourceSpan
  ) -> any BoundExpression {
    let code = FunctionCode(name: name + "=")
    let inner = FunctionScope(code: code, outer: nil)
    code.parameters = [
      inner.declareOutermost("$0", type: target), inner.declareOutermost("$1", type: operand),
    ]
    let changed = LocalExpression(code.parameters[0], span: place)
    let value = LocalExpression(code.parameters[1], span: place)
    let change: any BoundExpression
    if let own = operatorFunction(name + "=", [target, operand]) {
      change = call(
        operator: own,
        [changed, value],
        at: place,
        giving: .void
      )
    } else {
      let result = within(scope, inner) { apply(name, changed, value, symbol: place, at: place) }
      if result.isErroneous { return result }
      change = AssignmentExpression(target: changed, value: result, span: place)
    }
    code.statements = [ExpressionStatement(expression: change)]
    let type = FunctionType([.inout(target), operand], .void)
    return ClosureExpression(code: code, span: place, type: .function(type))
  }
}
