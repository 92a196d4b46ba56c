internal import Diptych
internal import LayoutEngine

extension Library {
  /// Modifiers that decide the place of a view.
  static let positions = LibraryFamily(
    title: "Places",
    types: [
      LibraryType(
        "View",
        [
          .modifier("offset", Parameter<CGSize>("_")) { $0.offset($1) },
          .modifier("offset", distance("x"), distance("y")) { $0.offset(x: $1, y: $2) },
          .modifier("offset", Parameter<CGFloat>("z")) { $0.offset(z: $1) },
          .modifier("position", Parameter<CGPoint>("_")) { $0.position($1) },
          .modifier("position", distance("x"), distance("y")) { $0.position(x: $1, y: $2) },
          .modifier("zIndex", Parameter<Double>("_", type: .double)) { $0.zIndex($1) },
          .modifier(
            "alignmentGuide",
            Parameter<HorizontalAlignment>("_"),
            Parameter<(ViewDimensions) -> CGFloat>.function("computeValue", of: ViewDimensions.self)
            { 0.0 }
          ) { $0.alignmentGuide($1, computeValue: $2) },
          .modifier(
            "alignmentGuide",
            Parameter<VerticalAlignment>("_"),
            Parameter<(ViewDimensions) -> CGFloat>.function("computeValue", of: ViewDimensions.self)
            { 0.0 }
          ) { $0.alignmentGuide($1, computeValue: $2) },
        ]
      ),
      LibraryType(
        "ViewDimensions",
        conformsTo: ["Equatable"],
        [
          .property("width", of: ViewDimensions.self) { $0.width },
          .property("height", of: ViewDimensions.self) { $0.height },
          .subscript(of: ViewDimensions.self, Parameter<HorizontalAlignment>("_")) { $0[$1] },
          .subscript(of: ViewDimensions.self, Parameter<VerticalAlignment>("_")) { $0[$1] },
          .subscript(of: ViewDimensions.self, Parameter<HorizontalAlignment>("explicit")) {
            $0[explicit: $1]
          },
          .subscript(of: ViewDimensions.self, Parameter<VerticalAlignment>("explicit")) {
            $0[explicit: $1]
          },
        ]
      ),
    ]
  )

  private static func distance(_ label: String) -> Parameter<CGFloat> {
    Parameter(label, default: { 0 })
  }
}
