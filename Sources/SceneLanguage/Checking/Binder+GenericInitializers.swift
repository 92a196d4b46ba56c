internal import SwiftSyntax

extension Binder {
  /// The name of a generic parameter that nothing gives an initializer, so that `T()` makes nothing;
  /// `nil` for other types.
  func parameterWithoutInit(_ type: SceneType, at place: SourceSpan) -> String? {
    guard case .parameter(let name) = type, name != "Self", !isInPrelude,
      scope.constraints(of: name)?.allSatisfy(asksForNoInit) ?? true,
      // What it must be the same as may have initializers.
      expression(at: place).map({ Syntax($0).isBesideSameTypes }) == false
    else { return nil }
    return name
  }

  /// Whether a protocol of the library, and what the scene adds to it, has no initializer.
  private func asksForNoInit(_ type: SceneType) -> Bool {
    guard case .named(let name, _) = type, Self.protocolsWithoutInit.contains(name) else {
      return false
    }
    return program.extensions[name]?.initializers.isEmpty ?? true
  }

  private static let protocolsWithoutInit: NameSet = [
    "Any", "AnyObject", "CaseIterable", "Collection", "Comparable", "CustomStringConvertible",
    "Equatable", "Hashable", "Identifiable", "Sendable", "Sequence",
  ]
}

extension Syntax {
  /// Whether a declaration around says what two types have in common: `where Base.Element == Value`.
  fileprivate var isBesideSameTypes: Bool {
    var node: Syntax? = self
    while let current = node {
      let clause = current.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
      let others = current.as(ExtensionDeclSyntax.self)?.genericWhereClause
      if let requirements = (clause ?? others)?.requirements,
        requirements.contains(where: { $0.requirement.is(SameTypeRequirementSyntax.self) })
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
