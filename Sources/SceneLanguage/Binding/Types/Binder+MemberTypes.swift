/// Types inside of others, and those that protocols leave open.
extension Binder {
  /// What the scene's protocols say of a type that a generic parameter names by conforming to them.
  func associatedTypes(_ name: String, of parameter: SceneType) -> [SceneType] {
    guard case .parameter(let named) = parameter else { return [] }
    return (scope.constraints(of: named) ?? []).compactMap { constraint in
      guard case .named(_, let arguments) = constraint else {
        return constraint.isDeclared ? memberType(name, of: constraint) : nil
      }
      if name == "Element", let element = arguments.first, !element.isOpen { return element }
      return isInside(name, ofList: parameter) || lentType(name, in: constraint) != nil
        ? .member(name, of: parameter) : nil
    }
  }

  /// What protocols and `where` clauses say that a type conforms to which another names, that is
  /// known only when the scene runs.
  func constraints(ofMember name: String, of base: SceneType) -> [SceneType] {
    var said: [SceneType] = []
    var owners: [SceneType] = []
    switch base {
    case .parameter(let parameter):
      said = scope.constraints(ofMember: name, of: parameter)
      owners =
        parameter == "Self"
        ? [scope.selfType].compactMap(\.self) + scope.selfConstraints
        : scope.constraints(of: parameter) ?? []
    case .member(let inner, let outer): owners = constraints(ofMember: inner, of: outer)
    default: break
    }
    for case .declared(let owner, _) in owners {
      for declaration in [owner] + owner.declaredProtocols where declaration.kind == .protocol {
        said += declaration.constraints[name] ?? []
      }
    }
    return said
  }

  /// A type inside another.
  func memberType(_ name: String, of base: SceneType) -> SceneType? {
    switch base {
    case .declared(let declaration, let arguments):
      let found = ownType(name, of: declaration) ?? requiredType(name, of: declaration)
      guard !arguments.isEmpty, let found else { return found }
      return found.inside(declaration).substituting(declaration.generics(arguments))
    case .named("FocusState", let arguments), .named("AccessibilityFocusState", let arguments):
      return name == "Binding" ? .binding(arguments.first ?? .unknown) : nil
    case .named(let type, _):
      for owner in library.owners(of: type) {
        if let found = program.extensions[owner]?.types[name] { return found }
        if let found = library.types["\(owner).\(name)"] {
          return found.alias ?? .named(found.name)
        }
      }
      return memberType(name, ofCollection: base)
    case .array, .dictionary, .optional:
      if let owner = base.memberOwner, let found = program.extensions[owner]?.types[name] {
        return found
      }
      return memberType(name, ofCollection: base)
    default:
      return nil
    }
  }

  /// What a collection of the library calls the types of its parts.
  private func memberType(_ name: String, ofCollection base: SceneType) -> SceneType? {
    if name == "Iterator", elementType(of: base) != nil {
      guard case .declared(let iterator, _)? = module.library.types["IndexingIterator"] else {
        return .unknown
      }
      return .declared(iterator, [base])
    }
    let found = base.member(name)
    if found.isOpen, let owner = base.memberOwner {
      return library.types["\(owner).\(name)"].map { $0.alias ?? .named($0.name) }
    }
    return found.isOpen ? nil : found
  }

  /// A type inside another, or inside one that this inherits from as a class.
  private func ownType(_ name: String, of declaration: TypeDeclaration) -> SceneType? {
    declaration.members.types[name]
      ?? declaration.superclassType.flatMap { memberType(name, of: $0) }
      ?? declaration.property(whoseTypeIs: name).flatMap { property in
        // `let id: ID<User>` means a type of this name outside.
        if case .resolving = property.typeState { nil } else { type(of: property) }
      }
  }

  /// What the scene's protocols call a type that only the members of `declaration` tell.
  private func requiredType(_ name: String, of declaration: TypeDeclaration) -> SceneType? {
    for other in declaration.declaredProtocols where other !== declaration {
      if let found = inferredType(name, of: declaration, for: other) { return found }
      if let found = ownType(name, of: other) { return found }
    }
    return nil
  }

  /// The types that a library protocol names inside the types that conform to it.
  func associatedType(_ name: String, of type: SceneType) -> SceneType? {
    if name == "Index" || name == "SubSequence", let owner = type.memberOwner,
      owner == "Array" || SceneType.elementOwners.contains(owner)
    {
      return owner == "Array" && name == "Index" ? .int : .unknown
    }
    if name == "Element", type == .named("OptionSet") { return .parameter("Self") }
    if let lent = lentType(name, in: type) { return lent }
    guard case .declared(let declaration, _) = type else { return nil }
    switch name {
    case "Subviews" where declaration.conforms(to: "Layout"): return .named("LayoutSubviews")
    case "Cache" where declaration.conforms(to: "Layout"): return .void
    case "Content"
    where declaration.conforms(to: "ViewModifier") || declaration.conforms(to: "Transition"):
      return .view
    case "Context" where declaration.isRepresentable: return .named("UIViewRepresentableContext")
    case "UIViewType" where declaration.isRepresentable:
      return result(of: "makeUIView", in: declaration)
    case "UIViewControllerType" where declaration.isRepresentable:
      return result(of: "makeUIViewController", in: declaration)
    case "Value":
      return SceneType.keyProtocols.contains(where: declaration.conforms(to:)) ? .unknown : nil
    case "_Label" where declaration.conforms(to: "TextFieldStyle"): return .view
    case "Configuration":
      return Library.configurations.first { declaration.conforms(to: $0.key) }
        .map { .named($0.value) }
    default: return nil
    }
  }

  /// A type that an extension's protocols of `Self` name: `RawValue` where `Self` is
  /// `RawRepresentable`.
  func constrainedType(_ name: String, in scope: DeclarationScope) -> SceneType? {
    for constraint in scope.selfConstraints {
      if let lent = lentType(name, in: constraint) { return lent }
      if constraint.isDeclared, let found = memberType(name, of: constraint) { return found }
    }
    return nil
  }

  /// The type that a method of a name says that it returns.
  private func result(of name: String, in declaration: TypeDeclaration) -> SceneType? {
    for case .method(let method) in declaration.members.instanceMembers[name] ?? [] {
      if let syntax = method.resultSyntax { return resolve(syntax) }
    }
    return nil
  }
}

extension SceneType {
  /// A type that is declared inside of a generic one, in terms of the parameters around it.
  fileprivate func inside(_ outer: TypeDeclaration) -> SceneType {
    guard case .declared(let inner, let arguments) = self, arguments.isEmpty, inner.outer === outer,
      !outer.genericParameters.isEmpty
    else { return self }
    let own = inner.ownParameters.map { _ in SceneType.unknown }
    return .declared(inner, own + outer.genericParameters.map { .parameter($0) })
  }
}
