/// What an extension asks of the generic parameters of a type before it conforms to a protocol.
struct ConformanceDemands {
  /// The protocols that each of them must conform to.
  var protocols: [String: [SceneType]]
  /// The types that they must stand for.
  var types: [String: SceneType]

  /// Whether it asks for nothing.
  var isEmpty: Bool { types.isEmpty && protocols.values.allSatisfy(\.isEmpty) }
}

extension TypeDeclaration {
  /// What an extension asks for before the type conforms to a protocol of the scene; `nil` where the
  /// type does so in any case.
  func demands(ofConformingTo wanted: TypeDeclaration) -> ConformanceDemands? {
    if extensionDemands.isEmpty || self === wanted { return nil }
    var found: ConformanceDemands?
    for conformance in conformances {
      guard case .declared(let made, _) = conformance, made === wanted || made.conforms(to: wanted)
      else { continue }
      guard let demands = extensionPlaces[conformance].flatMap({ extensionDemands[$0] }),
        !demands.isEmpty
      else { return nil }
      // One that asks for more may refine one that asks for less.
      if made === wanted || found == nil { found = demands }
    }
    return found
  }
}

extension BoundProgram {
  /// Whether what an extension asks for before a value's type conforms to a protocol holds for the
  /// value.
  func keepsConformance(of value: SceneValue, to wanted: TypeDeclaration) -> Bool {
    // Types of types that share parts would be gone through once for each way to a part.
    var limit = 10_000
    return switch value {
    case .existential(let typed):
      switch typed.value {
      case .structure, .enumeration, .object: keepsConformance(of: typed.value, to: wanted)
      default: typed.type.isOpen || conforms(typed.type, to: wanted, within: &limit)
      }
    case .structure(let structure):
      keeps(
        structure.declaration.demands(ofConformingTo: wanted),
        with: structure.generics,
        within: &limit
      )
    case .enumeration(let enumeration):
      keeps(
        enumeration.declaration.demands(ofConformingTo: wanted),
        with: enumeration.generics,
        within: &limit
      )
    case .object(let object):
      keeps(
        object.declaration.demands(ofConformingTo: wanted),
        with: object.generics,
        within: &limit
      )
    default:
      conformanceDemands.isEmpty || conforms(value.type, to: wanted, within: &limit)
    }
  }

  /// Whether a type conforms to a protocol of the scene, as far as what its parameters stand for is
  /// known, and as far as a limit of types to go through allows.
  private func conforms(
    _ type: SceneType,
    to wanted: TypeDeclaration,
    within limit: inout Int
  ) -> Bool {
    limit -= 1
    if limit < 0 || type.isOpen || type.isFreeParameter { return true }
    if case .declared(let declaration, let arguments) = type {
      return declaration.conforms(to: wanted)
        && keeps(
          declaration.demands(ofConformingTo: wanted),
          with: declaration.generics(arguments),
          within: &limit
        )
    }
    guard let owner = type.memberOwner else { return false }
    for owner in Library.standard.owners(of: owner) {
      for case .declared(let made, _) in conformances[owner] ?? []
      where made === wanted || made.conforms(to: wanted) {
        let demands = conformanceDemands[owner]?[made]
        if keeps(demands, with: type.generics, within: &limit) { return true }
      }
    }
    return false
  }

  private func keeps(
    _ demands: ConformanceDemands?,
    with generics: [String: SceneType],
    within limit: inout Int
  ) -> Bool {
    guard let demands else { return true }
    for (name, wanted) in demands.types {
      guard let type = generics[name], !type.isOpen, !wanted.mentionsParameters else { continue }
      if type != wanted { return false }
    }
    for (name, protocols) in demands.protocols {
      guard let type = generics[name] else { continue }
      for case .declared(let wanted, _) in protocols
      where !conforms(type, to: wanted, within: &limit) {
        return false
      }
    }
    return true
  }
}
