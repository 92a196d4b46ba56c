internal import Diptych

extension Library {
  /// Colours, and the other styles that areas are painted with.
  static let colors = LibraryFamily(
    title: "Colours and styles",
    types: [
      LibraryType(
        "Color",
        conformsTo: ["View", "ShapeStyle", "Hashable", "CustomStringConvertible"],
        makings + named + [description]
      ),
      LibraryType(
        "ShapeStyle",
        named + [
          .constant("foreground", ForegroundStyle()), .constant("background", BackgroundStyle()),
          .constant("tint", TintShapeStyle()),
          .constant("tertiary", HierarchicalShapeStyle.tertiary),
          .constant("quaternary", HierarchicalShapeStyle.quaternary),
          .constant("quinary", HierarchicalShapeStyle.quinary),
          .constant("separator", SeparatorShapeStyle()),
          .constant("placeholder", PlaceholderTextShapeStyle()),
          .constant("link", LinkShapeStyle()), .constant("fill", FillShapeStyle()),
          .constant("selection", SelectionShapeStyle()),
          .constant("windowBackground", WindowBackgroundShapeStyle()),
          translucent, level("secondary") { AnyShapeStyle($0.secondary) },
          level("tertiary") { AnyShapeStyle($0.tertiary) },
          level("quaternary") { AnyShapeStyle($0.quaternary) },
          level("quinary") { AnyShapeStyle($0.quinary) },
          unchanged("shadow", .named("ShadowStyle")),
          unchanged("blendMode", .named("BlendMode")),
        ]
      ),
      LibraryType(
        "ShadowStyle",
        conformsTo: ["Hashable"],
        [shadow("drop", ShadowStyle.drop), shadow("inner", ShadowStyle.inner)]
      ),
      role(SeparatorShapeStyle.init), role(PlaceholderTextShapeStyle.init),
      role(LinkShapeStyle.init), role(FillShapeStyle.init), role(SelectionShapeStyle.init),
      role(WindowBackgroundShapeStyle.init),
      LibraryType(
        "ForegroundStyle",
        conformsTo: ["ShapeStyle"],
        [.initializer { ForegroundStyle() }]
      ),
      LibraryType(
        "BackgroundStyle",
        conformsTo: ["ShapeStyle"],
        [.initializer { BackgroundStyle() }]
      ),
      LibraryType(
        "TintShapeStyle",
        conformsTo: ["ShapeStyle"],
        [.initializer { TintShapeStyle() }]
      ),
      LibraryType(
        "HierarchicalShapeStyle",
        conformsTo: ["ShapeStyle"],
        [
          .constant("primary", HierarchicalShapeStyle.primary),
          .constant("secondary", HierarchicalShapeStyle.secondary),
          .constant("tertiary", HierarchicalShapeStyle.tertiary),
          .constant("quaternary", HierarchicalShapeStyle.quaternary),
        ]
      ),
      .values(
        of: Color.RGBColorSpace.self,
        ["sRGB": .sRGB, "sRGBLinear": .sRGBLinear, "displayP3": .displayP3]
      ),
      LibraryType(
        "AnyShapeStyle",
        conformsTo: ["ShapeStyle"],
        [
          .initializer(Parameter<any ShapeStyle>.style("_")) {
            (style: any ShapeStyle) in AnyShapeStyle(style)
          }
        ]
      ),
    ]
  )

  private static let description = LibraryEntry(
    kind: .property,
    name: "description",
    signature: Signature(parameters: [], result: .string)
  ) { call in .string(try call.evaluation.text(of: call.receiver)) }

  /// A style that has a type of its own.
  private static func role<Style: ShapeStyle & NativeValue>(
    _ make: @escaping @Sendable () -> Style
  ) -> LibraryType {
    LibraryType(
      Style.sceneName,
      conformsTo: ["ShapeStyle"],
      [.initializer { () -> Style in make() }]
    )
  }

  private static func shadow(
    _ name: String,
    _ make: @escaping @Sendable (Color, CGFloat, CGFloat, CGFloat) -> ShadowStyle
  ) -> LibraryEntry {
    .staticMethod(
      name,
      Parameter<Color>("color", default: { .black }),
      Parameter<CGFloat>("radius"),
      Parameter<CGFloat>("x", default: { 0 }),
      Parameter<CGFloat>("y", default: { 0 })
    ) { make($0, $1, $2, $3) }
  }

  /// A fainter form of any style.
  private static func level(
    _ name: String,
    _ form: @escaping @Sendable (AnyShapeStyle) -> AnyShapeStyle
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .property,
      name: name,
      signature: Signature(parameters: [], result: .named("ShapeStyle"))
    ) { call in
      let style = try Parameter<any ShapeStyle>.style("_").read(call.receiver, call)
      let formed = form(AnyShapeStyle(style))
      return .native(NativeBox(formed, type: .named("ShapeStyle")))
    }
  }

  /// A method of styles that a terminal does not show.
  private static func unchanged(_ name: String, _ type: SceneType) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: [.parameter(nil, type)], result: .named("ShapeStyle"))
    ) { $0.receiver }
  }

  private static let space = Parameter<Color.RGBColorSpace>("_", default: { .sRGB })

  private static let makings: [LibraryEntry] = [
    .initializer(Parameter<String>("_")) { Color($0) }.coloredByCatalog { Color($0) },
    .initializer(Parameter<String>("_"), bundle) { name, _ in Color(name) }
      .coloredByCatalog { Color($0) },
    .initializer(
      space,
      unit("red"),
      unit("green"),
      unit("blue"),
      Parameter<Double>("opacity", default: { 1 })
    ) { Color($0, red: $1, green: $2, blue: $3, opacity: $4) },
    .initializer(space, unit("white"), Parameter<Double>("opacity", default: { 1 })) {
      Color($0, white: $1, opacity: $2)
    },
    .initializer(
      unit("hue"),
      unit("saturation"),
      unit("brightness"),
      Parameter<Double>("opacity", default: { 1 })
    ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) },
    .method("opacity", of: Color.self, unit("_")) { $0.opacity($1) },
    .method(
      "mix",
      of: Color.self,
      Parameter<Color>("with"),
      unit("by"),
      Parameter<Gradient.ColorSpace>("in", default: { .perceptual })
    ) { $0.mix(with: $1, by: $2, in: $3) },
  ]

  private static func unit(_ label: String) -> Parameter<Double> {
    Parameter(label, type: .double)
  }

  /// The colours that both `Color` and every place for a style know by name.
  private static let named: [LibraryEntry] = [
    .constant("red", Color.red), .constant("orange", Color.orange),
    .constant("yellow", Color.yellow), .constant("green", Color.green),
    .constant("mint", Color.mint), .constant("teal", Color.teal), .constant("cyan", Color.cyan),
    .constant("blue", Color.blue), .constant("indigo", Color.indigo),
    .constant("purple", Color.purple), .constant("pink", Color.pink),
    .constant("brown", Color.brown), .constant("white", Color.white),
    .constant("gray", Color.gray), .constant("black", Color.black),
    .constant("clear", Color.clear), .constant("primary", Color.primary),
    .constant("secondary", Color.secondary), .constant("accentColor", Color.accentColor),
  ]

  private static let translucent = LibraryEntry(
    kind: .method,
    name: "opacity",
    signature: Signature(
      parameters: [.parameter(nil, .double)],
      result: .named("ShapeStyle")
    )
  ) { call in
    let style = try Parameter<any ShapeStyle>.style("_").read(call.receiver, call)
    let opacity = try call.arguments[0].read(as: Double.self)
    return .native(NativeBox(style.opacity(opacity), type: .named("ShapeStyle")))
  }
}

extension Color.RGBColorSpace: NativeValue {
  static var sceneName: String { "Color.RGBColorSpace" }
}
extension FillShapeStyle: NativeValue {}
extension LinkShapeStyle: NativeValue {}
extension PlaceholderTextShapeStyle: NativeValue {}
extension SelectionShapeStyle: NativeValue {}
extension SeparatorShapeStyle: NativeValue {}
extension ShadowStyle: NativeValue {}
extension WindowBackgroundShapeStyle: NativeValue {}
