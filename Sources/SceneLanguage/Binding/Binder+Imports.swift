internal import SwiftSyntax

extension Binder {
  /// Takes in an import: the built-in vocabulary is there anyway, other names are other files.
  func collect(import node: ImportDeclSyntax) {
    guard let name = node.path.first?.name.text, !Binder.builtInModules.contains(name) else {
      return
    }
    guard importedNames.insert(name).inserted else { return }
    switch resolveImport(name) {
    case .builtIn:
      break
    case .sources(let sources):
      for source in sources where !program.files.contains(where: { $0.source.path == source.path })
      {
        importedPaths.append(source.path)
        add(source)
      }
    case .notFound(let searched):
      report(.importNotFound(name, searched: searched), at: span(node.path))
    }
  }

  /// Parses one more file of the program and takes in what it declares.
  func add(_ source: SceneSource) {
    let limits = program.limits
    let index = program.files.count
    guard source.text.utf8.count <= limits.sourceBytes else {
      let mistake = SceneMistake.sourceTooLong(
        bytes: source.text.utf8.count, limit: limits.sourceBytes)
      let empty = SceneSource(path: source.path, text: "")
      program.files.append(SceneFile(index: index, source: empty, nesting: limits.nesting))
      report(mistake, at: SourceSpan(file: index, start: 0, end: 0))
      return
    }
    let file = SceneFile(index: index, source: source, nesting: limits.nesting)
    program.files.append(file)
    reportSyntaxMistakes(of: file)
    within(DeclarationScope(file: index), nil) { collect(file.tree.statements) }
  }
}
