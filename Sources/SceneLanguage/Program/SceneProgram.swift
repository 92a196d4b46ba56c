/// A scene that is parsed and bound, ready to be evaluated any number of times.
package struct SceneProgram: Sendable {
  /// The mistakes in the source: syntax first, in the order of the files and lines.
  package let diagnostics: [SceneDiagnostic]
  /// What there is to show; nothing when there is an error.
  package let previews: [ScenePreview]
  /// The paths of the files that imports led to, and of the neighbors.
  package let importedPaths: [String]
  /// The names that were not found, which other files of the scene's module may declare.
  package let missingNames: Set<String>
  /// The text of every file, for printing diagnostics.
  package let sources: [SceneSource]
  /// The initial values that can be replaced; nothing unless they were asked for.
  package let settableValues: [SettableValue]

  /// What ``release()`` lets go.
  let declarations: ProgramDeclarations

  /// Whether any mistake is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Parses and binds a scene.
  ///
  /// Run it on a thread with a large stack: it descends as deep as the source is nested.
  /// - Parameters:
  ///   - source: The scene's file.
  ///   - neighbors: Other files of the scene's module; they declare, and show nothing.
  ///   - imports: Finds the files of an imported module.
  ///   - overrides: Swift expressions that replace initial values, by the property's name, or by
  ///     its type's and its own: `Card.count`. It is a mistake to name what is not there.
  ///   - adjustments: The same, but for the values that are there; they win over `overrides`.
  ///   - listsSettableValues: Whether ``settableValues`` are wanted.
  ///   - limits: How much the scene may do before it is stopped.
  ///   - assets: What the catalogs of assets around the scene tell of its pictures.
  ///   - parseMemory: What is known of earlier texts of the files; it learns these.
  package init(
    _ source: SceneSource,
    neighbors: [SceneSource] = [],
    resolving imports: @escaping (String) -> ImportResolution = { _ in .notFound(searched: []) },
    overrides: [String: String] = [:],
    adjustments: [ValueAdjustment] = [],
    listsSettableValues: Bool = false,
    limits: EvaluationLimits = EvaluationLimits(),
    assets: SceneAssets = .none,
    parsingAfter parseMemory: ParseMemory? = nil
  ) {
    let binder = Binder(
      library: .standard,
      program: BoundProgram(limits: limits, assets: assets),
      overrides: overrides,
      adjustments: adjustments,
      resolving: imports,
      parsingAfter: parseMemory
    )
    let previews = binder.bind(program: source, with: neighbors)
    settableValues = listsSettableValues ? binder.settableValues() : []
    diagnostics = binder.diagnostics.diagnostics(in: binder.program.files)
    self.previews = binder.diagnostics.hasErrors() ? [] : previews
    importedPaths = binder.importedPaths
    missingNames = binder.missingNames
    sources = binder.program.files.map(\.source)
    declarations = ProgramDeclarations(binder.module, binder.program)
  }

  /// Gives the program's memory back; no preview of it can be evaluated or laid out any more.
  ///
  /// A program that is not released stays in memory as long as the process.
  package func release() {
    declarations.release()
  }
}
