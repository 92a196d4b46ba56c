internal import Diptych
internal import LayoutEngine

extension Library {
  /// How views come and go, which a still picture does not show.
  static let transitions = LibraryFamily(
    title: "Transitions",
    types: [
      LibraryType(
        "View",
        [
          .modifier("transition", Parameter<AnyTransition>("_")) { $0.transition($1) },
          .still("transition", .parameter(nil, .named("Transition"))),
          .modifier("contentTransition", Parameter<ContentTransition>("_")) {
            $0.contentTransition($1)
          },
        ]
      ),
      .values(
        of: AnyTransition.self,
        [
          "identity": .identity, "opacity": .opacity, "slide": .slide, "scale": .scale,
          "blurReplace": .blurReplace,
        ],
        ways + joinings
      ),
      .values(
        of: TransitionPhase.self,
        ["willAppear": .willAppear, "identity": .identity, "didDisappear": .didDisappear],
        [
          .property("isIdentity", of: TransitionPhase.self) { $0.isIdentity },
          LibraryEntry.property("value", of: TransitionPhase.self) { $0.value }
            .returning(.double),
        ]
      ),
      .values(
        of: ContentTransition.self,
        [
          "identity": .identity, "opacity": .opacity, "interpolate": .interpolate,
          "numericText": .numericText,
        ],
        [
          .staticMethod("numericText", Parameter<Bool>("countsDown", default: { false })) {
            ContentTransition.numericText(countsDown: $0)
          },
          .staticMethod("numericText", Parameter<Double>.number("value")) {
            ContentTransition.numericText(value: $0)
          },
        ]
      ),
    ]
  )

  private static let ways: [LibraryEntry] = [
    .staticMethod(
      "scale",
      Parameter<CGFloat>("scale"),
      Parameter<UnitPoint>("anchor", default: { .center })
    ) { AnyTransition.scale(scale: $0, anchor: $1) },
    .staticMethod("move", Parameter<Edge>("edge")) { AnyTransition.move(edge: $0) },
    .staticMethod("push", Parameter<Edge>("from")) { AnyTransition.push(from: $0) },
    .staticMethod("offset", Parameter<CGSize>("_")) { AnyTransition.offset($0) },
    .staticMethod(
      "offset",
      Parameter<CGFloat>("x", default: { 0 }),
      Parameter<CGFloat>("y", default: { 0 })
    ) { AnyTransition.offset(x: $0, y: $1) },
    .staticMethod(
      "asymmetric",
      Parameter<AnyTransition>("insertion"),
      Parameter<AnyTransition>("removal")
    ) { AnyTransition.asymmetric(insertion: $0, removal: $1) },
  ]

  private static let joinings: [LibraryEntry] = [
    .method("combined", of: AnyTransition.self, Parameter<AnyTransition>("with")) {
      $0.combined(with: $1)
    },
    .method("animation", of: AnyTransition.self, Parameter<Animation?>("_")) {
      $0.animation($1)
    },
  ]
}

extension AnyTransition: NativeValue {}
extension ContentTransition: NativeValue {}
extension TransitionPhase: NativeValue {}
