/// What `where` clauses say of the generic parameters of a call.
extension Binder {
  /// Learns from `where S.Element == Element` what is in the sequences that are known, and from
  /// `where Key.Value == Value` what is kept under a key.
  func unifyConstraints(
    _ signature: Signature,
    _ free: Set<String>,
    _ found: inout [String: SceneType]
  ) {
    for name in signature.generics {
      guard let type = found[name] else { continue }
      for case .declared(let wanted, let patterns) in signature.constraints[name] ?? [] {
        // `R: Reducer<State, Action>` tells what `State` is, once `R` is known.
        for (primary, pattern) in zip(wanted.primaryTypes, patterns) {
          guard let associated = memberType(primary, of: type) else { continue }
          unify(pattern, with: associated, free, &found)
        }
      }
      for case .named(let protocolName, let pattern) in signature.constraints[name] ?? [] {
        if protocolName == "Publisher" {
          unify(.named(protocolName, pattern), with: type, free, &found)
          continue
        }
        guard let pattern = pattern.first,
          let associated = protocolName == "Sequence"
            ? elementType(of: type) : memberType("Value", of: type)
        else { continue }
        unify(pattern, with: associated, free, &found)
      }
    }
  }

  /// What is wrong where a `where` clause wants types to be the same that a call makes different.
  func mistake(
    ofUnequal candidate: Callable,
    _ equalities: [Signature.Equality],
    _ found: [String: SceneType]
  ) -> SceneMistake? {
    for equality in equalities {
      guard let base = found[equality.parameter],
        let type = knownMember(equality.member, of: base)
      else { continue }
      var wanted = equality.type.substituting(found)
      if case .member(let name, let owner) = wanted {
        guard let known = knownMember(name, of: owner) else { continue }
        wanted = known
      }
      guard !wanted.isOpen, !wanted.mentionsParameters, type != wanted,
        // Literals of whole numbers may be fractions too.
        !((type.isFloatingPoint || type.isInteger) && wanted.isFloatingPoint)
      else { continue }
      let told = base == .string && equality.member == "Element" ? "String.Element" : "\(type)"
      return .requiresEquivalence(
        candidate.subject(constraining: equality.parameter),
        told,
        "\(wanted)"
      )
    }
    return nil
  }

  /// A type that a protocol leaves open, where it is one that everything is known of.
  private func knownMember(_ name: String, of base: SceneType) -> SceneType? {
    if base.isOpen || base.mentionsParameters || isProtocol(base) { return nil }
    let element = name == "Element" ? elementType(of: base) : nil
    let candidates = [element, memberType(name, of: base), base.member(name)]
    return (candidates + [substitution(for: base)[name]]).lazy.compactMap { $0 }
      .first { !$0.isOpen && !$0.mentionsParameters }
  }
}
