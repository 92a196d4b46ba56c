internal import FileWatching
internal import LayoutEngine
internal import SceneLanguage

/// The images and colours in catalogs of assets, by what they are called there and in Swift.
struct AssetCatalog: Sendable {
  private var images: [String: FilePath] = [:]
  private var colors: [String: FilePath] = [:]
  /// What the images are called, in the catalogs and in Swift.
  var imageNames: [String] { images.keys.sorted() }
  /// What the colours are called, in the catalogs and in Swift.
  var colorNames: [String] { colors.keys.sorted() }

  /// Finds what there is among folders, of which catalogs and what is in them are some.
  init(in folders: [FilePath]) {
    let assets = folders.compactMap { folder in AssetName(folder).map { ($0, folder) } }
    for (asset, folder) in assets {
      for symbol in asset.symbols { add(asset.kind, symbol, folder) }
    }
    // What is called so in the catalog goes before what is only called so in Swift.
    for (asset, folder) in assets { add(asset.kind, asset.name, folder) }
  }

  private mutating func add(_ kind: AssetName.Kind, _ name: String, _ folder: FilePath) {
    switch kind {
    case .image: images[name] = folder
    case .color: colors[name] = folder
    }
  }

  /// The size of an image, in points; `nil` where there is none, or none that can be read.
  ///
  /// - Complexity: Reads the image's description and the beginning of its first file.
  func imageSize(of name: String) -> CGSize? {
    guard let folder = Self.find(name, in: images),
      let contents = Self.description(in: folder).flatMap({ ImageSetContents(json: $0) })
    else { return nil }
    for file in contents.files {
      let path = folder.appending(Array(file.name.utf8))
      guard let bytes = FileReader().beginning(of: path, byteCount: ImageHeader.byteCount),
        let header = ImageHeader(bytes)
      else { continue }
      let scale = header.isVector ? 1 : file.scale
      return CGSize(width: header.size.width / scale, height: header.size.height / scale)
    }
    return nil
  }

  /// A colour as it is in light surroundings; `nil` where there is none, or none that can be read.
  ///
  /// - Complexity: Reads the colour's description.
  func color(of name: String) -> AssetColor? {
    Self.find(name, in: colors).flatMap(Self.description).flatMap { AssetColor(json: $0) }
  }

  /// The folder of a name, of which groups of assets may be a part: `Icons/Star`.
  private static func find(_ name: String, in assets: [String: FilePath]) -> FilePath? {
    assets[name] ?? name.split(separator: "/").last.flatMap { assets[String($0)] }
  }

  private static func description(in folder: FilePath) -> String? {
    (try? SceneFiles.read(folder.appending(Array("Contents.json".utf8))))?.text
  }
}
