internal import SwiftParser
internal import SwiftSyntax

/// The names that a file declares for the other files of its module.
package struct ModuleNames: Sendable {
  /// Types, functions and variables of the top level, and what extensions add to types.
  ///
  /// An initializer of an extension counts as `init`, and one that lets a type conform to protocols
  /// as ``conformances(of:)`` says. Private declarations are left out.
  package private(set) var all: Set<String> = []
  /// What a module has only once: types, aliases, and variables of the top level.
  package private(set) var unique: Set<String> = []

  /// Finds the names in a file; none in one that is too long or nested too deeply to be a scene.
  ///
  /// Run it on a thread with a large stack: it descends as deep as the source is nested.
  /// - Complexity: O(*n*) in the bytes of the file.
  package init(of source: SceneSource) {
    let limits = EvaluationLimits()
    guard source.text.utf8.count <= limits.sourceBytes,
      source.text.offsetOfBracket(deeperThan: limits.nesting) == nil
    else { return }
    let file = SceneFile(index: 0, source: source, nesting: limits.nesting * 8)
    for item in file.tree.statements {
      if case .decl(let declaration) = item.item { add(declaration) }
    }
  }

  private mutating func add(_ declaration: DeclSyntax) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard case .statements(let items)? = clause.elements else { continue }
        for item in items {
          if case .decl(let inner) = item.item { add(inner) }
        }
      }
      return
    }
    guard !declaration.isPrivate else { return }
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      if node.inheritanceClause != nil, let name = node.extendedType.lastName {
        all.insert(Self.conformances(of: name))
      }
      for member in node.memberBlock.members where !member.decl.isPrivate {
        all.formUnion(member.decl.declaredNames)
      }
      return
    }
    let names = declaration.declaredNames
    all.formUnion(names)
    if declaration.isProtocol((any DeclGroupSyntax).self)
      || declaration.is(TypeAliasDeclSyntax.self) || declaration.is(VariableDeclSyntax.self)
    {
      unique.formUnion(names)
    }
  }
}

extension ModuleNames {
  /// What stands for all protocols that extensions let a type conform to.
  ///
  /// - Parameter type: The type's own name, without those of the types around it.
  /// - Returns: What is in ``all`` where a file lets the type conform to anything.
  static func conformances(of type: some StringProtocol) -> String { "extension \(type)" }
}

extension TypeSyntax {
  /// The name of the type itself: `Part` of `Whole.Part`; `nil` for what has no name.
  fileprivate var lastName: String? {
    self.as(MemberTypeSyntax.self)?.name.identifierText
      ?? self.as(IdentifierTypeSyntax.self)?.name.identifierText
  }
}

extension DeclSyntax {
  fileprivate var isPrivate: Bool {
    modifiers?.isPrivate ?? false
  }

  /// What the declaration is called; several names for `var a, b` and `case a, b`.
  fileprivate var declaredNames: [String] {
    if let node = asProtocol((any NamedDeclSyntax).self) { return [node.name.identifierText] }
    switch `as`(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      return node.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      }
    case .initializerDecl: return ["init"]
    default: return []
    }
  }
}
