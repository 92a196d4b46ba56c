internal import ArgumentParser
internal import Diptych
internal import LayoutEngine

/// What is laid out, and in which canvas.
struct SceneOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Show only the preview of this name.", valueName: "name"))
  var preview: String?

  @Option(help: "The directions to show.")
  var direction = SceneChoice.standard.direction

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
  var ios = SceneChoice.standard.version

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

  /// What was typed.
  var choice: SceneChoice {
    SceneChoice(
      preview: preview,
      direction: direction,
      size: size,
      device: device,
      scale: scale,
      values: set,
      version: ios,
      pseudolanguage: pseudo,
      limits: limits.limits
    )
  }
}
