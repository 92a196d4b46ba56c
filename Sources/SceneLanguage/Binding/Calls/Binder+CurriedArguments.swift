internal import SwiftSyntax

extension Binder {
  /// What a method that is named by its type is called on, where that stands in its parentheses;
  /// `nil` where an argument of the method stands there.
  ///
  /// What is neither is taken for what the method is called on, and told by who binds the call.
  func receiver(
    _ argument: CallArgument,
    of name: String,
    of type: SceneType
  ) -> CallArgument? {
    let receiver = attempt {
      bind(argument.expression, as: type) { .cannotConvertArgument($0, to: $1) }
    }
    if receiver.succeeded {
      // It is bound once, however deep such calls stand in each other.
      var argument = argument
      argument.bound = receiver.result
      return argument
    }
    return isArgument(argument.expression, of: name, of: type) ? nil : argument
  }

  private func isArgument(_ argument: ExprSyntax, of name: String, of type: SceneType) -> Bool {
    let found = members(name, of: type)
    let signatures =
      found.declared.compactMap { member in
        if case .method(let method) = member { method.signature } else { nil }
      } + found.entries.map(\.signature)
    return signatures.contains { signature in
      guard let first = signature.parameters.first, first.label == nil else { return false }
      let expected = first.type.substituting(found.substitution)
      return attempt { bind(argument, as: expected) { .cannotConvertArgument($0, to: $1) } }
        .succeeded
    }
  }
}
