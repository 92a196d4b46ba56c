internal import SwiftSyntax

extension DeclSyntax {
  /// The words before a declaration; `nil` where it cannot have any.
  ///
  /// The parser's protocol for this would be looked for by the Swift runtime, which takes 0.2 ms the
  /// first time.
  var modifiers: DeclModifierListSyntax? {
    switch self.as(DeclSyntaxEnum.self) {
    case .actorDecl(let node): node.modifiers
    case .associatedTypeDecl(let node): node.modifiers
    case .classDecl(let node): node.modifiers
    case .deinitializerDecl(let node): node.modifiers
    case .editorPlaceholderDecl(let node): node.modifiers
    case .enumCaseDecl(let node): node.modifiers
    case .enumDecl(let node): node.modifiers
    case .extensionDecl(let node): node.modifiers
    case .functionDecl(let node): node.modifiers
    case .importDecl(let node): node.modifiers
    case .initializerDecl(let node): node.modifiers
    case .macroDecl(let node): node.modifiers
    case .macroExpansionDecl(let node): node.modifiers
    case .missingDecl(let node): node.modifiers
    case .precedenceGroupDecl(let node): node.modifiers
    case .protocolDecl(let node): node.modifiers
    case .structDecl(let node): node.modifiers
    case .subscriptDecl(let node): node.modifiers
    case .typeAliasDecl(let node): node.modifiers
    case .variableDecl(let node): node.modifiers
    default: nil
    }
  }
}
