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
    let values = values(direction, on: canvas, as: request)
    let evaluation = evaluateInterface(
      on: canvas,
      in: values.interface(as: request),
      values: values
    )
    defer { evaluation.end() }
    return DirectedLayout(
      canvas: canvas,
      tree: evaluation.preview.tree,
      console: evaluation.console,
      diagnostics: evaluation.diagnostics
    )
  }
}

extension ScenePreview {
  /// What views of SwiftUI find around them on a canvas.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the preview is seen.
  ///   - canvas: The canvas.
  ///   - request: How previews are wanted.
  ///   - sight: Notes who looks at the direction; `nil` where no one asks.
  /// - Returns: The values at the root.
  func values(
    _ direction: LayoutDirection,
    on canvas: PreviewCanvas,
    as request: PreviewRequest,
    notedBy sight: DirectionSight? = nil
  ) -> EnvironmentValues {
    var values = EnvironmentValues(NotedDirection(direction, notedBy: sight))
    values.systemProfile = request.systemProfile
    values.looks = ControlLooksSource()
    values.stand(on: canvas)
    if direction == request.directions.last { values.pseudolanguage = request.pseudolanguage }
    if let scale = request.scale { values.displayScale = scale }
    return values
  }
}

extension EnvironmentValues {
  /// What views of UIKit find around them where these values hold.
  func interface(as request: PreviewRequest) -> InterfaceEnvironment {
    var environment = InterfaceEnvironment()
    environment.notedDirection = notedDirection
    environment.systemVersion = request.systemVersion
    environment.displayScale = displayScale
    environment.textMeasuring = CellTextMeasuring()
    environment.symbols = { name, direction in
      SymbolTable.symbol(named: name)?.glyphs(in: direction)
    }
    return environment
  }
}

extension PreviewRequest {
  /// The controls of SwiftUI in the system's version.
  var systemProfile: SystemProfile { SystemProfile(major: systemVersion.major) }
}
