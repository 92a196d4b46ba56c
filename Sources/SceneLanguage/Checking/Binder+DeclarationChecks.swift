internal import SwiftSyntax

extension Binder {
  /// Tells what is wrong with declarations by themselves, apart from their bodies.
  func checkDeclarations() {
    checkRedeclarations()
    checkRequirements()
    for declaration in module.declaredTypes {
      checkEquality(of: declaration)
      switch declaration.kind {
      case .class:
        checkInitializers(of: declaration)
        checkOverrides(in: declaration)
      case .structure:
        if declaration.contains(declaration) {
          report(.containsItself(declaration.name), at: place(ofFieldIn: declaration))
        }
      case .enumeration:
        if !declaration.isIndirect, declaration.contains(declaration) {
          report(.recursiveEnumeration(declaration.name), at: declaration.span)
        }
      case .protocol: break
      }
    }
  }

  /// The property through which a struct contains itself.
  private func place(ofFieldIn declaration: TypeDeclaration) -> SourceSpan {
    for property in declaration.storedProperties {
      if case .resolved(let type) = property.typeState, type.contains(declaration) {
        return property.span
      }
    }
    return declaration.span
  }

  private func checkInitializers(of declaration: TypeDeclaration) {
    guard declaration.ownOrInheritedInitializers.isEmpty,
      declaration.storedProperties.contains(where: { !$0.hasValueFromTheStart })
    else { return }
    report(.classWithoutInitializers(declaration.name), at: declaration.span)
  }

  private func checkOverrides(in declaration: TypeDeclaration) {
    for members in declaration.members.instanceMembers.values {
      for case .method(let method) in members where !method.isInExtension {
        let labels = method.signature.parameters.map(\.label)
        let types = method.signature.parameters.map(\.type)
        let above = declaration.superclass?.method(method.name, labels: labels)
        if let above, above.signature.parameters.map(\.type) == types {
          if above.isFinal {
            report(.overridesFinal, at: method.span)
          } else if !method.isOverride, above.access.allows(method.scope) {
            report(.overrideKeywordMissing, at: method.span)
          }
        } else if method.isOverride, above == nil, declaration.hasKnownSuperclasses {
          report(.overridesNothing, at: method.span)
        }
      }
    }
  }
}

extension TypeDeclaration {
  /// Whether every superclass is one of the scene, whose members are all known.
  fileprivate var hasKnownSuperclasses: Bool {
    var current: TypeDeclaration? = self
    while let type = current {
      let isLibrary = type.conformances.contains { conformance in
        if case .named(let name, _) = conformance { return !LibraryProtocols.contains(name) }
        return false
      }
      if isLibrary { return false }
      current = type.superclass
    }
    return true
  }

  /// Whether a value of this type holds a value of another by value, at any depth.
  func contains(_ other: TypeDeclaration) -> Bool {
    var seen: Set<TypeDeclaration> = []
    return parts.contains { $0.contains(other, &seen) }
  }

  /// The types of what a value holds.
  fileprivate var parts: [SceneType] {
    switch kind {
    case .structure:
      storedProperties.compactMap { property in
        guard property.wrapper == nil, !property.isLazy,
          case .resolved(let type) = property.typeState
        else { return nil }
        return type
      }
    case .enumeration: cases.filter { !$0.isIndirect }.flatMap(\.signature.parameters).map(\.type)
    case .class, .protocol: []
    }
  }
}

extension SceneType {
  fileprivate func contains(_ declaration: TypeDeclaration) -> Bool {
    var seen: Set<TypeDeclaration> = []
    return contains(declaration, &seen)
  }

  fileprivate func contains(_ other: TypeDeclaration, _ seen: inout Set<TypeDeclaration>) -> Bool {
    switch self {
    case .declared(let declaration, _):
      if declaration === other { return true }
      guard seen.insert(declaration).inserted, !declaration.isIndirect else { return false }
      return declaration.parts.contains { $0.contains(other, &seen) }
    case .optional(let wrapped): return wrapped.contains(other, &seen)
    case .tuple(let elements): return elements.contains { $0.type.contains(other, &seen) }
    default: return false
    }
  }
}
