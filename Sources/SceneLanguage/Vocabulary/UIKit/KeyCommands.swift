internal import ConstraintLayout

extension Library {
  /// Keys that lead to actions, which a still picture does not show.
  static let keyCommands = LibraryFamily(
    title: "UIKit: keys",
    types: [
      LibraryType(
        "UIKeyCommand",
        conformsTo: ["Hashable", "UIMenuElement"],
        commands + keys.map { .constant($0, $0) }
      ),
      .options(
        of: UIKeyModifierFlags.self,
        [
          "alphaShift": .alphaShift, "shift": .shift, "control": .control,
          "alternate": .alternate, "command": .command, "numericPad": .numericPad,
        ]
      ),
    ]
  )

  /// What controllers know of keys.
  static let keysOfControllers: [LibraryEntry] =
    LibraryEntry.kept(["keyCommands"], .array(command), of: UIViewController.self) + [
      .idle("addKeyCommand", .parameter(nil, command)),
      .idle("removeKeyCommand", .parameter(nil, command)),
    ]

  private static let command = SceneType.named("UIKeyCommand")

  private static let commands: [LibraryEntry] = {
    let input = ParameterSignature.parameter("input", .string)
    let flags = ParameterSignature.parameter("modifierFlags", UIKeyModifierFlags.sceneType)
    let action = ParameterSignature.parameter("action", .named("Selector"))
    let signatures: [[ParameterSignature]] = [
      [input, flags, action],
      [input, flags, action, .parameter("discoverabilityTitle", .string)],
      [
        .optional("title", .string), .optional("image", .optional(UIImage.sceneType)), action,
        input, .optional("modifierFlags", UIKeyModifierFlags.sceneType),
        .optional("propertyList", .any), .optional("discoverabilityTitle", .optional(.string)),
      ],
    ]
    return signatures.map { .inert(.initializer, "init", of: "UIKeyCommand", $0) }
  }()

  private static let keys = [
    "inputUpArrow", "inputDownArrow", "inputLeftArrow", "inputRightArrow", "inputEscape",
    "inputPageUp", "inputPageDown", "inputHome", "inputEnd", "inputDelete", "f1", "f2", "f3", "f4",
    "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
  ]
}

/// The keys that are held while another is pressed.
struct UIKeyModifierFlags: OptionSet, NativeValue {
  let rawValue: Int
  static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
