internal import SwiftSyntax

extension [SubscriptDeclaration] {
  /// The same where those of dynamic members that can be written come first: key paths that can only
  /// be read may stand for the others' too, unless these ask for more.
  func ofDynamicMembers(taking arguments: [CallArgument]) -> [SubscriptDeclaration] {
    guard count > 1, contains(where: { $0.function.signature.labels == "dynamicMember:" }) else {
      return self
    }
    let path = arguments.first?.bound as? KeyPathExpression
    let taking = path?.kind == "KeyPath" ? filter { !$0.function.takesWritablePath } : self
    return taking.filter { $0.setterSyntax != nil } + taking.filter { $0.setterSyntax == nil }
  }
}

extension FunctionDeclaration {
  /// Whether its first argument is a key path to what can be changed.
  fileprivate var takesWritablePath: Bool {
    let type = parameterSyntax.first?.type.as(IdentifierTypeSyntax.self)
    return type?.name.text.hasSuffix("WritableKeyPath") == true
  }
}
