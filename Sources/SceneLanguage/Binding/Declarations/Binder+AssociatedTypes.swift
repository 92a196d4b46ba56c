internal import SwiftSyntax

extension Binder {
  /// What a type gives for an associated type of a protocol without saying so: `func make() -> Text`
  /// tells `Item` where the protocol asks for `func make() -> Item`.
  ///
  /// Only the words are compared, since the types of both may not be resolved yet. `nil` where no
  /// member tells.
  func inferredType(
    _ name: String,
    of declaration: TypeDeclaration,
    for wanted: TypeDeclaration
  ) -> SceneType? {
    guard wanted.associatedTypes.contains(name),
      inferredTypes[declaration, default: []].insert(name).inserted
    else { return nil }
    defer { inferredTypes[declaration]?.remove(name) }
    for kind in [\MemberTable.instanceMembers, \MemberTable.staticMembers] {
      let given = declaration.members[keyPath: kind]
      for (member, requirements) in wanted.members[keyPath: kind] {
        for requirement in requirements where requirement.isRequirement {
          for witness in given[member] ?? [] {
            guard let type = type(toldBy: witness, for: requirement, as: name) else { continue }
            // The next who asks finds it as if it were written.
            declaration.members.types[name] = type
            return type
          }
        }
      }
    }
    return nil
  }

  /// Whether a member takes or gives something else than the type that its own declares as, or
  /// others tell to be, one which a protocol leaves open.
  func tellsOther(
    _ witness: MemberTable.Member,
    _ requirement: MemberTable.Member,
    of declaration: TypeDeclaration,
    for wanted: TypeDeclaration
  ) -> Bool {
    wanted.associatedTypes.contains { name in
      guard let chosen = declaration.members.types[name], chosen.isScalar,
        let told = type(toldBy: witness, for: requirement, as: name)
      else { return false }
      return told.isScalar && told != chosen
    }
  }

  /// Whether a type that a protocol leaves open lacks what the protocol asks of it.
  func choosesUnfit(_ declaration: TypeDeclaration, for wanted: TypeDeclaration) -> Bool {
    wanted.associatedTypes.contains { name in
      guard let constraints = wanted.constraints[name],
        let chosen = declaration.members.types[name]
          ?? inferredType(name, of: declaration, for: wanted)
      else { return false }
      return chosen.isDefinite && constraints.contains { !satisfies(chosen, $0) }
    }
  }

  private func type(
    toldBy witness: MemberTable.Member,
    for requirement: MemberTable.Member,
    as name: String
  ) -> SceneType? {
    switch (witness, requirement) {
    case (.method(let given), .method(let asked)):
      let labels = [given, asked].map { $0.parameterSyntax.map(\.firstName.text) }
      guard labels[0] == labels[1] else { return nil }
      var pairs = zip(asked.parameterSyntax, given.parameterSyntax).map {
        (Syntax($0.type), Syntax($1.type))
      }
      if let result = asked.resultSyntax, let own = given.resultSyntax {
        pairs.append((Syntax(result), Syntax(own)))
      }
      for (wanted, own) in pairs {
        if let found = own.part(standingFor: name, in: wanted) {
          return resolved(found, in: given.scope)
        }
      }
      return nil
    case (.property(let given), .property(let asked)):
      guard let wanted = asked.typeSyntax else { return nil }
      if let own = given.typeSyntax {
        return Syntax(own).part(standingFor: name, in: Syntax(wanted))
          .flatMap { resolved($0, in: given.scope) }
      }
      guard wanted.trimmedDescription == name else { return nil }
      if case .resolving = given.typeState { return nil }
      let type = type(of: given)
      return type.isOpen ? nil : type
    default: return nil
    }
  }

  private func resolved(_ syntax: TypeSyntax, in scope: DeclarationScope) -> SceneType? {
    let trial = attempt { visiting(scope) { resolve(syntax) } }
    return trial.succeeded && !trial.result.isOpen ? trial.result : nil
  }
}

extension Syntax {
  /// The type in this one that stands where a name stands in another type of the same form.
  fileprivate func part(standingFor name: String, in wanted: Syntax) -> TypeSyntax? {
    if let identifier = wanted.as(IdentifierTypeSyntax.self), identifier.name.text == name,
      identifier.genericArgumentClause == nil
    {
      guard let type = self.as(TypeSyntax.self), type.trimmedDescription != name else { return nil }
      return type
    }
    guard kind == wanted.kind else { return nil }
    let (parts, others) = (
      children(viewMode: .sourceAccurate), wanted.children(viewMode: .sourceAccurate)
    )
    guard parts.count == others.count else { return nil }
    return zip(parts, others).lazy.compactMap { $0.part(standingFor: name, in: $1) }.first
  }
}
