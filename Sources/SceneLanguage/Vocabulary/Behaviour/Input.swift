internal import Diptych

extension Library {
  /// Focus, keyboards, and whether controls can be used.
  static let input = LibraryFamily(
    title: "Input",
    types: [
      LibraryType("View", using + typing),
      .values(
        of: SubmitLabel.self,
        [
          "done": .done, "go": .go, "send": .send, "join": .join, "route": .route,
          "search": .search, "return": .return, "next": .next, "continue": .continue,
        ]
      ),
      .inert("TextSelectability", constants: ["enabled", "disabled"]),
      .values(
        of: TextInputAutocapitalization.self,
        ["never": .never, "words": .words, "sentences": .sentences, "characters": .characters]
      ),
      .values(of: UIKeyboardType.self, keyboards),
      .values(
        of: KeyEquivalent.self,
        conforming: ["ExpressibleByExtendedGraphemeClusterLiteral"],
        [
          "return": .return, "escape": .escape, "space": .space, "tab": .tab, "delete": .delete,
          "deleteForward": .deleteForward, "clear": .clear, "upArrow": .upArrow,
          "downArrow": .downArrow, "leftArrow": .leftArrow, "rightArrow": .rightArrow,
          "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
        ],
        [
          .initializer(Parameter<Character>("_")) { KeyEquivalent($0) },
          .property("character", of: KeyEquivalent.self) { $0.character },
        ]
      ),
      .options(
        of: EventModifiers.self,
        [
          "capsLock": .capsLock, "shift": .shift, "control": .control, "option": .option,
          "command": .command, "all": .all,
        ]
      ),
      .values(
        of: KeyboardShortcut.self,
        ["defaultAction": .defaultAction, "cancelAction": .cancelAction],
        [
          .initializer(Parameter<KeyEquivalent>("_"), eventModifiers) {
            KeyboardShortcut($0, modifiers: $1)
          }
        ]
      ),
    ]
  )

  private static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
    "default": .default, "asciiCapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let eventModifiers = Parameter<EventModifiers>("modifiers", default: { .command })

  private static let using: [LibraryEntry] = [
    .modifier("disabled", Parameter<Bool>("_")) { $0.disabled($1) },
    .still("help", .parameter(nil, .string)), .still("help", .parameter(nil, .named("Text"))),
    .modifier("focusable", Parameter<Bool>("_", default: { true })) { $0.focusable($1) },
    .still("focused", .parameter(nil, .binding(.bool))),
    .still(
      "focused",
      generics: ["T"],
      .parameter(nil, .binding(.optional(.result))),
      .parameter("equals", .result)
    ),
  ]

  private static let typing: [LibraryEntry] = [
    .modifier("submitLabel", Parameter<SubmitLabel>("_")) { $0.submitLabel($1) },
    .still("textSelection", .parameter(nil, .named("TextSelectability"))),
    .modifier("autocorrectionDisabled", Parameter<Bool>("_", default: { true })) {
      $0.autocorrectionDisabled($1)
    },
    .modifier("textInputAutocapitalization", Parameter<TextInputAutocapitalization?>("_")) {
      $0.textInputAutocapitalization($1)
    },
    .modifier("keyboardType", Parameter<UIKeyboardType>("_")) { $0.keyboardType($1) },
    .modifier("keyboardShortcut", Parameter<KeyboardShortcut>("_")) { $0.keyboardShortcut($1) },
    .modifier("keyboardShortcut", Parameter<KeyEquivalent>("_"), eventModifiers) {
      $0.keyboardShortcut($1, modifiers: $2)
    },
    .modifier("keyboardShortcut", Parameter<Character>("_"), eventModifiers) {
      $0.keyboardShortcut(KeyEquivalent($1), modifiers: $2)
    },
  ]
}

extension EventModifiers: NativeValue {}
extension KeyEquivalent: NativeValue {}
extension KeyboardShortcut: NativeValue {}
extension SubmitLabel: NativeValue {}
extension TextInputAutocapitalization: NativeValue {}
extension UIKeyboardType: NativeValue {}
