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
    let kept = members.indices.filter { index in
      demands[index] == 0
        || members[index].scope.map { isFor(type, $0, substitution) } ?? true
    }
    if kept.isEmpty { return members }
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

  /// Whether an extension is for a type, as far as is known.
  private func isFor(
    _ type: SceneType,
    _ scope: DeclarationScope,
    _ substitution: [String: SceneType]
  ) -> Bool {
    func known(_ name: String) -> SceneType? {
      let found = substitution[name] ?? type.member(name)
      return found.isOpen || found.mentionsParameters ? nil : found
    }
    return scope.fixed.allSatisfy { name, wanted in
      known(name).map { $0.isSame(as: wanted) } ?? true
    }
      && scope.generics.allSatisfy { name, constraints in
        guard name != "Self", let found = known(name) else { return true }
        return constraints.allSatisfy { fulfils(found, $0) }
      }
      && scope.selfConstraints.allSatisfy { type.mentionsParameters || fulfils(type, $0) }
      && scope.associatedTypes.allSatisfy { name, constraint in
        guard let found = known(name) else { return true }
        return constraint.protocols.allSatisfy { fulfils(found, $0) }
          && constraint.type.map { found.isSame(as: $0) } ?? true
      }
  }

  private func fulfils(_ type: SceneType, _ constraint: SceneType) -> Bool {
    // Of all protocols `AnyObject` is the one whose values are known as any.
    constraint == .any ? isObject(type) : satisfies(type, constraint)
  }

  private func isObject(_ type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _):
      declaration.kind == .class || declaration.kind == .protocol
    case .named(let name, _): library.isClass(name)
    default: false
    }
  }
}

extension SceneType {
  /// Whether a type is the one that an extension is for; what is not told of either fits.
  fileprivate func isSame(as wanted: SceneType) -> Bool {
    self == wanted || wanted.isOpen || wanted.mentionsParameters
      || isFloatingPoint && wanted.isFloatingPoint && (self == .cgFloat || wanted == .cgFloat)
  }
}
