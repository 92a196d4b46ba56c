internal import ArgumentParser
internal import ConstraintLayout
internal import Diptych
internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// What is laid out, and in which canvas.
struct SceneOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Show only the preview of this name.", valueName: "name"))
  var preview: String?

  @Option(help: "The directions to show.")
  var direction = DirectionChoice.both

  @Option(
    help: ArgumentHelp("The size of the canvas in points, such as 320x480.", valueName: "WxH")
  )
  var size: TypedSize?

  @Option(
    help: ArgumentHelp(
      "The device to show previews on, such as 'iPhone 15' or 'iPhone 15 landscape'.",
      discussion: "Its safe area is kept free. --size wins over it.",
      valueName: "name"
    ),
    completion: .list(DevicePreset.sortedNames),
    transform: TypedDevice.init(typed:)
  )
  var device: TypedDevice?

  @Option(
    help: ArgumentHelp(
      "Pixels for each point, to which UIKit rounds frames (default: the device's, or 1).",
      valueName: "n"
    )
  )
  var scale: TypedScale?

  @Option(
    help: ArgumentHelp(
      "Replace the initial value of a @State or stored property, such as count=3. May be repeated.",
      valueName: "name=value"
    )
  )
  var set: [TypedValue] = []

  @Option(
    help: ArgumentHelp(
      "The version of iOS whose controls are shown: 18, 26 or 27.1.",
      valueName: "version"
    )
  )
  var ios = TypedVersion.standard

  @Option(
    help: ArgumentHelp(
      "Show strings that would be translated in a made-up language.",
      discussion: """
        Right-to-left letters, every string twice, or letters with accents: in the right-to-left \
        pane, beside the strings as they are.
        """
    )
  )
  var pseudo: Pseudolanguage?

  @OptionGroup(title: "Limits") var limits: LimitOptions

  /// Whether every preview is shown in both directions, as it is.
  var showsWholeScenes: Bool { preview == nil && direction == .both && pseudo == nil }

  func request(
    _ source: SceneSource,
    resolveImport: @escaping @Sendable (String) -> ImportResolution
  ) -> PreviewRequest {
    var request = PreviewRequest(
      source: source,
      resolveImport: resolveImport,
      overrides: Dictionary(set.map { ($0.name, $0.value) }) { _, last in last },
      previewName: preview,
      canvas: size.map { .fixed($0.size) },
      device: device.map { ($0.preset, $0.orientation) },
      scale: scale?.value,
      directions: direction.directions,
      systemVersion: SystemVersion(ios.major, ios.minor)
    )
    request.limits = limits.limits
    request.pseudolanguage = pseudo
    return request
  }
}
