internal import FileWatching
internal import SceneLanguage

/// The names that Xcode makes of the colours and images in catalogs of assets.
///
/// Xcode adds extensions to the module, `Color.brand` for a colour `Brand`, and so does this. What
/// the assets look like is not read: a colour is drawn as `Color("Brand")` is.
struct AssetSymbols: Equatable, Sendable {
  /// What the assets are called in their catalogs, by their names in Swift.
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]

  /// The names of no catalog.
  init() {}

  /// Finds the names among folders, of which catalogs and what is in them are some.
  init(in folders: [FilePath]) {
    for folder in folders.map(\.lastComponent) {
      if let name = folder.without(suffix: ".colorset") {
        for symbol in Self.symbols(of: name, without: "Color") { colors[symbol] = name }
      } else if let name = folder.without(suffix: ".imageset") {
        for symbol in Self.symbols(of: name, without: "Image") { images[symbol] = name }
      }
    }
  }

  /// Finds the names in the catalogs beside a scene and in the folders above it, up to the one that
  /// holds a package or a repository.
  init(around scene: FilePath) {
    let folders = SearchFolder.all(around: scene).flatMap { folder in
      SceneFolder(beside: folder.appending("*")).folders
    }
    let catalogs = folders.filter { $0.lastComponent.hasSuffix(".xcassets") }
    self.init(in: catalogs.flatMap { SceneFolder($0).folders })
  }

  /// Makes the extensions that declare some names.
  ///
  /// - Parameters:
  ///   - names: What a scene lacks.
  ///   - known: The files that it has, earlier answers among them.
  /// - Returns: A file with the extensions; `nil` where no asset has one of the names.
  func source(declaring names: Set<String>, beside known: [SceneSource]) -> SceneSource? {
    let earlier = known.filter { $0.path.hasPrefix(Self.title) }
    let wanted = names.sorted().filter { name in
      (colors[name] ?? images[name]) != nil
        && !earlier.contains { $0.text.contains(" `\(name)` ") }
    }
    if wanted.isEmpty { return nil }
    let extensions = wanted.map { name in
      (colors[name].map { Self.extensions(ofColor: name, called: $0) } ?? "")
        + (images[name].map { Self.extensions(ofImage: name, called: $0) } ?? "")
    }
    return SceneSource(
      path: "\(Self.title) (\(wanted.joined(separator: ", ")))",
      text: "import SwiftUI\nimport UIKit\n" + extensions.joined()
    )
  }

  private static let title = "the asset catalog"

  private static func extensions(ofColor symbol: String, called name: String) -> String {
    let name = String(reflecting: name)
    return """
      extension Color { static let `\(symbol)` = Color(\(name)) }
      extension ShapeStyle where Self == Color { static var `\(symbol)` : Color { Color(\(name)) } }
      extension UIColor { static let `\(symbol)` = UIColor(named: \(name)) ?? .clear }

      """
  }

  private static func extensions(ofImage symbol: String, called name: String) -> String {
    """
    extension UIImage { static let `\(symbol)` = UIImage(named: \(String(reflecting: name)))! }

    """
  }

  /// The names in Swift of an asset: its words in one, the first in small letters.
  ///
  /// Weak: whether Xcode leaves a word for the kind out at the end of every name, or only of some.
  /// Both forms are taken.
  private static func symbols(of name: String, without kind: String) -> [String] {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return [] }
    let joined =
      first.withSmallBeginning
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let symbol = joined.first?.isNumber == true ? "_\(joined)" : joined
    return [symbol] + [symbol.without(suffix: kind)].compactMap(\.self)
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
