extension Binder {
  /// Tells when a type says that its values can be compared or hashed, and Swift cannot write how.
  func checkEquality(of declaration: TypeDeclaration) {
    guard declaration.kind != .protocol, declaration.librarySuperclass == nil,
      declaration.superclass == nil
    else { return }
    let type = declaration.selfType
    let says = { (name: String) in declaration.conforms(to: name) }
    for (name, method) in [("Decodable", "init"), ("Encodable", "encode")]
    where (says("Codable") || says(name))
      && declaration.members.instanceMembers[method] == nil
      && !(method == "init" && declaration.isDecodedByItself)
      && !(canSynthesize(name, declaration) && declaration.hasKeys(for: name))
    {
      tell(name, declaration)
    }
    if says("Codable") || says("Decodable") { warnOfConstants(in: declaration) }
    if says("Hashable"), !canSynthesize("Hashable", declaration), !hashes(declaration) {
      tell("Hashable", declaration)
    }
    if says("Hashable") || says("Equatable") || says("Comparable"),
      !canSynthesize("Equatable", declaration), operatorFunction("==", [type, type]) == nil
    {
      tell("Equatable", declaration)
    }
  }

  /// Warns of constants that have their value already, whatever would be decoded for them.
  private func warnOfConstants(in declaration: TypeDeclaration) {
    if declaration.isDecodedByItself || isOfPrelude(declaration.span) { return }
    let keys = declaration.codingKeys.map { Set($0.cases.map { declaration.fieldName(of: $0) }) }
    for property in declaration.storedProperties
    where !property.isMutable && property.initialSyntax != nil
      && keys?.contains(property.name) != false
    {
      report(.declaration(.constantNotDecoded), at: property.span, severity: .warning)
    }
  }

  private func tell(_ name: String, _ declaration: TypeDeclaration) {
    report(
      .missingConformance(type: declaration.nestedName, protocolName: name),
      at: declaration.span
    )
  }

  /// Whether the scene says itself how a value is hashed.
  private func hashes(_ declaration: TypeDeclaration) -> Bool {
    ["hash", "hashValue"].contains { name in
      !members(name, of: declaration.selfType).declared.isEmpty
    }
  }

  /// Whether all parts of a struct or enumeration conform to a protocol; a class has to say how.
  private func canSynthesize(_ name: String, _ declaration: TypeDeclaration) -> Bool {
    if declaration.conforms(to: "RawRepresentable") || declaration.conforms(to: "OptionSet") {
      return true
    }
    switch declaration.kind {
    case .protocol: return false
    case .class where name == "Equatable" || name == "Hashable": return false
    case .class, .structure:
      return declaration.storedProperties.allSatisfy { property in
        property.wrapper != nil || property.isLazy || !lacks(name, type(of: property))
      }
    case .enumeration:
      return declaration.cases.flatMap(\.signature.parameters).allSatisfy { !lacks(name, $0.type) }
    }
  }

  /// Whether a type certainly does not conform to `Equatable` or `Hashable`.
  private func lacks(_ name: String, _ type: SceneType) -> Bool {
    switch type {
    case .optional(let wrapped), .array(let wrapped): lacks(name, wrapped)
    case .dictionary(_, let value): lacks(name, value)
    case .function, .tuple, .metatype: true
    // Nothing conforms that is not found, but what is only not supported may.
    case .error: !diagnostics.entries.contains { $0.mistake.isUnsupported }
    case .declared(let declaration, _) where name == "Decodable" || name == "Encodable":
      declaration.kind != .protocol && !declaration.conforms(to: name)
    case .declared: !isEquatable(type, hashable: name == "Hashable")
    case .named("Any", _): true
    default: false
    }
  }
}

extension TypeDeclaration {
  /// Whether an initializer of its own makes it of what is decoded.
  fileprivate var isDecodedByItself: Bool {
    members.initializers.contains { $0.signature.labels == "from:" }
  }

  /// The enumeration of its coding keys, where it declares them itself.
  fileprivate var codingKeys: TypeDeclaration? {
    guard case .declared(let keys, _)? = members.types["CodingKeys"], keys.kind == .enumeration
    else { return nil }
    return keys
  }

  /// The property that a coding key is for: one that is observed is kept under a name with an
  /// underscore.
  fileprivate func fieldName(of key: EnumerationCase) -> String {
    guard isObservable, key.name.hasPrefix("_") else { return key.name }
    let name = String(key.name.dropFirst())
    return storedProperties.contains { $0.name == name } ? name : key.name
  }

  /// Whether the coding keys that it declares are those of its fields: of each that has no value
  /// from the start, where it is decoded.
  fileprivate func hasKeys(for name: String) -> Bool {
    guard kind != .enumeration, let keys = codingKeys else { return true }
    guard keys.conforms(to: "CodingKey") else { return false }
    let named = Set(keys.cases.map(fieldName(of:)))
    let fields = Set(storedProperties.map(\.name))
    if !named.isSubset(of: fields) { return false }
    return name == "Encodable"
      || storedProperties.allSatisfy { named.contains($0.name) || $0.hasValueFromTheStart }
  }
}
