package import Diptych

/// A view made from a scene, and what the scene has said so far.
///
/// Confined to one thread. Layout calls closures of the scene, so ``console`` and ``diagnostics``
/// grow until the picture is done.
package final class SceneEvaluation {
  /// What is to be shown; empty when the scene failed.
  package let view: any View
  private let evaluation: Evaluation

  init(view: any View, evaluation: Evaluation) {
    self.view = view
    self.evaluation = evaluation
  }

  /// What `print` wrote, line by line, with nothing in it that a terminal would obey.
  package var console: [String] { evaluation.console.lines }
  /// The mistakes that showed while the scene ran.
  package var diagnostics: [SceneDiagnostic] { evaluation.diagnostics }

  /// Tells what layout found wrong with views of UIKit, and lets go of what the scene has made,
  /// circles of its objects included.
  ///
  /// To be called when the picture is done; nothing of the scene runs afterwards.
  package func end() {
    evaluation.reportInterfaceProblems()
    evaluation.end()
  }

  /// Tells what showed while the scene was laid out, at the preview.
  package func warn(_ mistake: SceneMistake) {
    evaluation.report(SceneStop(mistake), severity: .warning)
  }

  /// Ends the scene because of what showed while it was laid out.
  package func fail(_ mistake: SceneMistake) {
    evaluation.report(evaluation.stop(mistake, at: nil))
  }

  /// Begins to make the views of a round of layout.
  package func beginViews() { evaluation.random.beginViews() }

  /// Ends the making of views; what runs from now on are actions.
  package func endViews() { evaluation.random.endViews() }

  /// What is left of the budget of steps; any call of the scene takes of it.
  package var stepsLeft: Int { evaluation.stepsLeft }

  /// How often the scene put something off until layout is done, which may change what it shows.
  package var deferrals: Int { evaluation.deferrals }

  /// Whether the scene was stopped because it spent a budget.
  package var isStopped: Bool { evaluation.isStopped }
}
