internal import LayoutEngine
package import SceneLanguage

extension LaidOutPreview {
  /// What lints find in a preview whose layout was recorded.
  ///
  /// What is wrong in both directions is told once; what a loop repeats is told once.
  func findings() -> [(source: SourcePosition, finding: LintFinding)] {
    let surveys = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      trees[direction].map { ViewSurvey($0, fitsContent: fitsContent) }
    }
    var findings = Sighting.joined(surveys[0]?.sightings, surveys[1]?.sightings)
    if let first = surveys[0]?.tree, let second = surveys[1]?.tree {
      findings += DoubleFlip.findings(first, second)
    }
    return findings
  }
}

extension PreviewReport {
  /// The warnings of all lints; the request asked for steps.
  ///
  /// - Parameter disabled: The rules that are not applied at all.
  /// - Returns: The warnings in the order of files and lines, silenced ones left out.
  package func lintDiagnostics(without disabled: Set<SceneLint> = []) -> [SceneDiagnostic] {
    var found = previews.filter { !$0.isFailed }.flatMap { preview in
      preview.findings().compactMap { diagnostic($0.finding, at: $0.source) }
    }
    let silences = Dictionary(
      sources.map { ($0.path, LintSilence($0.text)) },
      uniquingKeysWith: { first, _ in first }
    )
    if let scene = sources.first {
      found += PhysicalSides.findings(in: scene)
      found += unknownNames(silences[scene.path], in: scene)
    }
    var seen: Set<FindingPlace> = []
    return
      found
      .filter { diagnostic in
        guard let lint = diagnostic.lint, !disabled.contains(lint) else { return false }
        if silences[diagnostic.file]?.covers(lint, line: diagnostic.line) == true { return false }
        return seen.insert(FindingPlace(lint, diagnostic)).inserted
      }
      .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  private func diagnostic(
    _ finding: LintFinding,
    at source: SourcePosition
  ) -> SceneDiagnostic? {
    // What the library is made of is none of the scene's doing.
    guard sources.indices.contains(Int(source.file)), !sources[Int(source.file)].isLibrary
    else { return nil }
    let position = LinePosition(line: Int(source.line), column: Int(source.column))
    return SceneDiagnostic(
      mistake: .finding(finding),
      severity: .warning,
      file: sources[Int(source.file)].path,
      start: position,
      end: position
    )
  }

  private func unknownNames(_ silence: LintSilence?, in scene: SceneSource) -> [SceneDiagnostic] {
    (silence?.unknown ?? []).map { name, position in
      SceneDiagnostic(
        mistake: .finding(.unknownLint(name, names: SceneLint.allCases.map(\.rawValue))),
        severity: .warning,
        file: scene.path,
        start: position,
        end: position
      )
    }
  }
}

/// Where a rule found something: what every round of a loop has in common.
private struct FindingPlace: Hashable {
  let lint: SceneLint
  let file: String
  let start: LinePosition

  init(_ lint: SceneLint, _ diagnostic: SceneDiagnostic) {
    self.lint = lint
    file = diagnostic.file
    start = diagnostic.start
  }
}
