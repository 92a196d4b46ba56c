internal import Diptych
internal import LayoutEngine

extension Library {
  /// Effects on the drawing; none changes a frame.
  static let effects = LibraryFamily(
    title: "Effects",
    types: [
      LibraryType("View", filters + blending + glass + hiding + transformations),
      .inert(
        "Glass",
        constants: ["clear", "identity", "regular"],
        [
          .inert(.method, "tint", of: "Glass", [.parameter(nil, .optional(.named("Color")))]),
          .inert(.method, "interactive", of: "Glass", [.optional(nil, .bool)]),
        ]
      ),
      LibraryType(
        "GlassEffectContainer",
        conformsTo: ["View"],
        [.view(Parameter<CGFloat?>("spacing", default: { nil }), content) { _, content in content }]
      ),
      .values(
        of: BlendMode.self,
        [
          "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
          "darken": .darken, "lighten": .lighten, "colorDodge": .colorDodge,
          "colorBurn": .colorBurn, "softLight": .softLight, "hardLight": .hardLight,
          "difference": .difference, "exclusion": .exclusion, "hue": .hue,
          "saturation": .saturation, "color": .color, "luminosity": .luminosity,
          "sourceAtop": .sourceAtop, "destinationOver": .destinationOver,
          "destinationOut": .destinationOut, "plusDarker": .plusDarker,
          "plusLighter": .plusLighter,
        ]
      ),
      .values(
        of: ColorRenderingMode.self,
        ["nonLinear": .nonLinear, "linear": .linear, "extendedLinear": .extendedLinear]
      ),
      .options(
        of: RedactionReasons.self,
        ["placeholder": .placeholder, "privacy": .privacy, "invalidated": .invalidated]
      ),
      .values(
        of: LayoutDirectionBehavior.self,
        ["fixed": .fixed, "mirrors": .mirrors],
        [
          .staticMethod("mirrors", Parameter<LayoutDirection>("in")) {
            LayoutDirectionBehavior.mirrors(in: $0)
          }
        ]
      ),
      LibraryType(
        "ProjectionTransform",
        conformsTo: ["Hashable"],
        [
          .initializer { ProjectionTransform() },
          .initializer(Parameter<CGAffineTransform>("_")) { ProjectionTransform($0) },
          .method(
            "concatenating",
            of: ProjectionTransform.self,
            Parameter<ProjectionTransform>("_")
          ) { $0.concatenating($1) },
          .method("inverted", of: ProjectionTransform.self) { $0.inverted() },
          .property("isIdentity", of: ProjectionTransform.self) { $0.isIdentity },
          .property("isAffine", of: ProjectionTransform.self) { _ in true },
        ]
      ),
    ]
  )

  private static let filters: [LibraryEntry] = [
    .modifier("blur", Parameter<CGFloat>("radius"), Parameter<Bool>("opaque", default: { false })) {
      $0.blur(radius: $1, opaque: $2)
    },
    .modifier(
      "shadow",
      Parameter<Color>("color", default: { .black }),
      Parameter<CGFloat>("radius"),
      Parameter<CGFloat>("x", default: { 0 }),
      Parameter<CGFloat>("y", default: { 0 })
    ) { $0.shadow(color: $1, radius: $2, x: $3, y: $4) },
    .modifier("brightness", Parameter<Double>.number("_")) { $0.brightness($1) },
    .modifier("contrast", Parameter<Double>.number("_")) { $0.contrast($1) },
    .modifier("saturation", Parameter<Double>.number("_")) { $0.saturation($1) },
    .modifier("grayscale", Parameter<Double>.number("_")) { $0.grayscale($1) },
    .modifier("hueRotation", Parameter<Angle>("_")) { $0.hueRotation($1) },
    .modifier("colorInvert") { $0.colorInvert() },
    .modifier("colorMultiply", Parameter<Color>("_")) { $0.colorMultiply($1) },
    .modifier("luminanceToAlpha") { $0.luminanceToAlpha() },
  ]

  private static let blending: [LibraryEntry] = [
    .modifier("blendMode", Parameter<BlendMode>("_")) { $0.blendMode($1) },
    .modifier("compositingGroup") { $0.compositingGroup() },
    .modifier(
      "drawingGroup",
      Parameter<Bool>("opaque", default: { false }),
      Parameter<ColorRenderingMode>("colorMode", default: { .nonLinear })
    ) { $0.drawingGroup(opaque: $1, colorMode: $2) },
  ]

  /// Glass, which is drawn as the material that it was before.
  private static let glass: [LibraryEntry] = [
    .modifier(
      "glassEffect",
      Parameter<IgnoredArgument>.ignored("_", .named("Glass"), isOptional: true),
      Parameter<any Shape>.shape("in", default: { Capsule() })
    ) { view, _, shape in view.background(.regularMaterial, in: AnyShape(any: shape)) }
  ]

  private static let hiding: [LibraryEntry] = [
    .modifier("redacted", Parameter<RedactionReasons>("reason")) { $0.redacted(reason: $1) },
    .modifier("unredacted") { $0.unredacted() },
    .modifier("privacySensitive", Parameter<Bool>("_", default: { true })) {
      $0.privacySensitive($1)
    },
  ]

  private static let anchor = Parameter<UnitPoint>("anchor", default: { .center })

  private static let axis = Parameter<(x: CGFloat, y: CGFloat, z: CGFloat)>(
    "axis",
    type: .tuple(["x", "y", "z"].map { .init(label: $0, type: .cgFloat) })
  ) { value, _ in
    guard case .tuple(let parts) = value, parts.count == 3, let x = CGFloat.read(parts[0]),
      let y = CGFloat.read(parts[1]), let z = CGFloat.read(parts[2])
    else { throw SceneStop(.valueMismatch("\(value.type)", expected: "(x:y:z:)")) }
    return (x, y, z)
  }

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
    .modifier("flipsForRightToLeftLayoutDirection", Parameter<Bool>("_")) {
      $0.flipsForRightToLeftLayoutDirection($1)
    },
    .modifier("layoutDirectionBehavior", Parameter<LayoutDirectionBehavior>("_")) {
      $0.layoutDirectionBehavior($1)
    },
    .modifier("transformEffect", Parameter<CGAffineTransform>("_")) { $0.transformEffect($1) },
    .modifier("projectionEffect", Parameter<ProjectionTransform>("_")) { $0.projectionEffect($1) },
    .modifier(
      "rotation3DEffect",
      Parameter<Angle>("_"),
      axis,
      anchor,
      Parameter<CGFloat>("anchorZ", default: { 0 }),
      Parameter<CGFloat>("perspective", default: { 1 })
    ) {
      $0.rotation3DEffect($1, axis: $2, anchor: $3, anchorZ: $4, perspective: $5)
    },
  ]
}

extension BlendMode: NativeValue {}
extension ColorRenderingMode: NativeValue {}
extension LayoutDirectionBehavior: NativeValue {}
extension ProjectionTransform: NativeValue {}
extension RedactionReasons: NativeValue {}
