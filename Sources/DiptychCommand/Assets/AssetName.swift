internal import FileWatching

/// What a folder in a catalog of assets is called, there and in Swift.
struct AssetName {
  enum Kind {
    case color
    case image
  }

  let kind: Kind
  /// The name in the catalog.
  let name: String

  /// The name of a folder of a colour or an image; `nil` for any other folder.
  init?(_ folder: FilePath) {
    let last = folder.lastComponent
    if let name = last.without(suffix: ".colorset") {
      (kind, self.name) = (.color, name)
    } else if let name = last.without(suffix: ".imageset") {
      (kind, self.name) = (.image, name)
    } else {
      return nil
    }
  }

  /// The names in Swift: the words in one, the first in small letters.
  ///
  /// Weak: whether Xcode leaves a word for the kind out at the end of every name, or only of some.
  /// Both forms are taken.
  var symbols: [String] {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return [] }
    let joined =
      first.withSmallBeginning
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let symbol = joined.first?.isNumber == true ? "_\(joined)" : joined
    let bare = symbol.without(suffix: kind == .color ? "Color" : "Image")
    return [symbol] + [bare].compactMap(\.self)
  }

  /// The folders in the catalogs beside a scene and in the folders above it, up to the one that
  /// holds a package or a repository.
  static func folders(around scene: FilePath) -> [FilePath] {
    let beside = SearchFolder.all(around: scene).flatMap { folder in
      SceneFolder(beside: folder.appending("*")).folders
    }
    return beside.filter { $0.lastComponent.hasSuffix(".xcassets") }
      .flatMap { SceneFolder($0).folders }
  }
}

extension StringProtocol {
  /// The text before an ending; `nil` where it has another ending or nothing before it.
  fileprivate func without(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }

  /// The text with its first capital in small letters, and an abbreviation as a whole: `url` of
  /// `URL`, `urlIcon` of `URLIcon`.
  fileprivate var withSmallBeginning: String {
    let capitals = prefix(while: \.isUppercase).count
    let small = capitals > 1 && capitals < count ? capitals - 1 : capitals
    return prefix(small).lowercased() + dropFirst(small)
  }
}
