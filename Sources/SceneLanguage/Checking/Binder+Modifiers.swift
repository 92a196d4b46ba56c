internal import SwiftSyntax

extension Binder {
  /// Tells the modifiers of a declaration that belong to another kind of declaration, or elsewhere.
  func checkModifiers(of declaration: DeclSyntax) {
    guard let modifiers = declaration.modifiers,
      !modifiers.isEmpty
    else { return }
    let place = declaration.declarationPlace
    let kind = declaration.modifiedKind
    for modifier in modifiers.inOrder {
      let word = modifier.name.text
      if let owner = Self.owners[word], owner != kind {
        tell(.modifierOfOthers(word, kind: owner), at: modifier)
      } else if Self.levels.contains(word), place == .function {
        tell(.levelInFunction(word), at: modifier)
      } else if word == "open", !declaration.isOverridable {
        tell(.openOfOthers, at: modifier)
      } else if word == "static" || word == "class" {
        checkMetatypeModifier(word, of: declaration, kind, in: place)
      } else if word == "override", place == .function {
        tell(.overrideOutsideClass, at: modifier)
      } else if word == "final", kind == "func" || kind == "var", place != .type {
        tell(.finalOutsideClass, at: modifier)
      } else if word == "lazy", let node = declaration.as(VariableDeclSyntax.self),
        node.bindingSpecifier.tokenKind == .keyword(.let)
      {
        report(.lazyConstant, at: span(modifier))
      }
    }
  }

  /// The one kind of declaration that each of these words belongs to.
  private static let owners = [
    "convenience": "init", "lazy": "var", "mutating": "func", "required": "init", "weak": "var",
  ]

  /// Tells of `static` and `class` where there is no type for it, or before a type.
  private func checkMetatypeModifier(
    _ word: String,
    of declaration: DeclSyntax,
    _ kind: String?,
    in place: DeclarationPlace
  ) {
    switch kind {
    case "type", "init":
      if let name = declaration.modifiedName { tell(.markedOfType(word), at: name) }
    case "func" where place != .type:
      if let node = declaration.as(FunctionDeclSyntax.self) {
        tell(.outsideType(word, "methods"), at: node.funcKeyword)
      }
    case "var" where place != .type:
      if let node = declaration.as(VariableDeclSyntax.self) {
        tell(.outsideType(word, "properties"), at: node.bindingSpecifier)
      }
    default: break
    }
  }

  func tell(_ mistake: DeclarationMistake, at node: some SyntaxProtocol) {
    report(.declaration(mistake), at: span(node))
  }
}

/// What a declaration stands in.
private enum DeclarationPlace {
  case file, type, function
}

extension DeclSyntax {
  /// What the declaration stands in, whatever conditions lie around it.
  fileprivate var declarationPlace: DeclarationPlace {
    var node = parent
    while let current = node {
      switch current.kind {
      case .memberBlock: return .type
      case .sourceFile: return .file
      case .codeBlock, .closureExpr, .accessorBlock, .switchCase: return .function
      default: node = current.parent
      }
    }
    return .file
  }

  /// The word by which modifiers know the kind of declaration; `type` for all kinds of types.
  fileprivate var modifiedKind: String? {
    switch kind {
    case .functionDecl: "func"
    case .variableDecl: "var"
    case .initializerDecl: "init"
    case .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl: "type"
    default: nil
    }
  }

  /// Whether the declaration is a class, or a member that subclasses may override.
  fileprivate var isOverridable: Bool {
    switch modifiedKind {
    case "type": self.is(ClassDeclSyntax.self)
    case "func", "var":
      owner.map { $0.kind == .classDecl || $0.kind == .extensionDecl } == true
        && modifiers?.inOrder
          .contains { $0.name.text == "final" } == false
    case "init": false
    default: true
    }
  }

  /// The type or extension that the declaration is a member of.
  private var owner: Syntax? {
    var node = parent
    while let current = node {
      if current.kind == .memberBlock { return current.parent }
      if current.kind == .codeBlock { return nil }
      node = current.parent
    }
    return nil
  }

  /// What names the declaration where it can be no member of a metatype.
  fileprivate var modifiedName: TokenSyntax? {
    asProtocol((any NamedDeclSyntax).self)?.name ?? self.as(InitializerDeclSyntax.self)?.initKeyword
  }
}
