internal import Diptych

extension Library {
  /// Effects on symbols, which a still picture does not show.
  static let symbolEffects = LibraryFamily(
    title: "Symbol effectModifiers",
    types: [
      LibraryType("View", effectModifiers),
      .inert(
        "SymbolEffect",
        constants: [
          "appear", "automatic", "bounce", "breathe", "disappear", "downUp", "drawOff", "drawOn",
          "offUp", "pulse", "replace", "rotate", "scale", "upUp", "variableColor", "wiggle",
        ],
        [
          "backward", "byLayer", "clockwise", "counterClockwise", "cumulative",
          "dimInactiveLayers", "down", "downUp", "forward", "hideInactiveLayers", "individually",
          "iterative", "left", "nonReversed", "nonReversing", "offUp", "plain", "pulse", "reversed",
          "reversing", "right", "up", "upUp", "wholeSymbol",
        ].map { .refinement($0, of: "SymbolEffect") } + [
          .inert(.method, "magic", of: "SymbolEffect", [.parameter("fallback", effect)]),
          .inert(.staticMethod, "rotate", of: "SymbolEffect"),
        ]
      ),
      .inert(
        "SymbolEffectOptions",
        constants: ["default", "nonRepeating", "repeating"],
        ["nonRepeating", "repeating"].map { .refinement($0, of: "SymbolEffectOptions") }
          + [LibraryEntry.Kind.staticMethod, .method].flatMap { kind -> [LibraryEntry] in
            [
              .inert(kind, "repeat", of: "SymbolEffectOptions", [.parameter(nil, .int)]),
              .inert(kind, "repeat", of: "SymbolEffectOptions", [.parameter(nil, behaviour)]),
              .inert(kind, "speed", of: "SymbolEffectOptions", [.parameter(nil, .double)]),
            ]
          }
      ),
      .inert(
        "SymbolEffectOptions.RepeatBehavior",
        constants: ["continuous", "periodic"],
        [
          .inert(
            .staticMethod,
            "periodic",
            of: "SymbolEffectOptions.RepeatBehavior",
            [.optional(nil, .int), .optional("delay", .double)]
          )
        ]
      ),
      LibraryType(
        "ContentTransition",
        [contentTransition, .constant("symbolEffect", ContentTransition.identity)]
      ),
      LibraryType("AnyTransition", [transition]),
    ]
  )

  private static let effect = SceneType.named("SymbolEffect")
  private static let behaviour = SceneType.named("SymbolEffectOptions.RepeatBehavior")
  private static let options = ParameterSignature.optional(
    "options",
    .named("SymbolEffectOptions")
  )

  private static let effectModifiers: [LibraryEntry] = [
    .still("symbolEffect", .parameter(nil, effect), options, .optional("isActive", .bool)),
    .still("symbolEffect", .parameter(nil, effect), options, .parameter("value", .unknown)),
    .still("symbolEffectsRemoved", .optional(nil, .bool)),
  ]

  private static let contentTransition = LibraryEntry(
    kind: .staticMethod,
    name: "symbolEffect",
    signature: Signature(
      parameters: [.optional(nil, effect), options],
      result: ContentTransition.sceneType
    )
  ) { _ in ContentTransition.identity.sceneValue }

  private static let transition = LibraryEntry(
    kind: .staticMethod,
    name: "symbolEffect",
    signature: Signature(
      parameters: [.optional(nil, effect), options],
      result: AnyTransition.sceneType
    )
  ) { _ in AnyTransition.identity.sceneValue }
}

extension LibraryEntry {
  /// A property of an inert type that makes another value of it.
  static func refinement(_ name: String, of type: String) -> LibraryEntry {
    .inert(.property, name, of: type)
  }
}
