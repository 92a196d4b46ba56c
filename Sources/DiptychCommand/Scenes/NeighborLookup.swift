internal import FileWatching
internal import SceneLanguage
internal import Synchronization

/// Finds the files of a folder that declare what a scene in it does not.
///
/// A folder that was named is one module, as the sources of a target are. Yet it may as well hold
/// programs that know nothing of each other: a file that declares a type which the scene declares
/// itself belongs to another one.
final class NeighborLookup: Sendable {
  private let folder: FilePath
  /// Whether the files are taken to stay as they are first met.
  private let isFixed: Bool
  private let index = Mutex(NeighborIndex())

  /// The most files that are added to a scene.
  private static let limit = 200

  /// Prepares to search a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder whose files, and those of its sub-folders, make the module.
  ///   - isFixed: Whether nothing changes in the folder meanwhile, so that no file is read twice.
  init(folder: FilePath, isFixed: Bool) {
    self.folder = folder
    self.isFixed = isFixed
  }

  /// Finds the files that declare names.
  ///
  /// - Parameters:
  ///   - names: What the scene lacks.
  ///   - known: The files that the scene has.
  ///   - settled: The bytes of files that are known to be whole, and are not read again.
  /// - Returns: The files, sorted by path.
  /// - Complexity: One look at each file of the folder; where that is fixed, only the first time.
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
      taken.formUnion((self.names(of: source) ?? ModuleNames(of: source)).types)
    }
    var found: [NeighborIndex.Neighbor] = []
    for candidate in candidates where !paths.contains(candidate.source.path) {
      guard paths.count + found.count < Self.limit else { break }
      guard candidate.names.types.isDisjoint(with: taken) else { continue }
      taken.formUnion(candidate.names.types)
      found.append(candidate)
    }
    return found
  }

  /// The files that may come to declare what a scene lacks.
  var files: Set<FilePath> { index.withLock { Set($0.neighbors.keys) } }

  /// Whether a file is no longer as it was last met.
  func isOutdated(by change: FileChange) -> Bool {
    let known = index.withLock { $0.neighbors[change.path] }
    guard case .bytes(let bytes, _) = change.content else { return known != nil }
    return known?.source.text.utf8.elementsEqual(bytes) != true
  }

  /// Whether a scene is in the folder.
  func covers(_ scene: FilePath) -> Bool {
    scene.isInside(folder)
  }

  /// What a file of the folder declares; `nil` for any other source.
  private func names(of source: SceneSource) -> ModuleNames? {
    index.withLock { $0.neighbors[FilePath(source.path)] }.flatMap {
      $0.source == source ? $0.names : nil
    }
  }

  private func refresh(_ index: inout NeighborIndex, _ settled: [FilePath: [UInt8]]) {
    let files = SceneFolder(folder).scenes
    for gone in Set(index.neighbors.keys).subtracting(files) { index.take(nil, at: gone) }
    for path in files {
      index.take(SceneFiles.read(path, settled: settled), at: path)
    }
  }
}
