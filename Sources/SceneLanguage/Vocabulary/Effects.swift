internal import Diptych
internal import LayoutEngine

extension Library {
  /// Effects on the drawing, and movement; neither changes a frame.
  static let effects = LibraryFamily(
    title: "Effects and animation",
    types: [
      LibraryType("View", filters + transformations + movements),
      .inert(
        "Animation",
        constants: [
          "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth",
          "snappy", "interactiveSpring",
        ],
        ["linear", "easeIn", "easeOut", "easeInOut"].map {
          .inert(.staticMethod, $0, of: "Animation", [.parameter("duration", .double)])
        } + [
          .inert(.method, "delay", of: "Animation", [.parameter(nil, .double)]),
          .inert(.method, "speed", of: "Animation", [.parameter(nil, .double)]),
          .inert(
            .method,
            "repeatForever",
            of: "Animation",
            [.parameter("autoreverses", .bool, hasDefault: true)]
          ),
        ]
      ),
      .inert("AnyTransition", constants: ["opacity", "slide", "scale", "identity"]),
      .inert("MatchedGeometryProperties", constants: ["position", "size", "frame"]),
      .inert(
        "ProjectionTransform",
        [
          .inert(
            .initializer,
            "init",
            of: "ProjectionTransform",
            [.parameter(nil, .named("CGAffineTransform"))]
          ),
          .inert(.initializer, "init", of: "ProjectionTransform"),
        ]
      ),
    ]
  )

  private static let filters: [LibraryEntry] = [
    .modifier("blur", Parameter<CGFloat>("radius"), Parameter<Bool>("opaque", default: { false })) {
      $0.blur(radius: $1, opaque: $2)
    },
    .still(
      "shadow",
      .parameter("color", .named("Color"), hasDefault: true),
      .parameter("radius", .cgFloat),
      .parameter("x", .cgFloat, hasDefault: true),
      .parameter("y", .cgFloat, hasDefault: true)
    ),
    .modifier("brightness", Parameter<Double>("_", type: .double)) { $0.brightness($1) },
    .modifier("contrast", Parameter<Double>("_", type: .double)) { $0.contrast($1) },
    .modifier("saturation", Parameter<Double>("_", type: .double)) { $0.saturation($1) },
    .modifier("grayscale", Parameter<Double>("_", type: .double)) { $0.grayscale($1) },
    .modifier("hueRotation", Parameter<Angle>("_")) { $0.hueRotation($1) },
    .modifier("colorInvert") { $0.colorInvert() },
    .modifier("colorMultiply", Parameter<Color>("_")) { $0.colorMultiply($1) },
    .modifier("compositingGroup") { $0.compositingGroup() },
    .still("drawingGroup", .parameter("opaque", .bool, hasDefault: true)),
  ]

  private static let anchor = Parameter<UnitPoint>("anchor", default: { .center })

  private static let transformations: [LibraryEntry] = [
    .modifier("rotationEffect", Parameter<Angle>("_"), anchor) {
      $0.rotationEffect($1, anchor: $2)
    },
    .modifier("scaleEffect", Parameter<CGFloat>("_"), anchor) { $0.scaleEffect($1, anchor: $2) },
    .modifier("scaleEffect", Parameter<CGSize>("_"), anchor) { $0.scaleEffect($1, anchor: $2) },
    .modifier(
      "scaleEffect",
      Parameter<CGFloat>("x", default: { 1 }),
      Parameter<CGFloat>("y", default: { 1 }),
      anchor
    ) { $0.scaleEffect(x: $1, y: $2, anchor: $3) },
    .modifier("transformEffect", Parameter<CGAffineTransform>("_")) { $0.transformEffect($1) },
    .still("projectionEffect", .parameter(nil, .named("ProjectionTransform"))),
    .still(
      "rotation3DEffect",
      .parameter(nil, .named("Angle")),
      .parameter(
        "axis",
        .tuple([
          .init(label: "x", type: .cgFloat), .init(label: "y", type: .cgFloat),
          .init(label: "z", type: .cgFloat),
        ])
      ),
      .parameter("anchor", .named("UnitPoint"), hasDefault: true),
      .parameter("anchorZ", .cgFloat, hasDefault: true),
      .parameter("perspective", .cgFloat, hasDefault: true)
    ),
  ]

  private static let movements: [LibraryEntry] = [
    .still("animation", .parameter(nil, .optional(.named("Animation")))),
    .still(
      "animation",
      .parameter(nil, .optional(.named("Animation"))),
      .parameter("value", .unknown)
    ),
    .still("transition", .parameter(nil, .named("AnyTransition"))),
    .still("geometryGroup"),
    .still(
      "matchedGeometryEffect",
      .parameter("id", .unknown),
      .parameter("in", .named("Namespace.ID")),
      .parameter("properties", .named("MatchedGeometryProperties"), hasDefault: true),
      .parameter("anchor", .named("UnitPoint"), hasDefault: true),
      .parameter("isSource", .bool, hasDefault: true)
    ),
    .still("navigationTitle", .parameter(nil, .string)),
    .still("navigationBarTitleDisplayMode", .parameter(nil, .unknown)),
  ]
}
