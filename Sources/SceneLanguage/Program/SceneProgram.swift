/// A scene that is parsed and bound, ready to be evaluated any number of times.
package struct SceneProgram: Sendable {
  /// The mistakes in the source: syntax first, in the order of the files and lines.
  package let diagnostics: [SceneDiagnostic]
  /// What there is to show; nothing when there is an error.
  package let previews: [ScenePreview]
  /// The paths of the files that imports led to.
  package let importedPaths: [String]
  /// The text of every file, for printing diagnostics.
  package let sources: [SceneSource]

  /// Whether any mistake is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Parses and binds a scene.
  ///
  /// Run it on a thread with a large stack: it descends as deep as the source is nested.
  /// - Parameters:
  ///   - source: The scene's file.
  ///   - imports: Finds the files of an imported module.
  ///   - overrides: Swift expressions that replace initial values, by the property's name.
  ///   - limits: How much the scene may do before it is stopped.
  package init(
    _ source: SceneSource,
    resolving imports: (String) -> ImportResolution = { _ in .notFound(searched: []) },
    overrides: [String: String] = [:],
    limits: EvaluationLimits = EvaluationLimits()
  ) {
    self = withoutActuallyEscaping(imports) { imports in
      let program = BoundProgram(limits: limits)
      let binder = Binder(
        library: .standard,
        program: program,
        overrides: overrides,
        resolving: imports
      )
      let previews = binder.bind(program: source)
      return SceneProgram(binder, previews)
    }
  }

  private init(_ binder: Binder, _ previews: [ScenePreview]) {
    diagnostics = binder.diagnostics.diagnostics(in: binder.program.files)
    self.previews = binder.diagnostics.hasErrors() ? [] : previews
    importedPaths = binder.importedPaths
    sources = binder.program.files.map(\.source)
  }
}
