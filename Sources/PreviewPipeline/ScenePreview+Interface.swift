internal import CellRendering
internal import ConstraintLayout
internal import Diptych
internal import LayoutEngine
internal import SceneLanguage

extension ScenePreview {
  /// Makes the preview's UIKit views and lays them out in a direction.
  ///
  /// Views are changed by being laid out, so every direction has its own.
  func layOutInterface(
    _ direction: LayoutDirection,
    as request: PreviewRequest
  ) -> DirectedLayout {
    let canvas = canvas(for: request)
    var values = EnvironmentValues(layoutDirection: direction)
    values.systemProfile = request.systemProfile
    values.stand(on: canvas)
    if let scale = request.scale { values.displayScale = scale }
    var environment = InterfaceEnvironment()
    environment.layoutDirection = direction
    environment.systemVersion = request.systemVersion
    environment.displayScale = values.displayScale
    environment.textMeasuring = CellTextMeasuring()
    environment.symbols = { name, direction in
      SymbolTable.symbol(named: name)?.glyphs(in: direction)
    }
    let evaluation = evaluateInterface(on: canvas, in: environment, values: values)
    defer { evaluation.end() }
    return DirectedLayout(
      tree: evaluation.preview.tree,
      console: evaluation.console,
      diagnostics: evaluation.diagnostics
    )
  }
}

extension PreviewRequest {
  /// The controls of SwiftUI in the system's version.
  var systemProfile: SystemProfile { SystemProfile(major: systemVersion.major) }
}
