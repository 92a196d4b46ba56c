internal import Diptych
internal import LayoutEngine

extension Library {
  /// Colours that run into one another, and glass.
  static let gradients = LibraryFamily(
    title: "Gradients and materials",
    types: [
      LibraryType(
        "Gradient",
        conformsTo: ["ShapeStyle", "Hashable"],
        [
          .initializer(Parameter<[Color]>("colors")) { Gradient(colors: $0) },
          .initializer(Parameter<[Gradient.Stop]>("stops")) { Gradient(stops: $0) },
          .property("stops", \Gradient.stops),
        ]
      ),
      .values(
        of: Gradient.ColorSpace.self,
        ["device": .device, "perceptual": .perceptual]
      ),
      LibraryType(
        "Gradient.Stop",
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<Color>("color"), Parameter<CGFloat>("location")) {
            Gradient.Stop(color: $0, location: $1)
          },
          .property("color", \Gradient.Stop.color),
          .property("location", \Gradient.Stop.location),
        ]
      ),
      LibraryType(
        "AnyGradient",
        conformsTo: ["ShapeStyle", "Hashable"],
        [.initializer(Parameter<Gradient>("_")) { AnyGradient($0) }]
      ),
      LibraryType("Color", [.property("gradient", of: Color.self) { $0.gradient }]),
      .values(of: Material.self, conforming: ["ShapeStyle"], materials),
      gradient("LinearGradient", linear("gradient")),
      gradient("RadialGradient", radial("gradient")),
      gradient("EllipticalGradient", elliptical("gradient")),
      gradient("AngularGradient", angular("gradient") + conic("gradient")),
      LibraryType(
        "ShapeStyle",
        named("linearGradient", linear("_")) + named("radialGradient", radial("_"))
          + named("ellipticalGradient", elliptical("_")) + named("angularGradient", angular("_"))
          + named("conicGradient", conic("_")) + [
            .constant("ultraThinMaterial", Material.ultraThin),
            .constant("thinMaterial", Material.thin),
            .constant("regularMaterial", Material.regular),
            .constant("thickMaterial", Material.thick),
            .constant("ultraThickMaterial", Material.ultraThick),
            .constant("bar", Material.bar),
          ]
      ),
    ]
  )

  private static let materials: KeyValuePairs<String, Material> = [
    "ultraThin": .ultraThin, "thin": .thin, "regular": .regular, "thick": .thick,
    "ultraThick": .ultraThick, "bar": .bar,
  ]

  private static func gradient(
    _ name: String,
    _ entries: @escaping @autoclosure @Sendable () -> [LibraryEntry]
  ) -> LibraryType {
    LibraryType(name, conformsTo: ["View", "ShapeStyle", "Hashable"], entries())
  }

  /// The same ways to make a gradient, as static members of every style.
  private static func named(_ name: String, _ entries: [LibraryEntry]) -> [LibraryEntry] {
    entries.map {
      LibraryEntry(kind: .staticMethod, name: name, signature: $0.signature, perform: $0.perform)
    }
  }

  /// An initializer for each way to tell the colours: a gradient, colours, or stops.
  ///
  /// - Parameters:
  ///   - label: The label of the gradient.
  ///   - parameters: What follows the colours.
  ///   - make: Makes the gradient.
  /// - Returns: Three initializers.
  private static func entries<each Argument, Made: SceneRepresentable>(
    _ label: String,
    _ parameters: repeat Parameter<each Argument>,
    make: @escaping @Sendable (Gradient, repeat each Argument) -> Made
  ) -> [LibraryEntry] {
    [
      .initializer(Parameter<Gradient>(label), repeat each parameters) {
        (gradient: Gradient, arguments: repeat each Argument) in
        make(gradient, repeat each arguments)
      },
      .initializer(Parameter<[Color]>("colors"), repeat each parameters) {
        (colors: [Color], arguments: repeat each Argument) in
        make(Gradient(colors: colors), repeat each arguments)
      },
      .initializer(Parameter<[Gradient.Stop]>("stops"), repeat each parameters) {
        (stops: [Gradient.Stop], arguments: repeat each Argument) in
        make(Gradient(stops: stops), repeat each arguments)
      },
    ]
  }

  private static func linear(_ label: String) -> [LibraryEntry] {
    entries(label, Parameter<UnitPoint>("startPoint"), Parameter<UnitPoint>("endPoint")) {
      LinearGradient(gradient: $0, startPoint: $1, endPoint: $2)
    }
  }

  private static func radial(_ label: String) -> [LibraryEntry] {
    entries(
      label,
      Parameter<UnitPoint>("center"),
      Parameter<CGFloat>("startRadius"),
      Parameter<CGFloat>("endRadius")
    ) { RadialGradient(gradient: $0, center: $1, startRadius: $2, endRadius: $3) }
  }

  private static func elliptical(_ label: String) -> [LibraryEntry] {
    entries(
      label,
      Parameter<UnitPoint>("center", default: { .center }),
      Parameter<CGFloat>("startRadiusFraction", default: { 0 }),
      Parameter<CGFloat>("endRadiusFraction", default: { 0.5 })
    ) {
      EllipticalGradient(
        gradient: $0,
        center: $1,
        startRadiusFraction: $2,
        endRadiusFraction: $3
      )
    }
  }

  private static func angular(_ label: String) -> [LibraryEntry] {
    entries(
      label,
      Parameter<UnitPoint>("center"),
      Parameter<Angle>("startAngle", default: { .zero }),
      Parameter<Angle>("endAngle", default: { .zero })
    ) { AngularGradient(gradient: $0, center: $1, startAngle: $2, endAngle: $3) }
  }

  private static func conic(_ label: String) -> [LibraryEntry] {
    entries(label, Parameter<UnitPoint>("center"), Parameter<Angle>("angle")) {
      AngularGradient(gradient: $0, center: $1, angle: $2)
    }
  }
}

extension AngularGradient: NativeValue {}
extension AnyGradient: NativeValue {}
extension EllipticalGradient: NativeValue {}
extension Gradient: NativeValue {}
extension Gradient.Stop: NativeValue { static var sceneName: String { "Gradient.Stop" } }
extension LinearGradient: NativeValue {}
extension Material: NativeValue {}
extension RadialGradient: NativeValue {}

extension Gradient.ColorSpace: NativeValue {
  static var sceneName: String { "Gradient.ColorSpace" }
}
