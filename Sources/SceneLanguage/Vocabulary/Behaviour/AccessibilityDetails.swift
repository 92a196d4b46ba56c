internal import Diptych

extension Library {
  /// More of what assistive technologies are told, and the older ways to say it.
  static let accessibilityDetails = LibraryFamily(
    title: "Accessibility: details",
    types: [
      LibraryType("View", replacements + reactions + older),
      .inert(
        "AccessibilityHeadingLevel",
        constants: ["h1", "h2", "h3", "h4", "h5", "h6", "unspecified"]
      ),
    ]
  )

  private static let replacements: [LibraryEntry] = [
    .still("accessibilityActions", .content(nil)),
    .still("accessibilityChildren", .content("children")),
    .still("accessibilityRepresentation", .content("representation")),
    .still("accessibilityShowsLargeContentViewer", .content(nil)),
    .still("accessibilityInputLabels", .parameter(nil, .array(.string))),
    .still("accessibilityInputLabels", .parameter(nil, .array(.named("Text")))),
    .still("accessibilityHeading", .parameter(nil, .named("AccessibilityHeadingLevel"))),
    .still(
      "accessibilityLinkedGroup",
      .parameter("id", .unknown),
      .parameter("in", .named("Namespace.ID"))
    ),
    .still("accessibilityRotor", .parameter(nil, .string), .content("entries")),
    .still(
      "accessibilityRotorEntry",
      generics: ["ID"],
      .parameter("id", .parameter("ID")),
      .parameter("in", .named("Namespace.ID"))
    ),
    .still(
      "accessibilityRotor",
      generics: ["Element", "Label"],
      .parameter(nil, .string),
      .parameter("entries", .array(.parameter("Element"))),
      .parameter("entryLabel", .named("KeyPath", [.parameter("Element"), .string]))
    ),
    .still(
      "accessibilityRotor",
      generics: ["Element", "ID", "Label"],
      .parameter(nil, .string),
      .parameter("entries", .array(.parameter("Element"))),
      .parameter("entryID", .named("KeyPath", [.parameter("Element"), .parameter("ID")])),
      .parameter("entryLabel", .named("KeyPath", [.parameter("Element"), .string]))
    ),
  ]

  private static let reactions: [LibraryEntry] = [
    .still("accessibilityRespondsToUserInteraction", .optional(nil, .bool)),
    .still("accessibilityScrollAction", .action(nil, [.named("Edge")])),
    .still("accessibilityFocused", .parameter(nil, .binding(.bool))),
    .still(
      "accessibilityFocused",
      generics: ["T"],
      .parameter(nil, .binding(.optional(.result))),
      .parameter("equals", .result)
    ),
  ]

  private static let older: [LibraryEntry] = [
    .still("accessibility", .parameter("label", .named("Text"))),
    .still("accessibility", .parameter("value", .named("Text"))),
    .still("accessibility", .parameter("hint", .named("Text"))),
    .still("accessibility", .parameter("hidden", .bool)),
    .still("accessibility", .parameter("sortPriority", .double)),
    .still("accessibility", .parameter("addTraits", .named("AccessibilityTraits"))),
    .still("accessibility", .parameter("removeTraits", .named("AccessibilityTraits"))),
    .modifier("accessibility", Parameter<String>("identifier")) {
      $0.accessibilityIdentifier($1)
    },
  ]
}
