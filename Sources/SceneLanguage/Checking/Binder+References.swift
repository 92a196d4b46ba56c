extension Binder {
  /// Tells of a variable that says that it does not keep an object, and does not hold one.
  func checkReference(_ word: String, to type: SceneType, at place: SourceSpan) {
    if type.isOpen { return }
    if word == "weak", !type.isOptional {
      report(.weakNotOptional("\(SceneType.optional(type))"), at: place)
    }
    let referred = type.unwrapped
    switch referred {
    case .declared(let declaration, _) where declaration.kind == .protocol:
      if !declaration.isClassBound, !isOfPrelude(declaration.span) {
        report(.refersToProtocol(word, type: "\(referred)"), at: place)
      }
    case .parameter(let name):
      let constraints = scope.constraints(of: name)
      if constraints?.contains(where: \.isClassBound) == false {
        report(.refersToProtocol(word, type: name), at: place)
      }
    case .declared(let declaration, _) where declaration.kind == .class: break
    case .declared, .array, .dictionary, .tuple, .function:
      report(.refersToValue(word, type: "\(referred)"), at: place)
    default:
      if referred.isScalar { report(.refersToValue(word, type: "\(referred)"), at: place) }
    }
  }
}

extension TypeDeclaration {
  /// Whether only objects can conform to this protocol.
  fileprivate var isClassBound: Bool {
    superclass != nil || librarySuperclass != nil
      || conformances.contains { conformance in
        if case .declared(self, _) = conformance { false } else { conformance.isClassBound }
      }
  }
}

extension SceneType {
  /// Whether only objects conform to this, as far as is known.
  fileprivate var isClassBound: Bool {
    switch self {
    case .declared(let declaration, _):
      declaration.kind == .class || declaration.kind == .protocol && declaration.isClassBound
    case .named(let name, _): !SceneType.protocolsOfValues.contains(name)
    default: true
    }
  }

  /// The library's protocols that values conform to which are no objects, and ask for no literals.
  static let protocolsOfValues: NameSet = [
    "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
    "Error", "Hashable", "Identifiable", "Sendable", "View",
  ]
}
