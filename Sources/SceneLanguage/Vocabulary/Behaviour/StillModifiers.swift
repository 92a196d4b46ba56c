internal import Diptych
internal import LayoutEngine

extension Library {
  /// Modifiers that name a view, and those that act when it comes or changes.
  static let stillModifiers = LibraryFamily(
    title: "Names, and what happens later",
    types: [
      LibraryType("View", names + previews + events + appearing),
      .options(of: SubmitTriggers.self, ["text": .text, "search": .search]),
      .values(
        of: SensoryFeedback.self,
        [
          "success": .success, "warning": .warning, "error": .error, "selection": .selection,
          "increase": .increase, "decrease": .decrease, "start": .start, "stop": .stop,
          "alignment": .alignment, "levelChange": .levelChange, "impact": .impact,
        ],
        [
          .staticMethod(
            "impact",
            .ignored("weight", .named("SensoryFeedback.Weight"), isOptional: true),
            Parameter<Double>.number("intensity", default: { 1 })
          ) { _, _ in SensoryFeedback.impact },
          .staticMethod(
            "impact",
            inert("flexibility", "SensoryFeedback.Flexibility"),
            Parameter<Double>.number("intensity", default: { 1 })
          ) { _, _ in SensoryFeedback.impact },
        ]
      ),
      .inert("SensoryFeedback.Weight", constants: ["light", "medium", "heavy"]),
      .inert("SensoryFeedback.Flexibility", constants: ["rigid", "soft", "solid"]),
      .values(
        of: PreviewLayout.self,
        ["device": .device, "sizeThatFits": .sizeThatFits],
        [
          .staticMethod("fixed", Parameter<CGFloat>("width"), Parameter<CGFloat>("height")) {
            PreviewLayout.fixed(width: $0, height: $1)
          }
        ]
      ),
      LibraryType(
        "PreviewDevice",
        [.initializer(Parameter<String>("rawValue")) { PreviewDevice(rawValue: $0) }]
      ),
      .values(
        of: InterfaceOrientation.self,
        [
          "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
          "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
        ]
      ),
      .values(
        of: TaskPriorityName.self,
        [
          "high": TaskPriorityName(name: "high"), "medium": TaskPriorityName(name: "medium"),
          "low": TaskPriorityName(name: "low"),
          "userInitiated": TaskPriorityName(name: "userInitiated"),
          "utility": TaskPriorityName(name: "utility"),
          "background": TaskPriorityName(name: "background"),
        ]
      ),
      LibraryType(
        TaskPriorityName.sceneName,
        conformsTo: ["Comparable"],
        [
          LibraryEntry.property("rawValue", of: TaskPriorityName.self) { $0.rawValue }
            .returning(.named("UInt8"))
        ]
      ),
    ]
  )

  private static let names: [LibraryEntry] = [
    .modifier("accessibilityIdentifier", Parameter<String>("_")) {
      $0.accessibilityIdentifier($1)
    },
    .modifier("id", Parameter<SceneValue>.anything("_", conformingTo: "Hashable")) { $0.id($1) },
    .modifier("tag", Parameter<SceneValue>.anything("_", conformingTo: "Hashable")) { $0.tag($1) },
  ]

  private static let previews: [LibraryEntry] = [
    .modifier("previewDisplayName", Parameter<String?>("_")) { $0.previewDisplayName($1) },
    .modifier("previewInterfaceOrientation", Parameter<InterfaceOrientation>("_")) {
      $0.previewInterfaceOrientation($1)
    },
    .modifier("previewLayout", Parameter<PreviewLayout>("_")) { $0.previewLayout($1) },
    // A literal is a name as well.
    .modifier("previewDevice", Parameter<String?>("_")) { view, name in
      view.previewDevice(try name.map { try knownDevice(PreviewDevice(rawValue: $0)) })
    },
    .modifier("previewDevice", Parameter<PreviewDevice?>("_")) { view, device in
      view.previewDevice(try device.map(knownDevice))
    },
  ]

  private static func knownDevice(_ device: PreviewDevice) throws -> PreviewDevice {
    guard DevicePreset.named(device.rawValue) == nil else { return device }
    throw SceneStop(.unknownDevice(device.rawValue))
  }

  private static let events: [LibraryEntry] = [
    .still("onDisappear", .missingAction("perform")),
    .still("onSubmit", .optional("of", .named("SubmitTriggers")), .action(nil)),
    .still(
      "sensoryFeedback",
      .parameter(nil, .named("SensoryFeedback")),
      .parameter("trigger", .unknown)
    ),
    .still(
      "sensoryFeedback",
      generics: ["T"],
      .parameter("trigger", .result),
      .function(nil, [.result, .result], .optional(.named("SensoryFeedback")))
    ),
    .still(
      "sensoryFeedback",
      generics: ["T"],
      .parameter(nil, .named("SensoryFeedback")),
      .parameter("trigger", .result),
      .function("condition", [.result, .result], .bool)
    ),
  ]
}

/// How soon a task runs, which no picture shows.
struct TaskPriorityName: Hashable, Comparable, NativeValue, CustomStringConvertible {
  static var sceneName: String { "TaskPriority" }
  let name: String

  var description: String { "TaskPriority.\(name)" }

  /// The number that Swift has for it.
  var rawValue: Int {
    switch name {
    case "high", "userInitiated": 25
    case "medium": 21
    case "background": 9
    default: 17
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension InterfaceOrientation: NativeValue {}
extension PreviewDevice: NativeValue {}
extension PreviewLayout: NativeValue {}
extension SensoryFeedback: NativeValue {}
extension SubmitTriggers: NativeValue {}
