internal import SwiftSyntax

/// Generic types that are named without what they are of.
extension Binder {
  /// Tells a generic type without arguments where nothing else could tell what they are.
  func checkArguments(of type: SceneType, named node: IdentifierTypeSyntax) -> Bool {
    switch type {
    case .declared(let declaration, let arguments):
      guard declaration.kind != .protocol, declaration.ownParameterCount > 0, arguments.isEmpty,
        !isOfPrelude(declaration.span)
      else { return true }
    case .named(let name, let arguments):
      guard arguments.isEmpty, Binder.genericNames.contains(name) || isGenericView(name) else {
        return true
      }
    case .view: if !isGenericView(node.name.text) { return true }
    default: return true
    }
    guard node.genericArgumentClause == nil, Syntax(node).isWholeType, !isOfPrelude(span(node))
    else { return true }
    report(.genericWithoutArguments(node.name.text), at: span(node.name))
    return false
  }

  /// Types of the library that are always of another type.
  static let genericNames: Set<String> = [
    "Array", "ArraySlice", "Binding", "ClosedRange", "Dictionary", "Optional", "Range", "Set",
  ]
}

extension Syntax {
  /// Whether a type stands in a declaration that has no value which tells more of it.
  fileprivate var isWholeType: Bool {
    var current = parent
    while let node = current {
      switch node.as(SyntaxEnum.self) {
      case .functionParameter, .enumCaseParameter: return true
      case .inheritedType: return node.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
      case .returnClause(let clause):
        guard let owner = clause.parent else { return false }
        if owner.is(FunctionSignatureSyntax.self) || owner.is(SubscriptDeclSyntax.self) {
          return true
        }
        guard owner.is(FunctionTypeSyntax.self) else { return false }
      case .typeAnnotation(let annotation):
        return annotation.parent?.as(PatternBindingSyntax.self).map { $0.initializer == nil }
          ?? false
      case .optionalType, .implicitlyUnwrappedOptionalType, .arrayType, .dictionaryType,
        .tupleType, .tupleTypeElementList, .tupleTypeElement, .functionType,
        .attributedType, .genericArgumentClause, .genericArgumentList, .genericArgument,
        .identifierType:
        break
      default: return false
      }
      current = node.parent
    }
    return false
  }
}
