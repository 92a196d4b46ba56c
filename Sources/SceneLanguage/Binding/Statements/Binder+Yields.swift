internal import SwiftSyntax

extension Binder {
  /// Binds `yield`: of a place to who changes it, or of a value to who reads it.
  func bind(yield node: YieldStmtSyntax) -> any BoundStatement {
    guard let function, case .single(let yielded) = node.yieldedExpressions else {
      report(.unsupported("this statement"), at: span(node))
      return ErroneousStatement()
    }
    guard let change = function.variable(YieldStatement.parameter) else {
      let value = bind(yielded, as: function.expectedResult ?? .unknown) {
        .cannotConvertReturn($0, to: $1)
      }
      return ReturnStatement(value: value)
    }
    let lent = yielded.as(InOutExprSyntax.self)?.expression ?? yielded
    let value = bind(lent, as: change.type) { .cannotConvertReturn($0, to: $1) }
    guard let place = value.asPlace else {
      if !value.isErroneous { report(.assignToValue, at: value.span) }
      return ErroneousStatement()
    }
    return YieldStatement(place: place, change: change)
  }
}
