extension Binder {
  /// The initializers by which literals, and raw values, make values of a type that conforms.
  private static let initializersByProtocol: KeyValuePairs<String, String> = [
    "ExpressibleByArrayLiteral": "arrayLiteral:",
    "ExpressibleByBooleanLiteral": "booleanLiteral:",
    "ExpressibleByDictionaryLiteral": "dictionaryLiteral:",
    "ExpressibleByFloatLiteral": "floatLiteral:",
    "ExpressibleByIntegerLiteral": "integerLiteral:",
    "ExpressibleByStringLiteral": "stringLiteral:",
  ]

  /// Tells of types that say that literals make their values, and do not say how.
  func checkLiteralRequirements() {
    for declaration in module.declaredTypes
    where declaration.kind != .protocol && !declaration.isCutOff
      && !declaration.conformances.isEmpty && declaration.conformances != [.view]
      && !isOfPrelude(declaration.span)
    {
      for (name, labels) in Self.initializersByProtocol
      where declaration.conforms(to: name) && !isMade(declaration, by: labels) {
        let parts =
          name == "ExpressibleByStringLiteral"
          ? [
            "ExpressibleByExtendedGraphemeClusterLiteral", name,
            "ExpressibleByUnicodeScalarLiteral",
          ] : [name]
        for part in parts {
          report(
            .missingConformance(type: declaration.toldName, protocolName: part),
            at: declaration.place(ofConformingTo: name)
          )
        }
      }
    }
  }

  private func isMade(_ declaration: TypeDeclaration, by labels: String) -> Bool {
    let owners = [declaration] + declaration.allProtocols
    let initializers =
      owners.flatMap(\.members.initializers)
      + (declaration.superclass?.ownOrInheritedInitializers ?? [])
    if initializers.contains(where: { $0.signature.labels == labels && !$0.isRequirement }) {
      return true
    }
    let memberwise = declaration.storedProperties.map { $0.name + ":" }.joined()
    return declaration.kind == .structure && memberwise == labels
  }
}
