internal import SwiftSyntax

extension Binder {
  /// Tells of members that stand in place of a superclass's and may not, or do not say so.
  func checkOverrides(in declaration: TypeDeclaration) {
    for members in declaration.members.instanceMembers.values {
      for case .property(let property) in members
      where property.isOverride && declaration.hasKnownSuperclasses {
        let isInherited = declaration.superclass.map { above in
          !self.members(property.name, of: above.selfType).isEmpty
        }
        if isInherited != true {
          report(.overridesNoProperty, at: property.span)
        } else if property.initialSyntax != nil, property.willSet == nil, property.didSet == nil {
          report(.overridesWithStored(property.name), at: property.span)
        } else if let above = declaration.inheritedProperty(property.name) {
          let (type, other) = (type(of: property), type(of: above))
          if type.isScalar, other.isScalar, type != other {
            report(
              .overridesOtherType(property.name, type: "\(type)", above: "\(other)"),
              at: property.span
            )
          }
        }
      }
      for case .method(let method) in members where !method.isInExtension {
        let labels = method.signature.parameters.map(\.label)
        let types = method.signature.parameters.map(\.type)
        let above = declaration.inheritedMethod(method.name, labels: labels)
        if let above, above.signature.isClearlyOther(than: method.signature) {
          if method.isOverride { report(.overridesNothing, at: method.span) }
        } else if let above, above.signature.parameters.map(\.type) == types {
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

  /// Tells of initializers that stand in place of a superclass's without saying so, or that say so
  /// without one.
  func checkInitializerOverrides(in declaration: TypeDeclaration) {
    guard let above = declaration.superclass, declaration.hasKnownSuperclasses,
      !above.members.initializers.isEmpty
    else { return }
    for initializer in declaration.members.initializers where !initializer.isInExtension {
      let modifiers = initializer.initializerSyntax?.modifiers.map(\.name.text) ?? []
      let same = above.members.initializers.first {
        !$0.isConvenience && $0.signature.labels == initializer.signature.labels
          && $0.signature.parameters.map(\.type) == initializer.signature.parameters.map(\.type)
      }
      if same != nil, !modifiers.contains("override"), !modifiers.contains("required") {
        report(.overrideKeywordMissing, at: initializer.span)
      } else if same == nil, modifiers.contains("override"), above.superclass == nil,
        !above.members.initializers.contains(where: {
          $0.signature.labels == initializer.signature.labels
        })
      {
        let isLikely = above.members.initializers.contains {
          $0.signature.parameters.count == initializer.signature.parameters.count
        }
        let labels = isLikely ? initializer.signature.labels : nil
        report(.initializerOverridesNothing(labels: labels), at: initializer.span)
      }
    }
  }
}

extension Binder {
  /// Tells of initializers that never call one of the superclass, where none is called by itself.
  func checkSuperCalls(in declaration: TypeDeclaration) {
    guard let above = declaration.superclass, declaration.hasKnownSuperclasses,
      !above.members.initializers.isEmpty,
      !above.members.initializers.contains(where: {
        $0.signature.parameters.allSatisfy(\.canBeLeftOut)
      })
    else { return }
    for initializer in declaration.members.initializers where !initializer.isConvenience {
      guard let block = initializer.initializerSyntax?.body, !block.hasError,
        !block.tokens(viewMode: .sourceAccurate).contains(where: \.mayReplaceSuperCall)
      else { continue }
      visiting(initializer.scope) {
        report(.superNotInitialized, at: span(block.rightBrace))
      }
    }
  }
}

extension TokenSyntax {
  /// Whether it begins a call of another initializer, or says that the end is not reached.
  fileprivate var mayReplaceSuperCall: Bool {
    [.keyword(.super), .keyword(.throw), .keyword(.return)].contains(tokenKind)
      || ["fatalError", "preconditionFailure"].contains(text)
  }
}

extension Signature {
  /// Whether the types of both are plain and not the same.
  fileprivate func isClearlyOther(than other: Signature) -> Bool {
    let pairs = zip(
      parameters.map(\.type) + [result],
      other.parameters.map(\.type) + [other.result]
    )
    return pairs.contains { $0.isScalar && $1.isScalar && $0 != $1 }
  }
}
