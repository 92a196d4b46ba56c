internal import SwiftSyntax

extension Binder {
  /// Tells of members that stand in place of a superclass's and may not, or do not say so.
  func checkOverrides(in declaration: TypeDeclaration) {
    for isStatic in [false, true] {
      let table = declaration.members
      for members in (isStatic ? table.staticMembers : table.instanceMembers).values {
        for case .property(let property) in members where declaration.hasKnownSuperclasses {
          check(property, overridingIn: declaration, isStatic: isStatic)
        }
        for case .method(let method) in members where !method.isInExtension {
          check(method, overridingIn: declaration, isStatic: isStatic)
        }
      }
    }
  }

  private func check(
    _ property: PropertyDeclaration,
    overridingIn declaration: TypeDeclaration,
    isStatic: Bool
  ) {
    let isObserved = property.willSet != nil || property.didSet != nil
    let isStored = property.initialSyntax != nil && !isObserved
    let isInherited = declaration.superclass.map { above in
      !self.members(property.name, of: above.selfType, isStatic: isStatic).isEmpty
    }
    let above = declaration.inheritedProperty(property.name, isStatic: isStatic)
    if property.isOverride, isInherited != true {
      return report(.overridesNoProperty, at: property.span)
    }
    guard let above, property.isOverride || above.access.allows(property.scope) else { return }
    if above.isFinal { return report(.overridesFinal(isProperty: true), at: property.span) }
    if isStored { return report(.overridesWithStored(property.name), at: property.span) }
    let (type, other) = (type(of: property), type(of: above))
    if type.isScalar, other.isScalar, type != other {
      return report(
        .overridesOtherType(property.name, type: "\(type)", above: "\(other)"),
        at: property.span
      )
    }
    if !property.isOverride { report(.overrideKeywordMissing, at: property.span) }
    checkAccess(
      of: "property",
      property.access,
      property.scope,
      at: property.span,
      overriding: above.access,
      above.scope
    )
    if above.isSettable, above.setterAccess.allows(property.scope), !property.isSettable,
      property.getterSyntax != nil,
      property.willSet == nil, property.didSet == nil
    {
      report(.overridesMutable(property.name), at: property.span)
    }
  }

  private func check(
    _ method: FunctionDeclaration,
    overridingIn declaration: TypeDeclaration,
    isStatic: Bool
  ) {
    let labels = method.signature.parameters.map(\.label)
    let types = method.signature.parameters.map(\.type)
    let above =
      declaration.inheritedMethod(method.name, like: method.signature, isStatic: isStatic)
      ?? declaration.inheritedMethod(method.name, labels: labels, isStatic: isStatic)
    if let above, method.isOverride,
      let place = optionalReplaced(by: method, in: above.signature)
    {
      let type = method.signature.parameters[place].type
      report(
        .overridesOptional(isInitializer: false, type: "\(type)"),
        at: span(method.parameterSyntax[place].firstName)
      )
    } else if let above, above.signature.isClearlyOther(than: method.signature) {
      if method.isOverride { report(.overridesNothing, at: method.span) }
    } else if let above, above.signature.parameters.map(\.type) == types {
      guard above.access.allows(method.scope) else {
        if method.isOverride { report(.overridesNothing, at: method.span) }
        return
      }
      if method.isAsynchronous != above.isAsynchronous {
        if method.isOverride { report(.overridesNothing, at: method.span) }
        return
      }
      if !method.isOverride { report(.overrideKeywordMissing, at: method.span) }
      if method.isThrowing, !above.isThrowing {
        let kind = isStatic ? "class method" : "instance method"
        report(.declaration(.overridesWithThrowing(kind)), at: method.span)
      }
      checkAccess(
        of: isStatic ? "class method" : "instance method",
        method.access,
        method.scope,
        at: method.span,
        overriding: above.access,
        above.scope
      )
      if above.isFinal {
        report(isStatic ? .overridesStatic : .overridesFinal(isProperty: false), at: method.span)
      }
    } else if method.isOverride, above == nil, declaration.hasKnownSuperclasses,
      !(method.signature.fits(["to"]) && method.name == "encode"
        && declaration.superclass?.conforms(to: "Encodable") == true)
    {
      let other = declaration.inheritedMethod(method.name, taking: types, isStatic: isStatic)
      report(
        other.map {
          .overridesOtherLabels(
            method.signature.spelled(named: method.name),
            other: $0.signature.spelled(named: method.name)
          )
        } ?? .overridesNothing,
        at: method.span
      )
    }
  }

  /// Tells of a member that is seen less than both its type and what it stands in place of.
  private func checkAccess(
    of kind: String,
    _ access: AccessLevel,
    _ scope: DeclarationScope,
    at place: SourceSpan,
    overriding above: AccessLevel,
    _ scopeAbove: DeclarationScope
  ) {
    let (type, other) = (
      AccessLevel.everywhere.visibility(in: scope), above.visibility(in: scopeAbove)
    )
    guard access.visibility(in: scope) < min(type, other) else { return }
    report(.declaration(.overrideSeenLess(kind, thanType: type < other)), at: place)
  }

  /// The place of a parameter that takes no absent value where the one that it replaces does.
  func optionalReplaced(by method: FunctionDeclaration, in above: Signature) -> Int? {
    let own = method.signature.parameters
    guard own.count == above.parameters.count, own.count == method.parameterSyntax.count else {
      return nil
    }
    return own.indices.first {
      !own[$0].type.isOpen && above.parameters[$0].type == .optional(own[$0].type)
    }
  }

  /// Tells of initializers that stand in place of a superclass's without saying so, or that say so
  /// without one.
  func checkInitializerOverrides(in declaration: TypeDeclaration) {
    if let name = declaration.librarySuperclass, library.isArchived(name) {
      return checkInitializerOverrides(in: declaration, ofLibrary: name)
    }
    if declaration.superclass == nil, declaration.librarySuperclass == nil {
      for initializer in declaration.members.initializers
      where initializer.initializerSyntax?.modifiers.has(.override) == true
        && !isOfPrelude(initializer.span)
      {
        report(.initializerOverridesNothing(labels: nil), at: initializer.span)
      }
      return
    }
    guard let above = declaration.superclass, !above.members.initializers.isEmpty else { return }
    if !declaration.hasKnownSuperclasses {
      for initializer in declaration.members.initializers
      where initializer.initializerSyntax?.modifiers.has(.override) == true {
        _ = tellsOptional(replacedBy: initializer, of: above.ownOrInheritedInitializers)
      }
      return
    }
    for initializer in declaration.members.initializers where !initializer.isInExtension {
      let isOverride = initializer.initializerSyntax?.modifiers.has(.override) == true
      let same = above.members.initializers.first {
        !$0.isConvenience && $0.signature.labels == initializer.signature.labels
          && $0.signature.parameters.map(\.type) == initializer.signature.parameters.map(\.type)
      }
      if same != nil, !isOverride, !initializer.isRequired {
        report(.overrideKeywordMissing, at: initializer.span)
      } else if let same, initializer.isThrowing, !same.isThrowing {
        report(.declaration(.overridesWithThrowing("initializer")), at: initializer.span)
      } else if same == nil, isOverride {
        checkOverride(by: initializer, of: above.ownOrInheritedInitializers)
      }
    }
  }
}

extension Binder {
  /// The same of a class that inherits from one of the library, whose initializer without arguments
  /// is a convenient one.
  private func checkInitializerOverrides(
    in declaration: TypeDeclaration,
    ofLibrary name: String
  ) {
    let known = Set((library.types[name]?.initializers ?? []).map(\.signature.labels))
    for initializer in declaration.members.initializers
    where !initializer.isInExtension && !isOfPrelude(initializer.span) {
      let isOverride = initializer.initializerSyntax?.modifiers.has(.override) == true
      if isOverride, initializer.signature.parameters.isEmpty {
        report(.initializerOverridesNothing(labels: nil), at: initializer.span)
      } else if !isOverride, initializer.overridesDesignated,
        known.contains(initializer.signature.labels)
      {
        report(.overrideKeywordMissing, at: initializer.span)
      }
    }
  }

  /// Whether there is an initializer with the same labels; where that takes an absent value and this
  /// one does not, it is told.
  private func tellsOptional(
    replacedBy initializer: FunctionDeclaration,
    of above: [FunctionDeclaration]
  ) -> Bool {
    let labels = initializer.signature.labels
    guard let same = above.first(where: { $0.signature.labels == labels }) else { return false }
    if let place = optionalReplaced(by: initializer, in: same.signature) {
      report(
        .overridesOptional(
          isInitializer: true,
          type: "\(initializer.signature.parameters[place].type)"
        ),
        at: span(initializer.parameterSyntax[place].firstName)
      )
    }
    return true
  }

  /// Tells of an initializer that says that it stands in place of another, where none is like it.
  private func checkOverride(by initializer: FunctionDeclaration, of above: [FunctionDeclaration]) {
    let labels = initializer.signature.labels
    if tellsOptional(replacedBy: initializer, of: above) { return }
    let others = above.filter {
      $0.signature.parameters.count == initializer.signature.parameters.count
    }
    if others.count == 1, let other = others.first?.signature,
      other.parameters.map(\.type) == initializer.signature.parameters.map(\.type)
    {
      report(.overridesOtherInitializer(labels, other: other.labels), at: initializer.span)
    } else {
      report(
        .initializerOverridesNothing(labels: others.isEmpty ? nil : labels),
        at: initializer.span
      )
    }
  }
}

extension Signature {
  /// Whether the types of both are plain and not the same.
  func isClearlyOther(than other: Signature) -> Bool {
    zip(parameters, other.parameters).contains { $0.type.isClearlyOther(than: $1.type) }
      || result.isClearlyOtherResult(than: other.result)
  }
}

extension SceneType {
  /// Whether no value can be of both types, by their names or by what they are made of.
  fileprivate func isClearlyOther(than other: SceneType) -> Bool {
    switch (self, other) {
    case (.array(let left), .array(let right)), (.optional(let left), .optional(let right)):
      left.isClearlyOther(than: right)
    case (.array, .dictionary), (.dictionary, .array): true
    case (.declared(let left, _), .declared(let right, _)):
      left !== right && left.isPlainValue && right.isPlainValue
    case (.array, _), (.dictionary, _): other.isScalar || other.isPlainValue
    case (_, .array), (_, .dictionary): isScalar || isPlainValue
    default: (isScalar || isPlainValue) && (other.isScalar || other.isPlainValue) && self != other
    }
  }

  /// Whether a result cannot be the other: nothing is no value.
  fileprivate func isClearlyOtherResult(than other: SceneType) -> Bool {
    if self == .void || other == .void {
      return self != other && (isScalar || isPlainValue || other.isScalar || other.isPlainValue)
    }
    return isScalar && other.isScalar && self != other
  }

  private var isPlainValue: Bool {
    if case .declared(let declaration, _) = self { declaration.isPlainValue } else { false }
  }
}

extension TypeDeclaration {
  fileprivate var isPlainValue: Bool { kind == .structure || kind == .enumeration }
}
