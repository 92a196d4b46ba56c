internal import SwiftSyntax

extension Binder {
  /// Takes in an import: the built-in vocabulary is there anyway, other names are other files.
  func collect(import node: ImportDeclSyntax) {
    guard let name = node.path.first?.name.text, !name.isEmpty else { return }
    if node.lacksModule {
      report(.syntax("expected module name in import declaration"), at: span(node.path))
      return
    }
    guard !Binder.builtInModules.contains(name) else {
      importedModules.insert(name)
      return
    }
    guard importedNames.insert(name).inserted else { return }
    switch resolveImport(name) {
    case .builtIn:
      break
    case .sources(let sources):
      for source in sources { add(part: source) }
    case .notFound where AppleNames.hasModule(name):
      // What the scene uses of it is told at its place.
      importedModules.insert(name)
    case .notFound(let searched):
      report(.importNotFound(name, searched: searched), at: span(node.path))
    }
  }

  /// Takes in a file beside the scene's own, unless it is there already.
  func add(part source: SceneSource) {
    guard !program.files.contains(where: { $0.source.path == source.path }) else { return }
    importedPaths.append(source.path)
    add(source)
  }

  /// Parses one more file of the program and takes in what it declares.
  func add(_ source: SceneSource) {
    let limits = program.limits
    let index = program.files.count
    let nesting = limits.nesting * 8
    let size = source.text.utf8.count
    if size > limits.sourceBytes {
      let empty = SceneSource(path: source.path, text: "")
      program.files.append(SceneFile(index: index, source: empty, nesting: nesting))
      report(
        .sourceTooLong(bytes: size, limit: limits.sourceBytes),
        at: SourceSpan(file: index, start: 0, end: 0)
      )
      return
    }
    if let offset = source.text.offsetOfBracket(deeperThan: limits.nesting) {
      // Nothing is parsed: the parser's own diagnostics take time in the square of the depth.
      program.files.append(SceneFile(index: index, source: source, parsing: "", nesting: nesting))
      report(
        .nestedTooDeeply(limit: source.text.utf8.nestingLimit(at: offset) ?? limits.nesting),
        at: SourceSpan(file: index, start: offset, end: offset + 1)
      )
      return
    }
    workLeft += 20 * size
    let file = SceneFile(index: index, source: source, nesting: nesting, after: parseMemory)
    program.files.append(file)
    reportSyntaxMistakes(of: file)
    within(DeclarationScope(file: index), nil) { collect(file.tree.statements) }
  }
}

extension String.UTF8View {
  /// How deep the kind of bracket at an offset may be nested, where that is less than all brackets.
  fileprivate func nestingLimit(at offset: Int) -> Int? {
    switch byte(at: offset) {
    case UInt8(ascii: "["): String.squareBracketLimit
    case UInt8(ascii: "<"): String.angleBracketLimit
    default: nil
    }
  }

  private func byte(at offset: Int) -> UInt8? {
    index(startIndex, offsetBy: offset, limitedBy: endIndex).flatMap {
      $0 < endIndex ? self[$0] : nil
    }
  }
}
