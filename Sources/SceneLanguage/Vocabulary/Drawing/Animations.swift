internal import Diptych
internal import LayoutEngine

extension Library {
  /// Movement, of which a still picture shows the end.
  static let animations = LibraryFamily(
    title: "Animation",
    types: [
      LibraryType("View", movements),
      .values(
        of: Animation.self,
        [
          "default": .default, "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut,
          "easeInOut": .easeInOut, "spring": .spring, "bouncy": .bouncy, "smooth": .smooth,
          "snappy": .snappy, "interactiveSpring": .interactiveSpring,
        ],
        curves + springs + timing
      ),
      LibraryType(
        "Transaction",
        [
          .initializer { Transaction() },
          .initializer(Parameter<Animation?>("animation")) { Transaction(animation: $0) },
          .property("animation", \Transaction.animation),
          .property("disablesAnimations", \Transaction.disablesAnimations),
          .values(of: Transaction.self, keyedBy: "TransactionKey"),
        ]
      ),
      .options(
        of: MatchedGeometryProperties.self,
        ["position": .position, "size": .size, "frame": .frame]
      ),
      .inert("AnimationCompletionCriteria", constants: ["logicallyComplete", "removed"]),
    ],
    functions: [
      running("withAnimation", .optional(nil, .optional(.named("Animation")))),
      completing,
      running("withTransaction", .parameter(nil, .named("Transaction"))),
      runningWithValue,
    ]
  )

  private static let movements: [LibraryEntry] = [
    .modifier("animation", Parameter<Animation?>("_")) { $0.animation($1) },
    .modifier(
      "animation",
      Parameter<Animation?>("_"),
      Parameter<SceneValue>.anything("value", conformingTo: "Equatable")
    ) {
      $0.animation($1, value: $2)
    },
    animated,
    .still("transaction", .action(nil, [.inout(.named("Transaction"))])),
    .modifier("geometryGroup") { $0.geometryGroup() },
    .modifier(
      "matchedGeometryEffect",
      Parameter<SceneValue>.anything("id"),
      Parameter<Namespace.ID>("in"),
      Parameter<MatchedGeometryProperties>("properties", default: { .frame }),
      Parameter<UnitPoint>("anchor", default: { .center }),
      Parameter<Bool>("isSource", default: { true })
    ) {
      $0.matchedGeometryEffect(
        id: SceneIdentity($1),
        in: $2,
        properties: $3,
        anchor: $4,
        isSource: $5
      )
    },
  ]

  /// The view with what only the animation of a part of its modifiers reaches.
  private static let animated = LibraryEntry(
    kind: .method,
    name: "animation",
    signature: Signature(
      parameters: [
        .parameter(nil, .optional(.named("Animation"))),
        .parameter("body", .function(FunctionType([.view], .view, builder: .view))),
      ],
      result: .view
    )
  ) { call in
    let view = try call.receiver.view(for: call)
    return .view(try call.arguments[1].call([.view(view)]).view(for: call))
  }

  private static let half = Parameter<Double>.number("duration", default: { 0.5 })
  private static let extraBounce = Parameter<Double>.number("extraBounce", default: { 0 })
  private static let blend = Parameter<Double>.number("blendDuration", default: { 0 })

  private static let curves: [LibraryEntry] = [
    .staticMethod("linear", Parameter<Double>.number("duration")) {
      Animation.linear(duration: $0)
    },
    .staticMethod("easeIn", Parameter<Double>.number("duration")) {
      Animation.easeIn(duration: $0)
    },
    .staticMethod("easeOut", Parameter<Double>.number("duration")) {
      Animation.easeOut(duration: $0)
    },
    .staticMethod("easeInOut", Parameter<Double>.number("duration")) {
      Animation.easeInOut(duration: $0)
    },
    .staticMethod(
      "timingCurve",
      Parameter<Double>.number("_"),
      Parameter<Double>.number("_"),
      Parameter<Double>.number("_"),
      Parameter<Double>.number("_"),
      Parameter<Double>.number("duration", default: { 0.35 })
    ) { Animation.timingCurve($0, $1, $2, $3, duration: $4) },
  ]

  private static let springs: [LibraryEntry] = [
    .staticMethod("spring", half, Parameter<Double>.number("bounce", default: { 0 }), blend) {
      Animation.spring(duration: $0, bounce: $1, blendDuration: $2)
    },
    .staticMethod(
      "spring",
      Parameter<Double>.number("response", default: { 0.55 }),
      Parameter<Double>.number("dampingFraction", default: { 0.825 }),
      blend
    ) { Animation.spring(response: $0, dampingFraction: $1, blendDuration: $2) },
    .staticMethod(
      "interactiveSpring",
      Parameter<Double>.number("response", default: { 0.15 }),
      Parameter<Double>.number("dampingFraction", default: { 0.86 }),
      Parameter<Double>.number("blendDuration", default: { 0.25 })
    ) { Animation.interactiveSpring(response: $0, dampingFraction: $1, blendDuration: $2) },
    .staticMethod(
      "interpolatingSpring",
      Parameter<Double>.number("mass", default: { 1 }),
      Parameter<Double>.number("stiffness"),
      Parameter<Double>.number("damping"),
      Parameter<Double>.number("initialVelocity", default: { 0 })
    ) {
      Animation.interpolatingSpring(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3)
    },
    .staticMethod("bouncy", half, extraBounce) { Animation.bouncy(duration: $0, extraBounce: $1) },
    .staticMethod("smooth", half, extraBounce) { Animation.smooth(duration: $0, extraBounce: $1) },
    .staticMethod("snappy", half, extraBounce) { Animation.snappy(duration: $0, extraBounce: $1) },
  ]

  private static let autoreverses = Parameter<Bool>("autoreverses", default: { true })

  private static let timing: [LibraryEntry] = [
    .method("delay", of: Animation.self, Parameter<Double>.number("_")) { $0.delay($1) },
    .method("speed", of: Animation.self, Parameter<Double>.number("_")) { $0.speed($1) },
    .method("repeatCount", of: Animation.self, Parameter<Int>("_"), autoreverses) {
      $0.repeatCount($1, autoreverses: $2)
    },
    .method("repeatForever", of: Animation.self, autoreverses) {
      $0.repeatForever(autoreverses: $1)
    },
  ]

  /// Nothing moves, so that what follows an animation follows at once.
  private static let completing = LibraryEntry(
    kind: .function,
    name: "withAnimation",
    signature: Signature(
      generics: ["T"],
      parameters: [
        .optional(nil, .optional(.named("Animation"))),
        .optional("completionCriteria", .named("AnimationCompletionCriteria")),
        .function(nil, [], .result),
        .function("completion", [], .void),
      ],
      result: .result
    )
  ) { call in
    let result = try call.arguments[2].call([])
    _ = try call.arguments[3].call([])
    return result
  }.discardable

  /// A function that runs its closure, and gives what that gives.
  private static func running(_ name: String, _ how: ParameterSignature) -> LibraryEntry {
    LibraryEntry(
      kind: .function,
      name: name,
      signature: Signature(
        generics: ["T"],
        parameters: [how, .function(nil, [], .result)],
        result: .result
      )
    ) { call in try call.arguments[1].call([]) }.discardable
  }
}

extension Library {
  /// Runs its closure; what is told along with the change changes no picture.
  private static let runningWithValue = LibraryEntry(
    kind: .function,
    name: "withTransaction",
    signature: Signature(
      generics: ["Value", "T"],
      parameters: [
        .parameter(
          nil,
          .named("KeyPath", [.named("Transaction"), .parameter("Value")])
        ),
        .parameter(nil, .parameter("Value")),
        .function(nil, [], .result),
      ],
      result: .result
    )
  ) { call in try call.arguments[2].call([]) }.discardable
}

extension Animation: NativeValue {}
extension MatchedGeometryProperties: NativeValue {}
extension Transaction: NativeValue {}
