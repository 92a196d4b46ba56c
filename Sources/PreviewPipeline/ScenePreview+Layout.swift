internal import CellRendering
internal import Diptych
internal import LayoutEngine
internal import SceneLanguage

/// A preview laid out in one direction, with what running it brought to light.
struct DirectedLayout: Sendable {
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
    let canvas = canvas(for: request)
    var environment = values(direction, on: canvas, as: request)
    if direction == request.directions.last { environment.pseudolanguage = request.pseudolanguage }
    let evaluation = evaluate(
      in: environment,
      locatingModifiers: request.recordsSteps,
      interface: environment.interface(as: request)
    )
    let actions = LayoutActions()
    var placed: PlacedTree
    var round = 0
    repeat {
      round += 1
      actions.begin()
      let tree = LayoutTree(root: evaluation.view, environment: environment, actions: actions)
      let pass = LayoutPass(tree, textMeasuring: CellTextMeasuring())
      let size = pass.layOut(in: canvas)
      placed = pass.placedTree(direction, canvas: size, recordingSteps: request.recordsSteps)
      // What the scene does when views have appeared may change what they show.
      guard actions.run() else { break }
      if round == Self.mostRounds { evaluation.warn(.stateKeepsChanging(rounds: round)) }
    } while round < Self.mostRounds && !evaluation.isStopped
    evaluation.end()
    return DirectedLayout(
      tree: placed,
      console: evaluation.console,
      diagnostics: evaluation.diagnostics
    )
  }

  /// How often a scene is laid out whose actions change its state again and again.
  private static let mostRounds = 8

  /// The canvas that is asked for: of a size, of a device, or as the preview wants it.
  func canvas(for request: PreviewRequest) -> PreviewCanvas {
    if let canvas = request.canvas { return canvas }
    let isLandscape = request.device?.orientation.map { $0 == .landscape } ?? traits.isLandscape
    if let device = request.device?.preset {
      return .device(HeldDevice(device, isLandscape: isLandscape))
    }
    if let size = traits.fixedSize { return .fixed(size) }
    return isLandscape ? .standardLandscape : .standard
  }
}
