internal import FileWatching
internal import SceneLanguage
internal import Synchronization

/// Finds the files that declare what a scene of their module does not.
///
/// A folder that was named is one module, as the sources of a target are; a scene that was named by
/// itself is one with the files beside it. Yet a folder may as well hold programs that know nothing
/// of each other: a file that declares a type or a variable which the scene has belongs to another
/// one.
final class NeighborLookup: Sendable {
  /// Which files make the module.
  private enum Extent {
    /// Those in a folder and its sub-folders.
    case tree(FilePath)
    /// Those that stand beside a file.
    case beside(FilePath)
  }

  private let extent: Extent
  /// Whether the files are taken to stay as they are first met.
  private let isFixed: Bool
  private let index = Mutex(NeighborIndex())
  /// What the module's catalogs hold, once something was asked for.
  private let catalog = Mutex<AssetCatalog?>(nil)

  /// The most files that are added to a scene.
  private static let limit = 200

  /// The most files beside a scene; where there are more, they are hardly one module, and to read
  /// them all for each misspelt name would take too long.
  private static let besideLimit = 500

  /// The most bytes that these are of, for the same reason.
  private static let besideBytes = 4_000_000

  /// Prepares to search a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder whose files, and those of its sub-folders, make the module.
  ///   - isFixed: Whether nothing changes in the folder meanwhile, so that no file is read twice.
  init(folder: FilePath, isFixed: Bool) {
    extent = .tree(folder)
    self.isFixed = isFixed
  }

  /// Prepares to search beside a scene.
  init(beside scene: FilePath, isFixed: Bool) {
    extent = .beside(scene)
    self.isFixed = isFixed
  }

  /// Finds the files that declare names.
  ///
  /// - Parameters:
  ///   - names: What the scene lacks.
  ///   - known: The files that the scene has.
  ///   - settled: The bytes of files that are known to be whole, and are not read again.
  /// - Returns: The files, sorted by path.
  /// - Complexity: One look at each file of the module; where they are fixed, only the first time.
  func neighbors(
    declaring names: Set<String>,
    beside known: [SceneSource],
    settled: [FilePath: [UInt8]] = [:]
  ) -> [NeighborIndex.Neighbor] {
    let candidates = index.withLock { index in
      if !isFixed || index.neighbors.isEmpty { refresh(&index, settled) }
      return index.neighbors(declaring: names)
    }
    let paths = Set(known.map(\.path))
    var taken = known.reduce(into: Set<String>()) { taken, source in
      taken.formUnion((self.names(of: source) ?? ModuleNames(of: source)).unique)
    }
    var found: [NeighborIndex.Neighbor] = []
    for candidate in candidates where !paths.contains(candidate.source.path) {
      guard paths.count + found.count < Self.limit else { break }
      guard candidate.names.unique.isDisjoint(with: taken) else { continue }
      taken.formUnion(candidate.names.unique)
      found.append(candidate)
    }
    return found
  }

  /// What catalogs of assets declare of the names that a scene lacks; ask for its neighbors first.
  func assets(declaring names: Set<String>, beside known: [SceneSource]) -> SceneSource? {
    index.withLock { $0.assets }.source(declaring: names, beside: known)
  }

  /// The files that may come to declare what a scene lacks.
  var files: Set<FilePath> { index.withLock { Set($0.neighbors.keys) } }

  /// Whether a file is no longer as it was last met.
  func isOutdated(by change: FileChange) -> Bool {
    let known = index.withLock { $0.neighbors[change.path] }
    guard case .bytes(let bytes, _) = change.content else { return known != nil }
    return known?.source.text.utf8.elementsEqual(bytes) != true
  }

  /// Whether a scene is of the module.
  func covers(_ scene: FilePath) -> Bool {
    switch extent {
    case .tree(let folder): scene.isInside(folder)
    case .beside(let other): scene.upToName == other.upToName
    }
  }

  /// What a file of the module declares; `nil` for any other source.
  private func names(of source: SceneSource) -> ModuleNames? {
    index.withLock { $0.neighbors[FilePath(source.path)] }.flatMap {
      $0.source == source ? $0.names : nil
    }
  }

  /// The module's files, and folders of which catalogs of assets and what is in them are some.
  private func list() -> (files: [FilePath], folders: [FilePath]) {
    switch extent {
    case .tree(let folder):
      let found = SceneFolder(folder)
      return (found.scenes, found.folders + AssetName.folders(around: folder))
    case .beside(let scene):
      let files = SceneFolder(beside: scene).scenes
      return (files.count > Self.besideLimit ? [] : files, AssetName.folders(around: scene))
    }
  }

  /// What the module's catalogs of assets tell; `nil` where they tell nothing.
  ///
  /// - Parameters:
  ///   - mayList: Whether to look at the folders again where nothing is found.
  ///   - find: Asks a catalog.
  /// - Returns: What `find` gives.
  /// - Complexity: One look at each folder the first time, and again where that is allowed.
  func look<Found: Sendable>(anew mayList: Bool, _ find: (AssetCatalog) -> Found?) -> Found? {
    catalog.withLock { catalog in
      if let found = catalog.flatMap(find) { return found }
      if catalog != nil, isFixed || !mayList { return nil }
      let listed = AssetCatalog(in: list().folders)
      catalog = listed
      return find(listed)
    }
  }

  private func refresh(_ index: inout NeighborIndex, _ settled: [FilePath: [UInt8]]) {
    let (files, folders) = list()
    index.assets = AssetSymbols(in: folders)
    let sources = read(files, settled)
    for gone in Set(index.neighbors.keys).subtracting(sources.keys) { index.take(nil, at: gone) }
    for (path, source) in sources { index.take(source, at: path) }
  }

  /// What files hold; nothing where those beside a scene hold more than a module does.
  private func read(
    _ files: [FilePath],
    _ settled: [FilePath: [UInt8]]
  ) -> [FilePath: SceneSource] {
    var bytesLeft = if case .beside = extent { Self.besideBytes } else { Int.max }
    var sources: [FilePath: SceneSource] = [:]
    for path in files {
      guard let source = SceneFiles.read(path, settled: settled) else { continue }
      bytesLeft -= source.text.utf8.count
      if bytesLeft < 0 { return [:] }
      sources[path] = source
    }
    return sources
  }
}
