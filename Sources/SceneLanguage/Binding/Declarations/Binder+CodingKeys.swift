internal import SwiftParser
internal import SwiftSyntax

/// The coding keys of types that code themselves partly by what is synthesized.
extension Binder {
  /// The enumeration of coding keys that the compiler makes for a type which names it and does not
  /// declare it; `nil` for other types.
  ///
  /// It comes with the synthesized half of the coding: who writes all of it declares the keys too.
  func synthesizedCodingKeys(
    for members: MemberBlockItemListSyntax,
    _ inheritance: InheritanceClauseSyntax?
  ) -> DeclSyntax? {
    let protocols = inheritance?.inheritedTypes.inOrder.compactMap {
      $0.type.as(IdentifierTypeSyntax.self)?.name.text
    }
    guard let protocols, protocols.contains(where: Self.codingProtocols.contains) else {
      return nil
    }
    let isCoded = protocols.contains("Codable")
    let declarations = members.inOrder.map(\.decl)
    let isWritten =
      (isCoded || protocols.contains("Encodable"))
      && !declarations.contains { $0.as(FunctionDeclSyntax.self)?.encodes == true }
    let isRead =
      (isCoded || protocols.contains("Decodable"))
      && !declarations.contains { $0.as(InitializerDeclSyntax.self)?.decodes == true }
    guard isWritten || isRead, !declarations.contains(where: \.isNamedCodingKeys),
      members.tokens(viewMode: .sourceAccurate).contains(where: \.isNameOfCodingKeys)
    else { return nil }
    let names = declarations.flatMap { $0.as(VariableDeclSyntax.self)?.codedNames ?? [] }
    let cases = names.isEmpty ? "" : "case " + names.joined(separator: ", ")
    let tree = Parser.parse(source: "enum CodingKeys: CodingKey { \(cases) }")
    guard case .decl(let keys)? = tree.statements.first?.item else { return nil }
    return keys
  }

  private static let codingProtocols = ["Codable", "Encodable", "Decodable"]
}

extension FunctionDeclSyntax {
  /// Whether this is `encode(to:)`.
  fileprivate var encodes: Bool {
    name.text == "encode"
      && signature.parameterClause.parameters.map(\.firstName.text) == ["to"]
  }
}

extension InitializerDeclSyntax {
  /// Whether this is `init(from:)`.
  fileprivate var decodes: Bool {
    signature.parameterClause.parameters.map(\.firstName.text) == ["from"]
  }
}

extension VariableDeclSyntax {
  /// The names of the properties that are coded: of those that each value keeps from its start.
  fileprivate var codedNames: [String] {
    let words = modifiers.inOrder.map(\.name.text)
    if words.contains(where: { ["static", "class", "lazy"].contains($0) }) { return [] }
    return bindings.inOrder.compactMap { binding in
      if binding.accessorBlock?.computes == true { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
  }
}

extension DeclSyntax {
  fileprivate var isNamedCodingKeys: Bool {
    self.as(EnumDeclSyntax.self)?.name.isNameOfCodingKeys == true
      || self.as(TypeAliasDeclSyntax.self)?.name.isNameOfCodingKeys == true
      || self.as(StructDeclSyntax.self)?.name.isNameOfCodingKeys == true
  }
}

extension TokenSyntax {
  fileprivate var isNameOfCodingKeys: Bool { text == "CodingKeys" }
}
