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
    in canvas: PreviewCanvas,
    as profile: SystemProfile,
    recordingSteps isRecorded: Bool = false
  ) -> DirectedLayout {
    var environment = EnvironmentValues(layoutDirection: direction)
    environment.systemProfile = profile
    let evaluation = evaluate(in: environment, locatingModifiers: isRecorded)
    let tree = LayoutTree(root: evaluation.view, environment: environment)
    let pass = LayoutPass(tree, textMeasuring: CellTextMeasuring())
    let size = pass.layOut(in: canvas)
    let placed = pass.placedTree(direction, canvas: size, recordingSteps: isRecorded)
    return DirectedLayout(
      tree: placed,
      console: evaluation.console,
      diagnostics: evaluation.diagnostics
    )
  }

  /// The canvas that the preview asks for.
  var wantedCanvas: PreviewCanvas {
    if let size = traits.fixedSize { return .fixed(size) }
    return .standard
  }
}
