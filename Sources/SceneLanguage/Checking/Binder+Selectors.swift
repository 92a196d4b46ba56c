internal import SwiftSyntax

/// The methods that `#selector` names.
///
/// Nobody sends their messages in a picture, so nothing is evaluated; what is checked is that the
/// method is there, and that Objective-C, which would send it, sees it.
extension Binder {
  /// Tells when the argument of a selector names no method, or one that is not exposed.
  func checkSelector(_ node: MacroExpansionExprSyntax) {
    guard node.macroName.text == "selector", let argument = node.arguments.first,
      argument.label == nil, !argument.hasError
    else { return }
    if let name = argument.expression.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.identifierText
      // Where a property begins there is no `self` yet, and a selector needs none.
      let isMember = scope.selfType.map { hasMember(text, of: $0) } == true
      if !isMember, !attempt({ bindName(text, at: span(name), expecting: .unknown) != nil }).result
      {
        // Of what Swift has and Diptych has not, nothing has to be known here.
        let mistake = nameNotFound(text, at: span(name))
        return mistake.isUnsupported ? () : report(mistake, at: span(name))
      }
      checkExposure(of: name, in: scope.selfType, at: argument)
    } else if let member = argument.expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)
    {
      let isOwn = ["self", "Self"].contains(base.baseName.text)
      guard let type = isOwn ? scope.selfType : findType(base.baseName.text), type.isDeclared else {
        return
      }
      let text = member.declName.baseName.identifierText
      if !hasMember(text, of: type), members(text, of: type, isStatic: true).isEmpty,
        !mayInheritUnknownMembers(type),
        !AppleNames.hasMember(text, of: memberOwners(of: type).compactMap(\.libraryName))
      {
        let suggestion = nearestName(to: text, among: memberNames(of: type))
        return report(
          base.baseName.text == "self"
            ? .memberNotFound(text, type: type.told, suggestion: suggestion)
            : .implicitMemberNotFound(text, type: type.told, suggestion: suggestion),
          at: span(member.declName)
        )
      }
      checkExposure(of: member.declName, in: type, at: argument)
    }
  }

  private func checkExposure(
    of name: DeclReferenceExprSyntax,
    in type: SceneType?,
    at argument: LabeledExprSyntax
  ) {
    guard let type else { return }
    let methods = members(name.baseName.identifierText, of: type).declared.compactMap {
      if case .method(let method) = $0 { method } else { nil }
    }
    // A protocol whose methods Objective-C knows exposes what stands for them.
    guard methods.count == 1, let method = methods.first, method.parameterSyntax.count < 2,
      !isOfPrelude(method.span),
      let syntax = method.body?.parent?.parent?.as(FunctionDeclSyntax.self),
      !syntax.isExposed
    else { return }
    report(
      .selectorNotExposed(method.signature.spelled(named: method.name)),
      at: span(argument.expression)
    )
  }
}

extension FunctionDeclSyntax {
  /// Whether it says, or what is around says for it, that Objective-C sees it.
  fileprivate var isExposed: Bool {
    if modifiers.has(.override) || attributes.names(oneOf: Self.exposing) { return true }
    var current = parent
    while let node = current {
      if let owner = node.as(ClassDeclSyntax.self) {
        return owner.attributes.names(oneOf: ["objcMembers"])
      }
      if let owner = node.as(ExtensionDeclSyntax.self) {
        return owner.attributes.names(oneOf: Self.exposing)
      }
      current = node.parent
    }
    return false
  }

  private static let exposing: Set<String> = ["objc", "IBAction", "IBSegueAction"]
}

extension AttributeListSyntax {
  fileprivate func names(oneOf names: Set<String>) -> Bool {
    contains { attribute in
      guard case .attribute(let node) = attribute else { return false }
      return names.contains(node.attributeName.trimmedDescription)
    }
  }
}
