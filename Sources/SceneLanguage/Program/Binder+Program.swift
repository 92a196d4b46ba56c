internal import SwiftSyntax

extension Binder {
  /// Parses and binds a file with its neighbors and all that they import, and finds what it shows.
  func bind(program source: SceneSource, with neighbors: [SceneSource] = []) -> [ScenePreview] {
    add(source)
    for neighbor in neighbors { add(part: neighbor) }
    guard !program.files.isEmpty else { return [] }
    addPrelude()
    resolveHeaders()
    program.operatorFunctions = module.operatorFunctions
    noteEqualities()
    bindPendingBodies()
    checkDeclarations()
    checkLibraryRequirements()
    let previews = findPreviews()
    if let tooComplexPlace { report(.tooComplex, at: tooComplexPlace) }
    for name in overrides.keys.sorted() where !usedOverrides.contains(name) {
      report(.overrideNotFound(name, names: settableNames), at: program.entry)
    }
    if previews.isEmpty, !diagnostics.hasErrors() {
      report(.nothingToPreview, at: program.entry)
    }
    return previews
  }

  /// Adds the parts of the library that are written in Swift and that the scene names.
  private func addPrelude() {
    let texts = program.files.map(\.source.text)
    let parts = Prelude.parts(namedIn: texts) { name in
      // What a file keeps to itself hides it from no other, and `Foundation.Calendar` means the
      // library's also beside one of the scene.
      let isHidden =
        module.scene.types[name] != nil
        || texts.count == 1 && module.kept(by: 0).types[name] != nil
      return isHidden && !texts.contains { $0.contains(".\(name)") }
    }
    program.firstPreludeFile = program.files.count
    for part in parts { add(SceneSource(path: Prelude.path, text: part.source)) }
  }

  /// Lets types know the equality and hashing that the scene writes for them.
  func noteEqualities() {
    for function in module.operatorFunctions["=="] ?? [] where !function.isRequirement {
      let types = function.signature.parameters.map(\.type)
      guard types.count == 2, types[0] == types[1], case .declared(let owner, _) = types[0],
        owner.kind != .protocol
      else { continue }
      owner.equality = DeclaredEquality(
        program: program,
        equal: function,
        hash: owner.method("hash", labels: ["into"])
      )
    }
    for owner in module.declaredTypes where owner.kind == .class && owner.equality == nil {
      guard let isEqual = owner.method("isEqual", labels: [nil]),
        inherits(owner.selfType, from: .named("NSObject"))
      else { continue }
      owner.equality = DeclaredEquality(
        program: program,
        isEqual: isEqual,
        hashValue: owner.property("hash")
      )
    }
  }

  /// The properties whose initial values can be replaced, a few of many.
  private var settableNames: [String] {
    let properties = module.declaredTypes.flatMap(\.storedProperties) + program.globals
    let names = properties.filter { $0.initialSyntax != nil && !$0.name.isEmpty }.map(\.name)
    return Array(Set(names).sorted().prefix(20))
  }
}
