internal import SwiftSyntax

extension Binder {
  /// Notes that a protocol's name stands for a type of values, to tell of it once all that the
  /// protocol requires is known.
  func noteProtocol(_ type: SceneType, named syntax: IdentifierTypeSyntax) {
    // A name of another spelling stands for what conforms to the protocol, as `Content` does.
    guard syntax.standsForValues, syntax.name.text == type.nameInComposition else { return }
    let isProtocol =
      if case .named(let name, _) = type {
        LibraryProtocols.needsAny(name)
      } else {
        type.isProtocolOfScene
      }
    if isProtocol { pending.protocolTypes.append((type, span(syntax))) }
  }

  /// Warns of protocols with associated types that stand for types of values without `any`.
  func checkProtocolTypes() {
    for (type, place) in pending.protocolTypes where needsAny(type) {
      report(.protocolWithoutAny(type.nameInComposition), at: place, severity: .warning)
    }
  }

  /// Notes that a generic type is named with arguments, to tell of those that are not fit for it
  /// once all conformances are known.
  func noteArguments(of type: SceneType, named syntax: some SyntaxProtocol) {
    switch type {
    case .dictionary(let key, _) where key.isDeclared:
      pending.typeArguments.append((key, .named("Hashable"), span(syntax)))
    case .named("Set", let arguments):
      for argument in arguments where argument.isDeclared {
        pending.typeArguments.append((argument, .named("Hashable"), span(syntax)))
      }
    case .declared(let declaration, let arguments) where !arguments.isEmpty:
      for (name, argument) in zip(declaration.ownParameters, arguments)
      where argument.isDeclared || argument.isScalar {
        for constraint in declaration.constraints[name] ?? [] {
          pending.typeArguments.append((argument, constraint, span(syntax)))
        }
      }
    default: break
    }
  }

  /// Tells of generic arguments that do not conform to what their parameters demand.
  ///
  /// - Parameter first: How many of those that were noted are checked already.
  /// - Returns: Whether all conform.
  @discardableResult func checkTypeArguments(from first: Int = 0) -> Bool {
    var areRight = true
    for (type, constraint, place) in pending.typeArguments[first...]
    where !satisfies(type, constraint) {
      areRight = false
      report(
        .missingConformanceOfArgument(
          type.plainDescription,
          protocolName: constraint.nameInComposition
        ),
        at: place
      )
    }
    return areRight
  }

  private func needsAny(_ type: SceneType) -> Bool {
    switch type {
    case .named(let name, _): return LibraryProtocols.needsAny(name)
    case .declared(let declaration, _):
      if !declaration.associatedTypes.isEmpty || !declaration.members.types.isEmpty { return true }
      let takesSelf = declaration.members.instanceMembers.values.joined().contains { member in
        guard case .method(let method) = member, method.isRequirement else { return false }
        return method.signature.parameters.contains { $0.type.mentionsSelf }
      }
      return takesSelf || declaration.conformances.contains { needsAny($0) }
    default: return false
    }
  }
}

extension SceneType {
  var isProtocolOfScene: Bool {
    if case .declared(let declaration, _) = self { declaration.kind == .protocol } else { false }
  }

  /// Whether its values are of any type that conforms to a protocol; a generic call opens them.
  var isExistential: Bool { isProtocolOfScene || self == .anyError }

  /// Whether `Self` of a protocol is in it.
  fileprivate var mentionsSelf: Bool {
    switch self {
    case .parameter(let name): name == "Self"
    case .optional(let inner), .array(let inner): inner.mentionsSelf
    default: false
    }
  }
}

extension IdentifierTypeSyntax {
  /// Whether it is the type of a variable, a parameter, or a result, or a part of such a type.
  fileprivate var standsForValues: Bool {
    var node = parent
    while let current = node {
      switch current.kind {
      case .typeAnnotation, .functionParameter, .returnClause: return true
      case .optionalType, .arrayType, .arrayElementList, .tupleType, .tupleTypeElement,
        .tupleTypeElementList, .functionType, .attributedType, .dictionaryType:
        node = current.parent
      default: return false
      }
    }
    return false
  }
}
