internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

extension Binder {
  /// Tells of a property wrapper or a result builder that lacks what makes it one.
  ///
  /// What an extension adds is seen as well: the check waits until all members are known.
  func checkParts(of declaration: TypeDeclaration, attributes: [String]) {
    if attributes.contains("propertyWrapper") { wrappersAndBuilders.append((declaration, true)) }
    if attributes.contains("resultBuilder") { wrappersAndBuilders.append((declaration, false)) }
  }

  /// Tells of those that were found.
  func checkWrappersAndBuilders() {
    for (declaration, isWrapper) in wrappersAndBuilders where !declaration.isCutOff {
      if isWrapper {
        if declaration.members.instanceMembers["wrappedValue"] == nil {
          report(.declaration(.wrapperWithoutValue(declaration.name)), at: declaration.span)
        }
      } else if ["buildBlock", "buildPartialBlock"].allSatisfy({
        members($0, of: declaration.selfType, isStatic: true).isEmpty
      }) {
        report(.declaration(.builderWithoutBlock), at: declaration.span)
      }
    }
  }
}

extension Binder {
  /// Tells of an operator of a type that does not say that it belongs to the type itself.
  func checkOperator(_ node: FunctionDeclSyntax) {
    checkOperands(of: node)
    guard node.name.tokenKind.isOperator, let type = scope.enclosing?.selfType, function == nil,
      !node.modifiers.isOfType
    else { return }
    let isProtocol =
      if case .declared(let owner, _) = type { owner.kind == .protocol } else { false }
    let name = type.plainDescription
    let place =
      scope.isExtension
      ? "extension of '\(name)'" : "\(isProtocol ? "protocol" : "type") '\(name)'"
    report(.declaration(.operatorOfInstance(node.name.text, place: place)), at: span(node.name))
  }

  /// Tells of an operator that stands before or behind its operands otherwise than its words say,
  /// and of one that does nothing with values of the type that it belongs to.
  private func checkOperands(of node: FunctionDeclSyntax) {
    guard node.name.tokenKind.isOperator, !isInPrelude else { return }
    let parameters = node.signature.parameterClause.parameters
    let side = node.modifiers.inOrder.first { ["prefix", "postfix"].contains($0.name.text) }
    if let side, parameters.count != 1 {
      report(.declaration(.prefixOfTwo(side.name.text)), at: span(side))
    } else if side == nil, parameters.count == 1 {
      report(.declaration(.prefixMissing("prefix")), at: span(node.funcKeyword))
    }
    checkDeclaration(of: node.name, side: side?.name.text)
    guard case .declared(let owner, _)? = scope.enclosing?.selfType, owner.kind != .protocol,
      node.modifiers.isOfType, !parameters.isEmpty
    else { return }
    let names: Set = [owner.name, "Self"]
    let isOwn = parameters.contains { parameter in
      parameter.type.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
    if isOwn || node.genericParameterClause != nil { return }
    report(
      .declaration(.operatorOfOthers(node.name.text, type: owner.nestedName)),
      at: span(node.name)
    )
  }

  /// Tells of an operator function whose sign nothing declares, once all files have been read.
  private func checkDeclaration(of name: TokenSyntax, side: String?) {
    guard function == nil else { return }
    pending.headers.append(
      PendingDeclarations.Header(scope: scope) { [self] in
        let declared =
          switch side {
          case "prefix": operators.prefixOperator(named: name.text)
          case "postfix": operators.postfixOperator(named: name.text)
          default: operators.infixOperator(named: name.text)
          }
        if declared != nil { return }
        if let group = Self.pointwiseOperators[name.text] {
          // The table knows no operators of vectors.
          let source = "infix operator \(name.text): \(group)"
          try? operators.addSourceFile(Parser.parse(source: source))
        } else if side != "prefix" || name.text != ".!" {
          tell(.operatorNotDeclared, at: name)
        }
      }
    )
  }

  /// The operators of the standard library that work on the parts of vectors, with their groups.
  private static let pointwiseOperators = [
    ".==": "ComparisonPrecedence", ".!=": "ComparisonPrecedence", ".<": "ComparisonPrecedence",
    ".<=": "ComparisonPrecedence", ".>": "ComparisonPrecedence", ".>=": "ComparisonPrecedence",
    ".&": "MultiplicationPrecedence", ".|": "AdditionPrecedence", ".^": "AdditionPrecedence",
    ".&=": "AssignmentPrecedence", ".|=": "AssignmentPrecedence", ".^=": "AssignmentPrecedence",
  ]
}
