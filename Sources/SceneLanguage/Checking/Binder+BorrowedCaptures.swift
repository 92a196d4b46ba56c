internal import SwiftSyntax

extension Binder {
  /// Tells of a closure that may outlive its function and captures what the function only borrows:
  /// an `inout` parameter, or the value that a method changes.
  func checkBorrowedCaptures(of node: ClosureExprSyntax, _ scope: FunctionScope) {
    guard scope.mayOutlive(node) else { return }
    for variable in scope.capturedVariables.map(\.source) {
      if variable.isInout {
        report(.escapesWithParameter(variable.name), at: span(node))
      } else if variable.name == "self", variable.isMutable, !variable.isWeak, usesSelf(node, scope)
      {
        report(.escapesWithSelf, at: span(node))
      } else if variable.isNonescaping {
        report(.escapesWithClosure(variable.name), at: span(node))
      }
    }
  }
}

extension Binder {
  /// Whether a closure names `self`, or a member of it that no variable hides.
  private func usesSelf(_ node: ClosureExprSyntax, _ scope: FunctionScope) -> Bool {
    guard case .declared(let owner, _)? = self.scope.selfType else { return false }
    let members = owner.members.instanceMembers
    let declared = Set(node.namesDeclared)
    return node.statements.tokens(viewMode: .sourceAccurate).contains { token in
      guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      if token.tokenKind == .keyword(.self) {
        return name.parent?.is(KeyPathExprSyntax.self) != true
          && name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
      }
      let text = token.identifierText
      return members[text] != nil && !declared.contains(text)
        && name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
        && scope.outer?.variable(text) == nil
    }
  }
}

extension ClosureExprSyntax {
  /// The names that it and the closures in it declare for themselves.
  fileprivate var namesDeclared: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      switch token.parent?.kind {
      case .identifierPattern, .closureShorthandParameter, .closureParameter, .closureCapture,
        .functionDecl, .functionParameter:
        token.identifierText
      default: nil
      }
    }
  }
}

extension LocalVariable {
  /// The variable itself, of which this may be what a closure captures.
  fileprivate var source: LocalVariable { origin?.source ?? self }
}

extension FunctionScope {
  /// Whether the closure goes where it is kept: a variable of the function around may be no more
  /// than a name for it.
  fileprivate func mayOutlive(_ node: ClosureExprSyntax) -> Bool {
    if node.nameOfReceiver == "Task" { return true }
    guard escapes, node.parent?.is(InitializerClauseSyntax.self) != true else { return false }
    guard let assignment = node.parent?.as(InfixOperatorExprSyntax.self),
      let name = assignment.leftOperand.as(DeclReferenceExprSyntax.self)
    else { return true }
    return outer?.variable(name.baseName.identifierText) == nil
  }
}
