/// What to watch so that no change to what a set of paths means goes unnoticed.
struct WatchPlan: Equatable, Sendable {
  /// Whom an event about a name concerns.
  struct Interest: Hashable, Sendable {
    let path: FilePath
    /// Whether the name is the file's own, not one on the way to it.
    let isLast: Bool
  }

  /// The chain of each path.
  private(set) var chains: [FilePath: WatchChain] = [:]
  /// The folders to watch.
  private(set) var folders: [FilePath: WatchedFolder] = [:]
  private var interests: [FilePath: [[UInt8]: Set<Interest>]] = [:]

  /// Plans for no path.
  init() {}

  /// Plans for a set of paths, all from the root.
  ///
  /// - Parameters:
  ///   - paths: The paths, from the root.
  ///   - lookUp: What stands at a name, without following a link there.
  /// - Complexity: One call of `lookUp` for each name, however many paths share it.
  init(_ paths: some Sequence<FilePath>, lookUp: (FilePath) -> PathEntry) {
    var known: [FilePath: PathEntry] = [:]
    for path in paths {
      let chain = WatchChain(path) { name in
        if let entry = known[name] { return entry }
        let entry = lookUp(name)
        known[name] = entry
        return entry
      }
      chains[path] = chain
      for (index, link) in chain.links.enumerated() {
        let isDeepest = index == chain.links.indices.last
        add(link, for: path, mask: isDeepest || link.isLast ? .contents : .structure)
      }
    }
  }

  private mutating func add(_ link: WatchChain.Link, for path: FilePath, mask: InotifyMask) {
    let folder = WatchedFolder(mask: mask, identity: link.identity)
    folders[link.folder, default: folder].mask.formUnion(mask)
    interests[link.folder, default: [:]][link.name, default: []]
      .insert(Interest(path: path, isLast: link.isLast))
  }

  /// Whom an event about `name` in `folder` concerns; compared byte by byte.
  ///
  /// Editors' temporary files need no list of patterns: nobody is interested in their names.
  func interests(in name: [UInt8], of folder: FilePath) -> Set<Interest> {
    interests[folder]?[name] ?? []
  }

  /// The folder in which the file behind a path is written, or could appear.
  func lastFolder(of path: FilePath) -> FilePath? {
    chains[path]?.links.last?.folder
  }
}
