internal import Diptych
internal import LayoutEngine

extension Library {
  /// Pictures drawn step by step; all in points.
  static let canvases = LibraryFamily(
    title: "Canvases",
    types: [
      LibraryType("Canvas", conformsTo: ["View"], [canvas]),
      LibraryType("GraphicsContext", drawing + changes + resolving),
      LibraryType(
        "GraphicsContext.ResolvedText",
        [
          .property("shading", \GraphicsContext.ResolvedText.shading),
          .method("measure", of: GraphicsContext.ResolvedText.self, Parameter<CGSize>("in")) {
            $0.measure(in: $1)
          },
          .method("firstBaseline", of: GraphicsContext.ResolvedText.self, Parameter<CGSize>("in")) {
            $0.firstBaseline(in: $1)
          },
        ]
      ),
      LibraryType(
        "GraphicsContext.ResolvedImage",
        [
          .property("shading", \GraphicsContext.ResolvedImage.shading),
          .property("size", of: GraphicsContext.ResolvedImage.self) { $0.size },
          .property("baseline", of: GraphicsContext.ResolvedImage.self) { $0.baseline },
        ]
      ),
      LibraryType(
        "GraphicsContext.ResolvedSymbol",
        [.property("size", of: GraphicsContext.ResolvedSymbol.self) { $0.size }]
      ),
      .options(of: GraphicsContext.ClipOptions.self, ["inverse": .inverse]),
      .inert(
        "GraphicsContext.ShadowOptions",
        constants: ["shadowAbove", "shadowOnly", "invertsAlpha", "disablesGroup"]
      ),
      .inert(
        "GraphicsContext.Filter",
        [
          .inert(
            .staticMethod,
            "shadow",
            of: "GraphicsContext.Filter",
            [
              .optional("color", .named("Color")), .parameter("radius", .cgFloat),
              .optional("x", .cgFloat), .optional("y", .cgFloat),
              .optional("blendMode", .named("BlendMode")),
              .optional("options", .named("GraphicsContext.ShadowOptions")),
            ]
          ),
          .inert(
            .staticMethod,
            "blur",
            of: "GraphicsContext.Filter",
            [.parameter("radius", .cgFloat)]
          ),
          .inert(
            .staticMethod,
            "alphaThreshold",
            of: "GraphicsContext.Filter",
            [
              .parameter("min", .double), .optional("max", .double),
              .optional("color", .named("Color")),
            ]
          ),
          .inert(
            .staticMethod,
            "colorMultiply",
            of: "GraphicsContext.Filter",
            [.parameter(nil, .named("Color"))]
          ),
          .inert(
            .staticMethod,
            "hueRotation",
            of: "GraphicsContext.Filter",
            [.parameter(nil, .named("Angle"))]
          ),
        ]
          + ["brightness", "contrast", "saturation", "grayscale", "colorInvert"].map {
            .inert(
              .staticMethod,
              $0,
              of: "GraphicsContext.Filter",
              [.parameter(nil, .double, hasDefault: $0 == "colorInvert")]
            )
          }
      ),
      LibraryType(
        "GraphicsContext.Shading",
        [
          .constant("foreground", GraphicsContext.Shading.foreground),
          .staticMethod("color", Parameter<Color>("_")) { GraphicsContext.Shading.color($0) },
          .staticMethod("style", Parameter<any ShapeStyle>.style("_")) {
            (style: any ShapeStyle) in GraphicsContext.Shading.hidden(style)
          },
          .staticMethod(
            "linearGradient",
            Parameter<Gradient>("_"),
            Parameter<CGPoint>("startPoint"),
            Parameter<CGPoint>("endPoint")
          ) { GraphicsContext.Shading.linearGradient($0, startPoint: $1, endPoint: $2) },
          .staticMethod(
            "radialGradient",
            Parameter<Gradient>("_"),
            Parameter<CGPoint>("center"),
            Parameter<CGFloat>("startRadius"),
            Parameter<CGFloat>("endRadius")
          ) {
            GraphicsContext.Shading.radialGradient($0, center: $1, startRadius: $2, endRadius: $3)
          },
        ]
      ),
    ]
  )

  private static let canvas = LibraryEntry(
    kind: .initializer,
    name: "init",
    signature: Signature(
      parameters: [
        .optional("opaque", .bool), .optional("colorMode", .named("ColorRenderingMode")),
        .optional("rendersAsynchronously", .bool),
        .function("renderer", [.inout(.named("GraphicsContext")), CGSize.sceneType], .void),
        .content("symbols", hasDefault: true),
      ],
      result: .view
    )
  ) { call in
    let call = call
    var symbols: any View = EmptyView()
    if case .absent = call.arguments[4] {
    } else {
      symbols = try call.arguments[4].call([]).view(for: call)
    }
    return .view(
      Canvas { context, size in
        call.evaluation.guarded(()) {
          try context.changed { try call.arguments[3].call([.box($0), size.sceneValue]) }
        }
      } symbols: {
        AnyView(any: symbols)
      }
    )
  }

  private static let shading = Parameter<GraphicsContext.Shading>("with")
  private static let anchor = Parameter<UnitPoint>("anchor", default: { .center })

  private static let drawing: [LibraryEntry] = [
    .deed(
      "fill",
      of: GraphicsContext.self,
      Parameter<Path>("_"),
      shading,
      Parameter<FillStyle>("style", default: { FillStyle() })
    ) { $0.fill($1, with: $2, style: $3) },
    .deed(
      "stroke",
      of: GraphicsContext.self,
      Parameter<Path>("_"),
      shading,
      Parameter<CGFloat>("lineWidth", default: { 1 })
    ) { $0.stroke($1, with: $2, lineWidth: $3) },
    .deed(
      "stroke",
      of: GraphicsContext.self,
      Parameter<Path>("_"),
      shading,
      Parameter<StrokeStyle>("style")
    ) { $0.stroke($1, with: $2, style: $3) },
    .deed("draw", of: GraphicsContext.self, Parameter<Text>("_"), Parameter<CGPoint>("at"), anchor)
    {
      $0.draw($1, at: $2, anchor: $3)
    },
    .deed("draw", of: GraphicsContext.self, Parameter<Text>("_"), Parameter<CGRect>("in")) {
      $0.draw($1, in: $2)
    },
    .deed("draw", of: GraphicsContext.self, Parameter<Image>("_"), Parameter<CGPoint>("at"), anchor)
    {
      $0.draw($1, at: $2, anchor: $3)
    },
    .deed("draw", of: GraphicsContext.self, Parameter<Image>("_"), Parameter<CGRect>("in")) {
      $0.draw($1, in: $2)
    },
    LibraryEntry(
      kind: .method,
      name: "drawLayer",
      signature: Signature(
        parameters: [.function("content", [.inout(.named("GraphicsContext"))], .void)],
        result: .void
      )
    ) { call in
      let layer = call.arguments[0]
      var context = try GraphicsContext.receiver(of: call)
      try context.changed { try layer.call([.box($0)]) }
      return .void
    },
  ]

  private static let resolving: [LibraryEntry] = [
    .method("resolve", of: GraphicsContext.self, Parameter<Text>("_")) { $0.resolve($1) },
    .method("resolve", of: GraphicsContext.self, Parameter<Image>("_")) { $0.resolve($1) },
    .method("resolveSymbol", of: GraphicsContext.self, Parameter<SceneValue>.anything("id")) {
      $0.resolveSymbol(id: $1)
    },
    .deed("draw", of: GraphicsContext.self, text, Parameter<CGPoint>("at"), anchor) {
      $0.draw($1, at: $2, anchor: $3)
    },
    .deed("draw", of: GraphicsContext.self, text, Parameter<CGRect>("in")) { $0.draw($1, in: $2) },
    .deed("draw", of: GraphicsContext.self, image, Parameter<CGPoint>("at"), anchor) {
      $0.draw($1, at: $2, anchor: $3)
    },
    .deed("draw", of: GraphicsContext.self, image, Parameter<CGRect>("in")) { $0.draw($1, in: $2) },
    .deed("draw", of: GraphicsContext.self, symbol, Parameter<CGPoint>("at"), anchor) {
      $0.draw($1, at: $2, anchor: $3)
    },
    .deed("draw", of: GraphicsContext.self, symbol, Parameter<CGRect>("in")) {
      $0.draw($1, in: $2)
    },
  ]

  private static let text = Parameter<GraphicsContext.ResolvedText>("_")
  private static let image = Parameter<GraphicsContext.ResolvedImage>("_")
  private static let symbol = Parameter<GraphicsContext.ResolvedSymbol>("_")

  private static let changes: [LibraryEntry] = [
    .property("blendMode", \GraphicsContext.blendMode),
    .mutation(
      "addFilter",
      of: GraphicsContext.self,
      Parameter<IgnoredArgument>.ignored("_", .named("GraphicsContext.Filter"))
    ) { (_: inout GraphicsContext, _: IgnoredArgument) in },
    .mutation("concatenate", of: GraphicsContext.self, Parameter<CGAffineTransform>("_")) {
      (context: inout GraphicsContext, matrix: CGAffineTransform) in context.concatenate(matrix)
    },
    .property("opacity", \GraphicsContext.opacity),
    .property("transform", \GraphicsContext.transform),
    .mutation(
      "translateBy",
      of: GraphicsContext.self,
      Parameter<CGFloat>("x"),
      Parameter<CGFloat>("y")
    ) { (context: inout GraphicsContext, x: CGFloat, y: CGFloat) in
      context.translateBy(x: x, y: y)
    },
    .mutation(
      "scaleBy",
      of: GraphicsContext.self,
      Parameter<CGFloat>("x"),
      Parameter<CGFloat>("y")
    ) { (context: inout GraphicsContext, x: CGFloat, y: CGFloat) in context.scaleBy(x: x, y: y) },
    .mutation("rotate", of: GraphicsContext.self, Parameter<Angle>("by")) {
      (context: inout GraphicsContext, angle: Angle) in context.rotate(by: angle)
    },
    .mutation(
      "clip",
      of: GraphicsContext.self,
      Parameter<Path>("to"),
      Parameter<FillStyle>("style", default: { FillStyle() }),
      Parameter<GraphicsContext.ClipOptions>("options", default: { [] })
    ) {
      (
        context: inout GraphicsContext,
        path: Path,
        style: FillStyle,
        options: GraphicsContext.ClipOptions
      ) in
      context.clip(to: path, style: style, options: options)
    },
  ]
}

extension GraphicsContext {
  /// Lets a scene's closure change the context in its box.
  fileprivate mutating func changed(_ change: (VariableBox) throws -> SceneValue) throws {
    let box = VariableBox(sceneValue)
    _ = try change(box)
    if let context = GraphicsContext.read(box.value) { self = context }
  }
}

extension GraphicsContext.Shading {
  fileprivate static func hidden(_ shading: any ShapeStyle) -> GraphicsContext.Shading {
    func open(_ shading: some ShapeStyle) -> GraphicsContext.Shading { style(shading) }
    return open(shading)
  }
}

extension GraphicsContext: NativeValue {}
extension GraphicsContext.Shading: NativeValue {
  static var sceneName: String { "GraphicsContext.Shading" }
}
extension GraphicsContext.ResolvedImage: NativeValue {
  static var sceneName: String { "GraphicsContext.ResolvedImage" }
}
extension GraphicsContext.ResolvedSymbol: NativeValue {
  static var sceneName: String { "GraphicsContext.ResolvedSymbol" }
}
extension GraphicsContext.ResolvedText: NativeValue {
  static var sceneName: String { "GraphicsContext.ResolvedText" }
}

extension GraphicsContext.ClipOptions: NativeValue {
  static var sceneName: String { "GraphicsContext.ClipOptions" }
}
