internal import Diptych
internal import LayoutEngine

extension Library {
  /// Modifiers that decide the size of a view.
  static let frames = LibraryFamily(
    title: "Sizes",
    types: [
      LibraryType(
        "View",
        [
          .modifier("frame", length("width"), length("height"), alignment) {
            $0.frame(width: $1, height: $2, alignment: $3)
          },
          .modifier(
            "frame",
            length("minWidth"),
            length("idealWidth"),
            length("maxWidth"),
            length("minHeight"),
            length("idealHeight"),
            length("maxHeight"),
            alignment
          ) {
            $0.frame(
              minWidth: $1,
              idealWidth: $2,
              maxWidth: $3,
              minHeight: $4,
              idealHeight: $5,
              maxHeight: $6,
              alignment: $7
            )
          },
          .modifier("fixedSize") { $0.fixedSize() },
          .modifier("fixedSize", Parameter<Bool>("horizontal"), Parameter<Bool>("vertical")) {
            $0.fixedSize(horizontal: $1, vertical: $2)
          },
          .modifier("layoutPriority", Parameter<Double>("_", type: .double)) {
            $0.layoutPriority($1)
          },
          .modifier(
            "aspectRatio",
            Parameter<CGFloat?>("_", default: { nil }),
            Parameter<ContentMode>("contentMode")
          ) { $0.aspectRatio($1, contentMode: $2) },
          .modifier("aspectRatio", Parameter<CGSize>("_"), Parameter<ContentMode>("contentMode")) {
            $0.aspectRatio($1, contentMode: $2)
          },
          .modifier("scaledToFit") { $0.scaledToFit() },
          .modifier("scaledToFill") { $0.scaledToFill() },
        ]
      ),
      LibraryType(
        "ContentMode",
        [
          .constant("fit", ContentMode.fit), .constant("fill", ContentMode.fill),
        ]
      ),
    ]
  )

  private static func length(_ label: String) -> Parameter<CGFloat?> {
    Parameter(label, default: { nil })
  }

  static let alignment = Parameter<Alignment>("alignment", default: { .center })
}
