internal import SwiftSyntax

extension Binder {
  /// Binds `.name` against the type that its place expects.
  func bind(
    implicitMember name: String,
    of expected: SceneType,
    at place: SourceSpan,
    nameSpan: SourceSpan,
    toldAs told: SceneType? = nil
  ) -> any BoundExpression {
    if expected == .error { return ErroneousExpression(span: place) }
    if let parameter = expected.rootParameter, genericsInScope.contains(parameter),
      let member = bind(dynamicStatic: name, of: expected, at: place)
    {
      return member
    }
    if expected.isOpen || expected.isFreeParameter {
      return erroneous(.implicitMemberWithoutType(name), at: nameSpan)
    }
    if case .optional(let wrapped) = expected {
      if name == "none" { return NilLiteral(span: place, type: expected) }
      return bind(
        implicitMember: name,
        of: wrapped,
        at: place,
        nameSpan: nameSpan,
        toldAs: told ?? expected
      )
    }
    return bind(
      staticMember: name,
      of: expected,
      at: place,
      nameSpan: nameSpan,
      expecting: expected,
      toldAs: told
    )
  }

  /// Binds a static member or an enumeration's case; where its place expects an optional of the type,
  /// mistakes tell of that.
  func bind(
    staticMember name: String,
    of type: SceneType,
    at place: SourceSpan,
    nameSpan: SourceSpan,
    expecting expected: SceneType,
    toldAs told: SceneType? = nil,
    labels: [String?]? = nil
  ) -> any BoundExpression {
    if type.isOpen, !type.isMember { return ErroneousExpression(span: place) }
    if name == "none", case .optional = type { return NilLiteral(span: place, type: type) }
    let associated = associatedTypes(name, of: type)
    if !associated.isEmpty {
      let named = associated.first { !$0.isOpen } ?? .member(name, of: type)
      return TypeExpression(named: named, span: place)
    }
    if type.rootParameter != nil,
      let dynamic = bind(
        dynamicStatic: name,
        of: type,
        at: place,
        labels: labels,
        expecting: expected
      )
    {
      return dynamic
    }
    let found = members(name, of: type, isStatic: true)
    let isImplicit = expected == type && place.start + 1 == nameSpan.start
    if let mistake = mistake(ofUsing: found, on: type, isStatic: true) {
      return erroneous(mistake, at: nameSpan)
    }
    let real = found.declared.filter { !$0.isRequirement }
    // Beside a case or method of the same name that takes values, what is named alone is a value.
    let labelled = labels.flatMap { labels in real.first { $0.fits(labels) } }
    if let member = labelled ?? real.first(where: \.isValue)
      ?? method(as: expected, among: real, found) ?? real.first ?? found.declared.first
    {
      if let level = member.inaccessibleLevel(from: scope) {
        return erroneous(.inaccessible(name, level: level), at: nameSpan)
      }
      switch member {
      case .property(let property):
        let base: any BoundExpression = TypeExpression(named: type, span: place)
        return reference(to: property, base: base, at: place, substitution: found.substitution)
      case .method(let method):
        if isImplicit, method.signature.result == type {
          return erroneous(Binder.uncalled(name, method.signature), at: nameSpan)
        }
        return FunctionReference(
          code: method.code,
          receiver: TypeExpression(named: type, span: place),
          span: place,
          type: method.signature.functionType(method.traits)
        )
      case .enumerationCase(let enumerationCase):
        checkAvailability(of: enumerationCase, named: name, at: nameSpan)
        if isImplicit, !enumerationCase.signature.parameters.isEmpty {
          return erroneous(Binder.uncalled(name, enumerationCase.signature), at: nameSpan)
        }
        return bind(bare: enumerationCase, of: type, at: place)
      }
    }
    if !found.entries.isEmpty {
      if isImplicit, let entry = found.entries.first, entry.kind != .staticProperty,
        entry.signature.result == type,
        !found.entries.contains(where: { $0.kind == .staticProperty })
      {
        return erroneous(Binder.uncalled(name, entry.signature), at: nameSpan)
      }
      return entryReference(
        found.entries,
        receiver: nil,
        substitution: found.substitution,
        at: place,
        expecting: expected
      )
    }
    if let prefix = name.first, prefix == "$" || prefix == "_",
      case .property(let wrapped)? =
        members(String(name.dropFirst()), of: type, isStatic: true).declared.first,
      let storage = bind(
        prefix,
        wrapped,
        base: TypeExpression(named: type, span: place),
        at: place,
        substitution(for: type)
      )
    {
      return storage
    }
    if let inner = memberType(name, of: type) { return TypeExpression(named: inner, span: place) }
    if case .declared(let declaration, _) = type {
      if name == "allCases", type.listsItsCases {
        return AllCasesExpression(declaration: declaration, span: place, type: .array(type))
      }
    }
    if name == "init" {
      return bind(initializerOf: type, labels: labels, at: place, expecting: expected)
    }
    if name == "self" { return TypeExpression(named: type, span: place) }
    if name == "Type" { return TypeExpression(named: .metatype(type), span: place) }
    if let method = curried(name, of: type, at: place) { return method }
    let named = TypeExpression(named: type, span: place)
    if let dynamic = bind(dynamicMember: name, of: named, at: place, expecting: expected) {
      return dynamic
    }
    if !members(name, of: type).isEmpty {
      let type = type.plainDescription
      return erroneous(
        place.start < nameSpan.start
          ? .instanceMemberOnNamedType(name, type: type) : .instanceMemberOnType(name, type: type),
        at: place
      )
    }
    if let resource = bind(asset: name, of: type, at: place, nameSpan: nameSpan) { return resource }
    if AppleNames.hasMember(name, of: memberOwners(of: type).compactMap(\.libraryName)) {
      return erroneous(.unsupportedMember(name, type: type.plainDescription), at: nameSpan)
    }
    let suggestion = nearestName(to: name, among: memberNames(of: type, isStatic: true))
    return erroneous(
      .implicitMemberNotFound(
        name,
        type: told.map { "\($0)" }
          ?? (isProtocol(type) ? type.nameInComposition : type.plainDescription),
        suggestion: suggestion
      ),
      at: nameSpan
    )
  }

  /// The constant that Xcode makes of a name in an app's catalog of assets.
  private func bind(
    asset name: String,
    of type: SceneType,
    at place: SourceSpan,
    nameSpan: SourceSpan
  ) -> (any BoundExpression)? {
    guard [.named("ImageResource"), .named("ColorResource")].contains(type) else { return nil }
    let literal = StringLiteral(value: name, span: place, type: .string)
    return bind(
      staticCallOf: "init",
      on: type,
      [CallArgument("name", literal, at: place)],
      at: place,
      nameSpan: nameSpan,
      expecting: type
    )
  }

  private func bind(
    bare enumerationCase: EnumerationCase,
    of type: SceneType,
    at place: SourceSpan
  ) -> any BoundExpression {
    let parameters = enumerationCase.signature.parameters
    if parameters.isEmpty {
      return CaseExpression(
        enumerationCase: enumerationCase,
        arguments: BoundArguments(),
        span: place,
        type: type
      )
    }
    return CaseFunctionExpression(
      enumerationCase: enumerationCase,
      span: place,
      type: .function(FunctionType(parameters.map(\.type), type))
    )
  }
}

extension SceneType {
  /// Whether this is a protocol whose members only values of one known type have.
  var isComparedOnly: Bool {
    if case .named(let name, _) = self {
      ["Equatable", "Hashable", "Sendable"].contains(name)
    } else {
      false
    }
  }

  /// The name of a protocol between the `&` of a composition.
  var nameInComposition: String {
    if case .declared(let declaration, _) = self {
      declaration.nestedName
    } else {
      plainDescription
    }
  }

  /// The type without `some` before it, as messages about a type itself name it.
  var plainDescription: String {
    if case .named(let name, _) = self { name } else { description }
  }
}

extension MemberTable.Member {
  /// Whether it is a property.
  fileprivate var isValue: Bool {
    if case .property = self { true } else { false }
  }
}

extension Binder {
  /// What is wrong with a static member that stands alone where only a call of it gives a value: the
  /// compiler names what it takes where that is one value.
  fileprivate static func uncalled(_ name: String, _ signature: Signature) -> SceneMistake {
    let parameters = signature.parameters
    let required = parameters.filter { !$0.canBeLeftOut }
    let isLabelled = parameters.contains { $0.label != nil }
    let spelled = isLabelled ? "\(name)(\(signature.labels))" : name
    return required.count == 1
      ? .caseNeedsValues(spelled, type: "\(required[0].type)")
      : .memberNotCalled(spelled, type: "\(signature.result)")
  }
}
