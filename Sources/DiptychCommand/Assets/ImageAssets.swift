internal import FileWatching
internal import LayoutEngine
internal import SceneLanguage

/// The images in catalogs of assets, by what they are called there and in Swift.
struct ImageAssets: Sendable {
  private var sets: [String: FilePath] = [:]

  /// Finds the images among folders, of which catalogs and what is in them are some.
  init(in folders: [FilePath]) {
    for folder in folders {
      guard let asset = AssetName(folder), asset.kind == .image else { continue }
      for symbol in asset.symbols { sets[symbol] = folder }
    }
    for folder in folders {
      if let asset = AssetName(folder), asset.kind == .image { sets[asset.name] = folder }
    }
  }

  /// The size of an image, in points; `nil` where there is none, or none that can be read.
  ///
  /// - Complexity: Reads the image's description and the beginning of its first file.
  func size(of name: String) -> CGSize? {
    // A group of assets may be a part of the name.
    guard let folder = sets[name] ?? name.split(separator: "/").last.flatMap({ sets[String($0)] }),
      let description = try? SceneFiles.read(folder.appending(Array("Contents.json".utf8))),
      let contents = ImageSetContents(json: description.text)
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
}
