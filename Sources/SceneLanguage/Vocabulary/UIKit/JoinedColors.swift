internal import ConstraintLayout
internal import Diptych
internal import LayoutEngine

extension Library {
  /// Colours of UIKit as those of SwiftUI, and the other way round.
  static let joinedColors = LibraryFamily(
    title: "UIKit: joining colours",
    types: [
      LibraryType(
        "Color",
        [
          .initializer(Parameter<UIColor>("_")) { Color($0.paint) },
          .initializer(Parameter<UIColor>("uiColor")) { Color($0.paint) },
          .initializer(Parameter<CGColor>("cgColor")) { Color($0.paint) },
        ]
      ),
      LibraryType(
        "Image",
        [
          .initializer(Parameter<UIImage>("uiImage")) { Image($0) }
        ]
      ),
      .class(
        "UIImage",
        [
          // What stands for the picture in a text.
          .property("_glyph", of: UIImage.self) { Image($0).glyph }
        ]
      ),
      .class(
        "UIColor",
        [
          .initializer(Parameter<Color>("_")) { UIColor($0.paint(in: EnvironmentValues())) },
          .initializer(Parameter<CGColor>("cgColor")) { UIColor($0.paint) },
        ]
      ),
    ]
  )
}

extension Image {
  /// The picture of UIKit as one of SwiftUI.
  fileprivate init(_ image: UIImage) {
    self =
      image.isSymbol
      ? Image(systemName: image.name) : Image(image.name, size: image.size)
  }
}
