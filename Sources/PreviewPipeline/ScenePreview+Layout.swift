internal import CellRendering
internal import Diptych
internal import LayoutEngine
internal import SceneLanguage

/// A preview laid out in one direction, with what running it brought to light.
struct DirectedLayout: Sendable {
  /// The area that was asked for in the end.
  var canvas: PreviewCanvas
  var tree: PlacedTree
  var console: [String]
  var diagnostics: [SceneDiagnostic]

  /// Whether a mistake showed, so that views may be missing.
  var isFailed: Bool { diagnostics.contains { $0.severity == .error } }
}

extension ScenePreview {
  /// Evaluates the preview, lowers and measures its views, and places them in a direction.
  ///
  /// All of it happens on one thread: views hold closures into the evaluation, and layout calls
  /// them while it places what geometry readers contain.
  func layOut(
    _ direction: LayoutDirection,
    as request: PreviewRequest
  ) -> DirectedLayout {
    let wishes = PreviewWishes()
    var canvas = canvas(for: request)
    var environment = values(direction, on: canvas, as: request)
    var evaluation = evaluate(
      in: environment,
      locatingModifiers: request.recordsSteps,
      interface: environment.interface(as: request)
    )
    let actions = LayoutActions()
    var placed: PlacedTree
    var round = 0
    repeat {
      round += 1
      func lower() -> LayoutTree {
        actions.begin()
        return LayoutTree(
          root: evaluation.view,
          environment: environment,
          actions: actions,
          wishes: wishes
        )
      }
      var tree = lower()
      let wished = self.canvas(for: request, wishes)
      if round == 1, wished != canvas {
        // Only the views tell which canvas they are for, and they may look at it.
        canvas = wished
        environment = values(direction, on: canvas, as: request)
        evaluation.end()
        evaluation = evaluate(
          in: environment,
          locatingModifiers: request.recordsSteps,
          interface: environment.interface(as: request)
        )
        tree = lower()
      }
      let pass = LayoutPass(tree, textMeasuring: CellTextMeasuring())
      let size = pass.layOut(in: canvas)
      placed = pass.placedTree(direction, canvas: size, recordingSteps: request.recordsSteps)
      // What the scene does when views have appeared may change what they show.
      guard actions.run() else { break }
      if round == Self.mostRounds { evaluation.warn(.stateKeepsChanging(rounds: round)) }
    } while round < Self.mostRounds && !evaluation.isStopped
    evaluation.end()
    return DirectedLayout(
      canvas: canvas,
      tree: placed,
      console: evaluation.console,
      diagnostics: evaluation.diagnostics
    )
  }

  /// How often a scene is laid out whose actions change its state again and again.
  private static let mostRounds = 8
}
