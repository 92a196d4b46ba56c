internal import SwiftOperators
internal import SwiftSyntax

/// The way from a flat sequence of operands and operators to a tree.
extension Binder {
  /// Folds a flat sequence of operands and operators by precedence, and binds it.
  func bind(
    sequence node: SequenceExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    // Each operator folds all before it into an operand of its own.
    guard node.elements.count <= program.limits.nesting * 2 else {
      return erroneous(.tooComplex, at: span(node))
    }
    var failed = false
    let folded =
      foldAlone(node)
      ?? operators.foldSingle(node) { error in
        // Operators that stand beside themselves are taken from the left all the same.
        if case .incomparableOperators(_, let left, _, let right) = error, left == right {
        } else {
          failed = true
        }
        tell(error, in: node)
      }
    if failed { return ErroneousExpression(span: span(node)) }
    let oldOffset = offset
    defer { offset = oldOffset }
    offset += node.position.utf8Offset
    return bind(folded, expecting: expected)
  }

  /// Folds one operator that Swift knows and its operands, which no precedence decides about; `nil`
  /// for what else stands there.
  private func foldAlone(_ node: SequenceExprSyntax) -> ExprSyntax? {
    guard node.elements.count == 3 else { return nil }
    let parts = node.elements.inOrder
    let isKnown =
      parts[1].is(AssignmentExprSyntax.self)
      || parts[1].as(BinaryOperatorExprSyntax.self)
        .map { BinaryOperator(rawValue: $0.operator.text) != nil } == true
    // `try` and `await` cover the whole.
    switch parts[0].kind {
    case .tryExpr, .awaitExpr, .unsafeExpr: return nil
    default: break
    }
    guard isKnown else { return nil }
    return ExprSyntax(
      InfixOperatorExprSyntax(leftOperand: parts[0], operator: parts[1], rightOperand: parts[2])
    )
  }

  /// Tells an operator that does not exist, or does not go together with its neighbour.
  private func tell(_ error: OperatorError, in node: SequenceExprSyntax) {
    switch error {
    case .missingOperator(let name, let place):
      // Every module that a scene imports brings the function with it.
      let near =
        name == "**" && !importedModules.isEmpty
        ? "pow(_:_:)" : nearestName(to: name, among: ["...", "..<", "&&", "||", "??"])
      report(.operatorNotFound(name, suggestion: near), at: span(place))
    case .incomparableOperators(let symbol, let left, _, let right):
      report(
        left == right ? .nonAssociative(group: left) : .syntax(error.message),
        at: span(symbol)
      )
    default:
      report(.syntax(error.message), at: span(node))
    }
  }
}
