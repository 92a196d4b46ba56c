internal import FileWatching
internal import LayoutEngine
internal import SceneLanguage
internal import Synchronization

/// Finds the files that a scene's `import Name` means, and those of its own module.
///
/// `Name.swift`, or else the folder `Name/`, is looked for beside the scene and then in each folder
/// above, up to the one that holds a package or a repository; where none does, beside it only.
final class ImportLookup: Sendable {
  private let folders: [SearchFolder]
  private let settled: [FilePath: [UInt8]]
  private let module: NeighborLookup?
  private let found = Mutex(ImportPlaces())

  /// The most files of an imported module.
  private static let moduleLimit = 500

  /// Prepares to find imports.
  ///
  /// - Parameters:
  ///   - scene: The path of the scene.
  ///   - module: The scene's own module; `nil` where the scene is all of it.
  ///   - settled: The bytes of files that are known to be whole, and are not read again.
  init(scene: FilePath, module: NeighborLookup? = nil, settled: [FilePath: [UInt8]] = [:]) {
    folders = SearchFolder.all(around: scene)
    self.module = module
    self.settled = settled
  }

  /// Where imports were looked for so far.
  var places: ImportPlaces { found.withLock { $0 } }

  func resolve(_ name: String) -> ImportResolution {
    // A raw identifier may hold anything; a module is one name in a folder.
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
      return .notFound(searched: [])
    }
    var searched: [String] = []
    for folder in folders {
      let file = folder.appending("\(name).swift")
      found.withLock { _ = $0.files.insert(file) }
      searched.append("\(file)")
      if let source = SceneFiles.read(file, settled: settled) { return .sources([source]) }
      let module = folder.appending(name)
      found.withLock { _ = $0.folders.insert(module) }
      searched.append("\(module)/")
      let files = SceneFolder(module).scenes.prefix(Self.moduleLimit)
      let sources = files.compactMap { SceneFiles.read($0, settled: settled) }
      if !sources.isEmpty {
        found.withLock { $0.files.formUnion(files) }
        return .sources(sources)
      }
    }
    return .notFound(searched: searched)
  }

  /// What the catalogs of assets in the scene's own module tell.
  var assets: SceneAssets {
    guard let module else { return .none }
    let (sizes, colors) = (AssetMemory<CGSize>(), AssetMemory<AssetColor>())
    return SceneAssets(
      imageSizes: .init(
        names: { module.look(anew: false, \.imageNames) ?? [] },
        find: { name in
          sizes.asset(name) { mayList in module.look(anew: mayList) { $0.imageSize(of: name) } }
        }
      ),
      colors: .init(
        names: { module.look(anew: false, \.colorNames) ?? [] },
        find: { name in
          colors.asset(name) { mayList in module.look(anew: mayList) { $0.color(of: name) } }
        }
      )
    )
  }

  /// The files of the scene's own module that declare what the scene lacks.
  func neighbors(declaring names: Set<String>, beside known: [SceneSource]) -> [SceneSource] {
    guard let module else { return [] }
    let neighbors = module.neighbors(declaring: names, beside: known, settled: settled)
    let assets = module.assets(declaring: names, beside: known)
    found.withLock {
      $0.files.formUnion(neighbors.map(\.path))
      // Nothing more is asked for once nothing is found.
      $0.lacksNames = neighbors.isEmpty && assets == nil
    }
    return neighbors.map(\.source) + [assets].compactMap(\.self)
  }
}
