internal import FileWatching
internal import SceneLanguage

/// The names that Xcode makes of the colours and images in catalogs of assets.
///
/// Xcode adds extensions to the module, `Color.brand` for a colour `Brand`, and so does this: it is
/// another word for `Color("Brand")`.
struct AssetSymbols: Equatable, Sendable {
  /// What the assets are called in their catalogs, by their names in Swift.
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]

  /// The names of no catalog.
  init() {}

  /// Finds the names among folders, of which catalogs and what is in them are some.
  init(in folders: [FilePath]) {
    for asset in folders.compactMap(AssetName.init) {
      for symbol in asset.symbols {
        switch asset.kind {
        case .color: colors[symbol] = asset.name
        case .image: images[symbol] = asset.name
        }
      }
    }
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
}
