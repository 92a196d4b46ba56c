internal import SwiftSyntax

extension Binder {
  /// The place that a call changes through an argument; tells when it is none.
  func assignable(
    _ argument: CallArgument,
    _ expression: any BoundExpression
  ) -> (any BoundPlace)? {
    if expression.isErroneous { return nil }
    guard checkMutable(expression, .inoutArgument, at: argument.span) else { return nil }
    let isMarked = argument.expression.is(InOutExprSyntax.self) || argument.isPlaceholder
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
}
