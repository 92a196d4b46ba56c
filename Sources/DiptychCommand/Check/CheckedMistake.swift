internal import PreviewPipeline
internal import SceneLanguage

/// A mistake with the notes that add to it.
struct CheckedMistake: Sendable {
  var diagnostics: [SceneDiagnostic]
  /// The mistake as people are told of it, with its source lines; empty where only data is told.
  var text: String
}

extension CheckedMistake {
  /// The mistakes of a scene, each with its notes; without `texts` where only data is told.
  static func all(in report: PreviewReport, texts: [String]?) -> [CheckedMistake] {
    report.diagnostics.enumerated().reduce(into: []) { mistakes, told in
      let text = texts?[told.offset] ?? ""
      if told.element.severity == .note, !mistakes.isEmpty {
        mistakes[mistakes.count - 1].diagnostics.append(told.element)
        mistakes[mistakes.count - 1].text += text
      } else {
        mistakes.append(CheckedMistake(diagnostics: [told.element], text: text))
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
