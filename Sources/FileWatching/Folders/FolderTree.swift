/// What is known of one folder and everything below it.
///
/// Kept as one listing per folder, so that an event costs one folder's reading, not the tree's.
struct FolderTree {
  typealias Lister = @Sendable (FilePath) throws(FileStatus.Failure) -> FolderListing

  /// The folder as it was handed over; scenes are spelled from here.
  let root: FilePath
  /// Where it stands, without symbolic links: events are spelled from there.
  let location: FilePath
  private(set) var listings: [FilePath: FolderListing] = [:]
  private(set) var problems: Set<FolderProblem> = []
  private let limits: FolderLimits
  private let lister: Lister

  init(
    root: FilePath,
    location: FilePath,
    limits: FolderLimits = FolderLimits(),
    lister: @escaping Lister = WatchConditions().list
  ) {
    self.root = root
    self.location = location
    self.limits = limits
    self.lister = lister
  }

  /// Reads a folder again, and everything that is new below it.
  ///
  /// - Parameters:
  ///   - folder: The folder, spelled from `location`.
  ///   - identity: Which folder that is.
  ///   - watch: Called for each folder before it is read, so that nothing falls between.
  /// - Complexity: O(*n*) in the entries of the folder and of all folders new below it.
  mutating func read(
    _ folder: FilePath,
    _ identity: FileIdentity,
    watch: (FilePath, FileIdentity) -> Void
  ) {
    // Those nearest to the top come first, so that a limit leaves out the same ones every time.
    var pending = [(folder, identity)]
    var next = 0
    while next < pending.count {
      let (folder, identity) = pending[next]
      next += 1
      guard listings[folder] != nil || hasRoom(for: folder) else { continue }
      let known = listings[folder]?.folders ?? [:]
      watch(folder, identity)
      guard let listing = list(folder) else {
        forget(folder)
        continue
      }
      listings[folder] = listing
      for (name, identity) in known where listing.folders[name] != identity {
        forget(folder.appending(name))
      }
      let folders = listing.folders.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      for (name, identity) in folders {
        // What could not be read before may be allowed by now.
        let isKnown = known[name] == identity && listings[folder.appending(name)] != nil
        if !isKnown { pending.append((folder.appending(name), identity)) }
      }
    }
  }

  private mutating func hasRoom(for folder: FilePath) -> Bool {
    let depth = folder.components.count - location.components.count
    if listings.count < limits.folders, depth <= limits.depth { return true }
    problems.insert(.tooManyFolders(root, limit: limits.folders))
    return false
  }

  private mutating func list(_ folder: FilePath) -> FolderListing? {
    do {
      let listing = try lister(folder)
      problems = problems.filter {
        if case .unreadable(spelled(folder), _) = $0 { false } else { true }
      }
      return listing
    } catch {
      if !error.meansMissing { problems.insert(.unreadable(spelled(folder), code: error.code)) }
      return nil
    }
  }

  /// Forgets a folder and everything below it.
  mutating func forget(_ folder: FilePath) {
    guard let listing = listings.removeValue(forKey: folder) else { return }
    for name in listing.folders.keys { forget(folder.appending(name)) }
  }

  /// The folder's path, spelled from the root that was handed over.
  func spelled(_ folder: FilePath) -> FilePath {
    let names = folder.components.dropFirst(location.components.count)
    return names.reduce(root) { $0.appending($1) }
  }

  /// Adds all scenes to a list, up to the limit.
  mutating func collect(into list: inout SceneList) {
    for (folder, listing) in listings {
      let spelled = spelled(folder)
      for (name, identity) in listing.scenes {
        guard list.count < limits.scenes else {
          problems.insert(.tooManyScenes(root, limit: limits.scenes))
          return
        }
        list.insert(spelled.appending(name), identity)
      }
    }
  }
}
