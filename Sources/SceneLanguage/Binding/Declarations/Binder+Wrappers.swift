internal import SwiftSyntax

/// Property wrappers that scenes declare, and the underscore and dollar names of all.
extension Binder {
  /// Finds the wrapper that an attribute names, once all types are known.
  func resolveWrapper(of property: PropertyDeclaration, _ attributes: AttributeListSyntax) {
    guard property.wrapper == nil else { return }
    for attribute in attributes {
      guard case .attribute(let node) = attribute, let name = name(of: attribute),
        case .declared(let declaration, _)? = findType(name),
        declaration.members.instanceMembers["wrappedValue"] != nil
      else { continue }
      if !property.isMutable {
        report(.wrapperOnConstant, at: span(attribute))
        return
      }
      if property.getterSyntax != nil {
        report(.declaration(.wrapperOfComputed), at: span(attribute))
        return
      }
      if property.isLazy {
        report(.declaration(.wrapperWithLazy(property.name)), at: property.span)
        return
      }
      if property.wrapper == nil {
        property.wrapper = .declared(declaration)
        property.wrapperAttribute = node
      } else {
        var arguments: LabeledExprListSyntax?
        if case .argumentList(let list)? = node.arguments { arguments = list }
        property.innerWrappers.append((declaration, arguments))
      }
    }
  }

  /// The type of what a wrapper shows; makes the wrapper's value on the way.
  func wrappedType(
    of property: PropertyDeclaration,
    _ wrapper: TypeDeclaration
  ) -> SceneType {
    let written = property.typeSyntax.map { resolve($0) }
    bind(wrapperOf: property, wrapper, wrapping: written)
    if written == nil, property.initialSyntax == nil, property.wrapperArguments == nil,
      property.initial == nil, !wrapper.genericParameters.isEmpty
    {
      report(.typeAnnotationMissing(property.name), at: property.span)
      return .error
    }
    guard let type = property.wrapperType, type != .error else { return written ?? .error }
    guard case .property(let shown)? = wrapper.members.instanceMembers["wrappedValue"]?.first else {
      return written ?? .error
    }
    var found = self.type(of: shown).substituting(substitution(for: type))
    if let written {
      let isOther =
        written.unwrapped.isDefinite && found.isDefinite
        && (written.isOptional || !isConvertible(found, to: written))
      if property.innerWrappers.isEmpty, written != found, isOther {
        report(
          .declaration(.wrappedOtherType("\(written)", wrapped: "\(found)")),
          at: property.span
        )
      }
      return written
    }
    for inner in property.innerWrappers {
      guard
        case .property(let shown)? = inner.wrapper.members.instanceMembers["wrappedValue"]?.first
      else { continue }
      found = self.type(of: shown).substituting(substitution(for: found))
    }
    return found
  }

  /// The type of a wrapper's value that shows a value of another type.
  private func type(of wrapper: TypeDeclaration, wrapping written: SceneType?) -> SceneType {
    var shown = SceneType.unknown
    if case .property(let value)? = wrapper.members.instanceMembers["wrappedValue"]?.first {
      shown = type(of: value)
    }
    return .declared(
      wrapper,
      wrapper.genericParameters.map { parameter in
        written.flatMap { shown.argument(for: parameter, in: $0) } ?? .unknown
      }
    )
  }

  /// The value for the first of several wrappers: that of the next one, and so on inwards.
  private func innerValue(
    of property: PropertyDeclaration,
    _ initial: CallArgument?,
    wrapping written: SceneType?
  ) -> CallArgument? {
    var (value, type) = (initial, written)
    for inner in property.innerWrappers.reversed() {
      let arguments = [value].compactMap(\.self) + (inner.arguments.map(callArguments(in:)) ?? [])
      let wanted = self.type(of: inner.wrapper, wrapping: type)
      let made = construct(wanted, arguments, at: property.span, expecting: wanted)
      value = CallArgument("wrappedValue", made, at: property.span)
      type = made.type
    }
    return value
  }

  /// Binds the making of a wrapper's value from the attribute's arguments and the initial value.
  private func bind(
    wrapperOf property: PropertyDeclaration,
    _ wrapper: TypeDeclaration,
    wrapping written: SceneType?
  ) {
    let inner = property.innerWrappers.reversed().reduce(written) { written, inner in
      self.type(of: inner.wrapper, wrapping: written)
    }
    var type = type(of: wrapper, wrapping: inner)
    if let attribute = property.wrapperAttribute?.attributeName,
      attribute.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
    {
      type = resolve(attribute)
    }
    property.wrapperType = type
    let place = property.wrapperArguments == nil ? property.span : place(ofWrapperOf: property)
    let code = FunctionCode(name: property.name)
    within(scope, FunctionScope(code: code, outer: nil)) {
      let initial = property.initialSyntax.map { wrappedValue($0) }
      let value = innerValue(of: property, initial, wrapping: written)
      var arguments = [value].compactMap(\.self)
      arguments += property.wrapperArguments.map { callArguments(in: $0) } ?? []
      let make = { self.construct(type, arguments, at: place, expecting: type) }
      if arguments.isEmpty {
        // Without arguments the memberwise initializer gives the value, unless none is needed.
        var trial = attempt(make)
        if !trial.succeeded || trial.result.isErroneous, let written, written.isOptional {
          // As without a wrapper, what may be missing is missing at first.
          let missing = NilLiteral(span: property.span, type: written)
          arguments = [CallArgument("wrappedValue", missing, at: property.span)]
          trial = attempt(make)
        }
        guard trial.succeeded, !trial.result.isErroneous else { return }
        code.statements = [ReturnStatement(value: trial.result)]
      } else {
        let before = diagnostics.count
        let value = make()
        if let initial {
          diagnostics.tellAsValue(after: before, at: anchor(of: initial.span))
          if property.wrapperArguments == nil { tellMissingArgument(of: property, after: before) }
        }
        if case .declared = value.type { property.wrapperType = value.type }
        code.statements = [
          value.isErroneous ? ErroneousStatement() : ReturnStatement(value: value)
        ]
      }
      code.valueType = property.wrapperType
      property.initial = code
    }
  }

  /// The attribute without its sign, which makes the wrapper's value as a call does.
  private func place(ofWrapperOf property: PropertyDeclaration) -> SourceSpan {
    guard let node = property.wrapperAttribute else { return property.span }
    var place = span(node)
    place.start = span(node.attributeName).start
    return place
  }

  /// Tells at the attribute, instead of at the initial value, what more the initializer takes.
  private func tellMissingArgument(of property: PropertyDeclaration, after count: Int) {
    guard case .declared(let wrapper)? = property.wrapper,
      diagnostics.entries.count == count + 1,
      case .missingArgument(let parameter) = diagnostics.entries[count].mistake
    else { return }
    let labels = wrapper.members.initializers.first?.signature.parameters.compactMap(\.label) ?? []
    let all = labels.filter { "'\($0)'" == parameter || $0 == "wrappedValue" }.map { "'\($0)'" }
    diagnostics.removeAll(after: count)
    report(
      .declaration(
        .wrapperArgumentMissing(
          parameter,
          wrapper: wrapper.name,
          arguments: all.joined(separator: " and ")
        )
      ),
      at: place(ofWrapperOf: property)
    )
  }

  /// The initial value as a wrapper's initializer takes it.
  func wrappedValue(_ initial: ExprSyntax) -> CallArgument {
    CallArgument(
      label: "wrappedValue",
      labelSpan: nil,
      expression: initial,
      span: span(initial),
      isTrailing: false
    )
  }

  /// The wrapper's value itself.
  private func storage(
    of property: PropertyDeclaration,
    base: (any BoundExpression)?,
    at place: SourceSpan,
    _ substitution: [String: SceneType] = [:]
  ) -> any BoundExpression {
    _ = type(of: property)
    let type = (property.wrapperType ?? .error).substituting(substitution)
    switch property.storage {
    case .field(let index):
      guard let base else { return erroneous(.selfOutsideType, at: place) }
      return FieldExpression(base: base, property: property, index: index, span: place, type: type)
    case .global(let index):
      return GlobalExpression(property: property, index: index, span: place, type: type)
    default:
      return ErroneousExpression(span: place)
    }
  }

  /// Reads a wrapped property: what its wrapper shows.
  func reference(
    toWrapped property: PropertyDeclaration,
    base: (any BoundExpression)?,
    at place: SourceSpan,
    _ substitution: [String: SceneType]
  ) -> any BoundExpression {
    if let base, let shown = bind(property, wrappedIn: base, at: place) { return shown }
    var value = storage(of: property, base: base, at: place, substitution)
    for _ in 0...property.innerWrappers.count {
      if value.isErroneous { return value }
      value = shownValue(of: value, at: place)
    }
    return value
  }

  /// What a wrapper's value shows.
  func shownValue(of wrapper: any BoundExpression, at place: SourceSpan) -> any BoundExpression {
    bind(
      memberNamed: "wrappedValue",
      of: wrapper,
      type: wrapper.type,
      at: place,
      nameSpan: place,
      expecting: .unknown
    )
  }

  /// The value of a wrapper for a value that it shows.
  func wrap(
    _ value: any BoundExpression,
    for property: PropertyDeclaration
  ) -> any BoundExpression {
    _ = type(of: property)
    guard let type = property.wrapperType else { return value }
    let outer = CallArgument("wrappedValue", value, at: value.span)
    guard let argument = innerValue(of: property, outer, wrapping: value.type) else { return value }
    let more = property.wrapperArguments.map { callArguments(in: $0) } ?? []
    return construct(type, [argument] + more, at: value.span, expecting: type)
  }

  /// Binds `_name` and `$name` where no member is called that; `nil` for other names.
  func bind(
    prefixedMember name: String,
    of base: any BoundExpression,
    at place: SourceSpan,
    _ nameSpan: SourceSpan
  ) -> (any BoundExpression)? {
    guard let prefix = name.first, prefix == "_" || prefix == "$", name.count > 1 else {
      return nil
    }
    if prefix == "_", hasMember(name, of: base.type) && !base.type.isOpen { return nil }
    let inner = String(name.dropFirst())
    let found = members(inner, of: base.type)
    guard case .property(let property)? = found.declared.first else {
      guard prefix == "$", !base.type.isUnknown else { return nil }
      let value = bind(
        memberNamed: inner,
        of: base,
        type: base.type,
        at: place,
        nameSpan: nameSpan,
        expecting: .unknown
      )
      return value.isErroneous ? value : projection(of: value, at: place)
    }
    return bind(prefix, property, base: base, at: place, found.substitution)
  }

  /// The storage of a wrapped property, or what its wrapper projects.
  func bind(
    _ prefix: Character,
    _ property: PropertyDeclaration,
    base: (any BoundExpression)?,
    at place: SourceSpan,
    _ substitution: [String: SceneType]
  ) -> (any BoundExpression)? {
    guard let wrapper = property.wrapper else { return nil }
    guard case .declared = wrapper else {
      let value = reference(to: property, base: base, at: place, substitution: substitution)
      if prefix == "$" { return projection(of: value, at: place) }
      return rawStorage(of: value, wrapper)
    }
    let storage = storage(of: property, base: base, at: place, substitution)
    if storage.isErroneous { return storage }
    let nameSpan = place.lastPart(named: "_" + property.name)
    if prefix == "_" {
      // The value of the wrapper is the type's own affair.
      let level = AccessLevel("private", in: property.scope)
      if property.scope.enclosing != nil, !level.allows(scope), property !== propertyOfInstance {
        return erroneous(.inaccessible("_" + property.name, level: "private"), at: nameSpan)
      }
      return storage
    }
    if case .declared = storage.type, base == nil || place.start == nameSpan.start,
      members("projectedValue", of: storage.type).isEmpty
    {
      return erroneous(.nameNotFound("$" + property.name, suggestion: nil), at: place)
    }
    let projected = bind(
      memberNamed: "projectedValue",
      of: storage,
      type: storage.type,
      at: place,
      nameSpan: place,
      expecting: .unknown
    )
    if assigned == place, !projected.isErroneous, !isChangeable(projected) {
      let change = ForbiddenChange(
        form: .assignmentToProperty,
        reason: .constant("$" + property.name)
      )
      return erroneous(.forbiddenChange(change), at: nameSpan)
    }
    return projected
  }

  /// The field of one of the library's wrappers: `_count` of `@State var count`.
  private func rawStorage(
    of value: any BoundExpression,
    _ wrapper: PropertyWrapper
  ) -> (any BoundExpression)? {
    guard var field = value as? FieldExpression else { return nil }
    switch wrapper {
    case .state, .focus:
      field.type = .named(field.property.wrapperName ?? "State", [field.type])
    case .reference: field.type = .named("ObservedObject", [field.type])
    case .binding: field.type = .named("Binding", [field.type])
    default: return nil
    }
    field.isRaw = true
    return field
  }
}

extension ExprSyntax {
  /// Stands where an argument is bound already.
  static var placeholder: ExprSyntax {
    ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("value")))
  }
}

extension SceneType {
  /// What a generic parameter of a type stands for where the type is another one.
  fileprivate func argument(for parameter: String, in type: SceneType) -> SceneType? {
    switch (self, type) {
    case (.parameter(parameter), _): type
    case (.array(let element), .array(let other)): element.argument(for: parameter, in: other)
    case (.optional(let wrapped), .optional(let other)):
      wrapped.argument(for: parameter, in: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.argument(for: parameter, in: otherKey) ?? value.argument(for: parameter, in: otherValue)
    default: nil
    }
  }
}
