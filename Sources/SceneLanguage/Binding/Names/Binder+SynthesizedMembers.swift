extension Binder {
  /// Binds members that every enumeration, identifiable value, or binding has.
  func bind(
    synthesizedMember name: String,
    of base: any BoundExpression,
    type: SceneType,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    if case .declared(let declaration, _) = type {
      if name == "rawValue", let raw = declaration.rawType {
        return RawValueExpression(base: base, span: place, type: raw)
      }
      if name == "stringValue", declaration.conforms(to: "CodingKey") {
        return declaration.rawType == .string
          ? RawValueExpression(base: base, span: place, type: .string)
          : DescriptionExpression(base: base, isDebugging: false, span: place)
      }
      if name == "hashValue" { return HashValueExpression(base: base, span: place) }
      if name == "id", declaration.kind == .class, declaration.conforms(to: "Identifiable") {
        return IdentityExpression(base: base, span: place)
      }
    }
    if case .named("ObservedObject", let arguments) = type, let value = arguments.first {
      let object = AscribedExpression(value: base, type: value)
      if name == "wrappedValue" { return object }
      let binding = BindingExpression(base: object, span: place, type: .binding(value))
      return bind(partOfBinding: name, of: binding, value: value, at: place)
    }
    if case .named(let wrapper, let arguments) = type, Library.valueWrappers.contains(wrapper),
      let value = arguments.first
    {
      return bind(memberOfWrapper: name, of: base, value: value, at: place)
    }
    if case .named("Binding", let arguments) = type, let value = arguments.first {
      let whole = BindingValueExpression(base: base, span: place, type: value)
      if name == "wrappedValue" { return whole }
      // A binding to what is identifiable has its identity.
      if name == "id", case .declared(let declaration, _) = value,
        declaration.conforms(to: "Identifiable")
      {
        return bind(
          memberNamed: name,
          of: whole,
          type: value,
          at: place,
          nameSpan: place,
          expecting: .unknown
        )
      }
      if name == "projectedValue" { return base }
      return bind(partOfBinding: name, of: base, value: value, at: place)
    }
    return nil
  }

  /// Binds what one of the library's wrappers tells of the value in it, which stands for it.
  private func bind(
    memberOfWrapper name: String,
    of base: any BoundExpression,
    value: SceneType,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    let whole = AscribedExpression(value: base, type: value)
    switch name {
    case "wrappedValue": return whole
    case "projectedValue": return BindingExpression(base: whole, span: place, type: .binding(value))
    default: return nil
    }
  }

  private func bind(
    partOfBinding name: String,
    of base: any BoundExpression,
    value: SceneType,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard !value.isUnknown else { return nil }
    guard hasMember(name, of: value) else {
      return bind(partOf: base, value, at: place) { whole in
        bind(dynamicMember: name, of: whole, at: place, expecting: .unknown)
          ?? ErroneousExpression(span: place)
      }
    }
    var isFixed = false
    let binding = bind(partOf: base, value, at: place) { whole in
      let part = bind(
        memberNamed: name,
        of: whole,
        type: value,
        at: place,
        nameSpan: place,
        expecting: .unknown
      )
      isFixed = isFixedPart(part, named: name, at: place)
      return part
    }
    return isFixed ? ErroneousExpression(span: place) : binding
  }

  /// Tells of a stored constant, or of a property without a setter, that a binding would change.
  private func isFixedPart(
    _ part: any BoundExpression,
    named name: String,
    at place: SourceSpan
  ) -> Bool {
    guard part is FieldExpression || part is ComputedPropertyExpression else { return false }
    return !checkMutable(
      part,
      .assignmentToProperty,
      at: place.lastPart(named: name),
      isMeant: false
    )
  }

  /// Binds a binding to a part of the value that another binding leads to.
  func bind(
    partOf base: any BoundExpression,
    _ value: SceneType,
    at place: SourceSpan,
    hasIndex: Bool = false,
    _ bindPart: (LocalExpression) -> any BoundExpression
  ) -> (any BoundExpression)? {
    guard let function else { return nil }
    let variable = function.declare("_", type: value, isMutable: true, span: place)
    let part = bindPart(LocalExpression(variable, span: place))
    guard let part = part.asPlace, !part.isErroneous else { return nil }
    return BindingMemberExpression(
      base: base,
      part: part,
      variable: variable,
      hasIndex: hasIndex,
      span: place,
      type: .named("Binding", [part.type])
    )
  }

  /// Whether values of a type have a member that nobody declares.
  func isSynthesized(_ name: String, of type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _): name == "rawValue" && declaration.rawType != nil
    case .named(let owner, _) where owner == "Binding" || Library.valueWrappers.contains(owner):
      name == "wrappedValue" || name == "projectedValue"
    default: isRequired(name, by: type)
    }
  }

  /// Whether a type is a protocol of the library that asks for a property.
  func isRequired(_ name: String, by type: SceneType) -> Bool {
    guard case .named(let owner, _) = type, LibraryProtocols.contains(owner) else { return false }
    return Binder.libraryRequirements.contains {
      $0.member == name && $0.labels == nil && !$0.isStatic && name != "subscript"
        && LibraryProtocols.implies(owner, $0.protocolName)
    }
  }
}
