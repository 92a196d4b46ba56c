internal import SwiftSyntax

extension Binder {
  /// Whether what a method that is named by its type is given is taken for what it is called on: it
  /// may be that, or it is no argument of the method either.
  func isReceiver(_ argument: ExprSyntax, of name: String, of type: SceneType) -> Bool {
    if fits(argument, type) { return true }
    let found = members(name, of: type)
    let signatures =
      found.declared.compactMap { member in
        if case .method(let method) = member { method.signature } else { nil }
      } + found.entries.map(\.signature)
    return !signatures.contains { signature in
      guard let first = signature.parameters.first, first.label == nil else { return false }
      return fits(argument, first.type.substituting(found.substitution))
    }
  }

  private func fits(_ argument: ExprSyntax, _ type: SceneType) -> Bool {
    attempt { bind(argument, as: type) { .cannotConvertArgument($0, to: $1) } }.succeeded
  }
}
