internal import Diptych

extension Library {
  /// Modifiers that name a view, and those that a still picture does not show.
  static let stillModifiers = LibraryFamily(
    title: "Names, and what a still picture does not show",
    types: [
      LibraryType(
        "View",
        [
          .modifier("accessibilityIdentifier", Parameter<String>("_")) {
            $0.accessibilityIdentifier($1)
          },
          .modifier("id", Parameter<IgnoredArgument>.anything("_")) { view, _ in view },
          .modifier("tag", Parameter<IgnoredArgument>.anything("_")) { view, _ in view },
          .modifier("onAppear", Parameter<IgnoredArgument>.action("perform", isOptional: true)) {
            view,
            _ in view
          },
          .modifier("onDisappear", Parameter<IgnoredArgument>.action("perform", isOptional: true)) {
            view,
            _ in view
          },
          .modifier("task", Parameter<IgnoredArgument>.action("_")) { view, _ in view },
          .modifier(
            "onTapGesture",
            Parameter<Int>("count", default: { 1 }),
            Parameter<IgnoredArgument>.action("perform")
          ) { view, _, _ in view },
          .modifier(
            "onLongPressGesture",
            Parameter<Double>("minimumDuration", default: { 0.5 }),
            Parameter<IgnoredArgument>.action("perform")
          ) { view, _, _ in view },
          .modifier(
            "onChange",
            Parameter<IgnoredArgument>.anything("of"),
            Parameter<IgnoredArgument>.action("_")
          ) { view, _, _ in view },
          .modifier(
            "onChange",
            Parameter<IgnoredArgument>.anything("of"),
            Parameter<IgnoredArgument>.action("_", parameters: [.unknown, .unknown])
          ) { view, _, _ in view },
          .modifier("allowsHitTesting", Parameter<Bool>("_")) { view, _ in view },
          .modifier("disabled", Parameter<Bool>("_")) { view, _ in view },
          .modifier("accessibilityLabel", Parameter<IgnoredArgument>.anything("_")) { view, _ in
            view
          },
          .modifier("accessibilityHint", Parameter<String>("_")) { view, _ in view },
          .modifier("accessibilityHidden", Parameter<Bool>("_")) { view, _ in view },
          .modifier("previewDisplayName", Parameter<String?>("_")) { view, _ in view },
        ]
      )
    ]
  )
}
