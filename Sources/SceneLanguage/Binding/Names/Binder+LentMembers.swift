/// What values of a protocol have because the library's types have it: `isMultiple(of:)` of a
/// `BinaryInteger`.
extension Binder {
  /// Whether the types that conform to a protocol of plain values have a member of a name.
  ///
  /// Which of these types it is shows only while the scene runs.
  func isLent(_ name: String, to type: SceneType) -> Bool {
    guard case .named(let owner, _) = type, LibraryProtocols.values.contains(owner) else {
      return false
    }
    return LibraryProtocols.lentMembers(of: owner).contains(name)
      || LibraryProtocols.example(of: owner).map { !members(name, of: .named($0)).isEmpty } == true
  }

  /// Whether a generic parameter has a member of a name by the library's types that may stand for it.
  func isLent(_ name: String, toParameter type: SceneType) -> Bool {
    guard case .parameter(let parameter) = type else { return false }
    return (scope.constraints(of: parameter) ?? []).contains { isLent(name, to: $0) }
  }

  /// How a type of the library that may stand for a generic parameter declares a method.
  func lentSignature(
    of name: String,
    labels: [String?],
    to type: SceneType
  ) -> Signature? {
    guard case .parameter(let parameter) = type else { return nil }
    for case .named(let owner, _) in scope.constraints(of: parameter) ?? [] {
      guard let example = LibraryProtocols.example(of: owner) else { continue }
      let entries = members(name, of: .named(example)).entries
      if let entry = entries.first(where: { $0.signature.parameters.map(\.label) == labels }) {
        return entry.signature
      }
    }
    return nil
  }

  /// What such a protocol calls a type that only the run tells; `nil` for other names.
  func lentType(_ name: String, in type: SceneType) -> SceneType? {
    guard case .named(let owner, _) = type,
      LibraryProtocols.lentTypes.contains(where: {
        $0.value.contains(name) && LibraryProtocols.implies(owner, $0.key)
      })
    else { return nil }
    return .member(name, of: .parameter("Self"))
  }
}

extension Signature {
  /// The result of a method of an example where its parts have names; others show in the run.
  func labeledResult(of type: SceneType) -> SceneType? {
    guard case .tuple(let parts) = result, parts.contains(where: { $0.label != nil }) else {
      return nil
    }
    return .tuple(
      parts.map { .init(label: $0.label, type: $0.type == .bool ? .bool : type) }
    )
  }
}

extension LibraryProtocols {
  /// A type that has all that a protocol of numbers or sets asks for.
  fileprivate static func example(of name: String) -> String? {
    if implies(name, "UnsignedInteger") { return "UInt" }
    if implies(name, "BinaryInteger") { return "Int" }
    if implies(name, "FloatingPoint") { return "Double" }
    return implies(name, "SetAlgebra") && name != "OptionSet" ? "Set" : nil
  }

  /// What a protocol asks for that many unlike types conform to.
  fileprivate static func lentMembers(of name: String) -> [String] {
    lent.flatMap { implies(name, $0.key) ? $0.value : [] }
  }

  private static let lent: KeyValuePairs<String, [String]> = [
    "Hashable": ["hashValue", "hash"], "Strideable": ["advanced", "distance"],
    "Numeric": ["magnitude"], "SignedNumeric": ["negate"],
    "CustomStringConvertible": ["description"],
  ]

  /// The types that protocols of plain values leave open.
  fileprivate static let lentTypes: KeyValuePairs<String, [String]> = [
    "Strideable": ["Stride"], "Numeric": ["Magnitude"], "BinaryInteger": ["Words"],
    "FloatingPoint": ["Exponent"], "BinaryFloatingPoint": ["RawSignificand", "RawExponent"],
    "SetAlgebra": ["Element"], "RawRepresentable": ["RawValue"], "Identifiable": ["ID"],
    "CaseIterable": ["AllCases"], "ExpressibleByIntegerLiteral": ["IntegerLiteralType"],
    "ExpressibleByFloatLiteral": ["FloatLiteralType"],
  ]
}
