import Dispatch

/// Someone who wants to hear of events in folders.
///
/// Both functions are called on the hub's queue.
protocol EventSubscriber: AnyObject, Sendable {
  /// Takes note of events, without acting: more may be on their way.
  func receive(_ events: [InotifyEvent])
  /// Acts on what was noted.
  func act()
}

/// Shares the process's one inotify instance among all who watch.
///
/// Everything about watching, the reading of files too, happens on this hub's serial queue: only
/// there can a file be read, the events drained after it, and the state told that both agree on.
// Unchecked: all state is touched on `queue` only.
final class EventHub: @unchecked Sendable {
  static let shared = EventHub()

  let queue = DispatchQueue(label: "FileWatching", qos: .userInteractive)
  private(set) var obstacle: PollingReason?
  /// How often the instance was made anew, for tests.
  private(set) var rebuildCount = 0

  private var instance: Inotify?
  private var wanted: [ObjectIdentifier: [FilePath: WatchedFolder]] = [:]
  private var subscribers: [ObjectIdentifier: any EventSubscriber] = [:]
  private var failures: [FilePath: Int32] = [:]
  /// Folders whose path no longer stands for what is watched under it.
  private var gone: Set<FilePath> = []
  private var mustRebuild = false

  /// A drain hands events on after this many, and comes back later after this many times sixteen:
  /// a storm must neither fill the memory nor keep everyone else waiting.
  private static let batchLimit = 4_096
  private static let goneLimit = 1_000

  private init() {}

  /// Adds a subscriber, with no folders yet.
  func join(_ subscriber: any EventSubscriber) {
    subscribers[ObjectIdentifier(subscriber)] = subscriber
    wanted[ObjectIdentifier(subscriber)] = [:]
  }

  /// Removes a subscriber; the instance ends with the last one.
  func leave(_ subscriber: any EventSubscriber) {
    subscribers[ObjectIdentifier(subscriber)] = nil
    wanted[ObjectIdentifier(subscriber)] = nil
    guard subscribers.isEmpty else { return }
    instance?.close()
    instance = nil
    obstacle = nil
    reset()
  }

  private func reset() {
    failures = [:]
    gone = []
    mustRebuild = false
  }

  /// Whether there are folders that could not be watched.
  var hasFailures: Bool { !failures.isEmpty }

  /// Why a folder is not watched, as an `errno`; nil when it is.
  func failure(watching folder: FilePath) -> Int32? {
    failures[folder]
  }
}

// MARK: - Watching

extension EventHub {
  /// Replaces the folders that a subscriber wants to hear of.
  ///
  /// The instance is made anew when a folder in force is not what it was: the library cannot forget
  /// a dead watch. Then every subscriber receives `.lostTrack`.
  func watch(_ folders: [FilePath: WatchedFolder], for subscriber: any EventSubscriber) {
    wanted[ObjectIdentifier(subscriber)] = folders
    let union = wantedByAll
    if mustRebuild || instance == nil || union.contains(where: isOutdated) {
      rebuild(union)
    } else {
      for (path, folder) in union { add(path, folder) }
    }
  }

  /// Adds one folder to those a subscriber wants to hear of; any other stays as it is.
  func add(_ path: FilePath, _ folder: WatchedFolder, for subscriber: any EventSubscriber) {
    let id = ObjectIdentifier(subscriber)
    wanted[id, default: [:]][path] = folder
    var folder = folder
    for others in wanted.values { folder.mask.formUnion(others[path]?.mask ?? []) }
    if mustRebuild || instance == nil || isOutdated(path, folder) {
      rebuild(wantedByAll)
    } else {
      add(path, folder)
    }
  }

  private var wantedByAll: [FilePath: WatchedFolder] {
    wanted.values.reduce(into: [:]) { union, folders in
      for (path, folder) in folders {
        union[path, default: folder].mask.formUnion(folder.mask)
      }
    }
  }

  private func isOutdated(_ path: FilePath, _ folder: WatchedFolder) -> Bool {
    guard let inForce = instance?.watched[path] else { return false }
    return gone.contains(path) || inForce.identity != folder.identity
      || !inForce.mask.isSuperset(of: folder.mask)
  }

  private func add(_ path: FilePath, _ folder: WatchedFolder) {
    guard let instance, instance.watched[path] == nil else { return }
    do {
      try instance.watch(path, as: folder)
      failures[path] = nil
    } catch {
      failures[path] = error.code
    }
  }

  private func rebuild(_ folders: [FilePath: WatchedFolder]) {
    drainAll()
    let wasDeaf = instance == nil
    instance?.close()
    instance = nil
    reset()
    rebuildCount += 1
    do {
      instance = try Inotify(on: queue) { [weak self] in self?.handle() }
      obstacle = nil
    } catch {
      obstacle = error
    }
    for (path, folder) in folders { add(path, folder) }
    // Who was deaf and stays deaf has lost nothing, and must not be sent here again at once.
    if wasDeaf, instance == nil { return }
    distribute([.lostTrack])
    actSoon()
  }
}

// MARK: - Hearing

extension EventHub {
  /// Hands every queued event to all subscribers, who note it; all act soon.
  func drain() {
    if drainAll() { actSoon() }
  }

  private func handle() {
    drainAll()
    for subscriber in subscribers.values { subscriber.act() }
  }

  /// - Returns: Whether there were events.
  @discardableResult
  private func drainAll() -> Bool {
    guard let instance else { return false }
    for round in 0..<16 {
      var batch: [InotifyEvent] = []
      while batch.count < Self.batchLimit, let event = instance.nextEvent() {
        batch.append(event)
      }
      distribute(batch)
      if batch.count < Self.batchLimit { return round > 0 || !batch.isEmpty }
    }
    // What the library has buffered does not make the descriptor readable, so come back unasked.
    queue.async { [weak self] in self?.handle() }
    return true
  }

  private func distribute(_ events: [InotifyEvent]) {
    guard !events.isEmpty else { return }
    for event in events where !event.mask.isDisjoint(with: .folderGone) {
      gone.insert(event.directory)
      // Below a folder that moved, every spelling is wrong, and its watches live on.
      if !event.mask.isDisjoint(with: [.moveSelf, .unmount]) { mustRebuild = true }
    }
    // The library keeps what it knew of each; a new instance starts empty.
    if gone.count > Self.goneLimit { mustRebuild = true }
    for subscriber in subscribers.values { subscriber.receive(events) }
  }

  private func actSoon() {
    queue.async { [weak self] in
      guard let self else { return }
      for subscriber in subscribers.values { subscriber.act() }
    }
  }
}
