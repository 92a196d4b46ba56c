internal import SwiftSyntax

extension Binder {
  /// Warns that nobody wants the value of an expression that stands as a statement.
  ///
  /// Of the library's functions only those of values that Swift's own library has are told of: what
  /// others give may be meant to be dropped.
  func warnOfUnusedResult(_ value: any BoundExpression, _ syntax: ExprSyntax) {
    guard let mistake = unusedResult(value, syntax) else { return }
    report(mistake, at: anchor(of: value.span), severity: .warning)
  }

  private func unusedResult(
    _ value: any BoundExpression,
    _ syntax: ExprSyntax
  ) -> SceneMistake? {
    switch value {
    case is IntLiteral: return .resultUnused("integer literal")
    case is DoubleLiteral: return .resultUnused("floating-point literal")
    case is BoolLiteral: return .resultUnused("boolean literal")
    case is StringLiteral, is InterpolatedString: return .resultUnused("string literal")
    case let binary as BinaryExpression:
      return .resultUnused("result of operator '\(binary.operation.rawValue)'")
    case is LogicalExpression:
      return nil
    case is NegationExpression: return .resultUnused("result of operator '-'")
    case is NotExpression: return .resultUnused("result of operator '!'")
    case is LocalExpression, is FieldExpression, is SubscriptExpression:
      return .unusedResult("\(value.type)")
    default: break
    }
    guard !value.type.isOpen, value.type != .void, value.type != .never,
      value.type != .optional(.void), !value.type.mentionsParameters,
      syntax.is(FunctionCallExprSyntax.self)
    else { return nil }
    switch value {
    case let call as FunctionCallExpression:
      guard let declaration = call.code.declaration, !declaration.isDiscardable,
        !declaration.isOperator, !isOfPrelude(declaration.span)
      else { return nil }
      return .resultUnused(Self.call(of: declaration.name, declaration.signature))
    case let call as EntryCallExpression:
      let entry = call.entry
      guard entry.kind == .method, !entry.isDiscardable, let owner = call.receiver?.type,
        owner.isScalar || Self.plainOwners.contains(owner.memberOwner ?? "")
      else { return nil }
      return .resultUnused(Self.call(of: entry.name, entry.signature))
    case is MemberwiseExpression, is InitializerCallExpression:
      guard case .declared(let declaration, _) = value.type else { return nil }
      return .resultUnused("result of '\(declaration.name)' initializer")
    default: return nil
    }
  }

  /// The types of Swift's library whose methods without an effect give a value to be used.
  private static let plainOwners: Set<String> = [
    "Array", "ArraySlice", "Character", "ClosedRange", "Dictionary", "Range", "Set",
  ]

  /// A call as the compiler names it: with the labels, where there are any.
  private static func call(of name: String, _ signature: Signature) -> String {
    let isBare =
      !signature.parameters.isEmpty && signature.parameters.allSatisfy { $0.label == nil }
    return "result of call to '\(name)\(isBare ? "" : "(\(signature.labels))")'"
  }
}
