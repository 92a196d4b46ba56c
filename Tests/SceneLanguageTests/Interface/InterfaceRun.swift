import ConstraintLayout
import LayoutEngine
import SceneLanguage

/// What became of a scene of UIKit views, laid out in one direction.
struct InterfaceRun: Sendable {
  var messages: [String]
  var console: [String]
  /// The frames of named views: x, y, width and height in points.
  var frames: [String: [Double]]
  /// What is drawn, from back to front where nothing asks for another order.
  var drawings: [Drawing]
  /// The effects on drawings.
  var effects: [DrawingEffect]
  /// How many views and controllers of the scene live on after it has ended.
  var survivors: Int

  /// Binds a scene and lays out its first preview on a canvas of 320 × 480 points.
  init(
    _ text: String,
    _ direction: LayoutDirection = .leftToRight,
    change: @Sendable (inout EvaluationLimits) -> Void = { _ in }
  ) {
    var limits = EvaluationLimits()
    change(&limits)
    self = onDeepStack { [limits] in InterfaceRun(text, direction, limits) }
  }

  private init(_ text: String, _ direction: LayoutDirection, _ limits: EvaluationLimits) {
    let program = SceneProgram(
      SceneSource(path: "Scene.swift", text: "import UIKit\n" + text),
      limits: limits
    )
    messages = program.diagnostics.map(\.told)
    console = []
    frames = [:]
    (drawings, effects) = ([], [])
    survivors = 0
    guard let preview = program.previews.first else { return }
    var environment = InterfaceEnvironment()
    environment.layoutDirection = direction
    environment.textMeasuring = ColumnMeasuring()
    var lives: [WeakObject] = []
    do {
      let evaluation = preview.evaluateInterface(on: .standard, in: environment)
      lives = evaluation.preview.root.lives
      messages += evaluation.diagnostics.map(\.told)
      console = evaluation.console
      drawings = evaluation.preview.tree.nodes.compactMap(\.drawing)
      effects = evaluation.preview.tree.nodes.compactMap(\.effect)
      for node in evaluation.preview.tree.nodes {
        guard let name = node.identifier else { continue }
        let frame = node.frame
        frames[name] = [frame.minX, frame.minY, frame.width, frame.height]
      }
      evaluation.end()
    }
    survivors = lives.count { $0.object != nil }
  }
}

/// An object that is not kept alive.
struct WeakObject {
  weak var object: AnyObject?
}

extension UIView {
  /// The view, its controller, and all inside.
  fileprivate var lives: [WeakObject] {
    [WeakObject(object: self)] + (controller.map { [WeakObject(object: $0)] } ?? [])
      + subviews.flatMap(\.lives)
  }
}

extension SceneDiagnostic {
  fileprivate var told: String {
    "\(line - 1):\(column): \(severity.rawValue): " + message.prefix { $0 != "\n" }
  }
}

/// Texts of one line, 8 points for each character and 16 high.
private struct ColumnMeasuring: TextMeasuring {
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: Double(text.string.count) * 8, height: 16)
  }

  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    (12, 12)
  }
}
