internal import FileWatching

/// The paths of a command, told apart into scenes and folders once and for all.
///
/// A folder that vanishes while it is watched stays a folder, and is waited for.
struct WatchedPaths: Equatable, Sendable {
  /// The scenes that were named one by one, each once.
  let files: [FilePath]
  /// The folders whose scenes are followed.
  let folders: [FilePath]

  /// Asks the file system what is a folder; what does not exist is one unless it is called `*.swift`.
  init(_ paths: [FilePath]) {
    let paths = Self.unique(paths)
    folders = paths.filter { path in
      path.namesFolder || (!Self.exists(path) && !Self.isCalledScene(path))
    }
    files = paths.filter { [folders] in !folders.contains($0) }
  }

  /// The scenes that were named, and after them those in folders.
  func listed(with found: [FilePath]) -> [FilePath] { Self.unique(files + found) }

  /// The modules that the folders make, and behind them those of scenes that were named.
  func modules() -> [NeighborLookup] {
    var beside: [FilePath: NeighborLookup] = [:]
    for file in files where beside[file.upToName] == nil {
      beside[file.upToName] = NeighborLookup(beside: file, isFixed: false)
    }
    return folders.map { NeighborLookup(folder: $0, isFixed: false) } + beside.values
  }

  private static func unique(_ paths: [FilePath]) -> [FilePath] {
    var seen: Set<FilePath> = []
    return paths.filter { seen.insert($0).inserted }
  }

  private static func exists(_ path: FilePath) -> Bool {
    if case .missing = FileReader().read(path) { false } else { true }
  }

  private static func isCalledScene(_ path: FilePath) -> Bool {
    path.bytes.suffix(6).elementsEqual(".swift".utf8)
  }
}
