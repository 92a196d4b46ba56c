/// Which of several members of one name extensions declare for a type.
extension Binder {
  /// Leaves out what extensions declare for other types, and puts what they declare for fewer types
  /// before what they declare for more.
  ///
  /// Where nothing would be left, all are kept: the mistake is another one.
  func applicable(_ members: [MemberTable.Member], to type: SceneType) -> [MemberTable.Member] {
    let demands = members.map { $0.scope?.demands ?? 0 }
    if demands.allSatisfy({ $0 == 0 }) { return members }
    let substitution = substitution(for: type)
    var kept = members.indices.filter { index in
      demands[index] == 0
        || members[index].scope.map { isFor(type, $0, substitution) } ?? true
    }
    if kept.isEmpty { return members }
    if let name = type.parameterOrSelf {
      // Of a generic parameter nothing holds but what is said of it, and so of any value of a protocol.
      let said = kept.filter { index in
        members[index].scope.map { saysTypes(that: $0, of: name) } ?? true
      }
      if !said.isEmpty { kept = said }
    }
    // Only what stands in tables of one owner is told apart by what it asks for.
    let owners = members.map { $0.scope?.enclosing.map { ObjectIdentifier($0.table) } }
    let ranks = members.indices.map { index in
      (
        owner: owners.firstIndex(of: owners[index]) ?? 0,
        demands: members[index].isRequirement ? Int.max : demands[index]
      )
    }
    return kept.sorted {
      let (left, right) = (ranks[$0], ranks[$1])
      if left.owner != right.owner { return left.owner < right.owner }
      return left.demands == right.demands ? $0 < $1 : left.demands > right.demands
    }.map { members[$0] }
  }

  /// Whether something is said here of each type that an extension asks a generic parameter to name.
  private func saysTypes(that asked: DeclarationScope, of parameter: String) -> Bool {
    let names = asked.associatedTypes.filter { $0.value.type != nil }.keys
    if names.isEmpty { return true }
    let saysParts = (scope.constraints(of: parameter) ?? []).contains { constraint in
      if case .declared(_, let arguments) = constraint { !arguments.isEmpty } else { false }
    }
    if saysParts { return true }
    let said = scope.memberTypes(of: parameter)
    return names.allSatisfy { name in
      if said["\(parameter).\(name)"] != nil { return true }
      var current: DeclarationScope? = scope
      while let scope = current {
        if scope.associatedTypes[name]?.type != nil || scope.fixed[name] != nil { return true }
        current = scope.outer
      }
      return false
    }
  }

  /// Whether an extension is for a type, as far as is known.
  private func isFor(
    _ type: SceneType,
    _ scope: DeclarationScope,
    _ substitution: [String: SceneType]
  ) -> Bool {
    unmet(by: type, scope, substitution) == nil
  }

  /// Whether a member is one of a type, as far as is known of the extension that declares it.
  func isMeant(_ member: MemberTable.Member, for type: SceneType) -> Bool {
    guard let scope = member.scope, scope.demands > 0 else { return true }
    return isFor(type, scope, substitution(for: type))
  }

  /// Why none of the members that extensions declare is one of a type; `nil` where one is.
  func mistake(ofUsing found: FoundMembers, on type: SceneType, isStatic: Bool) -> SceneMistake? {
    // What a protocol's own name leads to is of a type that conforms to it.
    guard found.entries.isEmpty, let first = found.declared.first, !isProtocol(type) else {
      return nil
    }
    let substitution = found.substitution
    var told: UnmetDemand?
    for member in found.declared {
      guard let scope = member.scope, scope.demands > 0,
        let demand = unmet(by: type, scope, substitution)
      else { return nil }
      told = told ?? demand
    }
    let subject: String
    switch first {
    case .method(let method):
      guard let owner = first.scope?.selfType?.ownerName else { return nil }
      let word = isStatic ? "static method" : "instance method"
      subject = "referencing \(word) '\(method.nameWithParentheses)' on '\(owner)'"
    case .property(let property):
      subject = "\(isStatic ? "static property" : "property") '\(property.name)'"
    case .enumerationCase: return nil
    }
    return told?.mistake(subject)
  }

  /// Leaves out methods whose own `where` clause is for other receivers, where others are left.
  func meant(among candidates: [Callable]) -> [Callable] {
    guard candidates.count > 1,
      candidates.contains(where: { $0.declaration?.scope.hasClause == true })
    else { return candidates }
    let meant = candidates.filter { mistake(ofReceiverOf: $0) == nil }
    return meant.isEmpty ? candidates : meant
  }

  /// Why a member is none of the type of its receiver, which its own `where` clause leaves out.
  func mistake(ofReceiverOf candidate: Callable) -> SceneMistake? {
    guard let declaration = candidate.declaration, let type = candidate.receiver?.type,
      declaration.scope.hasClause
    else { return nil }
    return unmet(by: type, declaration.scope, substitution(for: type))?.mistake(candidate.subject)
  }

  /// The first thing that an extension asks for and a type is not, as far as is known.
  private func unmet(
    by type: SceneType,
    _ scope: DeclarationScope,
    _ substitution: [String: SceneType]
  ) -> UnmetDemand? {
    func known(_ name: String) -> SceneType? {
      let found = substitution[name] ?? type.member(name)
      return found.isOpen || found.mentionsParameters ? nil : found
    }
    func same(_ found: SceneType, _ wanted: SceneType) -> UnmetDemand? {
      found.isSame(as: wanted) || found.isNameAlone(of: wanted) ? nil : .same(found, wanted)
    }
    func conformance(_ found: SceneType, _ wanted: [SceneType]) -> UnmetDemand? {
      wanted.first { !fulfils(found, $0) }.map { .conformance(found, $0) }
    }
    return scope.fixed.firstUnmet { name, wanted in known(name).flatMap { same($0, wanted) } }
      ?? scope.generics.firstUnmet { name, constraints in
        name == "Self" ? nil : known(name).flatMap { conformance($0, constraints) }
      }
      ?? (type.mentionsParameters ? nil : conformance(type, scope.selfConstraints))
      ?? scope.associatedTypes.firstUnmet { name, constraint in
        known(name).flatMap { found in
          conformance(found, constraint.protocols)
            ?? constraint.type.flatMap { same(found, $0) }
        }
      }
  }
}

extension SceneType {
  /// Whether this is the name of a generic type without what it is of, which the other type tells:
  /// `Rule` in `Rule.short`, where an extension is for `Rule<String>`.
  fileprivate func isNameAlone(of type: SceneType) -> Bool {
    guard case .declared(let declaration, []) = self, case .declared(declaration, _) = type else {
      return false
    }
    return !declaration.genericParameters.isEmpty
  }
}

/// What an extension asks for and a type is not.
private enum UnmetDemand {
  case same(SceneType, SceneType)
  case conformance(SceneType, SceneType)

  /// What is wrong with the use of a member of the extension.
  func mistake(_ subject: String) -> SceneMistake {
    switch self {
    case .same(let type, let wanted):
      return .requiresEquivalence(subject, "\(type)", "\(wanted)")
    case .conformance(let type, let wanted):
      if wanted == .any { return .declaration(.requiresClass(subject, type: "\(type)")) }
      let name = wanted.nameInComposition
      if type.hasNoConformances || type.isExistential {
        return .typeOfTypeDoesNotConform("\(type)", protocolName: name)
      }
      if case .declared(let declaration, _) = wanted, declaration.kind == .class {
        return .requiresInheritance(subject, type: "\(type)", className: name)
      }
      return .requiresConformance(subject, type: "\(type)", protocolName: name)
    }
  }
}

extension Dictionary where Key == String {
  /// What is unmet of the first name, in the order of the alphabet, of which anything is.
  fileprivate func firstUnmet(_ unmet: (String, Value) -> UnmetDemand?) -> UnmetDemand? {
    var first: (name: String, demand: UnmetDemand)?
    for (name, value) in self where first.map({ name < $0.name }) ?? true {
      if let demand = unmet(name, value) { first = (name, demand) }
    }
    return first?.demand
  }
}

extension FunctionDeclaration {
  /// The name with the labels, as references to it are told: `sum()`, `add(_:)`.
  var nameWithParentheses: String {
    let isBare = signature.parameters.allSatisfy { $0.label == nil }
    return isBare && !signature.parameters.isEmpty ? name : "\(name)(\(signature.labels))"
  }
}

extension SceneType {
  /// The name of a generic parameter; `Self` for a protocol.
  fileprivate var parameterOrSelf: String? {
    switch self {
    case .parameter(let name): name
    case .declared(let declaration, []) where declaration.kind == .protocol: "Self"
    default: nil
    }
  }

  /// The name of a type without what its generic parameters stand for.
  fileprivate var ownerName: String? {
    if case .declared(let declaration, _) = self { declaration.name } else { memberOwner }
  }

  /// Whether a type is the one that an extension is for; what is not told of either fits.
  fileprivate func isSame(as wanted: SceneType) -> Bool {
    self == wanted || wanted.isOpen || wanted.mentionsParameters
      || isFloatingPoint && wanted.isFloatingPoint && (self == .cgFloat || wanted == .cgFloat)
  }
}
