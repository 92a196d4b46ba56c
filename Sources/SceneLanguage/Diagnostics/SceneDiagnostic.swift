/// A mistake in a scene, at its place.
package struct SceneDiagnostic: Error, Sendable, Hashable {
  /// How much a mistake matters.
  package enum Severity: String, Sendable {
    /// The preview cannot be shown, or was stopped.
    case error
    /// The preview is shown, but perhaps not as meant.
    case warning
    /// An addition to the diagnostic before it.
    case note
  }

  /// What is wrong.
  package var mistake: SceneMistake
  /// How much it matters.
  package var severity: Severity
  /// The path of the file, as it was given.
  package var file: String
  /// Where the mistake begins.
  package var start: LinePosition
  /// Where the mistake ends.
  package var end: LinePosition
  /// Changes that would mend it; each is enough by itself.
  package var fixIts: [SceneFixIt]

  package init(
    mistake: SceneMistake,
    severity: Severity = .error,
    file: String,
    start: LinePosition,
    end: LinePosition,
    fixIts: [SceneFixIt] = []
  ) {
    self.mistake = mistake
    self.severity = severity
    self.file = file
    self.start = start
    self.end = end
    self.fixIts = fixIts
  }

  /// The message, with nothing in it that a terminal would obey, and cut where nobody reads on: a
  /// name may be as long as the file.
  package var message: String {
    let wording = mistake.wording.closingAliases.withoutControlCharacters
    let shown = wording.prefix(Self.mostCharacters)
    return shown.endIndex < wording.endIndex ? shown + "…" : wording
  }
  /// The line where the mistake begins, from 1.
  package var line: Int { start.line }
  /// The column where the mistake begins, from 1, in UTF-8 bytes.
  package var column: Int { start.column }

  private static let mostCharacters = 1_000
}
