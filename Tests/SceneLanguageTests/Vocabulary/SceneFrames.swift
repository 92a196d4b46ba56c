import Diptych
import LayoutEngine
import SceneLanguage

/// The frames of the named views of a scene's first preview, and what the scene had to say.
struct SceneFrames: Sendable {
  /// Lines of `line:column: severity: message`.
  var messages: [String] = []
  var console: [String] = []
  /// x, y, width, height in points, physical, by identifier.
  var frames: [String: [Double]] = [:]

  /// Binds, evaluates, and lays out a scene in a canvas of 320 × 480 points.
  init(_ text: String, _ direction: LayoutDirection = .leftToRight) {
    self = onDeepStack {
      let program = SceneProgram(
        SceneSource(path: "Scene.swift", text: text),
        resolving: { _ in .notFound(searched: ["."]) }
      )
      var result = SceneFrames()
      var diagnostics = program.diagnostics
      if let preview = program.previews.first {
        let environment = EnvironmentValues(layoutDirection: direction)
        let evaluation = preview.evaluate(in: environment)
        let pass = LayoutPass(
          LayoutTree(root: evaluation.view, environment: environment),
          textMeasuring: CountedText()
        )
        let canvas = pass.layOut(in: .fixed(CGSize(width: 320, height: 480)))
        for node in pass.placedTree(direction, canvas: canvas).nodes {
          guard let identifier = node.identifier else { continue }
          let frame = node.frame
          result.frames[identifier] = [frame.minX, frame.minY, frame.width, frame.height]
        }
        diagnostics += evaluation.diagnostics
        result.console = evaluation.console
      }
      result.messages = diagnostics.map {
        "\($0.line):\($0.column): \($0.severity.rawValue): \($0.message)"
      }
      return result
    }
  }

  private init() {}
}

/// A text of eight points a character on one line of sixteen.
private struct CountedText: TextMeasuring {
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 8 * CGFloat(text.string.count), height: 16)
  }

  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    (13, 13)
  }
}
