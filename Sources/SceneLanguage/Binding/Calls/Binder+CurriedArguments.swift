internal import SwiftSyntax

extension Binder {
  /// Whether an argument may be of a type: a method that is named by its type takes what it is
  /// called on.
  func mayBe(_ type: SceneType, _ argument: ExprSyntax) -> Bool {
    if !argument.isLiteralLike { return true }
    return isConvertible(attempt { bind(argument) }.result.type, to: type)
  }
}
