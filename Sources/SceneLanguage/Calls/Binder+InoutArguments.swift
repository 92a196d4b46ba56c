internal import SwiftSyntax

extension Binder {
  /// The place that a call changes through an argument; tells when it is none.
  func assignable(
    _ argument: CallArgument,
    _ expression: any BoundExpression
  ) -> (any BoundPlace)? {
    if expression.isErroneous { return nil }
    let isMarked = argument.expression.is(InOutExprSyntax.self) || argument.isPlaceholder
    let call = argument.expression.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let place = isMarked ? nil : call.map { span(nameOf: $0) }
    guard checkMutable(expression, .inoutArgument, at: place ?? argument.span) else { return nil }
    // An operator takes its operand without a mark.
    if !isMarked, argument.expression.parent?.is(LabeledExprSyntax.self) == true {
      let fixIt = SceneFixIt(
        message: "insert '&'",
        range: argument.span.start..<argument.span.start,
        replacement: "&"
      )
      let place = anchor(of: argument.span)
      report(.inoutWithoutMark("\(expression.type)"), at: place, fixIts: [fixIt])
      return nil
    }
    return expression.asPlace
  }

  /// Where the name of what is called stands: behind a dot, where there is one.
  private func span(nameOf call: FunctionCallExprSyntax) -> SourceSpan {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    return member.map { span($0.declName) } ?? span(call.calledExpression)
  }
}
