internal import SwiftSyntax

extension Binder {
  /// Tells of initializers of a class that lead to one which they may not lead to.
  func checkDelegation(of declaration: TypeDeclaration) {
    for initializer in declaration.members.initializers
    where !initializer.isInExtension && !isOfPrelude(initializer.span) {
      guard let call = initializer.initializerSyntax?.body?.delegation else { continue }
      switch (call.isToSuper, initializer.isConvenience) {
      case (false, false):
        report(.delegatesWithoutConvenience(declaration.name), at: initializer.span)
      case (true, true):
        visiting(initializer.scope) {
          report(.chainsFromConvenience(declaration.name), at: span(call.name))
        }
      case (true, false):
        guard let name = superclassReached(by: call, of: declaration, from: initializer) else {
          continue
        }
        visiting(initializer.scope) { report(.superNotDesignated(name), at: span(call.base)) }
      case (false, true): break
      }
    }
  }

  /// The superclass of which a convenient initializer is called; `nil` where it is another one.
  private func superclassReached(
    by call: Delegation,
    of declaration: TypeDeclaration,
    from initializer: FunctionDeclaration
  ) -> String? {
    guard call.closures == 0 else { return nil }
    if let name = declaration.librarySuperclass {
      // The class above all has one without arguments too, which the same without arguments means.
      return library.isArchived(name) && call.labels.isEmpty
        && !initializer.signature.parameters.isEmpty ? name : nil
    }
    guard let above = declaration.superclass else { return nil }
    let same = above.members.initializers.filter {
      $0.signature.parameters.map(\.label) == call.labels
    }
    return !same.isEmpty && same.allSatisfy(\.isConvenience) ? above.name : nil
  }

  /// Tells of initializers that never call one of the superclass, where none is called by itself.
  func checkSuperCalls(in declaration: TypeDeclaration) {
    guard !callsSuperByItself(declaration) else { return }
    for initializer in declaration.members.initializers where !initializer.isConvenience {
      guard let block = initializer.initializerSyntax?.body, !block.hasError,
        !block.statements.givesNothing,
        !block.tokens(viewMode: .sourceAccurate).contains(where: \.mayReplaceSuperCall)
      else { continue }
      visiting(initializer.scope) {
        report(.superNotInitialized, at: span(block.rightBrace))
      }
    }
  }

  /// Whether an initializer needs no call of the superclass's, as far as is known of that.
  private func callsSuperByItself(_ declaration: TypeDeclaration) -> Bool {
    if let name = declaration.librarySuperclass {
      return !library.isArchived(name) || isOfPrelude(declaration.span)
    }
    guard let above = declaration.superclass, declaration.hasKnownSuperclasses,
      !above.members.initializers.isEmpty
    else { return true }
    return above.members.initializers.contains {
      $0.signature.parameters.allSatisfy(\.canBeLeftOut)
    }
  }
}

extension Library {
  /// Whether objects of a class come from archives too: an initializer for that is required, and
  /// the one without arguments is a convenient one.
  func isArchived(_ name: String) -> Bool {
    conforms(name, to: "UIView") || conforms(name, to: "UIViewController")
  }
}

/// The call of another initializer in an initializer's body.
private struct Delegation {
  let base: ExprSyntax
  let name: DeclReferenceExprSyntax
  let labels: [String?]
  let closures: Int
  var isToSuper: Bool { base.is(SuperExprSyntax.self) }
}

extension CodeBlockSyntax {
  /// The statement of it that calls `self.init` or `super.init`.
  fileprivate var delegation: Delegation? {
    for statement in statements {
      guard case .expr(let expression) = statement.item,
        let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base,
        base.is(SuperExprSyntax.self) || base.trimmedDescription == "self"
      else { continue }
      return Delegation(
        base: base,
        name: member.declName,
        labels: call.arguments.map { $0.label?.identifierText },
        closures: call.additionalTrailingClosures.count + (call.trailingClosure == nil ? 0 : 1)
      )
    }
    return nil
  }
}

extension TokenSyntax {
  /// Whether it begins a call of another initializer, or says that the end is not reached.
  fileprivate var mayReplaceSuperCall: Bool {
    [.keyword(.super), .keyword(.throw), .keyword(.return)].contains(tokenKind)
      || ["fatalError", "preconditionFailure"].contains(text)
  }
}
