internal import SwiftSyntax

/// Points, sizes, and rectangles that are made of numbers of several types.
extension Binder {
  /// Tells the one coordinate in which a whole number meets a fraction, in place of what was told
  /// after `count` mistakes.
  ///
  /// Such values are made of whole numbers as well as of fractions: as long as nothing else speaks
  /// against whole numbers, these are meant.
  func tellMixedCoordinates(
    _ arguments: [CallArgument],
    of candidate: Callable,
    after count: Int
  ) -> Bool {
    guard candidate.entry?.kind == .initializer, let owner = candidate.entry?.owner,
      ["CGPoint", "CGSize", "CGRect"].contains(owner)
    else { return false }
    var mixed: [(whole: any BoundExpression, fraction: any BoundExpression)] = []
    var takesWholeNumbers = true
    for argument in arguments {
      if let parts = mixture(in: argument.expression) {
        mixed.append(parts)
        continue
      }
      let (value, isRight) = attempt { bind(argument.expression) }
      guard isRight, value.type == .int || value.type.isFloatingPoint else { return false }
      if value.type != .int { takesWholeNumbers = false }
    }
    guard mixed.count == 1 else { return false }
    let (whole, fraction) = mixed[0]
    diagnostics.removeAll(after: count)
    if takesWholeNumbers {
      report(.cannotConvertArgument("\(fraction.type)", to: "Int"), at: fraction.span)
    } else {
      report(.cannotConvertArgument("Int", to: "CGFloat"), at: whole.span)
    }
    return true
  }

  /// The whole number and the fraction that arithmetic joins, where it is no more than these two.
  private func mixture(
    in syntax: ExprSyntax
  ) -> (whole: any BoundExpression, fraction: any BoundExpression)? {
    guard let elements = syntax.as(SequenceExprSyntax.self)?.elements.inOrder,
      elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self),
      ["+", "-", "*", "/"].contains(sign.operator.text)
    else { return nil }
    let (left, right) = attempt { (bind(elements[0]), bind(elements[2])) }.result
    guard !left.isErroneous, !right.isErroneous else { return nil }
    if left.type == .int, !(left is IntLiteral), right.type.isFloatingPoint { return (left, right) }
    if right.type == .int, !(right is IntLiteral), left.type.isFloatingPoint {
      return (right, left)
    }
    return nil
  }
}
