internal import Diptych

extension Library {
  /// Colours, and the other styles that areas are painted with.
  static let colors = LibraryFamily(
    title: "Colours and styles",
    types: [
      LibraryType("Color", conformsTo: ["View", "ShapeStyle", "Hashable"], makings + named),
      LibraryType(
        "ShapeStyle",
        named + [
          .constant("foreground", ForegroundStyle()), .constant("background", BackgroundStyle()),
          .constant("tint", TintShapeStyle()),
          .constant("tertiary", HierarchicalShapeStyle.tertiary),
          .constant("quaternary", HierarchicalShapeStyle.quaternary),
          .constant("quinary", HierarchicalShapeStyle.quinary),
          translucent,
        ]
      ),
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

  private static let makings: [LibraryEntry] = [
    .initializer(
      unit("red"),
      unit("green"),
      unit("blue"),
      Parameter<Double>("opacity", default: { 1 })
    ) { Color(red: $0, green: $1, blue: $2, opacity: $3) },
    .initializer(unit("white"), Parameter<Double>("opacity", default: { 1 })) {
      Color(white: $0, opacity: $1)
    },
    .initializer(
      unit("hue"),
      unit("saturation"),
      unit("brightness"),
      Parameter<Double>("opacity", default: { 1 })
    ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) },
    .method("opacity", of: Color.self, unit("_")) { $0.opacity($1) },
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
