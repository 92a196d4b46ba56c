internal import Diptych

extension Library {
  /// Symbols and pictures.
  static let images = LibraryFamily(
    title: "Images",
    types: [
      LibraryType(
        "Image",
        conformsTo: ["View", "Equatable"],
        [
          .initializer(symbolName("systemName")) { Image(systemName: $0) },
          .initializer(Parameter<String>("_")) { Image($0) }.sizedByCatalog { Image($0, size: $1) },
          .initializer(Parameter<String>("_"), bundle) { name, _ in Image(name) }
            .sizedByCatalog { Image($0, size: $1) },
          .initializer(Parameter<String>("_"), bundle, Parameter<Text>("label")) {
            name,
            _,
            _ in Image(name)
          }.sizedByCatalog { Image($0, size: $1) },
          .initializer(Parameter<String>("decorative"), bundle) { name, _ in
            Image(name)
          }.sizedByCatalog { Image($0, size: $1) },
          .initializer(
            symbolName("systemName"),
            Parameter<Double?>("variableValue", type: .optional(.double))
          ) { name, _ in
            Image(systemName: name)
          },
          .method(
            "resizable",
            of: Image.self,
            Parameter<EdgeInsets>("capInsets", default: { EdgeInsets() }),
            Parameter<IgnoredArgument>.ignored(
              "resizingMode",
              .named("Image.ResizingMode"),
              isOptional: true
            )
          ) { image, _, _ in image.resizable() },
          .method("resizable", of: Image.self) { $0.resizable() },
          .method("renderingMode", of: Image.self, Parameter<Image.TemplateRenderingMode?>("_")) {
            $0.renderingMode($1)
          },
          .method("interpolation", of: Image.self, Parameter<Image.Interpolation>("_")) {
            $0.interpolation($1)
          },
          .method("antialiased", of: Image.self, Parameter<Bool>("_")) { $0.antialiased($1) },
          .method("symbolRenderingMode", of: Image.self, Parameter<SymbolRenderingMode?>("_")) {
            $0.symbolRenderingMode($1)
          },
        ]
      ),
      LibraryType(
        "View",
        [
          .modifier("imageScale", Parameter<Image.Scale>("_")) { $0.imageScale($1) },
          .modifier("symbolRenderingMode", Parameter<SymbolRenderingMode?>("_")) {
            $0.symbolRenderingMode($1)
          },
          .modifier("symbolVariant", Parameter<SymbolVariants>("_")) { $0.symbolVariant($1) },
        ]
      ),
      .inert("Image.ResizingMode", constants: ["stretch", "tile"]),
      .values(of: Image.Scale.self, ["small": .small, "medium": .medium, "large": .large]),
      .values(
        of: Image.TemplateRenderingMode.self,
        ["template": .template, "original": .original]
      ),
      .values(
        of: Image.Interpolation.self,
        ["none": .none, "low": .low, "medium": .medium, "high": .high]
      ),
      .values(
        of: SymbolRenderingMode.self,
        [
          "monochrome": .monochrome, "multicolor": .multicolor, "hierarchical": .hierarchical,
          "palette": .palette,
        ]
      ),
      .values(
        of: SymbolVariants.self,
        [
          "none": .none, "circle": .circle, "square": .square, "rectangle": .rectangle,
          "fill": .fill, "slash": .slash,
        ],
        [
          .property("circle", of: SymbolVariants.self) { $0.circle },
          .property("square", of: SymbolVariants.self) { $0.square },
          .property("rectangle", of: SymbolVariants.self) { $0.rectangle },
          .property("fill", of: SymbolVariants.self) { $0.fill },
          .property("slash", of: SymbolVariants.self) { $0.slash },
        ]
      ),
    ]
  )

  /// The name of a symbol; one without a glyph is drawn as a placeholder, with a warning.
  ///
  /// A literal is looked up while the scene is bound, so that the warning stands at it.
  static func symbolName(_ label: String) -> Parameter<String> {
    Parameter(label, type: .string, isSymbolName: true) { value, call in
      let name = try value.read(as: String.self)
      let mistake = SymbolNames.mistake(in: name)
      if let mistake, !call.evaluation.program.toldSymbols.contains(name) {
        call.evaluation.report(SceneStop(mistake, at: call.span), severity: .warning)
      }
      return name
    }
  }
}

extension Image.Interpolation: NativeValue {
  static var sceneName: String { "Image.Interpolation" }
}
extension Image.Scale: NativeValue { static var sceneName: String { "Image.Scale" } }
extension Image.TemplateRenderingMode: NativeValue {
  static var sceneName: String { "Image.TemplateRenderingMode" }
}
extension SymbolRenderingMode: NativeValue {}
extension SymbolVariants: NativeValue {}
