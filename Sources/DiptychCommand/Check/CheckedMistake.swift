internal import PreviewPipeline
internal import SceneLanguage

/// A mistake with the notes that add to it.
struct CheckedMistake: Sendable {
  var diagnostics: [SceneDiagnostic]
  /// The mistake as people are told of it, with its source lines.
  var text: String
}

extension CheckedMistake {
  /// The mistakes of a scene, each with its notes.
  static func all(in report: PreviewReport, usesColors: Bool) -> [CheckedMistake] {
    zip(report.diagnostics, report.texts(usesColors: usesColors)).reduce(into: []) {
      mistakes,
      told in
      if told.0.severity == .note, !mistakes.isEmpty {
        mistakes[mistakes.count - 1].diagnostics.append(told.0)
        mistakes[mistakes.count - 1].text += told.1
      } else {
        mistakes.append(CheckedMistake(diagnostics: [told.0], text: told.1))
      }
    }
  }
}

/// The mistakes that a check has told.
///
/// The scenes of a folder share what its files declare, and each of them finds the mistakes there.
struct ToldMistakes {
  private var told: Set<[SceneDiagnostic]> = []

  /// Takes from a scene the mistakes that were told for another.
  mutating func removeTold(from scene: inout CheckedScene) {
    scene.mistakes.removeAll { !told.insert($0.diagnostics).inserted }
  }
}
