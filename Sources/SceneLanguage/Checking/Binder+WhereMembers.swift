internal import SwiftSyntax

/// The types that `where` clauses name inside of generic parameters.
extension Binder {
  /// Tells a type inside of a generic parameter that nothing said of the parameter gives it.
  ///
  /// In an extension the type that is extended has said of its parameters what they are.
  func checkMember(_ type: TypeSyntax, in whereClause: GenericWhereClauseSyntax) {
    guard whereClause.parent?.is(ExtensionDeclSyntax.self) != true,
      let member = type.as(MemberTypeSyntax.self),
      let owner = member.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      let constraints = scope.generics[owner], scope.fixed[owner] == nil,
      !whereClause.requirements.contains(where: { $0.names(owner) }), !isOfPrelude(span(member))
    else { return }
    let name = member.name.text
    var known: Set<String> = []
    for constraint in constraints {
      guard case .named(let named, _) = constraint, let types = Binder.typesInside[named] else {
        return
      }
      known.formUnion(types)
    }
    if known.contains(name) { return }
    report(.notAMemberType(name, of: "type '\(owner)'"), at: span(member.name))
  }

  /// Whether a generic parameter has a type of this name inside, as a list.
  func isInside(_ name: String, ofList parameter: SceneType) -> Bool {
    guard case .parameter(let owner) = parameter else { return false }
    return (scope.constraints(of: owner) ?? []).contains { constraint in
      guard case .named(let named, _) = constraint else { return false }
      return Binder.typesInside[named]?.contains(name) == true
    }
  }

  /// The types that protocols of lists have.
  private static let typesInside: [String: Set<String>] = {
    let ofSequences: Set = ["Element", "Iterator"]
    let ofCollections = ofSequences.union(["Index", "Indices", "SubSequence"])
    return [
      "Sequence": ofSequences, "Collection": ofCollections,
      "BidirectionalCollection": ofCollections, "MutableCollection": ofCollections,
      "RandomAccessCollection": ofCollections, "RangeReplaceableCollection": ofCollections,
      "Equatable": [], "Hashable": [], "Comparable": [], "CustomStringConvertible": [],
    ]
  }()
}

extension GenericRequirementSyntax {
  /// Whether it says something of a generic parameter itself.
  fileprivate func names(_ parameter: String) -> Bool {
    switch requirement {
    case .conformanceRequirement(let conformance):
      conformance.leftType.trimmedDescription == parameter
    case .sameTypeRequirement(let same):
      same.leftType.trimmedDescription == parameter
        || same.rightType.trimmedDescription == parameter
    default: false
    }
  }
}
