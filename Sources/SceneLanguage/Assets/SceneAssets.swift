package import LayoutEngine

/// What the catalogs of assets around a scene tell of its pictures.
///
/// A scene names what it wants, and never where that lies: names are looked up among those that the
/// catalogs have.
package struct SceneAssets: Sendable {
  /// No catalogs: every picture has the size of a symbol, and every colour is a grey.
  package static let none = SceneAssets(imageSize: { _ in nil }, color: { _ in nil })

  /// The size of an image, in points; `nil` where the catalogs have none of the name.
  package let imageSize: @Sendable (String) -> CGSize?
  /// A colour; `nil` where the catalogs have none of the name.
  package let color: @Sendable (String) -> AssetColor?

  package init(
    imageSize: @escaping @Sendable (String) -> CGSize?,
    color: @escaping @Sendable (String) -> AssetColor?
  ) {
    self.imageSize = imageSize
    self.color = color
  }
}
