internal import SwiftSyntax

extension Binder {
  /// The names that other files of the module may declare and so mend the mistakes.
  ///
  /// What is wrong with a type may be that a conformance is declared elsewhere, whatever the words
  /// for it, so all types are named that are known.
  var missingNames: Set<String> {
    let errors = diagnostics.entries.filter {
      $0.severity == .error && $0.mistake != .nothingToPreview
    }
    var names = Set(errors.compactMap(\.mistake.missingName))
    if !errors.isEmpty {
      names.formUnion(module.declaredTypes.map { ModuleNames.conformances(of: $0.name) })
      names.formUnion(foreignTypeNames)
    }
    return names
  }

  /// The names that the scene's files use as those of types and do not declare.
  ///
  /// What they mean may be the library's or Apple's only as long as no neighbor declares it.
  private var foreignTypeNames: Set<String> {
    program.files.prefix(program.firstPreludeFile).reduce(into: []) { names, file in
      var before = TokenKind.endOfFile
      var used: Set<String> = []
      var own: Set<String> = []
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        defer { before = token.tokenKind }
        guard case .identifier(let name) = token.tokenKind, name.mayNameType,
          before != .period, before != .pound,
          module.scene.types[name] == nil, module.kept(by: file.index).types[name] == nil
        else { continue }
        if token.declaresType { own.insert(name) } else { used.insert(name) }
      }
      names.formUnion(used.subtracting(own))
    }
  }
}

extension TokenSyntax {
  /// Whether it is the name of a generic parameter or of a type inside of others, which the file
  /// declares for a part of itself.
  fileprivate var declaresType: Bool {
    guard let parent else { return false }
    if let parameter = parent.as(GenericParameterSyntax.self) { return parameter.name == self }
    if let alias = parent.as(TypeAliasDeclSyntax.self) { return alias.name == self }
    if let associated = parent.as(AssociatedTypeDeclSyntax.self) { return associated.name == self }
    return parent.asProtocol((any DeclGroupSyntax).self) != nil
  }
}
