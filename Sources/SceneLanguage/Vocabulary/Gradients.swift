internal import Diptych
internal import LayoutEngine

extension Library {
  /// Colours that run into one another.
  static let gradients = LibraryFamily(
    title: "Gradients",
    types: [
      LibraryType(
        "LinearGradient",
        conformsTo: ["View", "ShapeStyle"],
        [
          .initializer(
            Parameter<[Color]>("colors"),
            Parameter<UnitPoint>("startPoint"),
            Parameter<UnitPoint>("endPoint")
          ) { LinearGradient(colors: $0, startPoint: $1, endPoint: $2) },
          .initializer(
            Parameter<Gradient>("gradient"),
            Parameter<UnitPoint>("startPoint"),
            Parameter<UnitPoint>("endPoint")
          ) { LinearGradient(gradient: $0, startPoint: $1, endPoint: $2) },
        ]
      ),
      LibraryType(
        "Gradient",
        conformsTo: ["ShapeStyle", "Hashable"],
        [
          .initializer(Parameter<[Color]>("colors")) { Gradient(colors: $0) }
        ]
      ),
      LibraryType(
        "ShapeStyle",
        [
          .staticMethod(
            "linearGradient",
            Parameter<[Color]>("colors"),
            Parameter<UnitPoint>("startPoint"),
            Parameter<UnitPoint>("endPoint")
          ) { LinearGradient(colors: $0, startPoint: $1, endPoint: $2) }
        ]
      ),
    ]
  )
}

extension Gradient: NativeValue {}
extension LinearGradient: NativeValue {}
