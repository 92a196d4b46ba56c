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
    switch value {
    case .existential(let typed):
      switch typed.value {
      case .structure, .enumeration, .object: keepsConformance(of: typed.value, to: wanted)
      default: typed.type.isOpen || conforms(typed.type, to: wanted)
      }
    case .structure(let structure):
      keeps(structure.declaration.demands(ofConformingTo: wanted), with: structure.generics)
    case .enumeration(let enumeration):
      keeps(enumeration.declaration.demands(ofConformingTo: wanted), with: enumeration.generics)
    case .object(let object):
      keeps(object.declaration.demands(ofConformingTo: wanted), with: object.generics)
    default:
      conformanceDemands.isEmpty || conforms(value.type, to: wanted)
    }
  }

  /// Whether a type conforms to a protocol of the scene, as far as what its parameters stand for is
  /// known.
  private func conforms(_ type: SceneType, to wanted: TypeDeclaration) -> Bool {
    if type.isOpen || type.isFreeParameter { return true }
    if case .declared(let declaration, let arguments) = type {
      return declaration.conforms(to: wanted)
        && keeps(
          declaration.demands(ofConformingTo: wanted),
          with: declaration.generics(arguments)
        )
    }
    guard let owner = type.memberOwner else { return false }
    return Library.standard.owners(of: owner).contains { owner in
      (conformances[owner] ?? []).contains { conformance in
        guard case .declared(let made, _) = conformance,
          made === wanted || made.conforms(to: wanted)
        else { return false }
        return keeps(conformanceDemands[owner]?[made], with: type.generics)
      }
    }
  }

  private func keeps(_ demands: ConformanceDemands?, with generics: [String: SceneType]) -> Bool {
    guard let demands else { return true }
    return demands.types.allSatisfy { name, wanted in
      guard let type = generics[name], !type.isOpen, !wanted.mentionsParameters else { return true }
      return type == wanted
    }
      && demands.protocols.allSatisfy { name, protocols in
        guard let type = generics[name] else { return true }
        return protocols.allSatisfy { wanted in
          guard case .declared(let wanted, _) = wanted else { return true }
          return conforms(type, to: wanted)
        }
      }
  }
}
