internal import SwiftSyntax

extension Binder {
  /// Binds `base.name` and `.name`, where it is not called.
  func bind(
    member node: MemberAccessExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    let nameSpan = span(node.declName)
    let name = node.declName.baseName.identifierText
    guard let baseSyntax = node.base else {
      if expected.isUnknown, ExprSyntax(node).standsAlone {
        return erroneous(.implicitMemberWithoutContext(name), at: nameSpan)
      }
      return bind(
        implicitMember: name,
        of: expected,
        at: place,
        nameSpan: nameSpan
      )
    }
    if name == "self" {
      let isLiteral =
        baseSyntax.is(ArrayExprSyntax.self) || baseSyntax.is(DictionaryExprSyntax.self)
        || baseSyntax.is(TupleExprSyntax.self) || baseSyntax.is(OptionalChainingExprSyntax.self)
      if isLiteral, let type = typeNamed(by: baseSyntax) {
        return TypeExpression(named: type, span: place)
      }
      return bind(baseSyntax, expecting: expected)
    }
    if isModule(baseSyntax) {
      if let type = libraryType(name) { return TypeExpression(named: type, span: place) }
      return bind(ExprSyntax(node.declName), expecting: expected)
    }
    let base =
      bind(literals: baseSyntax, of: name, asFunction: expected)
      ?? bind(base: baseSyntax, of: name, expecting: expected)
    // What is still to be written means nothing, and neither does what follows.
    if base.isErroneous || name.isEmpty { return ErroneousExpression(span: place) }
    if let type = (base as? TypeExpression)?.named {
      return bind(
        staticMember: name,
        of: type,
        at: place,
        nameSpan: nameSpan,
        expecting: expected,
        labels: node.declName.argumentNames?.labels
      )
    }
    let named = named(base, havingExtended: name) ?? base
    return bind(
      memberNamed: name,
      of: named,
      type: named.type,
      at: place,
      nameSpan: nameSpan,
      expecting: expected,
      labels: node.declName.argumentNames?.labels
    )
  }

  /// Whether a name before a dot is that of a module: `Swift.max`.
  func isModule(_ syntax: ExprSyntax) -> Bool {
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Binder.builtInModules.contains(name)
    else { return false }
    return function?.variable(name) == nil && findType(name) == nil
      && topLevelVariable(name) == nil && !isMemberOfSelf(name)
  }

  /// Whether a name alone means a member of the type around.
  private func isMemberOfSelf(_ name: String) -> Bool {
    guard let type = scope.selfType else { return false }
    return !members(name, of: type).isEmpty || !members(name, of: type, isStatic: true).isEmpty
  }

  /// Binds a member of a value.
  func bind(
    memberNamed name: String,
    of base: any BoundExpression,
    type: SceneType,
    at place: SourceSpan,
    nameSpan: SourceSpan,
    expecting expected: SceneType,
    labels: [String?]? = nil
  ) -> any BoundExpression {
    if type == .error { return ErroneousExpression(span: place) }
    if let literal = base as? IntLiteral, literal.isOfFractions(for: name, in: self) {
      return bind(
        memberNamed: name,
        of: literal.asFraction,
        type: .double,
        at: place,
        nameSpan: nameSpan,
        expecting: expected,
        labels: labels
      )
    }
    if let prefixed = bind(prefixedMember: name, of: base, at: place, nameSpan) { return prefixed }
    if let captured = bind(captured: name, of: base, at: place, nameSpan: nameSpan) {
      return captured
    }
    if type.isUnknown || isForeign(type) {
      return DynamicMemberExpression(base: base, name: name, span: place, type: .unknown)
    }
    if case .metatype(let inner) = type, !(base is TypeExpression),
      let member = bind(
        member: name,
        ofTypeIn: base,
        inner,
        at: place,
        labels: labels,
        expecting: expected
      )
    {
      return member
    }
    if case .tuple(let elements) = type {
      guard let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name),
        index < elements.count
      else {
        return erroneous(
          .tupleMemberNotFound(
            name,
            type: "\(type)",
            suggestion: nearestName(to: name, among: elements.compactMap(\.label))
          ),
          at: nameSpan
        )
      }
      return TupleElementExpression(
        base: base,
        index: index,
        span: place,
        type: elements[index].type
      )
    }
    let found = members(name, of: type)
    if let mistake = mistake(ofUsing: found, on: type, isStatic: false) {
      return erroneous(mistake, at: nameSpan)
    }
    let isMethodWanted = expected.functionType != nil
    let named = labels.flatMap { labels in found.declared.filter { $0.fits(labels) } } ?? []
    let own =
      method(as: expected, among: named.isEmpty ? found.declared : named, found) ?? named.first
      ?? found.declared.first { isMethodWanted || !$0.isMethod } ?? found.declared.first
    // `$model.filter` is a binding to a property, though bindings send their values on by a method.
    if case .method(let method)? = own, !isMethodWanted, case .named = type,
      isOfPrelude(method.span),
      let part = bind(synthesizedMember: name, of: base, type: type, at: place)
    {
      return part
    }
    if let member = own, !member.isMethod || isMethodWanted || !found.hasLibraryProperty {
      return reference(to: member, of: base, found, at: place, nameSpan: nameSpan)
    }
    if let end = end(name, of: base, at: place) { return end }
    if !found.entries.isEmpty {
      return entryReference(
        found.entries,
        receiver: base,
        substitution: found.substitution,
        at: place,
        expecting: expected
      )
    }
    if name == "description" || name == "debugDescription", type.isDescribed(by: name) {
      return DescriptionExpression(base: base, isDebugging: name != "description", span: place)
    }
    if let builtIn = bind(synthesizedMember: name, of: base, type: type, at: place) {
      return builtIn
    }
    if let dynamic = bind(dynamicMember: name, of: base, at: place, expecting: expected) {
      return dynamic
    }
    if type.isFreeParameter && !isClosed(type, to: name) || isRequired(name, by: type) {
      return DynamicMemberExpression(base: base, name: name, span: place, type: .unknown)
    }
    return memberNotFound(name, of: type, base: base, at: place, nameSpan: nameSpan)
  }

  /// Of several methods the one that is of the expected function type; `nil` where none is expected,
  /// or there are not several.
  func method(
    as expected: SceneType,
    among members: [MemberTable.Member],
    _ found: FoundMembers
  ) -> MemberTable.Member? {
    guard members.count > 1, expected.functionType != nil else { return nil }
    var methods: [(function: MemberTable.Member, signature: Signature)] = []
    for case .method(let method) in members {
      methods.append((.method(method), method.signature.substituting(found.substitution)))
    }
    return methods.count > 1 ? closest(methods, to: expected) : nil
  }

  private func reference(
    to member: MemberTable.Member,
    of base: any BoundExpression,
    _ found: FoundMembers,
    at place: SourceSpan,
    nameSpan: SourceSpan
  ) -> any BoundExpression {
    if let level = member.inaccessibleLevel(from: scope) {
      report(.inaccessible(member.name, level: level), at: nameSpan)
      guard case .property(let property) = member else { return ErroneousExpression(span: place) }
      return ErroneousExpression(span: place, hidden: property)
    }
    switch member {
    case .property(let property):
      return reference(to: property, base: base, at: place, substitution: found.substitution)
    case .method(let method):
      if method.isRequirement || method.isOverridden {
        return DynamicMethodReference(
          base: base,
          name: method.name,
          labels: method.signature.parameters.map(\.label),
          named: method,
          span: place,
          type: method.signature.substituting(found.substitution)
            .functionType(method.traits)
        )
      }
      return FunctionReference(
        code: method.code,
        receiver: base,
        span: place,
        type: method.signature.substituting(found.substitution)
          .functionType(method.traits)
      )
    case .enumerationCase(let enumerationCase):
      return erroneous(.caseAsInstanceMember(enumerationCase.name), at: nameSpan)
    }
  }

  /// Tells that a member does not exist, with the reason nearest to what was meant.
  func memberNotFound(
    _ name: String,
    of type: SceneType,
    base: any BoundExpression,
    at place: SourceSpan,
    nameSpan: SourceSpan
  ) -> any BoundExpression {
    if case .optional(let wrapped) = type,
      hasMember(name, of: wrapped) || isSynthesized(name, of: wrapped)
    {
      if let value = unwrappedImplicitly(base) {
        return bind(
          memberNamed: name,
          of: value,
          type: wrapped,
          at: place,
          nameSpan: nameSpan,
          expecting: .unknown
        )
      }
      if case .array = wrapped, Binder.overloadedOfArrays.contains(name),
        !(base is SubscriptExpression)
      {
        return erroneous(.noMatchingOverload("instance method '\(name)'"), at: nameSpan)
      }
      if changesReceiver(name, of: wrapped), let root = variable(changedThrough: base) {
        let change = ForbiddenChange(
          form: .mutatingMember,
          reason: root == "self" ? .selfIsImmutable : .immutable(root)
        )
        report(.forbiddenChange(change), at: nameSpan)
        if root == "self" { return ErroneousExpression(span: place) }
      }
      let names = optionalNames(of: base) ?? ("\(type)", "\(wrapped)")
      return erroneous(
        .memberOfOptional(name, type: names.optional, wrapped: names.wrapped),
        at: lastBracket(of: base.span) ?? base.span
      )
    }
    if let value = unwrappedImplicitly(base), value.type != type {
      return memberNotFound(name, of: value.type, base: value, at: place, nameSpan: nameSpan)
    }
    if let function = type.functionType, function.parameters.isEmpty,
      let method = base.methodName ?? (base as? FieldExpression)?.property.name
    {
      return erroneous(.methodAsProperty(method), at: base.span)
    }
    if !members(name, of: type, isStatic: true).isEmpty {
      return erroneous(.staticMemberOnInstance(name, type: "\(type)"), at: place)
    }
    if case .metatype(let instance) = type, let local = base as? LocalExpression,
      local.variable.name == "self", !members(name, of: instance).isEmpty
    {
      return erroneous(.instanceMemberOnType(name, type: "\(instance)"), at: base.span)
    }
    let owner = unwrappedImplicitly(base) == nil ? type : type.unwrapped
    if AppleNames.hasMember(name, of: memberOwners(of: owner).compactMap(\.libraryName)) {
      return erroneous(.unsupportedMember(name, type: "\(owner)"), at: nameSpan)
    }
    if case .named("Binding", let arguments) = type, let root = arguments.first {
      let wrapped = ((base as? BindingExpression)?.base as? FieldExpression)?.property
      return erroneous(
        .dynamicMemberNotFound(
          name,
          type: wrapped.flatMap { projectionName(of: $0, root) } ?? "\(type)",
          root: "\(root)"
        ),
        at: nameSpan
      )
    }
    if let told = memberNotFound(name, ofWrapped: base, type, nameSpan) { return told }
    if mayInheritUnknownMembers(owner) { return ErroneousExpression(span: place) }
    let suggestion = nearestName(to: name, among: memberNames(of: type))
    var told = type.told
    if let name = nameInProtocol(of: base) { told = name }
    if type.isViewByContent, let name = viewTypeName(at: base.span) { told = name }
    return erroneous(.memberNotFound(name, type: told, suggestion: suggestion), at: nameSpan)
  }

  /// Whether all methods of a name change the values of a type.
  private func changesReceiver(_ name: String, of type: SceneType) -> Bool {
    let found = members(name, of: type)
    guard !found.isEmpty else { return false }
    return found.entries.allSatisfy(\.isMutating)
      && found.declared.allSatisfy {
        if case .method(let method) = $0 { method.isMutating } else { false }
      }
  }

  /// The changeable variable that a call would change on the way through optionals: `self` where it
  /// is a part of that.
  private func variable(changedThrough base: any BoundExpression) -> String? {
    switch base {
    case let local as LocalExpression: local.variable.isMutable ? local.variable.name : nil
    case let item as SubscriptExpression: variable(changedThrough: item.base)
    case let field as FieldExpression:
      isChangeable(field) ? variable(changedThrough: field.base) : nil
    default: nil
    }
  }

  /// Whether members may come from what is not supported, of which a mistake is told already.
  func mayInheritUnknownMembers(_ type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _): declaration.mayInheritUnknownMembers
    case .metatype(let instance): mayInheritUnknownMembers(instance)
    default: false
    }
  }

  /// The methods of arrays that protocols have too: on an optional array no form of them fits.
  private static let overloadedOfArrays: NameSet = [
    "append", "insert", "remove", "removeAll", "removeFirst", "replaceSubrange",
  ]

  func hasMember(_ name: String, of type: SceneType) -> Bool {
    if case .tuple(let elements) = type {
      return elements.contains { $0.label == name } || Int(name).map { $0 < elements.count } == true
    }
    return !members(name, of: type).isEmpty || type.isOpen
  }
}

extension BoundExpression {
  /// The name of the method that this refers to without a call.
  var methodName: String? {
    switch self {
    case let reference as FunctionReference where reference.receiver != nil: reference.code.name
    case let reference as EntryReference where reference.receiver != nil: reference.entry.name
    case let reference as DynamicMethodReference: reference.name
    default: nil
    }
  }
}
