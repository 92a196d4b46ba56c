package import LayoutEngine

/// What the catalogs of assets around a scene tell of its pictures.
///
/// A scene names what it wants, and never where that lies: names are looked up among those that the
/// catalogs have.
package struct SceneAssets: Sendable {
  /// What is asked of the assets of one kind.
  package struct Lookup<Asset: Sendable>: Sendable {
    /// The names in the catalogs; none where there are no catalogs.
    package let names: @Sendable () -> [String]
    /// An asset; `nil` where the catalogs have none of the name that can be read.
    package let find: @Sendable (String) -> Asset?

    package init(
      names: @escaping @Sendable () -> [String] = { [] },
      find: @escaping @Sendable (String) -> Asset? = { _ in nil }
    ) {
      self.names = names
      self.find = find
    }
  }

  /// No catalogs: every picture has the size of a symbol, and every colour is a grey.
  package static let none = SceneAssets(imageSizes: Lookup(), colors: Lookup())

  /// The sizes of images, in points.
  package let imageSizes: Lookup<CGSize>
  /// The colours.
  package let colors: Lookup<AssetColor>

  package init(imageSizes: Lookup<CGSize>, colors: Lookup<AssetColor>) {
    self.imageSizes = imageSizes
    self.colors = colors
  }
}
