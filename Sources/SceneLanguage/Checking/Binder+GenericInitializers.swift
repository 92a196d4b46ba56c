extension Binder {
  /// The name of a generic parameter that no protocol gives an initializer, so that `T()` makes
  /// nothing; `nil` for other types.
  func parameterWithoutInit(_ type: SceneType) -> String? {
    guard case .parameter(let name) = type, name != "Self", !isInPrelude,
      scope.constraints(of: name)?.allSatisfy({ Self.protocolsWithoutInit.contains("\($0)") })
        ?? true
    else { return nil }
    return name
  }

  /// Protocols of the library that ask for no initializer.
  private static let protocolsWithoutInit: NameSet = [
    "Any", "AnyObject", "CaseIterable", "Collection", "Comparable", "CustomStringConvertible",
    "Equatable", "Hashable", "Identifiable", "Sendable", "Sequence",
  ]
}
