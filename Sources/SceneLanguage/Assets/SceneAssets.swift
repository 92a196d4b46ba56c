package import LayoutEngine

/// What the catalogs of assets around a scene tell of its pictures.
///
/// A scene names what it wants, and never where that lies: names are looked up among those that the
/// catalogs have.
package struct SceneAssets: Sendable {
  /// No catalogs: every picture has the size of a symbol.
  package static let none = SceneAssets { _ in nil }

  /// The size of an image, in points; `nil` where the catalogs have none of the name.
  package let imageSize: @Sendable (String) -> CGSize?

  package init(imageSize: @escaping @Sendable (String) -> CGSize?) {
    self.imageSize = imageSize
  }
}
