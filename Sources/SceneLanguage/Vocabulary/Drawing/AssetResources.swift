internal import Diptych
internal import LayoutEngine

extension Library {
  /// What an app's catalog of assets has, by the names that Xcode makes of it.
  ///
  /// A scene may be opened without its catalog, so every name is one of it.
  static let assetResources = LibraryFamily(
    title: "Assets",
    types: [
      LibraryType("ImageResource", conformsTo: ["Hashable"], [image]),
      LibraryType("ColorResource", conformsTo: ["Hashable"], [color]),
      LibraryType("Image", [imageOfResource]), LibraryType("Color", [colorOfResource]),
    ]
  )

  private static let image = LibraryEntry.initializer(Parameter<String>("name"), bundle) {
    (name: String, _: IgnoredArgument) in ImageResource(name: name)
  }

  private static let color = LibraryEntry.initializer(Parameter<String>("name"), bundle) {
    (name: String, _: IgnoredArgument) in ColorResource(name: name)
  }

  private static let imageOfResource = LibraryEntry.initializer(
    Parameter<ImageResource>("_")
  ) { (resource: ImageResource) in Image(resource.name) }.sizedByCatalog { Image($0, size: $1) }

  private static let colorOfResource = LibraryEntry.initializer(
    Parameter<ColorResource>("_")
  ) { (resource: ColorResource) in Color(resource.name) }.coloredByCatalog { Color($0) }
}

/// An image of an app's catalog of assets.
struct ImageResource: Hashable, NativeValue {
  let name: String
}

/// A colour of an app's catalog of assets.
struct ColorResource: Hashable, NativeValue {
  let name: String
}
