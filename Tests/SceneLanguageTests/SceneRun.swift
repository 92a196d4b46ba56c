import ConstraintLayout
import Diptych
import LayoutEngine
import SceneLanguage

/// What became of a scene.
struct SceneRun: Sendable {
  var messages: [String]
  var console: [String]
  var previewNames: [String?]
  /// Whether what binding needed is there no longer once it is done.
  var letsBinderGo: Bool

  /// Binds a scene and, when it is right, evaluates and lowers each of its previews.
  init(
    _ text: String,
    overrides: [String: String] = [:],
    limits: EvaluationLimits = EvaluationLimits(),
    modules: [String: String] = [:]
  ) {
    self = onDeepStack {
      // The binder holds what finds modules, and nothing else does.
      var modules: Modules? = Modules(texts: modules)
      weak let held = modules
      let program = SceneProgram(
        SceneSource(path: "Scene.swift", text: text),
        resolving: { [modules] in modules?.sources(of: $0) ?? .notFound(searched: ["."]) },
        overrides: overrides,
        limits: limits
      )
      modules = nil
      let letsBinderGo = held == nil
      var diagnostics = program.diagnostics
      var console: [String] = []
      for preview in program.previews {
        if preview.isInterface {
          let evaluation = preview.evaluateInterface(on: .standard, in: InterfaceEnvironment())
          diagnostics += evaluation.diagnostics
          console += evaluation.console
          evaluation.end()
          continue
        }
        let environment = EnvironmentValues(layoutDirection: .leftToRight)
        let evaluation = preview.evaluate(in: environment)
        _ = LayoutTree(root: evaluation.view, environment: environment)
        diagnostics += evaluation.diagnostics
        console += evaluation.console
        evaluation.end()
      }
      defer { program.release() }
      return SceneRun(
        messages: diagnostics.map {
          "\($0.line):\($0.column): \($0.severity.rawValue): \($0.message)"
        },
        console: console,
        previewNames: program.previews.map(\.name),
        letsBinderGo: letsBinderGo
      )
    }
  }

  private init(
    messages: [String],
    console: [String],
    previewNames: [String?],
    letsBinderGo: Bool
  ) {
    self.messages = messages
    self.console = console
    self.previewNames = previewNames
    self.letsBinderGo = letsBinderGo
  }
}

/// The modules that a scene may import.
private final class Modules {
  private let texts: [String: String]

  init(texts: [String: String]) {
    self.texts = texts
  }

  func sources(of name: String) -> ImportResolution {
    texts[name].map { .sources([SceneSource(path: "\(name).swift", text: $0)]) }
      ?? .notFound(searched: ["."])
  }
}
