internal import Diptych

extension Library {
  /// How content is scrolled, which a still picture does not show.
  static let scrollBehaviours = LibraryFamily(
    title: "Scrolling: behaviour",
    types: [
      LibraryType("View", behaviours + observers),
      .inert(
        "ScrollTargetBehavior",
        constants: ["paging", "viewAligned"],
        [
          .inert(
            .staticMethod,
            "viewAligned",
            of: "ScrollTargetBehavior",
            [.optional("limitBehavior", .named("ViewAlignedScrollTargetBehavior.LimitBehavior"))]
          )
        ]
      ),
      .inert(
        "ViewAlignedScrollTargetBehavior.LimitBehavior",
        constants: ["automatic", "always", "alwaysByFew", "alwaysByOne", "never"]
      ),
      .inert(
        "PagingScrollTargetBehavior",
        conformsTo: ["ScrollTargetBehavior"],
        [.inertInitializer("PagingScrollTargetBehavior")]
      ),
      .inert("ScrollBounceBehavior", constants: ["automatic", "always", "basedOnSize"]),
      .inert(
        "ScrollDismissesKeyboardMode",
        constants: ["automatic", "immediately", "interactively", "never"]
      ),
      .inert("ScrollEdgeEffectStyle", constants: ["automatic", "hard", "soft"]),
      .inert(
        "ScrollPhase",
        constants: ["idle", "tracking", "interacting", "decelerating", "animating"]
      ),
      .inert("ScrollPosition", scrollPositions),
      LibraryType(
        ScrollGeometry.sceneName,
        [
          .property("contentOffset", \ScrollGeometry.contentOffset),
          .property("contentSize", \ScrollGeometry.contentSize),
          .property("contentInsets", \ScrollGeometry.contentInsets),
          .property("containerSize", \ScrollGeometry.containerSize),
          .property("visibleRect", \ScrollGeometry.visibleRect),
          .property("bounds", \ScrollGeometry.bounds),
        ]
      ),
    ]
  )

  private static let axes = ParameterSignature.optional("axes", .named("Axis.Set"))
  private static let edges = ParameterSignature.optional("for", .named("Edge.Set"))

  private static let behaviours: [LibraryEntry] = [
    .still("scrollTarget", .optional("isEnabled", .bool)),
    .still("scrollTargetLayout", .optional("isEnabled", .bool)),
    .still("scrollTargetBehavior", .parameter(nil, .named("ScrollTargetBehavior"))),
    .still(
      "scrollBounceBehavior",
      .parameter(nil, .named("ScrollBounceBehavior")),
      axes
    ),
    .still("scrollClipDisabled", .optional(nil, .bool)),
    .still(
      "scrollDismissesKeyboard",
      .parameter(nil, .named("ScrollDismissesKeyboardMode"))
    ),
    .still(
      "scrollEdgeEffectStyle",
      .parameter(nil, .optional(.named("ScrollEdgeEffectStyle"))),
      edges
    ),
    .still("scrollEdgeEffectHidden", .optional(nil, .bool), edges),
    .still("scrollIndicatorsFlash", .parameter("onAppear", .bool)),
    .still("scrollIndicatorsFlash", .parameter("trigger", .unknown)),
  ]

  private static let observers: [LibraryEntry] = [
    .still("onScrollPhaseChange", .action(nil, [.named("ScrollPhase"), .named("ScrollPhase")])),
    .still(
      "onScrollGeometryChange",
      generics: ["T"],
      .parameter("for", .metatype(.result)),
      .function("of", [ScrollGeometry.sceneType], .result),
      .action("action", [.result, .result])
    ),
    .still("onScrollVisibilityChange", .optional("threshold", .double), .action(nil, [.bool])),
    .still(
      "onScrollTargetVisibilityChange",
      generics: ["T"],
      .parameter("idType", .metatype(.result)),
      .optional("threshold", .double),
      .action(nil, [.array(.result)])
    ),
    LibraryEntry(
      kind: .method,
      name: "scrollPosition",
      signature: Signature(
        generics: ["T"],
        parameters: [
          .parameter("id", .binding(.optional(.result))),
          .optional("anchor", .optional(.named("UnitPoint"))),
        ],
        result: .view
      )
    ) { call in
      let view = try call.receiver.view(for: call)
      var arguments = ArgumentReader(call)
      let id = try arguments.next(
        Parameter<Binding<SceneValue>>("id", type: .binding(.unknown))
      ).wrappedValue
      let anchor = try arguments.next(Parameter<UnitPoint?>("anchor", default: { nil }))
      return .view(
        view.scrollPosition(id: .constant(id == .null ? nil : id), anchor: anchor)
      )
    },
    .still(
      "scrollPosition",
      .parameter(nil, .binding(.named("ScrollPosition"))),
      .optional("anchor", .optional(.named("UnitPoint")))
    ),
  ]

  private static let scrollPositions: [LibraryEntry] = [
    .inertInitializer("ScrollPosition"),
    .inertInitializer("ScrollPosition", [.parameter("idType", .unknown)]),
    .inertInitializer("ScrollPosition", [.parameter("edge", .named("Edge"))]),
    .generic("scrollTo", [.parameter("edge", .named("Edge"))], result: .void) { _ in .void },
    .generic("scrollTo", [.parameter("y", .cgFloat)], result: .void) { _ in .void },
    .generic("scrollTo", [.parameter("x", .cgFloat)], result: .void) { _ in .void },
    .generic(
      "scrollTo",
      [.parameter("id", .unknown), .optional("anchor", .optional(.named("UnitPoint")))],
      result: .void
    ) { _ in .void },
  ]
}

/// How far a view is scrolled, of which only observers are told.
struct ScrollGeometry: NativeValue {
  var contentOffset = CGPoint.zero
  var contentSize = CGSize.zero
  var contentInsets = EdgeInsets()
  var containerSize = CGSize.zero
  var visibleRect = CGRect.zero
  var bounds = CGRect.zero
}
