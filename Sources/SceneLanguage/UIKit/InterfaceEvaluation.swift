package import ConstraintLayout
package import Diptych
package import LayoutEngine

/// A preview of UIKit, made and laid out in one direction, and what the scene has said meanwhile.
///
/// Confined to one thread.
package final class InterfaceEvaluation {
  /// The views with their frames.
  package let preview: UIKitPreview
  private let evaluation: Evaluation

  init(preview: UIKitPreview, evaluation: Evaluation) {
    self.preview = preview
    self.evaluation = evaluation
  }

  /// What `print` wrote, line by line, with nothing in it that a terminal would obey.
  package var console: [String] { evaluation.console.lines }
  /// The mistakes of the scene, and what layout found wrong with its constraints.
  package var diagnostics: [SceneDiagnostic] { evaluation.diagnostics }

  /// Lets go of what the scene has made, circles of its objects included.
  ///
  /// To be called when the picture is done; nothing of the scene runs afterwards.
  package func end() { evaluation.end() }
}

extension ScenePreview {
  /// Makes the view or controller that a UIKit preview shows, and lays it out.
  ///
  /// Run it on a thread with a large stack.
  /// - Parameters:
  ///   - canvas: The area of the preview.
  ///   - environment: What views find around them, the direction above all.
  ///   - values: What SwiftUI content finds that UIKit views contain.
  /// - Returns: The views with their frames, and what running the scene brought to light.
  package func evaluateInterface(
    on canvas: PreviewCanvas,
    in environment: InterfaceEnvironment,
    values: EnvironmentValues = EnvironmentValues()
  ) -> InterfaceEvaluation {
    let evaluation = Evaluation(
      program: program,
      environment: values,
      interface: environment
    )
    let preview = UIKitPreview(
      canvas: canvas,
      environment: environment,
      fitsContent: traits.fitsContent
    ) {
      evaluation.guarded(.view(UIView())) { try content(evaluation) }
    }
    evaluation.reportInterfaceProblems()
    return InterfaceEvaluation(preview: preview, evaluation: evaluation)
  }

  private func content(_ evaluation: Evaluation) throws -> UIKitPreview.Content {
    let value = try code.call(evaluation, at: span)
    switch value.nativeObject {
    case let controller as UIViewController: return .controller(controller)
    case let view as UIView: return .view(view)
    default: throw SceneStop(.interfaceNotShown("\(value.type)"), at: span)
    }
  }
}

extension Evaluation {
  /// Tells what layout found wrong with views of UIKit, but for mistakes that ended a call.
  func reportInterfaceProblems() {
    for problem in interface.problems.problems where !problem.isFatal { report(problem) }
  }

  /// Tells what layout found wrong: the picture is shown, but perhaps not as meant.
  fileprivate func report(_ problem: LayoutProblem) {
    report(
      SceneStop(.layoutProblem(problem.message), at: problem.source.flatMap { span(of: $0) }),
      severity: .warning
    )
  }

  /// The place that a report carries.
  private func span(of position: SourcePosition) -> SourceSpan? {
    let file = Int(position.file)
    guard program.files.indices.contains(file) else { return nil }
    let offset = program.files[file].offset(
      of: LinePosition(line: Int(position.line), column: Int(position.column))
    )
    return SourceSpan(file: file, start: offset, end: offset)
  }
}
