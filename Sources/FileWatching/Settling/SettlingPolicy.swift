/// Decides when to read a file and whether to believe what was read.
///
/// A pure state machine for one file: fed with signals, readings, and instants, it answers with
/// the next step. It never looks at a clock or a disk.
///
/// The rule in short: a save is read at once, but what was read is only told when the events drained
/// *after* the reading show that no writer was at work meanwhile. Everything no event announces is
/// found by looking again.
struct SettlingPolicy: Sendable {
  typealias Instant = ContinuousClock.Instant

  /// What was heard about the file.
  enum Signal: Equatable, Sendable {
    /// A writer closed the file, or a file was moved to its name.
    case committed
    /// A writer is inside.
    case modified
    /// The name was made, removed, or moved away: a writer of what it stood for no longer counts.
    case replaced
    /// Something that writes no bytes.
    case touched
    /// Events may have been lost; nothing known before holds.
    case lostTrack
  }

  /// What to do next.
  enum Step: Equatable, Sendable {
    /// Read the file, drain the events, note them, and hand the reading over.
    case read
    /// Look at the file and hand the glimpse over.
    case look
    case wait(until: Instant)
    case rest
  }

  /// What was told last.
  struct Told: Equatable, Sendable {
    let content: FileChange.Content
    /// Nil while there is nothing to compare with.
    var stamp: FileStamp?
    /// When the first sign of the change was heard.
    let noticed: Instant
  }

  private(set) var told: Told?
  private let delays: SettlingDelays
  private let trustsAge: Bool

  private var writer = OpenWriter()
  private var standing = Standing()
  private var isCommitted = false
  private var mustRead = false
  private var mustLook = false
  private var mustTell = false
  private var readsProvisionally = false
  private var rereads = 0
  private var looks: [Instant] = []
  private var noticed: Instant?
  private var lastSignal: Instant?
  private var absentSince: Instant?
  private var absentDue: Instant?
  private var withheldSince: Instant?

  /// Begins with nothing known.
  ///
  /// - Parameters:
  ///   - delays: How long to wait for what.
  ///   - trustsAge: Whether the file system's clock is this machine's, so that the age of a file can
  ///     be told.
  init(delays: SettlingDelays = SettlingDelays(), trustsAge: Bool = true) {
    self.delays = delays
    self.trustsAge = trustsAge
  }
}

// MARK: - Hearing

extension SettlingPolicy {
  /// Takes note of something heard about the file.
  mutating func note(_ signal: Signal, at now: Instant) {
    lastSignal = now
    noticed = noticed ?? now
    looks = delays.looks.map { now + $0 }
    switch signal {
    case .committed:
      writer.leave()
      standing.end()
      isCommitted = true
    case .modified:
      writer.write(at: now, delays)
    case .replaced:
      writer.leave()
    case .touched:
      break
    case .lostTrack:
      writer.leave()
      standing.begin(at: now)
      isCommitted = false
      mustRead = true
    }
  }

  /// Asks for a look, because time has passed.
  mutating func lookAgain() {
    mustLook = true
  }

  /// Asks that the content be told once more, even when it is the same.
  mutating func tellAgain() {
    guard told != nil else { return }
    mustTell = true
    mustRead = true
  }
}

// MARK: - Deciding

extension SettlingPolicy {
  /// What to do now.
  mutating func next(at now: Instant) -> Step {
    if let due = writer.forgottenDue, due <= now {
      writer.leave()
      mustRead = true
    }
    readsProvisionally = writer.provisionalDue.map { $0 <= now } ?? false
    if readsProvisionally {
      writer.showProvisional()
      return .read
    }
    let isAbsentDue = absentDue.map { $0 <= now } ?? false
    if !writer.isInside, isCommitted || mustRead || isAbsentDue {
      isCommitted = false
      mustRead = false
      absentDue = nil
      return .read
    }
    let due = looks.prefix { $0 <= now }.count
    looks.removeFirst(due)
    if due > 0 || mustLook {
      mustLook = false
      // The writer's close will tell more than a look at half of what it writes.
      if !writer.isInside { return .look }
    }
    let instants = [
      looks.first, writer.provisionalDue, writer.forgottenDue, writer.isInside ? nil : absentDue,
    ]
    return instants.compactMap { $0 }.min().map { .wait(until: $0) } ?? .rest
  }
}

// MARK: - Believing

extension SettlingPolicy {
  /// Takes what a look told, and asks for a reading when it is not what was told last.
  mutating func absorb(_ glimpse: FileGlimpse, at now: Instant) {
    let isTold =
      switch glimpse {
      case .present(let stamp): stamp == told?.stamp
      case .missing: told?.content == .missing
      case .failed(let problem): told?.content == .unreadable(problem)
      }
    guard !isTold || mustTell else { return settle() }
    if case .present(let stamp) = glimpse {
      standing.see(stamp, at: now)
      mustRead = true
    } else if absentDue == nil || mustTell {
      mustRead = true
    }
  }

  /// Takes what a reading brought, and answers with what to tell, if anything.
  ///
  /// - Precondition: The events drained after the reading have been noted.
  mutating func absorb(_ reading: FileReading, at now: Instant) -> Told? {
    if writer.isInside, !readsProvisionally { return nil }
    if isCommitted, rereads < delays.rereadLimit {
      rereads += 1
      return nil
    }
    rereads = 0
    switch reading {
    case .contents(let contents): return absorb(contents, at: now)
    case .missing: return absorb(absent: .missing, at: now)
    case .failed(let problem): return absorb(absent: .unreadable(problem), at: now)
    }
  }

  private mutating func absorb(_ contents: FileContents, at now: Instant) -> Told? {
    let isProvisional = readsProvisionally && writer.isInside
    standing.read(contents.stamp)
    guard isProvisional || isBelievable(contents, at: now) else {
      // Whatever holds the state back, it is looked at again.
      looks.insert(now + delays.looks[0], at: 0)
      looks.sort()
      return nil
    }
    if !isProvisional { standing.end() }
    guard mustTell || !isTold(contents.bytes, provisional: isProvisional) else {
      told?.stamp = contents.stamp
      settle()
      return nil
    }
    let content = FileChange.Content.bytes(contents.bytes, provisional: isProvisional)
    return tell(content, stamp: contents.stamp, at: now)
  }

  private func isBelievable(_ contents: FileContents, at now: Instant) -> Bool {
    if contents.isTorn { return false }
    let age = trustsAge ? contents.age ?? .zero : .zero
    if contents.bytes.isEmpty {
      let quiet = [lastSignal, standing.since].compactMap { $0 }.max().map { now - $0 } ?? .zero
      return max(quiet, age) >= delays.emptyIsBelieved
    }
    return standing.isBelievable(age: age, at: now, after: delays.looks[0])
  }

  private func isTold(_ bytes: [UInt8], provisional: Bool) -> Bool {
    guard case .bytes(bytes, let wasProvisional) = told?.content else { return false }
    // Bytes told for good stay good while a writer writes the same ones again.
    return wasProvisional == provisional || !wasProvisional
  }

  private mutating func absorb(absent: FileChange.Content, at now: Instant) -> Told? {
    if told?.content == absent, !mustTell {
      settle()
      return nil
    }
    // Known from the last signal of a change under way, else from this very look.
    let since = absentSince ?? (noticed == nil ? now : lastSignal ?? now)
    guard told == nil || now - since >= delays.missingIsBelieved else {
      absentSince = since
      absentDue = since + delays.missingIsBelieved
      return nil
    }
    return tell(absent, stamp: nil, at: now)
  }

  private mutating func tell(
    _ content: FileChange.Content,
    stamp: FileStamp?,
    at now: Instant
  ) -> Told? {
    told = Told(content: content, stamp: stamp, noticed: noticed ?? now)
    mustTell = false
    settle()
    return told
  }

  /// Ends a change, told or found to be none.
  private mutating func settle() {
    absentSince = nil
    absentDue = nil
    noticed = nil
  }
}

// MARK: - Painting

extension SettlingPolicy {
  /// Whether a frame made of what was told may still be written.
  ///
  /// When not, the content is certain to be told once more, the same or a newer one. Frames are not
  /// withheld for ever: what was told was whole when it was read.
  ///
  /// - Parameters:
  ///   - isNewest: Whether the frame is made of what was told last.
  ///   - glimpse: What a look at the file just told.
  ///   - now: The instant of the look.
  /// - Returns: Whether the frame is to be written.
  /// - Precondition: The events drained just now have been noted.
  mutating func mayPaint(isNewest: Bool, _ glimpse: FileGlimpse, at now: Instant) -> Bool {
    let isQuiet = !writer.isInside && !isCommitted
    if isNewest, !isStale(glimpse, isQuiet: isQuiet) {
      withheldSince = nil
      return true
    }
    let since = withheldSince ?? now
    guard now - since < delays.withholdingEnds else {
      withheldSince = nil
      return true
    }
    withheldSince = since
    if isNewest {
      mustTell = true
      if isQuiet {
        standing.begin(at: now)
        mustRead = true
      }
    }
    return false
  }

  private func isStale(_ glimpse: FileGlimpse, isQuiet: Bool) -> Bool {
    // What was told as provisional was never promised to be whole, and while a file is away its
    // last good state is just what is wanted.
    guard case .bytes(_, provisional: false) = told?.content else { return false }
    guard case .present(let stamp) = glimpse else { return false }
    return !isQuiet || stamp != told?.stamp
  }
}
