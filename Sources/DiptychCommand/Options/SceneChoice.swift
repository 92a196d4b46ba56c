internal import ConstraintLayout
internal import Diptych
internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// What is laid out, and in which canvas, once the command line is read.
struct SceneChoice {
  /// What holds where nothing is typed.
  static let standard = SceneChoice()

  /// The name of the only preview to show; `nil` shows all.
  var preview: String?
  var direction = DirectionChoice.both
  var size: TypedSize?
  var device: TypedDevice?
  var scale: TypedScale?
  /// What replaces initial values.
  var values: [TypedValue] = []
  var version = TypedVersion.standard
  var pseudolanguage: Pseudolanguage?
  var limits = EvaluationLimits()

  /// Whether every preview is shown in both directions, as it is.
  var showsWholeScenes: Bool { preview == nil && direction == .both && pseudolanguage == nil }

  /// How the pipeline is asked for the previews of a scene.
  func request(_ source: SceneSource, _ lookup: ImportLookup) -> PreviewRequest {
    var request = PreviewRequest(
      source: source,
      resolveImport: { lookup.resolve($0) },
      overrides: Dictionary(values.map { ($0.name, $0.value) }) { _, last in last },
      previewName: preview,
      canvas: size.map { .fixed($0.size) },
      device: device.map { ($0.preset, $0.orientation) },
      scale: scale?.value,
      directions: direction.directions,
      systemVersion: SystemVersion(version.major, version.minor)
    )
    request.findNeighbors = { lookup.neighbors(declaring: $0, beside: $1) }
    request.assets = lookup.assets
    request.limits = limits
    request.pseudolanguage = pseudolanguage
    return request
  }
}
