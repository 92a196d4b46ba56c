internal import Diptych

extension Library {
  /// Modifiers that paint.
  static let styles = LibraryFamily(
    title: "Painting",
    types: [
      LibraryType(
        "View",
        [
          .modifier("foregroundStyle", Parameter<any ShapeStyle>.style("_")) {
            (view: any View, style: any ShapeStyle) in view.foregroundStyle(style)
          },
          .modifier(
            "foregroundStyle",
            Parameter<any ShapeStyle>.style("_"),
            Parameter<any ShapeStyle>.style("_")
          ) { (view: any View, first: any ShapeStyle, second: any ShapeStyle) in
            view.foregroundStyle(first, second)
          },
          .modifier(
            "foregroundStyle",
            Parameter<any ShapeStyle>.style("_"),
            Parameter<any ShapeStyle>.style("_"),
            Parameter<any ShapeStyle>.style("_")
          ) {
            (
              view: any View,
              first: any ShapeStyle,
              second: any ShapeStyle,
              third: any ShapeStyle
            ) in
            view.foregroundStyle(first, second, third)
          },
          .modifier("foregroundColor", Parameter<Color?>("_")) { $0.foregroundColor($1) },
          .modifier("tint", Parameter<any ShapeStyle>.style("_")) {
            (view: any View, style: any ShapeStyle) in view.tint(style)
          },
          .modifier("tint", Parameter<Color?>("_")) { $0.tint($1) },
          .modifier("backgroundStyle", Parameter<any ShapeStyle>.style("_")) {
            (view: any View, style: any ShapeStyle) in view.backgroundStyle(style)
          },
          .modifier("accentColor", Parameter<Color?>("_")) { $0.accentColor($1) },
          .modifier("opacity", Parameter<Double>("_", type: .double)) { $0.opacity($1) },
          .modifier("hidden") { $0.hidden() },
        ]
      )
    ]
  )
}
