package import ConstraintLayout
package import Diptych
package import LayoutEngine

/// What the traits of a preview ask for.
package struct ScenePreviewTraits: Sendable, Hashable {
  /// How the device is held.
  package enum Orientation: String, Sendable {
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
  }

  /// The size of the canvas, in points: `.fixedLayout(width:height:)`.
  package var fixedSize: CGSize?
  /// Whether the canvas is as large as the content: `.sizeThatFitsLayout`.
  package var fitsContent = false
  /// How the device is held, when the preview says so.
  package var orientation: Orientation?

  /// Whether the device is held turned by a quarter.
  package var isLandscape: Bool {
    orientation == .landscapeLeft || orientation == .landscapeRight
  }

  package init() {}
}

/// One thing that a scene file shows.
package struct ScenePreview: Sendable {
  /// The name: of `#Preview("name")`, or of the type; `nil` when it has none.
  package private(set) var name: String?
  /// Whether a provider makes it, each view of which is a preview of its own.
  package let isProvided: Bool
  /// Which of a provider's views it shows; `nil` shows all.
  package private(set) var member: Int?
  /// What the preview asks of its canvas.
  package let traits: ScenePreviewTraits
  /// Where the preview stands.
  package let start: LinePosition
  /// Whether it shows views of UIKit, which ``evaluateInterface(on:in:values:)`` makes.
  package let isInterface: Bool
  let program: BoundProgram
  let code: FunctionCode
  let span: SourceSpan

  init(
    name: String?,
    traits: ScenePreviewTraits,
    start: LinePosition,
    isInterface: Bool,
    isProvided: Bool,
    program: BoundProgram,
    code: FunctionCode,
    span: SourceSpan
  ) {
    self.name = name
    self.traits = traits
    self.start = start
    self.isInterface = isInterface
    self.isProvided = isProvided
    self.program = program
    self.code = code
    self.span = span
  }

  /// The preview of one of a provider's views.
  ///
  /// - Parameters:
  ///   - index: The place of the view among the others; `nil` where it is the only one.
  ///   - name: The name that the view asks for; `nil` where it asks for none.
  /// - Returns: The preview.
  package func showing(member index: Int?, named name: String?) -> ScenePreview {
    var preview = self
    preview.member = index
    preview.name = name ?? self.name
    return preview
  }

  /// Makes the view that the preview shows.
  ///
  /// Run it, and the layout of the view, on one thread with a large stack.
  /// - Parameters:
  ///   - environment: The values at the root; the layout direction above all.
  ///   - locatesModifiers: Whether views are to know where the modifiers around them are written.
  ///   - interface: What views of UIKit find around them that the preview contains.
  /// - Returns: The view and what running it brought to light.
  package func evaluate(
    in environment: EnvironmentValues = EnvironmentValues(),
    locatingModifiers locatesModifiers: Bool = false,
    interface: InterfaceEnvironment = InterfaceEnvironment()
  ) -> SceneEvaluation {
    let evaluation = Evaluation(
      program: program,
      environment: environment,
      interface: interface,
      locatesModifiers: locatesModifiers
    )
    let view = evaluation.guarded(EmptyView() as any View) {
      let value = try evaluation.runningTasks(ofProgram: code.name == FunctionCode.topLevelName) {
        try code.call(evaluation, at: span)
      }
      guard let view = value.view(in: evaluation) else {
        throw SceneStop(.valueIsNotView("\(value.type)"), at: span)
      }
      return view
    }
    return SceneEvaluation(view: view, evaluation: evaluation)
  }
}
