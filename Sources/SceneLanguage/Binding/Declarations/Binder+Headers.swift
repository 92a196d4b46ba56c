internal import SwiftSyntax

extension Binder {
  /// Resolves what declarations say before their bodies: aliases, extensions, signatures.
  func resolveHeaders() {
    // An alias may name what an extension declares, and an extension what an alias names.
    aliases = resolveAliases(in: nil)
    openExtensions()
    resolvePendingHeaders(in: nil)
  }

  /// Resolves what the types say that a function declares, or that no function does.
  func resolvePendingHeaders(in function: FunctionScope?) {
    for alias in resolveAliases(in: function) { within(alias.scope, function, alias.resolve) }
    let headers = pending.inheritances + pending.headers
    pending.inheritances = []
    pending.headers = []
    for header in headers { within(header.scope, function, header.resolve) }
    let inferences = pending.inferences
    pending.inferences = []
    for inference in inferences { within(inference.scope, function, inference.resolve) }
    resolveSubclasses()
  }

  /// Resolves aliases, which may name one another in any order; returns those that name what is not
  /// there.
  func resolveAliases(in function: FunctionScope?) -> [PendingDeclarations.Header] {
    let waiting = aliases
    aliases = []
    return inAnyOrder(waiting) { alias in
      attempt { within(alias.scope, function, alias.resolve) }.succeeded
    }
  }

  /// Tries things of which some wait for others, over and over, as they stand and backwards by turns;
  /// returns those that never succeed.
  func inAnyOrder<Item>(_ items: [Item], _ succeeds: (Item) -> Bool) -> [Item] {
    var waiting = items
    for pass in 0..<Self.passesInAnyOrder where !waiting.isEmpty {
      // A chain that is written backwards is resolved at once the other way.
      let isForward = pass.isMultiple(of: 2)
      let failed = (isForward ? waiting : waiting.reversed()).filter { !succeeds($0) }
      let isStuck = failed.count == waiting.count && pass > 0
      waiting = isForward ? failed : failed.reversed()
      if isStuck { break }
    }
    return waiting
  }

  /// So many times chains of what waits for each other may change their direction.
  private static let passesInAnyOrder = 16

  /// Resolves what stands after a type's colon.
  func resolveInheritance(
    _ clause: InheritanceClauseSyntax?,
    of declaration: TypeDeclaration
  ) {
    for (index, inherited) in (clause?.inheritedTypes.inOrder ?? []).enumerated() {
      let type = resolve(inherited.type)
      if case .named = type, isComposition(inherited.type) {
        // Of a composition of the library's protocols the type is one, and it conforms to all.
        for other in constraints(in: inherited.type)
        where other != type && !declaration.conformances.contains(other) {
          declaration.conformances.append(other)
          addDefaults(of: other, to: declaration)
        }
      }
      if inherited.type.is(SuppressedTypeSyntax.self) {
        declaration.isMoved = true
        module.movesValues = true
      }
      switch type {
      case .declared(let other, _)
      where other.kind == .class && declaration.superclass === other && index > 0:
        report(.duplicateInheritance(other.name), at: span(inherited.type))
      case .declared(let other, _) where other.kind == .class && declaration.kind == .class:
        if let first = declaration.superclass, first !== other {
          report(.multipleInheritance(first.name, other.name), at: span(inherited.type))
        } else {
          if index > 0, declaration.superclass == nil {
            report(.declaration(.superclassNotFirst(other.name)), at: span(inherited.type))
          }
          if other.isFinal { report(.inheritanceFromFinal(other.name), at: declaration.span) }
          declaration.superclass = other
          if case .declared(_, let arguments) = type { declaration.superclassArguments = arguments }
          cutCircle(through: declaration)
        }
      case .declared(let other, _) where other.kind == .class && declaration.kind == .protocol:
        declaration.conformances.append(type)
      case .declared(let other, _) where other.kind == .protocol && declaration.kind == .protocol:
        if other.conforms(to: declaration) {
          report(.protocolRefinesItself(declaration.name), at: declaration.span)
        } else {
          declaration.conformances.append(type)
        }
      case .declared(let other, _)
      where other.kind != .protocol && !(declaration.kind == .enumeration && index == 0):
        tellNoProtocol(other.name, inheritedBy: declaration, at: inherited.type)
      case .array, .dictionary, .optional, .function,
        .tuple where declaration.kind != .enumeration:
        tellNoProtocol("\(type)", inheritedBy: declaration, at: inherited.type)
      case .named(let name, _)
      where
        (declaration.kind == .structure
        || declaration.kind != .enumeration && !library.isClass(name))
        && !LibraryProtocols.contains(name) && library.types[name]?.initializers.isEmpty == false:
        tellNoProtocol(name, inheritedBy: declaration, at: inherited.type)
      case .named(let name, _)
      where index == 0 && declaration.kind == .enumeration && !LibraryProtocols.contains(name):
        declaration.rawType = type
        declaration.rawTypeSpan = span(inherited.type)
      case .error:
        declaration.hasUnknownRawType = index == 0 && declaration.kind == .enumeration
        if AppleNames.hasType(inherited.type.trimmedDescription, in: importedModules) {
          declaration.namesWhatIsUnknown = true
        }
      case .named(let name, _) where declaration.kind == .class && library.isClass(name):
        declaration.librarySuperclass = name
        declaration.conformances.append(type)
      case _ where declaration.conformances.contains(type) && !isInPrelude:
        report(
          .declaration(.redundantConformance(declaration.nestedName, name: type.plainDescription)),
          at: span(inherited.type)
        )
      default:
        declaration.conformances.append(type)
        addDefaults(of: type, to: declaration)
      }
    }
  }

  private func tellNoProtocol(
    _ name: String,
    inheritedBy declaration: TypeDeclaration,
    at type: TypeSyntax
  ) {
    if name == "AnyPublisher", importedModules.contains("Combine") {
      return report(.unsupported("publishers of the scene's own"), at: span(type))
    }
    let isValue = declaration.kind == .structure || declaration.kind == .enumeration
    report(.inheritanceFromNonProtocol(name, byClass: !isValue), at: declaration.span)
    if declaration.kind == .protocol {
      report(.declaration(.constrainedToNonProtocol(name)), at: span(type))
    }
  }

  /// Resolves the constraints of generic parameters into the current scope.
  func resolveConstraints(
    _ clause: GenericParameterClauseSyntax?,
    _ whereClause: GenericWhereClauseSyntax?
  ) {
    if let clause { resolveConstraints(in: clause) }
    if let whereClause { resolveConstraints(in: whereClause) }
  }

  private func resolveConstraints(in clause: GenericParameterClauseSyntax) {
    for parameter in clause.parameters.inOrder {
      guard let constraint = parameter.inheritedType else { continue }
      scope.generics[parameter.name.text, default: []] += constraints(in: constraint)
    }
  }

  private func resolveConstraints(in whereClause: GenericWhereClauseSyntax) {
    for requirement in whereClause.requirements {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        checkMember(conformance.leftType, in: whereClause)
        let protocols = constraints(in: conformance.rightType)
        guard let name = conformance.leftType.as(IdentifierTypeSyntax.self)?.name.text else {
          if let name = associatedName(conformance.leftType) {
            scope.associatedTypes[name, default: .init()].protocols += protocols
          } else {
            scope.memberConstraints[conformance.leftType.trimmedDescription, default: []] +=
              protocols
          }
          break
        }
        if name == "Self" { scope.selfConstraints += protocols }
        if scope.generics[name] != nil {
          scope.generics[name, default: []] += protocols
        } else if name != "Self" {
          scope.associatedTypes[name, default: .init()].protocols += protocols
        }
      case .sameTypeRequirement(let same):
        if case .type(let left) = same.leftType { checkMember(left, in: whereClause) }
        guard case .type(var left) = same.leftType, case .type(var right) = same.rightType
        else { break }
        if let unknown = left.as(IdentifierTypeSyntax.self), findType(unknown.name.text) == nil,
          let near = nearestName(to: unknown.name.text, among: Array(scope.generics.keys))
        {
          // It is told where the extension begins, and what is in it is read as it is meant.
          scope.fixed[near] = resolve(right)
          break
        }
        if isSelfAsElement(left, right) || isSelfAsElement(right, left) { break }
        // `Optional<Wrapped> == Value` says the same as the other way around.
        if !left.is(MemberTypeSyntax.self), !namesParameter(left), namesParameter(right) {
          swap(&left, &right)
        }
        if let member = left.as(MemberTypeSyntax.self), member.name.text == "Element",
          let name = member.baseType.as(IdentifierTypeSyntax.self)?.name.text,
          scope.generics[name] != nil
        {
          scope.generics[name, default: []].append(.named("Sequence", [resolve(right)]))
        }
        if let member = left.as(MemberTypeSyntax.self), namesParameter(member.baseType),
          let base = member.baseType.as(IdentifierTypeSyntax.self)?.name.text, base != "Self"
        {
          scope.memberTypes["\(base).\(member.name.text)"] = resolve(right)
        }
        guard let name = left.as(IdentifierTypeSyntax.self)?.name.text, namesParameter(left) else {
          if let name = associatedName(left) {
            scope.associatedTypes[name, default: .init()].type = resolve(right)
          } else if left.is(IdentifierTypeSyntax.self) {
            // Of a name that means no type it is told.
            _ = resolve(left)
          }
          break
        }
        scope.fixed[name] = resolve(right)
        if scope.generics[name] == nil { scope.generics[name] = [] }
      default: break
      }
    }
    // What `S.Element` conforms to, `T` does where the two are the same.
    for (path, type) in scope.memberTypes {
      guard case .parameter(let name) = type, let protocols = scope.memberConstraints[path],
        scope.generics[name] != nil
      else { continue }
      scope.generics[name, default: []] += protocols
    }
  }

  /// Whether a clause says of sets of options what is so of all of them: `Element == Self`.
  private func isSelfAsElement(_ left: TypeSyntax, _ right: TypeSyntax) -> Bool {
    right.trimmedDescription == "Self" && associatedName(left) == "Element"
      && scope.generics["Self"]?.contains(.named("OptionSet")) == true
  }

  /// The name of a type that a protocol leaves open: `Item` or `Self.Item` in its extension.
  private func associatedName(_ type: TypeSyntax) -> String? {
    guard let member = type.as(MemberTypeSyntax.self) else {
      return type.as(IdentifierTypeSyntax.self)?.name.text
    }
    return member.baseType.trimmedDescription == "Self" ? member.name.text : nil
  }

  /// Whether a type is written as the name of a generic parameter, here or around.
  private func namesParameter(_ type: TypeSyntax) -> Bool {
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return false }
    return name == "Self" || scope.constraints(of: name) != nil
  }

  /// Whether protocols stand here joined by `&`, or the name of such.
  private func isComposition(_ type: TypeSyntax) -> Bool {
    if let name = type.as(IdentifierTypeSyntax.self)?.name.text {
      return compositionAliases[name] != nil
    }
    return type.is(CompositionTypeSyntax.self)
  }

  /// The protocols that a type names; what may be copied or not asks for nothing here.
  private func constraints(in type: TypeSyntax) -> [SceneType] {
    var followed: Set<String> = []
    return constraints(in: type, following: &followed)
  }

  /// The same; what an alias stands for counts once, however often it is named.
  private func constraints(
    in type: TypeSyntax,
    following followed: inout Set<String>
  ) -> [SceneType] {
    var composition = type.as(CompositionTypeSyntax.self)
    if let name = type.as(IdentifierTypeSyntax.self)?.name.text,
      let meant = compositionAliases[name], meant.count == 1,
      followed.count < program.limits.nesting, followed.insert(name).inserted
    {
      composition = meant[0]
    }
    guard let composition else { return type.is(SuppressedTypeSyntax.self) ? [] : [resolve(type)] }
    return composition.elements.flatMap { constraints(in: $0.type, following: &followed) }
  }
}

extension SceneType {
  /// The library's types that are named with what they hold.
  static let elementOwners: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection", "Set", "ArraySlice", "LazySequence",
    "LazySequenceProtocol", "AsyncSequence",
  ]

  /// The library's types that are named with the keys of what they hold.
  static let keyedContainers: Set<String> = ["KeyedDecodingContainer", "KeyedEncodingContainer"]

  /// The library's types that are named with the type of their bounds.
  static let boundOwners: Set<String> = [
    "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough",
  ]

  /// What `Self` conforms to in an extension of this type; `nil` where `Self` is the type itself.
  var selfConstraint: SceneType? {
    switch self {
    case .declared(let declaration, _) where declaration.kind == .protocol: self
    case .named(let name, _) where LibraryProtocols.values.contains(name): self
    default: nil
    }
  }
}

extension GenericRequirementSyntax {
  /// The type that something is asked of.
  var subject: TypeSyntax? {
    switch requirement {
    case .conformanceRequirement(let conformance): return conformance.leftType
    case .sameTypeRequirement(let same):
      guard case .type(let type) = same.leftType else { return nil }
      return type
    default: return nil
    }
  }
}
