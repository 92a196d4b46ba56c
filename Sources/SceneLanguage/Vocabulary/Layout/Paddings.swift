internal import Diptych
internal import LayoutEngine

extension Library {
  /// Modifiers that keep distances around a view.
  static let paddings = LibraryFamily(
    title: "Padding",
    types: [
      LibraryType(
        "View",
        [
          .modifier("padding", Parameter<CGFloat>("_")) { $0.padding($1) },
          .modifier("padding", Parameter<EdgeInsets>("_")) { $0.padding($1) },
          .modifier(
            "padding",
            Parameter<Edge.Set>("_", default: { .all }),
            Parameter<CGFloat?>("_", default: { nil })
          ) { $0.padding($1, $2) },
        ]
      )
    ]
  )
}
