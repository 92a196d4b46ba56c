internal import SwiftParser
internal import SwiftSyntax

/// What is written in Swift for scenes, read off its source.
extension SceneReference.Chapter {
  /// The types and functions of all parts of the prelude.
  static let prelude: SceneReference.Chapter = {
    var chapter = SceneReference.Chapter(title: "Written in Swift", types: [], functions: [])
    for part in Prelude.parts {
      for item in Parser.parse(source: part.source).statements {
        if case .decl(let declaration) = item.item, !declaration.isPrivate {
          chapter.add(declaration, inside: "")
        }
      }
    }
    chapter.types.sort { $0.name < $1.name }
    for index in chapter.types.indices { chapter.types[index].members.sort() }
    chapter.functions.sort()
    return chapter
  }()

  private mutating func add(_ declaration: DeclSyntax, inside owner: String) {
    if let node = declaration.as(FunctionDeclSyntax.self), owner.isEmpty {
      functions.append(node.declared)
    } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
      add(type: owner + node.name.text, nil, alias: node.initializer.value.trimmedDescription)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      add(type: node.extendedType.trimmedDescription, node.inheritanceClause, node.memberBlock)
    } else if let node = declaration.asProtocol((any DeclGroupSyntax).self),
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
    {
      add(type: owner + named.name.text, node.inheritanceClause, node.memberBlock)
    }
  }

  private mutating func add(
    type name: String,
    _ inheritance: InheritanceClauseSyntax?,
    alias: String? = nil,
    _ block: MemberBlockSyntax? = nil
  ) {
    var index = types.firstIndex { $0.name == name }
    if index == nil {
      index = types.endIndex
      types.append(.init(name: name, alias: alias, conformances: [], members: []))
    }
    guard let index else { return }
    types[index].conformances +=
      (inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
      .filter { !$0.hasPrefix("_") }
    for member in block?.members.map(\.decl) ?? [] where !member.isPrivate {
      let declared = member.declaredMembers.filter { !types[index].members.contains($0) }
      types[index].members += declared
      if declared.isEmpty { add(member, inside: name + ".") }
    }
  }
}

extension DeclSyntax {
  /// Whether scenes do not see the declaration, or are not meant to: `_forget`.
  fileprivate var isPrivate: Bool {
    if hasUnderscore { return true }
    return modifiers?.isPrivate ?? false
  }

  private var hasUnderscore: Bool {
    let pattern = self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    let name = pattern ?? asProtocol((any NamedDeclSyntax).self)?.name.text
    return name?.hasPrefix("_") == true
  }

  /// What the declaration gives values of the type around it, each in a line.
  fileprivate var declaredMembers: [String] {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): [node.modifiers.kept + node.declared]
    case .initializerDecl(let node):
      ["init" + (node.optionalMark?.text ?? "") + node.signature.declaredParameters]
    case .variableDecl(let node):
      node.bindings.map { binding in
        let type = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
        return "\(node.modifiers.kept)var \(binding.pattern.trimmedDescription)\(type)"
      }
    case .enumCaseDecl(let node):
      node.elements.map { "static var \($0.trimmed.with(\.trailingComma, nil).description)" }
    default: []
    }
  }
}

extension FunctionDeclSyntax {
  /// The function as a declaration shows it, without its generic parameters and body.
  fileprivate var declared: String {
    let result = signature.returnClause.map { " -> \($0.type.trimmedDescription)" } ?? ""
    return "func \(name.text)\(signature.declaredParameters)\(result)"
  }
}

extension FunctionSignatureSyntax {
  fileprivate var declaredParameters: String {
    let parameters = parameterClause.parameters.map { parameter in
      "\(parameter.firstName.text): \(parameter.type.trimmedDescription)"
        + (parameter.ellipsis?.text ?? "") + (parameter.defaultValue == nil ? "" : " = …")
    }
    return "(" + parameters.joined(separator: ", ") + ")"
  }
}

extension DeclModifierListSyntax {
  /// `static` and `mutating`, with the space after them.
  fileprivate var kept: String {
    map(\.name.text).filter { ["static", "mutating"].contains($0) }.map { $0 + " " }.joined()
  }
}
