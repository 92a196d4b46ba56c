internal import SwiftSyntax

extension Binder {
  /// Takes in the properties of a type, or the variables of the top level.
  func collect(variable node: VariableDeclSyntax) {
    let isStatic = node.modifiers.isOfType
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    if node.attributes.hasDelegateAdaptor { return }
    var laterType: TypeSyntax?
    // `var a, b: Int` gives its type to both; the types are found from the end.
    var properties: [PropertyDeclaration] = []
    for binding in node.bindings.inOrder.reversed() {
      laterType = binding.typeAnnotation?.type ?? (binding.initializer == nil ? laterType : nil)
      let whole = binding.pattern.as(IdentifierPatternSyntax.self).map {
        [PatternPart(name: $0.identifier, type: laterType, value: binding.initializer?.value)]
      }
      guard let parts = whole ?? (scope.enclosing == nil ? nil : binding.parts) else {
        if scope.enclosing == nil {
          properties += self.parts(of: binding, isMutable: isMutable).reversed()
        } else if let word = binding.pattern.as(ValueBindingPatternSyntax.self)?.bindingSpecifier {
          // What should begin a new property hides what it declares.
          report(.declaration(.nestedPattern(word.text)), at: span(word))
          if case .declared(let owner, _)? = scope.enclosing?.selfType { owner.isCutOff = true }
        } else if !binding.pattern.hasError {
          report(.unsupported("a pattern in a property"), at: span(binding.pattern))
        }
        continue
      }
      properties += parts.reversed().map { part in
        property(
          part,
          binding,
          isMutable: isMutable,
          isStatic: isStatic,
          attributes: node.attributes,
          isLazy: node.modifiers.has(.lazy),
          isOverride: node.modifiers.has(.override)
        )
      }
    }
    checkAttributes(node.attributes)
    if !isMutable,
      let attribute = node.attributes.inOrder.first(where: { wrapper(in: [$0]) != nil })
    {
      report(.wrapperOnConstant, at: span(attribute))
    }
    let attributeNames = node.attributes.inOrder.compactMap { name(of: $0) }
    let isOnMainActor = attributeNames.contains("MainActor")
    if isOnMainActor { module.usesMainActor = true }
    let isIsolated = attributeNames.contains { $0.hasSuffix("Actor") }
    let isWeak = node.modifiers.has(.weak)
    if isWeak { program.noticesEndings = true }
    let isUnowned = node.modifiers.has(.unowned)
    let isConcurrent = node.modifiers.has(.async)
    for property in properties.reversed() {
      if !property.isLazy { property.introducer = span(node.bindingSpecifier) }
      property.isConcurrent = isConcurrent
      property.isWeak = isWeak || isUnowned
      property.isIsolated = isIsolated
      noteAvailability(of: property, node.attributes)
      property.isOnMainActor = isOnMainActor
      if isWeak || isUnowned, property.typeSyntax != nil {
        referring.append((property, isWeak ? "weak" : "unowned"))
      }
      limitAccess(of: property, node.modifiers)
      add(property, isStatic: isStatic)
    }
  }

  /// `private` and `private(set)`.
  private func limitAccess(of property: PropertyDeclaration, _ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers.inOrder {
      if modifier.name.text == "final" { property.isFinal = true }
      if modifier.name.text == "nonisolated" { property.isNonisolated = true }
      guard Binder.levels.contains(modifier.name.text) else { continue }
      let level = AccessLevel(modifier.name.text, in: scope)
      if modifier.detail == nil { property.access = level }
      property.setterAccess = level
    }
  }

  private func property(
    _ part: PatternPart,
    _ binding: PatternBindingSyntax,
    isMutable: Bool,
    isStatic: Bool,
    attributes: AttributeListSyntax,
    isLazy: Bool,
    isOverride: Bool
  ) -> PropertyDeclaration {
    let accessors = accessorBodies(of: binding.accessorBlock)
    let wrapper = wrapper(in: attributes)
    let property = PropertyDeclaration(
      name: part.name.identifierText,
      span: span(part.name),
      scope: scope,
      isMutable: isMutable,
      storage: .computed,
      typeSyntax: part.type,
      initialSyntax: wrapper == .binding
        ? nil
        : part.value
          ?? (wrapper == .state
            ? initialValue(in: attributes) ?? noCustomization(part.type, attributes) : nil)
    )
    if wrapper == .binding, part.value != nil {
      property.valueOfBinding = part.value
      if part.type == nil { property.typeState = .resolved(.error) }
    }
    checkAccessors(of: property, binding, accessors, isStatic: isStatic && attributes.isEmpty)
    property.isLazy = isLazy
    property.isStatic = isStatic
    property.isOverride = isOverride
    property.wrapper = wrapper
    if !attributes.isEmpty, case .declared(let owner, _)? = scope.selfType {
      owner.hasWrappers = true
    }
    if property.wrapper != nil { property.wrapperName = wrapperName(in: attributes) }
    property.isFraction =
      property.wrapper == .state
      && attributes.inOrder.contains { self.name(of: $0) == "ScaledMetric" }
    if property.wrapper == .environmentObject { property.objectType = objectType(in: attributes) }
    if case .declared(let owner, _)? = scope.enclosing?.selfType, owner.kind == .protocol,
      binding.accessorBlock != nil, accessors.getter == nil
    {
      property.storage = .requirement
      property.isMutable = accessors.setter != nil
      pending.headers.append(
        PendingDeclarations.Header(scope: scope) { [self] in
          property.builder = builderKind(in: attributes)
        }
      )
      return property
    }
    property.getterSyntax = accessors.getter
    property.hasMutatingGetter = accessors.isMutating
    property.setterSyntax = accessors.setter
    if let body = accessors.willSet {
      property.willSet = (body, FunctionCode(name: "willSet"))
    }
    if let body = accessors.didSet {
      property.didSet = (body, FunctionCode(name: "didSet"))
      property.comparesValues =
        body.parameters != nil
        || body.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" }
    }
    property.observesInherited = isOverride && accessors.getter == nil && !isStatic
    if accessors.getter == nil, accessors.setter == nil, !property.observesInherited {
      property.storage = isStatic || scope.enclosing == nil ? .global(newGlobal()) : .field(0)
      takeEntry(property, attributes)
      property.isPublished = isTracked(property, attributes)
    }
    pending.headers.append(
      PendingDeclarations.Header(scope: scope) { [self] in
        property.builder = builderKind(in: attributes)
        noteWrapper(of: property, attributes)
        resolveWrapper(of: property, attributes)
      }
    )
    return property
  }

  /// Whether changes of a property are told to who has read it.
  private func isTracked(
    _ property: PropertyDeclaration,
    _ attributes: AttributeListSyntax
  ) -> Bool {
    guard property.isMutable, case .field = property.storage,
      case .declared(let owner, _)? = scope.enclosing?.selfType, owner.isObservable
    else { return false }
    return !attributes.inOrder.contains { name(of: $0) == "ObservationIgnored" }
  }

  /// The variables of a pattern at the top level, and before them the whole value.
  private func parts(
    of binding: PatternBindingSyntax,
    isMutable: Bool
  ) -> [PropertyDeclaration] {
    let whole = PropertyDeclaration(
      name: "",
      span: span(binding.pattern),
      scope: scope,
      isMutable: false,
      storage: .global(newGlobal()),
      typeSyntax: binding.typeAnnotation?.type,
      initialSyntax: binding.initializer?.value
    )
    whole.pattern = binding.pattern
    return [whole] + parts(of: binding.pattern, whole, [], isMutable: isMutable)
  }

  private func parts(
    of pattern: PatternSyntax,
    _ whole: PropertyDeclaration,
    _ path: [Int],
    isMutable: Bool
  ) -> [PropertyDeclaration] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let property = PropertyDeclaration(
        name: node.identifier.identifierText,
        span: span(node),
        scope: scope,
        isMutable: isMutable,
        storage: .global(newGlobal()),
        typeSyntax: nil,
        initialSyntax: nil
      )
      property.tuple = (whole, path)
      return [property]
    case .tuplePattern(let node):
      return node.elements.enumerated().flatMap { index, element in
        parts(of: element.pattern, whole, path + [index], isMutable: isMutable)
      }
    default:
      return []
    }
  }

  func add(_ property: PropertyDeclaration, isStatic: Bool) {
    if case .global(let index) = property.storage { program.globals[index] = property }
    pending.properties.append(property)
    guard let enclosing = scope.enclosing else {
      pending.looseItems.append((scope.file, .variable(property)))
      if property.name.isEmpty { return }
      if isTaken(property.name, in: \.variables) {
        report(.redeclaration(property.name), at: property.span)
      } else {
        declare(property.access) { $0.variables[property.name] = property }
      }
      return
    }
    let members = isStatic ? enclosing.table.staticMembers : enclosing.table.instanceMembers
    // An extension of a protocol gives what the protocol requires, and constrained extensions
    // give the same for different types.
    let isKept = property.access.visibility(in: scope) != .everywhere
    let isOther = { (member: MemberTable.Member) in
      member.isRequirement || isKept && member.isKept(from: self.scope)
        || (self.scope.isExtensionForSome && member.scope !== self.scope)
    }
    if let same = members[property.name]?.first(where: { $0.isProperty && !isOther($0) }) {
      // What the scene declares hides what another module does.
      guard case .property(let hidden) = same, isOfPrelude(hidden.span), !isOfPrelude(property.span)
      else {
        report(.redeclaration(property.name), at: property.span)
        if case .property(let first) = same, first.wrapper != nil, property.wrapper != nil {
          for prefix in ["$", "_"] {
            report(.redeclarationOfSynthesized(prefix + property.name), at: property.span)
          }
        }
        return
      }
      enclosing.table.hide(property.name, isStatic: isStatic)
    }
    if case .field = property.storage, enclosing.selfType.isEnumeration, !scope.isExtension {
      report(.storedPropertyInEnumeration, at: property.span)
    }
    if case .field = property.storage, scope.isExtension {
      report(.storedPropertyInExtension, at: property.span)
      property.storage = .computed
    }
    enclosing.table.add(.property(property), named: property.name, isStatic: isStatic)
    if case .field = property.storage, case .declared(let owner, _) = enclosing.selfType {
      property.storage = .field(owner.storedProperties.count)
      owner.storedProperties.append(property)
    }
  }

  func newGlobal() -> Int {
    let placeholder = PropertyDeclaration(
      name: "",
      span: program.entry,
      scope: scope,
      isMutable: false,
      storage: .computed,
      typeSyntax: nil,
      initialSyntax: nil
    )
    program.globals.append(placeholder)
    return program.globals.count - 1
  }

  /// The bodies of accessors.
  struct AccessorBodies {
    var getter: CodeBlockItemListSyntax?
    /// Whether reading changes the owner: `mutating get`.
    var isMutating = false
    var setter: AccessorDeclSyntax?
    var willSet: AccessorDeclSyntax?
    var didSet: AccessorDeclSyntax?
  }

  func accessorBodies(of block: AccessorBlockSyntax?) -> AccessorBodies {
    var bodies = AccessorBodies()
    switch block?.accessors {
    case .getter(let statements)?:
      bodies.getter = statements
    case .accessors(let list)?:
      var changer: AccessorDeclSyntax?
      for accessor in list {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get):
          bodies.getter = accessor.body?.statements
          bodies.isMutating = accessor.modifier?.name.text == "mutating"
        case .keyword(.set): bodies.setter = accessor
        case .keyword(._read): bodies.getter = bodies.getter ?? accessor.body?.statements
        case .keyword(._modify): changer = accessor
        case .keyword(.willSet): bodies.willSet = accessor
        case .keyword(.didSet): bodies.didSet = accessor
        default:
          report(
            .unsupported("the accessor '\(accessor.accessorSpecifier.text)'"),
            at: span(accessor)
          )
        }
      }
      bodies.setter = bodies.setter ?? changer
    case nil:
      break
    }
    return bodies
  }
}

extension MemberTable.Member {
  var isProperty: Bool {
    if case .property = self { true } else { false }
  }
}

/// What a pattern gives one of its names.
private struct PatternPart {
  let name: TokenSyntax
  var type: TypeSyntax?
  var value: ExprSyntax?
}

extension PatternBindingSyntax {
  /// The names of `(a, b) = (0, 1)`, each with its own part; `nil` where the parts are not written.
  fileprivate var parts: [PatternPart]? {
    guard let pattern = pattern.as(TuplePatternSyntax.self) else { return nil }
    let names = pattern.elements.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }
    var types: [TypeSyntax?] = names.map { _ in nil }
    var values: [ExprSyntax?] = names.map { _ in nil }
    if let type = typeAnnotation?.type {
      guard let tuple = type.as(TupleTypeSyntax.self) else { return nil }
      types = tuple.elements.map(\.type)
    }
    if let value = initializer?.value {
      guard let tuple = value.as(TupleExprSyntax.self) else { return nil }
      values = tuple.elements.map(\.expression)
    }
    guard names.count == pattern.elements.count, types.count == names.count,
      values.count == names.count
    else { return nil }
    return zip(names, zip(types, values)).map { PatternPart(name: $0, type: $1.0, value: $1.1) }
  }
}
