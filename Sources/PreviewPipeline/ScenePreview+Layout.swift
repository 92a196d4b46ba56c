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
  /// Lays the preview out in some directions, evaluating it once where none is looked at.
  func layOut(
    in directions: ArraySlice<LayoutDirection>,
    as request: PreviewRequest
  ) -> [DirectedLayout] {
    var layouts: [DirectedLayout] = []
    while layouts.count < directions.count {
      layouts += layOut(in: directions.dropFirst(layouts.count), sharedAs: request)
    }
    return layouts
  }

  /// Evaluates the preview, lowers and measures its views, and places them.
  ///
  /// All of it happens on one thread: views hold closures into the evaluation, and layout calls
  /// them while it places what geometry readers contain.
  ///
  /// - Parameters:
  ///   - directions: The directions that are wanted, at least one.
  ///   - request: How previews are wanted.
  /// - Returns: The layouts in all directions, or that in the first where the scene looks at it.
  private func layOut(
    in directions: ArraySlice<LayoutDirection>,
    sharedAs request: PreviewRequest
  ) -> [DirectedLayout] {
    guard let direction = directions.first else { return [] }
    let sight = DirectionSight()
    let wishes = PreviewWishes()
    var canvas = canvas(for: request)
    var environment = values(direction, on: canvas, as: request, notedBy: sight)
    func evaluate() -> SceneEvaluation {
      self.evaluate(
        in: environment,
        locatingModifiers: request.recordsSteps,
        interface: environment.interface(as: request)
      )
    }
    var evaluation = evaluate()
    let actions = LayoutActions()
    var others: [PlacedTree] = []
    var placed: PlacedTree
    var round = 0
    var earlierFrames: [CGRect]?
    repeat {
      round += 1
      let deferrals = evaluation.deferrals
      func lower() -> LayoutTree {
        actions.begin()
        evaluation.beginViews()
        return LayoutTree(
          root: evaluation.view,
          member: member,
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
        environment = values(direction, on: canvas, as: request, notedBy: sight)
        evaluation.end()
        evaluation = evaluate()
        tree = lower()
      }
      let pass = LayoutPass(tree, textMeasuring: CellTextMeasuring())
      let size = pass.layOut(in: canvas)
      func place(_ direction: LayoutDirection) -> PlacedTree {
        pass.placedTree(direction, canvas: size, recordingSteps: request.recordsSteps)
      }
      let stepsLeft = evaluation.stepsLeft
      placed = place(direction)
      if pass.isFull { evaluation.fail(.tooManyNodes(limit: LayoutTree.mostNodes)) }
      // What the scene makes of frames may be another thing for every direction.
      let isShared =
        !sight.isSeen && !tree.hasReaders && evaluation.stepsLeft == stepsLeft
        && request.pseudolanguage == nil
      others = isShared ? directions.dropFirst().map(place) : []
      if pass.pathElements > LayoutPass.mostPathElements {
        evaluation.fail(.pathsTooLong(limit: LayoutPass.mostPathElements))
      }
      // What geometry readers put off until layout is done may change the frames that they read.
      var isUnsettled = false
      if evaluation.deferrals > deferrals {
        let frames = placed.nodes.map(\.frame)
        isUnsettled = frames != earlierFrames
        earlierFrames = frames
      }
      evaluation.endViews()
      // What the scene does when views have appeared may change what they show.
      guard actions.run() || isUnsettled else { break }
      if round == Self.mostRounds { evaluation.warn(.stateKeepsChanging(rounds: round)) }
    } while round < Self.mostRounds && !evaluation.isStopped
    evaluation.end()
    return ([placed] + others).map { tree in
      DirectedLayout(
        canvas: canvas,
        tree: tree,
        console: evaluation.console,
        diagnostics: evaluation.diagnostics
      )
    }
  }

  /// How often a scene is laid out whose actions change its state again and again.
  private static let mostRounds = 8
}
