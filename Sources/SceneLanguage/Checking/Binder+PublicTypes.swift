extension Binder {
  /// Tells of what other modules can use where they cannot use a type that it names.
  func checkPublicTypes() {
    let types = module.declaredTypes.filter { !isOfPrelude($0.span) && isPublic($0) }
    for names in module.ofScene {
      for function in names.functions.values.joined() where isPublic(function.access) {
        checkPublic(function, "global function")
      }
      for property in names.variables.values where isPublic(property.access) {
        checkPublic(property, property.isMutable ? "variable" : "constant")
      }
    }
    for declaration in types {
      if let above = declaration.superclass, !isPublic(above), above.accessWord == nil {
        report(.declaration(.superclassNotPublic), at: declaration.span)
      }
      for enumerationCase in declaration.cases
      where enumerationCase.signature.parameters.contains(where: { usesInternal($0.type) }) {
        report(.declaration(.publicCaseOfInternal), at: enumerationCase.span)
      }
      checkPublicMembers(of: declaration)
    }
  }

  private func checkPublicMembers(of declaration: TypeDeclaration) {
    let table = declaration.members
    for members in Array(table.instanceMembers.values) + Array(table.staticMembers.values) {
      for member in members {
        switch member {
        case .method(let method) where isPublic(method.access) || method.isRequirement:
          checkPublic(method, "method")
        case .property(let property)
        where isPublic(property.access) || property.storage.isRequirement:
          checkPublic(property, "property")
        default: break
        }
      }
    }
    for initializer in table.initializers where isPublic(initializer.access) {
      checkPublic(initializer, "initializer")
    }
  }

  private func checkPublic(_ function: FunctionDeclaration, _ kind: String) {
    if function.signature.parameters.contains(where: { usesInternal($0.type) }) {
      tell(kind, "its parameter", at: function.span)
    } else if kind != "initializer", usesInternal(function.signature.result) {
      tell(kind, "its result", at: function.span)
    }
  }

  private func checkPublic(_ property: PropertyDeclaration, _ kind: String) {
    guard case .resolved(let type) = property.typeState, usesInternal(type) else { return }
    let inferred = property.typeSyntax == nil ? type.plainDescription : nil
    tell(kind, "its type", inferred: inferred, at: property.span)
  }

  private func tell(
    _ kind: String,
    _ use: String,
    inferred: String? = nil,
    at place: SourceSpan
  ) {
    let what = SeenMore(
      kind: kind,
      use: use,
      inferred: inferred,
      word: "internal",
      isFilePrivate: false,
      isGlobal: false,
      said: "public"
    )
    report(.seenMoreThanItsType(what), at: place)
  }

  private func isPublic(_ access: AccessLevel) -> Bool {
    access.said == "public" || access.said == "open"
  }

  /// Whether other modules can use a type: it and all around it say so, or the library has it.
  private func isPublic(_ declaration: TypeDeclaration) -> Bool {
    var current: TypeDeclaration? = declaration
    while let type = current {
      if !isPublic(type.access), !isOfPrelude(type.span) { return false }
      current = type.outer
    }
    return true
  }

  /// Whether a type is, or holds, one of the scene that is the module's own.
  private func usesInternal(_ type: SceneType) -> Bool {
    type.declaredParts.contains { !isPublic($0) && $0.accessWord == nil && !$0.isComposition }
  }
}
