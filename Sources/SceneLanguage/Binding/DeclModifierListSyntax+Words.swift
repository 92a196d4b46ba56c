internal import SwiftSyntax

extension DeclModifierListSyntax {
  /// Whether `word` stands before the declaration.
  ///
  /// Complexity: O(*n*) in the words that stand there.
  func has(_ word: Keyword) -> Bool {
    inOrder.contains { $0.name.tokenKind == .keyword(word) }
  }

  /// Whether only its file, or less, sees the declaration; what is said of its setter aside.
  var isPrivate: Bool {
    inOrder.contains { modifier in
      modifier.detail == nil
        && [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
    }
  }

  /// Whether the declaration belongs to the type, not to its values.
  var isOfType: Bool { has(.static) || has(.class) }
}

extension FunctionParameterSyntax {
  /// Whether `word`, such as `consuming` or `isolated`, stands before the type.
  func has(_ word: Keyword) -> Bool { type.as(AttributedTypeSyntax.self)?.has(word) == true }
}

extension AttributedTypeSyntax {
  /// Whether `word`, such as `inout`, stands before the type.
  func has(_ word: Keyword) -> Bool {
    specifiers.inOrder.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(word)
    }
  }
}
