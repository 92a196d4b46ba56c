internal import Diptych

extension Library {
  /// What assistive technologies are told, which a picture does not show.
  static let accessibility = LibraryFamily(
    title: "Accessibility",
    types: [
      LibraryType("View", spoken("Label") + spoken("Hint") + spoken("Value") + others),
      .options(
        of: AccessibilityTraits.self,
        [
          "isButton": .isButton, "isHeader": .isHeader, "isSelected": .isSelected,
          "isLink": .isLink, "isSearchField": .isSearchField, "isImage": .isImage,
          "playsSound": .playsSound, "isKeyboardKey": .isKeyboardKey,
          "isStaticText": .isStaticText, "isSummaryElement": .isSummaryElement,
          "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession,
          "allowsDirectInteraction": .allowsDirectInteraction,
          "causesPageTurn": .causesPageTurn, "isModal": .isModal, "isToggle": .isToggle,
        ]
      ),
      .values(
        of: AccessibilityChildBehavior.self,
        ["ignore": .ignore, "contain": .contain, "combine": .combine]
      ),
      .values(
        of: AccessibilityActionKind.self,
        ["default": .default, "escape": .escape, "magicTap": .magicTap]
      ),
      .values(
        of: AccessibilityAdjustmentDirection.self,
        ["increment": .increment, "decrement": .decrement]
      ),
    ]
  )

  private static func spoken(_ what: String) -> [LibraryEntry] {
    [
      .still("accessibility\(what)", .parameter(nil, .string)),
      .still("accessibility\(what)", .parameter(nil, .named("Text"))),
    ]
  }

  private static let others: [LibraryEntry] = [
    .modifier("accessibilityHidden", Parameter<Bool>("_")) { $0.accessibilityHidden($1) },
    .modifier("accessibilityAddTraits", Parameter<AccessibilityTraits>("_")) {
      $0.accessibilityAddTraits($1)
    },
    .modifier("accessibilityRemoveTraits", Parameter<AccessibilityTraits>("_")) {
      $0.accessibilityRemoveTraits($1)
    },
    .modifier(
      "accessibilityElement",
      Parameter<AccessibilityChildBehavior>("children", default: { .ignore })
    ) { $0.accessibilityElement(children: $1) },
    .still(
      "accessibilityAction",
      .optional(nil, .named("AccessibilityActionKind")),
      .action(nil)
    ),
    .still("accessibilityAction", .parameter("named", .string), .action(nil)),
    .still("accessibilityAction", .parameter("named", .named("Text")), .action(nil)),
    .still(
      "accessibilityAdjustableAction",
      .action(nil, [.named("AccessibilityAdjustmentDirection")])
    ),
    .modifier("accessibilitySortPriority", Parameter<Double>.number("_")) {
      $0.accessibilitySortPriority($1)
    },
    .modifier("accessibilityShowsLargeContentViewer") {
      $0.accessibilityShowsLargeContentViewer()
    },
    .modifier("accessibilityIgnoresInvertColors", Parameter<Bool>("_", default: { true })) {
      $0.accessibilityIgnoresInvertColors($1)
    },
  ]
}

extension AccessibilityActionKind: NativeValue {}
extension AccessibilityAdjustmentDirection: NativeValue {}
extension AccessibilityChildBehavior: NativeValue {}
extension AccessibilityTraits: NativeValue {}
