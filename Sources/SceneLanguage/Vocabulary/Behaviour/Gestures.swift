internal import Diptych
internal import LayoutEngine

extension Library {
  /// Gestures, which no one makes in a still picture.
  static let gestures = LibraryFamily(
    title: "Gestures",
    types: [
      LibraryType("View", touching + attaching),
      LibraryType("Gesture", [.inert(.method, "simultaneously", with: "with")] + following),
      gesture(
        "TapGesture",
        value: .void,
        [.initializer(Parameter<Int>("count", default: { 1 })) { TapGesture(count: $0) }]
      ),
      gesture(
        "LongPressGesture",
        value: .bool,
        [
          .initializer(
            Parameter<Double>.number("minimumDuration", default: { 0.5 }),
            Parameter<CGFloat>("maximumDistance", default: { 10 })
          ) { LongPressGesture(minimumDuration: $0, maximumDistance: $1) }
        ]
      ),
      gesture(
        "DragGesture",
        value: .named("DragGesture.Value"),
        [
          .initializer(
            Parameter<CGFloat>("minimumDistance", default: { 10 }),
            Parameter<CoordinateSpace>("coordinateSpace", default: { .local })
          ) { DragGesture(minimumDistance: $0, coordinateSpace: $1) }
        ]
      ),
      LibraryType(
        "DragGesture.Value",
        conformsTo: ["Hashable"],
        [
          .property("location", \DragGesture.Value.location),
          .property("startLocation", \DragGesture.Value.startLocation),
          .property("translation", of: DragGesture.Value.self) { $0.translation },
          .property("predictedEndLocation", of: DragGesture.Value.self) {
            $0.predictedEndLocation
          },
          .property("predictedEndTranslation", of: DragGesture.Value.self) {
            $0.predictedEndTranslation
          },
          .property("time", of: DragGesture.Value.self) { $0.time },
          .property("velocity", of: DragGesture.Value.self) { $0.velocity },
        ]
      ),
      gesture(
        "MagnifyGesture",
        value: .named("MagnifyGesture.Value"),
        [scaleDelta { MagnifyGesture(minimumScaleDelta: $0) }]
      ),
      LibraryType(
        "MagnifyGesture.Value",
        [.property("magnification", \MagnifyGesture.Value.magnification)]
      ),
      gesture(
        "MagnificationGesture",
        value: .cgFloat,
        [scaleDelta { MagnificationGesture(minimumScaleDelta: $0) }]
      ),
      gesture(
        "RotateGesture",
        value: .named("RotateGesture.Value"),
        [angleDelta { RotateGesture(minimumAngleDelta: $0) }]
      ),
      LibraryType("RotateGesture.Value", [.property("rotation", \RotateGesture.Value.rotation)]),
      gesture(
        "RotationGesture",
        value: .named("Angle"),
        [angleDelta { RotationGesture(minimumAngleDelta: $0) }]
      ),
      .options(
        of: GestureMask.self,
        ["none": .none, "gesture": .gesture, "subviews": .subviews, "all": .all]
      ),
      .options(
        of: ContentShapeKinds.self,
        [
          "interaction": .interaction, "dragPreview": .dragPreview,
          "contextMenuPreview": .contextMenuPreview, "hoverEffect": .hoverEffect,
          "accessibility": .accessibility,
        ]
      ),
      .values(
        of: HoverEffect.self,
        ["automatic": .automatic, "highlight": .highlight, "lift": .lift]
      ),
    ]
  )

  private static let touching: [LibraryEntry] = [
    .still("onTapGesture", .optional("count", .int), .action("perform")),
    .still(
      "onTapGesture",
      .optional("count", .int),
      .optional("coordinateSpace", .named("CoordinateSpace")),
      .action("perform", [.named("CGPoint")])
    ),
    .still(
      "onLongPressGesture",
      .optional("minimumDuration", .double),
      .optional("maximumDistance", .cgFloat),
      .action("perform"),
      .missingAction("onPressingChanged", [.bool])
    ),
    .still(
      "onLongPressGesture",
      .optional("minimumDuration", .double),
      .optional("maximumDistance", .cgFloat),
      .parameter("pressing", .optional(.function(FunctionType([.bool], .void)))),
      .action("perform")
    ),
    .still("onHover", .action("perform", [.bool])),
    .modifier("allowsHitTesting", Parameter<Bool>("_")) { $0.allowsHitTesting($1) },
    .modifier(
      "contentShape",
      Parameter<any Shape>.shape("_"),
      Parameter<Bool>("eoFill", default: { false })
    ) { $0.contentShape(AnyShape(any: $1), eoFill: $2) },
    .modifier(
      "contentShape",
      Parameter<ContentShapeKinds>("_"),
      Parameter<any Shape>.shape("_"),
      Parameter<Bool>("eoFill", default: { false })
    ) { $0.contentShape($1, AnyShape(any: $2), eoFill: $3) },
    .modifier("hoverEffect", Parameter<HoverEffect>("_", default: { .automatic })) {
      $0.hoverEffect($1)
    },
  ]

  private static let attaching: [LibraryEntry] = [
    "gesture", "simultaneousGesture", "highPriorityGesture",
  ].map {
    .still($0, .parameter(nil, .named("Gesture")), .optional("including", .named("GestureMask")))
  }

  private static let following: [LibraryEntry] = [
    .inert(.method, "sequenced", with: "before"), .inert(.method, "exclusively", with: "before"),
    handler("onChanged", .unknown), handler("onEnded", .unknown), updating(.unknown),
    .generic(
      "map",
      generics: ["T"],
      [.parameter("body", .function(FunctionType([.unknown], .result)))],
      result: .named("Gesture")
    ) { $0.receiver },
  ]

  /// A gesture whose handlers get values of a type.
  private static func gesture(
    _ name: String,
    value: SceneType,
    _ entries: [LibraryEntry]
  ) -> LibraryType {
    LibraryType(
      name,
      conformsTo: ["Gesture"],
      entries
        + [
          handler("onChanged", value, of: name), handler("onEnded", value, of: name),
          updating(value, of: name),
        ]
    )
  }

  /// A method that gives the gesture a handler; its values stay what they are.
  private static func handler(
    _ name: String,
    _ value: SceneType,
    of gesture: String = "Gesture"
  ) -> LibraryEntry {
    .generic(
      name,
      [.action(nil, value == .void ? [] : [value])],
      result: .named(gesture)
    ) { $0.receiver }
  }

  private static func updating(
    _ value: SceneType,
    of gesture: String = "Gesture"
  ) -> LibraryEntry {
    .generic(
      "updating",
      generics: ["T"],
      [
        .parameter(nil, .binding(.result)),
        .action("body", [value, .inout(.result), .inout(.named("Transaction"))]),
      ],
      result: .named(gesture)
    ) { $0.receiver }
  }

  private static func scaleDelta<Made: NativeValue>(
    _ make: @escaping @Sendable (CGFloat) -> Made
  ) -> LibraryEntry {
    .initializer(Parameter<CGFloat>("minimumScaleDelta", default: { 0.01 })) { make($0) }
  }

  private static func angleDelta<Made: NativeValue>(
    _ make: @escaping @Sendable (Angle) -> Made
  ) -> LibraryEntry {
    .initializer(Parameter<Angle>("minimumAngleDelta", default: { .degrees(1) })) { make($0) }
  }
}

extension LibraryEntry {
  /// A method that joins a gesture to another one.
  fileprivate static func inert(_ kind: Kind, _ name: String, with label: String) -> LibraryEntry {
    .generic(name, [.parameter(label, .named("Gesture"))], result: .named("Gesture")) {
      $0.receiver
    }
  }
}

extension ContentShapeKinds: NativeValue {}
extension DragGesture: NativeValue {}
extension DragGesture.Value: NativeValue { static var sceneName: String { "DragGesture.Value" } }
extension GestureMask: NativeValue {}
extension HoverEffect: NativeValue {}
extension LongPressGesture: NativeValue {}
extension MagnificationGesture: NativeValue {}
extension MagnifyGesture: NativeValue {}
extension MagnifyGesture.Value: NativeValue {
  static var sceneName: String { "MagnifyGesture.Value" }
}
extension RotateGesture: NativeValue {}
extension RotateGesture.Value: NativeValue {
  static var sceneName: String { "RotateGesture.Value" }
}
extension RotationGesture: NativeValue {}
extension TapGesture: NativeValue {}
