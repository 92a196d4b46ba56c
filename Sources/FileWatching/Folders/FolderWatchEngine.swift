import Dispatch

/// Joins the plan of the roots, the events, and the trees below them.
// Unchecked: all state is touched on `queue` only.
final class FolderWatchEngine: EventSubscriber, @unchecked Sendable {
  let queue: DispatchQueue
  private let hub: EventHub
  private let roots: [(path: FilePath, absolute: FilePath?)]
  private let conditions: WatchConditions
  private let deliver: @Sendable (FolderChange) -> Void

  private var plan = WatchPlan()
  private var trees: [FolderTree] = []
  private var stale: Set<FilePath> = []
  private var mustPlan = true
  private var mustWatch = true
  private var mustReadAll = true
  private var mayHaveNews = true
  private var isActing = false
  private var hasStarted = false
  private var hasStopped = false
  private var told: FolderChange?
  private var list = SceneList()
  private let alarm: any DispatchSourceTimer
  private var readable = ContinuousClock.now
  private var nextLook = ContinuousClock.now

  /// A burst of events in a large folder must not read it once for each: after a reading, nothing is
  /// read for this long, and for four times the processor time that the reading took.
  private static let pause = Duration.milliseconds(30)

  init(
    _ roots: [(path: FilePath, absolute: FilePath?)],
    _ conditions: WatchConditions,
    hub: EventHub = .shared,
    deliver: @escaping @Sendable (FolderChange) -> Void
  ) {
    self.roots = roots
    self.hub = hub
    queue = hub.queue
    self.conditions = conditions
    self.deliver = deliver
    alarm = DispatchSource.makeTimerSource(queue: hub.queue)
    alarm.setEventHandler { [weak self] in self?.act() }
    alarm.activate()
  }

  func start() {
    guard !hasStopped else { return }
    hasStarted = true
    hub.join(self)
    act()
  }

  func recheck() {
    receive([.lostTrack])
    act()
  }

  func stop() {
    guard !hasStopped else { return }
    hasStopped = true
    alarm.cancel()
    hub.leave(self)
  }
}

// MARK: - Events

extension FolderWatchEngine {
  func receive(_ events: [InotifyEvent]) {
    for event in events {
      if event.mask.contains(.queueOverflow) {
        mustPlan = true
        mustWatch = true
        mustReadAll = true
      } else if !event.mask.isDisjoint(with: .folderGone) {
        if plan.folders[event.directory] != nil {
          mustPlan = true
          mustWatch = true
        }
        stale.insert(event.directory.parent)
        if !event.mask.isDisjoint(with: [.moveSelf, .unmount]) { mustReadAll = true }
      } else if !event.mask.isDisjoint(with: .renaming) {
        note(event)
      } else if event.mask.isSuperset(of: [.attributes, .isFolder]) {
        noteRights(event)
      }
    }
  }

  private func note(_ event: InotifyEvent) {
    if !plan.interests(in: event.name, of: event.directory).isEmpty { mustPlan = true }
    guard event.name.first != UInt8(ascii: ".") else { return }
    if event.mask.contains(.isFolder) || FolderListing.namesScene(event.name) {
      stale.insert(event.directory)
    }
  }

  /// Takes note that a folder may be allowed to be read by now, or no longer.
  private func noteRights(_ event: InotifyEvent) {
    if !plan.interests(in: event.name, of: event.directory).isEmpty {
      mustReadAll = true
    } else if !event.name.isEmpty, event.name.first != UInt8(ascii: ".") {
      stale.formUnion([event.directory, event.directory.appending(event.name)])
    }
  }
}

// MARK: - Acting

extension FolderWatchEngine {
  func act() {
    // A rebuild calls everyone to act, also the one who is at it.
    guard hasStarted, !isActing, !hasStopped else { return }
    isActing = true
    defer { isActing = false }
    let now = ContinuousClock.now
    let start = ProcessorTime.ofThisThread
    let isLook = nextLook <= now
    if isLook {
      mustPlan = true
      if mode != .events {
        mustWatch = true
        mustReadAll = true
      }
    }
    var rounds = 0
    while isDue, rounds < 4 {
      rounds += 1
      if mustPlan { replan() }
      if mustReadAll { readAll() }
      readStale()
    }
    let hasNews = mayHaveNews
    if hasNews { tell() }
    let cost = ProcessorTime.ofThisThread - start
    if hasNews { readable = .now + max(Self.pause, cost * 4) }
    if isLook {
      nextLook = .now + conditions.wait(afterLookOf: cost, in: mode)
    }
    setAlarm()
  }

  private var isDue: Bool {
    mustPlan || mustReadAll || (!stale.isEmpty && readable <= ContinuousClock.now)
  }

  private func setAlarm() {
    let next = stale.isEmpty && !mustPlan && !mustReadAll ? nextLook : min(nextLook, readable)
    alarm.schedule(after: next - .now)
  }

  /// Brings the watches in line with the disk: watch first, then look whether it was right.
  private func replan() {
    var rounds = 0
    while mustPlan, rounds < 5 {
      mustPlan = false
      rounds += 1
      let old = plan
      plan = WatchPlan(roots.compactMap(\.absolute), lookUp: conditions.lookUp)
      if plan.chains != old.chains {
        mustPlan = true
        mustWatch = true
        mustReadAll = true
      }
      guard mustWatch else { continue }
      mustWatch = false
      hub.watch(wantedFolders, for: self)
    }
    if mode != told?.mode { mayHaveNews = true }
  }

  /// The folders on the way to the roots, and those of the trees.
  private var wantedFolders: [FilePath: WatchedFolder] {
    var folders = plan.folders
    for tree in trees {
      for (parent, listing) in tree.listings {
        for (name, identity) in listing.folders where tree.listings[parent.appending(name)] != nil {
          folders[parent.appending(name)] = WatchedFolder(mask: .contents, identity: identity)
        }
      }
    }
    for case .folder(let path, let identity) in plan.chains.values.map(\.destination) {
      folders[path] = WatchedFolder(mask: .contents, identity: identity)
    }
    return folders
  }

  private func readAll() {
    mustReadAll = false
    mayHaveNews = true
    stale = []
    trees = roots.compactMap { root in
      guard let absolute = root.absolute,
        case .folder(let location, let identity) = plan.chains[absolute]?.destination
      else { return nil }
      var tree = FolderTree(root: root.path, location: location, lister: conditions.list)
      tree.read(location, identity, watch: watch)
      return tree
    }
    // Folders that are gone are wanted no longer.
    hub.watch(wantedFolders, for: self)
  }

  private func readStale() {
    guard !stale.isEmpty else { return }
    let folders = stale
    stale = []
    for folder in folders.sorted() {
      for index in trees.indices where trees[index].listings[folder] != nil {
        guard let status = try? FileStatus.ofLink(folder), status.kind == .folder else { continue }
        let before = trees[index].listings[folder]
        let (count, problems) = (trees[index].listings.count, trees[index].problems)
        trees[index].read(folder, status.stamp.identity, watch: watch)
        let tree = trees[index]
        if tree.listings.count != count || tree.problems != problems { mayHaveNews = true }
        compare(tree, folder, before)
      }
    }
  }

  /// Notes what a reading changed; most often a scene was saved under its old name, and a list of
  /// thousands need not be made anew for that.
  private func compare(_ tree: FolderTree, _ folder: FilePath, _ before: FolderListing?) {
    guard let before, let listing = tree.listings[folder], listing.hasNames(of: before) else {
      mayHaveNews = true
      return
    }
    let spelled = tree.spelled(folder)
    for (name, identity) in listing.scenes where before.scenes[name] != identity {
      list.insert(spelled.appending(name), identity)
    }
  }

  private func watch(_ folder: FilePath, _ identity: FileIdentity) {
    hub.add(folder, WatchedFolder(mask: .contents, identity: identity), for: self)
  }
}

// MARK: - Telling

extension FolderWatchEngine {
  private func tell() {
    mayHaveNews = false
    var current = SceneList()
    var problems: Set<FolderProblem> = []
    for index in trees.indices {
      trees[index].collect(into: &current)
      problems.formUnion(trees[index].problems)
    }
    problems.formUnion(roots.compactMap { problem(of: $0) })
    let changes = current.changes(since: list)
    let change = FolderChange(
      scenes: current.paths,
      appeared: changes.appeared,
      disappeared: changes.disappeared,
      renamed: changes.renamed,
      problems: problems.sorted { $0.message < $1.message },
      mode: mode
    )
    list = current
    let isNews =
      told?.scenes != change.scenes || told?.problems != change.problems
      || told?.mode != change.mode
    guard isNews else { return }
    told = change
    deliver(change)
  }

  private func problem(of root: (path: FilePath, absolute: FilePath?)) -> FolderProblem? {
    guard let absolute = root.absolute, let chain = plan.chains[absolute] else {
      return .missing(root.path)
    }
    switch chain.destination {
    case .folder: return nil
    case .file: return .notFolder(root.path)
    case .missing, .tooManySymbolicLinks: return .missing(root.path)
    }
  }

  private var mode: WatchMode {
    pollingReason.map { .polling($0) } ?? .events
  }

  private var pollingReason: PollingReason? {
    if let obstacle = hub.obstacle { return obstacle }
    for tree in trees {
      if let name = conditions.fileSystemWithoutEvents(tree.location) {
        return .fileSystem(name: name, folder: tree.root)
      }
      for folder in tree.listings.keys where hub.hasFailures {
        if let code = hub.failure(watching: folder) {
          return PollingReason(code: code, watching: tree.spelled(folder))
        }
      }
    }
    return nil
  }
}
