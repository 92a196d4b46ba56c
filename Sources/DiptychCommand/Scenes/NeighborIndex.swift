internal import FileWatching
internal import SceneLanguage

/// What the files of a module declare, found by name.
struct NeighborIndex {
  /// A file and the names that it declares.
  struct Neighbor {
    let path: FilePath
    let source: SceneSource
    let names: ModuleNames
  }

  private(set) var neighbors: [FilePath: Neighbor] = [:]
  /// The names that the module's catalogs of assets bring.
  var assets = AssetSymbols()
  private var declaring: [String: Set<FilePath>] = [:]

  /// The files that declare any of the names, sorted by path.
  ///
  /// - Complexity: O(*names* + *n* log *n*) in the files found.
  func neighbors(declaring names: Set<String>) -> [Neighbor] {
    names.reduce(into: Set<FilePath>()) { $0.formUnion(declaring[$1] ?? []) }.sorted()
      .compactMap { neighbors[$0] }
  }

  /// Takes in what a file holds now; `nil` where it is gone or cannot be read.
  mutating func take(_ source: SceneSource?, at path: FilePath) {
    if let old = neighbors[path] {
      if old.source == source { return }
      for name in old.names.all { declaring[name]?.remove(path) }
      neighbors[path] = nil
    }
    guard let source else { return }
    let names = ModuleNames(of: source)
    neighbors[path] = Neighbor(path: path, source: source, names: names)
    for name in names.all { declaring[name, default: []].insert(path) }
  }
}
