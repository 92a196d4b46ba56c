internal import SwiftSyntax

extension Binder {
  /// Tells an assignment to what is written as a value: to the result of an operator, of a call, or
  /// of a cast.
  func tellUnassignable(_ target: any BoundExpression, written syntax: ExprSyntax) {
    let found: (ForbiddenChange.Reason, SourceSpan)? =
      if let infix = syntax.as(InfixOperatorExprSyntax.self) {
        (.operatorResult("binary operator"), span(infix.operator))
      } else if let prefix = syntax.as(PrefixOperatorExprSyntax.self) {
        // Of those that are declared once the name is told.
        (
          .operatorResult(prefix.operator.text == "!" ? "'!'" : "unary operator"),
          span(syntax)
        )
      } else if let cast = syntax.as(AsExprSyntax.self) {
        (.expression("\(target.type)"), span(cast.asKeyword))
      } else if let call = syntax.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        (.result(of: nil), span(member.declName))
      } else {
        nil
      }
    guard let (reason, place) = found else {
      _ = checkMutable(target)
      return
    }
    let change = ForbiddenChange(form: .assignmentToValue, reason: reason)
    report(.forbiddenChange(change), at: place)
  }
}
