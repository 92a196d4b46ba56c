internal import SwiftSyntax

/// Operands in closures, of which the compiler tells in words of their own: what a closure is passed
/// to tells its types, so that fewer forms of an operator are in question.
extension Binder {
  /// Tells of optional operands in a closure; `nil` where they are told as everywhere.
  func tellOptionals(
    inClosure name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    symbol: SourceSpan
  ) -> (any BoundExpression)? {
    guard let literal = function?.literal else { return nil }
    if Binder.orders.contains(name), left.type == right.type,
      case .optional(let wrapped) = left.type,
      BinaryOperator.result(of: name, wrapped, wrapped, self) != nil,
      left is FieldExpression, right is FieldExpression
    {
      let mistake = SceneMistake.optionalNotUnwrapped("\(left.type)", wrapped: "\(wrapped)")
      report(mistake, at: left.span)
      return erroneous(mistake, at: right.span)
    }
    for (operand, other) in [(left, right), (right, left)] {
      guard isUnnamedArgument(operand), case .optional(let wrapped) = operand.type,
        !other.type.isOptional, BinaryOperator.result(of: name, wrapped, wrapped, self) != nil,
        name != "==", name != "!="
      else { continue }
      if name == "*" || name == "/", literal.statements.count == 1 {
        let types = [left, right].map { operand in
          operand is DoubleLiteral && isWholeInSource(operand.span) ? "Int" : "\(operand.type)"
        }
        return erroneous(
          .operandMismatch(operator: name, left: types[0], right: types[1]),
          at: symbol
        )
      }
      return erroneous(
        .cannotConvertArgument("\(operand.type)", to: "\(wrapped)"),
        at: operand.span
      )
    }
    return nil
  }

  /// Tells of a truth value whose order beside a number is asked for, as in `a < b < c`.
  func tellOrderedTruth(
    _ name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression
  ) -> (any BoundExpression)? {
    guard Binder.orders.contains(name) else { return nil }
    for (operand, other) in [(left, right), (right, left)]
    where operand.type == .bool && (other.type.isInteger || other.type.isFloatingPoint) {
      return erroneous(.cannotConvertArgument("Bool", to: "\(other.type)"), at: operand.span)
    }
    return nil
  }

  /// Whether an expression is `$0` or the like.
  private func isUnnamedArgument(_ operand: any BoundExpression) -> Bool {
    (operand as? LocalExpression)?.variable.name.hasPrefix("$") == true
  }

  /// Whether a number is written without a fraction.
  private func isWholeInSource(_ place: SourceSpan) -> Bool {
    expression(at: place)?.is(IntegerLiteralExprSyntax.self) == true
  }

  private static let orders: Set<String> = ["<", ">", "<=", ">="]
}
