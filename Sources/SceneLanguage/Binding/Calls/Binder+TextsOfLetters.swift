internal import SwiftSyntax

extension Binder {
  /// What `String(cells.map { $0 ? "#" : "." })` is made of: letters, as no text is made of texts.
  ///
  /// Tries in tries go two deep, so that texts in texts do not multiply what they cost.
  func letters(_ arguments: [CallArgument]) -> CallArgument? {
    guard literalTries < 2, arguments.count == 1, let only = arguments.first, only.label == nil,
      only.bound == nil, !only.isTrailing,
      only.expression.callsWithClosure || only.expression.is(ArrayExprSyntax.self)
    else { return nil }
    literalTries += 1
    defer { literalTries -= 1 }
    guard attempt({ bind(only.expression) }).result.type == .array(.string) else { return nil }
    let trial = attempt { bind(only.expression, expecting: .array(.character)) }
    guard trial.succeeded, trial.result.type == .array(.character) else { return nil }
    return CallArgument(nil, trial.result, at: trial.result.span)
  }
}

extension ExprSyntax {
  /// Whether it is a call with a closure: `cells.map { … }`.
  var callsWithClosure: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.trailingClosure != nil
      || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }
}
