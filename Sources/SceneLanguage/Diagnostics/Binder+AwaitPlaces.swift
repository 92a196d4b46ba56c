internal import SwiftSyntax

extension Binder {
  /// Tells what waits without an `await` before it, once for an expression: where the `await` that
  /// would do for all of it belongs.
  func tellUnawaited(at place: SourceSpan) {
    report(.callNotAwaited, at: placeOfAwait(for: place))
  }

  /// The outermost expression around a place; of an assignment the value that is assigned.
  private func placeOfAwait(for place: SourceSpan) -> SourceSpan {
    guard !diagnostics.forgetsWording, place.file < program.files.count,
      let expression = expression(at: place)
    else { return place }
    var outermost = Syntax(expression)
    var current = outermost.parent
    var start = place.start
    while let node = current, node.isPartOfExpression {
      if let list = node.as(ExprListSyntax.self), let value = list.valueOfAssignment {
        start = value.positionAfterSkippingLeadingTrivia.utf8Offset
        break
      }
      if node.is(ExprSyntax.self) {
        outermost = node
        start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      current = node.parent
    }
    return SourceSpan(
      file: place.file,
      start: start,
      end: max(start, outermost.endPositionBeforeTrailingTrivia.utf8Offset)
    )
  }
}

extension Syntax {
  /// Whether an `await` before it is one for what is in it.
  fileprivate var isPartOfExpression: Bool {
    switch kind {
    case .labeledExprList, .labeledExpr, .arrayElementList, .arrayElement, .dictionaryElementList,
      .dictionaryElement, .exprList:
      true
    case .closureExpr, .stringLiteralExpr, .ifExpr, .switchExpr, .macroExpansionExpr: false
    default: self.is(ExprSyntax.self)
    }
  }
}

extension ExprListSyntax {
  /// What stands behind the `=` of an assignment.
  fileprivate var valueOfAssignment: ExprSyntax? {
    guard let index = firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) else { return nil }
    let next = self.index(after: index)
    return next < endIndex ? self[next] : nil
  }
}
