import Dispatch

/// Joins the plan, the events, the policy of each file, and the reading.
// Unchecked: all state is touched on `queue` only.
final class FileWatchEngine: EventSubscriber, @unchecked Sendable {
  let queue: DispatchQueue
  private let hub: EventHub
  private let reader = FileReader()
  private let conditions: WatchConditions
  private let deliver: @Sendable (FileChange) -> Void

  private var files: [FilePath: WatchedFile] = [:]
  /// The files that have something to do, or to wait for: of thousands mostly none.
  private var pending: Set<FilePath> = []
  /// The files behind each path from the root: two spellings may mean one.
  private var spellings: [FilePath: [FilePath]] = [:]
  private var plan = WatchPlan()
  private var mode = WatchMode.events
  private var mustPlan = false
  private var mustWatch = false
  private var isActing = false
  private var hasStopped = false
  private var lastVersion: UInt64 = 0
  private let alarm: any DispatchSourceTimer
  private var nextLook: ContinuousClock.Instant?
  private var nextPlan: ContinuousClock.Instant?

  init(
    _ conditions: WatchConditions,
    hub: EventHub = .shared,
    deliver: @escaping @Sendable (FileChange) -> Void
  ) {
    self.hub = hub
    queue = hub.queue
    self.conditions = conditions
    self.deliver = deliver
    alarm = DispatchSource.makeTimerSource(queue: hub.queue)
    alarm.setEventHandler { [weak self] in self?.act() }
    alarm.activate()
  }

  private var now: ContinuousClock.Instant { .now }
}

// MARK: - The set of files

extension FileWatchEngine {
  func watch(_ paths: [(path: FilePath, absolute: FilePath?)]) {
    guard !hasStopped else { return }
    hub.join(self)
    var kept: [FilePath: WatchedFile] = [:]
    for (path, absolute) in paths {
      // Without a current folder, a relative path goes on to mean what it meant.
      let known = files[path].flatMap { absolute == nil || $0.absolute == absolute ? $0 : nil }
      kept[path] = known ?? make(path, absolute)
      if known == nil { pending.insert(path) }
    }
    files = kept
    pending.formIntersection(kept.keys)
    spellings = Dictionary(grouping: kept.values.filter { $0.absolute != nil }) {
      $0.absolute ?? $0.path
    }.mapValues { $0.map(\.path) }
    mustPlan = true
    act()
  }

  private func make(_ path: FilePath, _ absolute: FilePath?) -> WatchedFile {
    let isLocal = absolute.map { conditions.fileSystemWithoutEvents($0.parent) == nil } ?? true
    var file = WatchedFile(
      path: path,
      absolute: absolute,
      policy: SettlingPolicy(delays: conditions.delays, trustsAge: isLocal)
    )
    file.policy.note(.lostTrack, at: now)
    return file
  }

  func recheck() {
    guard !hasStopped else { return }
    receive([.lostTrack])
    act()
  }

  func stop() {
    guard !hasStopped else { return }
    hasStopped = true
    alarm.cancel()
    files = [:]
    hub.leave(self)
  }
}

// MARK: - Events

extension FileWatchEngine {
  func receive(_ events: [InotifyEvent]) {
    let now = now
    for event in events {
      if event.mask.contains(.queueOverflow) {
        mustPlan = true
        mustWatch = true
        for path in files.keys { note(.lostTrack, path, at: now) }
      } else if !event.mask.isDisjoint(with: .folderGone) {
        guard plan.folders[event.directory] != nil else { continue }
        mustPlan = true
        mustWatch = true
      } else {
        note(event, at: now)
      }
    }
  }

  private func note(_ event: InotifyEvent, at now: ContinuousClock.Instant) {
    for interest in plan.interests(in: event.name, of: event.directory) {
      if interest.isLast {
        let signal = SettlingPolicy.Signal(event.mask)
        for path in spellings[interest.path] ?? [] {
          note(signal, path, at: now)
        }
      }
      // What comes to stand at a file's own name may be a symbolic link.
      let renaming: InotifyMask = interest.isLast ? [.create, .movedTo] : .renaming
      if !event.mask.isDisjoint(with: renaming) { mustPlan = true }
    }
  }
}

// MARK: - Acting

extension FileWatchEngine {
  private func note(
    _ signal: SettlingPolicy.Signal,
    _ path: FilePath,
    at now: ContinuousClock.Instant
  ) {
    files[path]?.policy.note(signal, at: now)
    pending.insert(path)
  }

  func act() {
    // A rebuild calls everyone to act, also the one who is at it.
    guard !isActing, !hasStopped else { return }
    isActing = true
    defer { isActing = false }
    let start = ProcessorTime.ofThisThread
    let isLook = lookOnTime()
    var rounds = 0
    var next: ContinuousClock.Instant?
    repeat {
      if mustPlan { replan() }
      next = nil
      for path in pending.sorted() {
        guard let wait = settle(path) else { continue }
        next = next.map { min($0, wait) } ?? wait
      }
      rounds += 1
    } while mustPlan && rounds < 8
    if isLook {
      let cost = ProcessorTime.ofThisThread - start
      nextLook = now + conditions.wait(afterLookOf: cost, in: mode)
    }
    // A tree in turmoil is given a moment of peace before the next attempt.
    setAlarm(at: mustPlan ? now + .milliseconds(20) : next)
  }

  /// - Returns: Whether it was time to look at all files.
  private func lookOnTime() -> Bool {
    let now = now
    if let due = nextLook, due > now { return false }
    nextLook = now + (mode == .events ? conditions.safetyNet : conditions.polling)
    for path in files.keys { files[path]?.policy.lookAgain() }
    pending.formUnion(files.keys)
    if let due = nextPlan, due > now { return true }
    nextPlan = now + conditions.safetyNet
    mustPlan = true
    // What could not be watched may be by now.
    if mode != .events { mustWatch = true }
    return true
  }

  private func setAlarm(at instant: ContinuousClock.Instant?) {
    let next = [instant, nextLook].compactMap { $0 }.min() ?? now + conditions.safetyNet
    alarm.schedule(after: next - now)
  }

  /// Brings the watches in line with the disk: watch first, then look whether it was right.
  private func replan() {
    var rounds = 0
    while mustPlan, rounds < 5 {
      mustPlan = false
      rounds += 1
      let old = plan
      plan = WatchPlan(spellings.keys, lookUp: conditions.lookUp)
      for (absolute, chain) in plan.chains where old.chains[absolute]?.links != chain.links {
        mustPlan = true
        guard old.chains[absolute] != nil else { continue }
        for path in spellings[absolute] ?? [] { note(.lostTrack, path, at: now) }
      }
      guard mustWatch || plan.folders != old.folders else { continue }
      mustWatch = false
      hub.watch(plan.folders, for: self)
    }
    updateMode()
  }

  private func updateMode() {
    let before = mode
    mode = pollingReason.map { .polling($0) } ?? .events
    guard mode != before else { return }
    nextLook = nil
    for path in files.keys { files[path]?.policy.tellAgain() }
    pending.formUnion(files.keys)
  }

  private var pollingReason: PollingReason? {
    if let obstacle = hub.obstacle { return obstacle }
    for absolute in spellings.keys.sorted() {
      guard let folder = plan.lastFolder(of: absolute) else { continue }
      if let name = conditions.fileSystemWithoutEvents(folder) {
        return .fileSystem(name: name, folder: folder)
      }
      if let code = hub.failure(watching: folder) {
        return PollingReason(code: code, watching: folder)
      }
    }
    return nil
  }
}

// MARK: - Settling

extension FileWatchEngine {
  /// Takes all steps that are due for a file.
  ///
  /// - Returns: When the next one is due; nil when none is.
  private func settle(_ path: FilePath) -> ContinuousClock.Instant? {
    while !mustPlan, let file = files[path] {
      guard let absolute = file.absolute else {
        if file.version == nil {
          tell(path, .unreadable(.noWorkingFolder), noticed: now)
        }
        pending.remove(path)
        return nil
      }
      switch files[path]?.policy.next(at: now) {
      case .read:
        let reading = conditions.read(absolute)
        hub.drain()
        if let told = files[path]?.policy.absorb(reading, at: now) {
          tell(path, told.content, noticed: told.noticed)
        }
      case .look:
        files[path]?.policy.absorb(reader.glimpse(absolute), at: now)
      case .wait(let instant):
        return instant
      case .rest, nil:
        pending.remove(path)
        return nil
      }
    }
    return nil
  }

  private func tell(
    _ path: FilePath,
    _ content: FileChange.Content,
    noticed: ContinuousClock.Instant
  ) {
    lastVersion += 1
    let version = FileVersion(number: lastVersion)
    files[path]?.version = version
    deliver(
      FileChange(path: path, version: version, content: content, mode: mode, noticed: noticed)
    )
  }

  func isCurrent(_ versions: [FilePath: FileVersion]) -> Bool {
    hub.drain()
    var isCurrent = true
    for (path, version) in versions {
      // Of a file that is no longer watched nothing newer can be known.
      guard let file = files[path], let absolute = file.absolute else { continue }
      let isNewest = file.version == version
      let mayPaint = files[path]?.policy.mayPaint(
        isNewest: isNewest,
        reader.glimpse(absolute),
        at: now
      )
      guard mayPaint == false else { continue }
      isCurrent = false
      pending.insert(path)
    }
    if !isCurrent { queue.async { [weak self] in self?.act() } }
    return isCurrent
  }
}

extension SettlingPolicy.Signal {
  /// What an event about the file's own name says.
  init(_ mask: InotifyMask) {
    if !mask.isDisjoint(with: [.closeWrite, .movedTo]) {
      self = .committed
    } else if mask.contains(.modify) {
      self = .modified
    } else if !mask.isDisjoint(with: [.create, .delete, .movedFrom]) {
      self = .replaced
    } else {
      self = .touched
    }
  }
}
