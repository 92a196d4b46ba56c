internal import SwiftSyntax

/// Sums of two lists, one of which is written out.
extension Binder {
  /// The lists that are added where one is written out and its elements are not those of the other.
  ///
  /// A list that is written out may be one of optionals, or of anything, and the other list becomes
  /// that too: `[1, 2] + ["a"]` is an `[Any]`.
  ///
  /// - Parameters:
  ///   - literal: The list that is written out.
  ///   - list: The other one.
  /// - Returns: The two, of one type; `nil` where nothing is to be found out.
  func widened(
    _ literal: ExprSyntax,
    beside list: any BoundExpression
  ) -> (literal: any BoundExpression, list: any BoundExpression)? {
    guard let array = literal.as(ArrayExprSyntax.self), !array.elements.isEmpty,
      array.elements.allSatisfy(\.expression.isPlain),
      case .array(let element) = list.type, element.isDefinite
    else { return nil }
    for type in [element, .optional(element), .any] {
      let trial = attempt { bind(literal, as: .array(type)) { .cannotConvertElement($0, to: $1) } }
      guard trial.succeeded, !trial.result.isErroneous else { continue }
      let other = convert(list, to: .array(type)) { .cannotConvertElement($0, to: $1) }
      return (trial.result, other)
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether it is a literal or a name, which is bound at no great cost.
  fileprivate var isPlain: Bool {
    isLiteralLike || self.is(StringLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
      || self.is(DeclReferenceExprSyntax.self)
  }
}
