@testable import FileWatching

/// Runs the settling policy on a pretended disk and a pretended clock.
///
/// What happens is written one happening a line, `milliseconds verb text`:
///
///     0 write half      the disk has these bytes, and a MODIFY is heard
///     9 close           a CLOSE_WRITE is heard
///     0 rename whole    the disk has these bytes in another inode, and a MOVED_TO is heard
///     0 link whole      the same, as old bytes, and only a CREATE is heard
///     0 remove          the file is gone, and a DELETE is heard
///     0 touch           an ATTRIB is heard
///     0 secretly text   the disk has these bytes, and nothing is heard
///     0 lose            the queue overflowed
///     0 deny            the file may not be read, and an ATTRIB is heard
///     0 poll            the safety net looks
///     0 during write x  the happening comes while the next reading is under way
///     0 tear            the next reading is torn, and nothing is heard of it
///     0 paint           is the frame made of what was told last still current?
///
/// What came of it is written the same way: `milliseconds text`, with `…` after what is provisional.
struct PolicyTimeline {
  private struct Happening {
    let milliseconds: Int
    let verb: String
    let text: String
  }

  private enum Disk {
    case bytes([UInt8])
    case missing
    case denied
  }

  private var policy: SettlingPolicy
  private var disk = Disk.missing
  private var inode: UInt64 = 1
  private var changes = 0
  private var written = -10_000
  private var during: [Happening] = []
  private var isTorn = false
  private(set) var told: [String] = []
  private(set) var readings = 0
  private let start = ContinuousClock.Instant.now

  init(trustsAge: Bool = true) {
    policy = SettlingPolicy(trustsAge: trustsAge)
  }

  /// Plays all happenings, and what the policy asks for, up to ten seconds after the last.
  mutating func play(_ script: String) -> [String] {
    let happenings = script.split(separator: "|").map { Self.parse($0) }
    for happening in happenings {
      run(until: happening.milliseconds)
      happen(happening)
      step(at: happening.milliseconds)
    }
    run(until: (happenings.last?.milliseconds ?? 0) + 10_000)
    return told
  }

  private static func parse(_ line: Substring) -> Happening {
    let words = line.split(separator: " ")
    return Happening(
      milliseconds: Int(words[0]) ?? 0,
      verb: String(words[1]),
      text: words.dropFirst(2).joined(separator: " ")
    )
  }

  private var clock = 0
  private func instant(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  private mutating func run(until end: Int) {
    while true {
      guard case .wait(let until) = policy.next(at: instant(clock)) else { break }
      let due = Int((until - start) / .milliseconds(1))
      guard due < end else { break }
      clock = due
      step(at: due)
    }
    clock = end
  }

  private mutating func step(at milliseconds: Int) {
    clock = milliseconds
    while true {
      switch policy.next(at: instant(clock)) {
      case .read:
        readings += 1
        let reading = reading
        isTorn = false
        let interruptions = during
        during = []
        for happening in interruptions { happen(happening) }
        if let told = policy.absorb(reading, at: instant(clock)) { write(told.content) }
      case .look:
        policy.absorb(glimpse, at: instant(clock))
      case .wait, .rest:
        return
      }
    }
  }

  private mutating func write(_ content: FileChange.Content) {
    let text =
      switch content {
      case .bytes(let bytes, let provisional):
        "'\(String(decoding: bytes, as: UTF8.self))'" + (provisional ? "…" : "")
      case .missing: "missing"
      case .unreadable: "unreadable"
      }
    told.append("\(clock) \(text)")
  }

  private var stamp: FileStamp {
    FileStamp(
      identity: FileIdentity(device: 1, inode: inode),
      byteCount: 0,
      modified: .init(seconds: 0, nanoseconds: changes),
      changed: .init(seconds: 0, nanoseconds: changes)
    )
  }

  private var reading: FileReading {
    switch disk {
    case .missing: .missing
    case .denied: .failed(.permissionDenied)
    case .bytes(let bytes):
      .contents(
        FileContents(
          bytes: bytes,
          stamp: stamp,
          age: .milliseconds(clock - written),
          isTorn: isTorn
        )
      )
    }
  }

  private var glimpse: FileGlimpse {
    switch disk {
    case .missing: .missing
    case .denied: .failed(.permissionDenied)
    case .bytes: .present(stamp)
    }
  }

  private mutating func put(_ text: String, age: Int = 0) {
    disk = .bytes(Array(text.utf8))
    changes += 1
    written = clock - age
  }

  private mutating func happen(_ happening: Happening) {
    clock = happening.milliseconds
    let now = instant(clock)
    let text = happening.text
    switch happening.verb {
    case "write":
      put(text)
      policy.note(.modified, at: now)
    case "close":
      policy.note(.committed, at: now)
    case "rename":
      inode += 1
      put(text)
      policy.note(.committed, at: now)
    case "link":
      inode += 1
      put(text, age: 1_000)
      policy.note(.replaced, at: now)
    case "remove":
      disk = .missing
      policy.note(.replaced, at: now)
    case "touch":
      changes += 1
      policy.note(.touched, at: now)
    case "secretly": put(text)
    case "lose": policy.note(.lostTrack, at: now)
    case "deny":
      disk = .denied
      policy.note(.touched, at: now)
    case "tear": isTorn = true
    case "poll": policy.lookAgain()
    case "during":
      during.append(Self.parse("\(clock) \(text)"[...]))
    case "paint":
      let isPainted = policy.mayPaint(isNewest: true, glimpse, at: now)
      told.append("\(clock) \(isPainted ? "painted" : "withheld")")
    default:
      preconditionFailure("no happening is called \(happening.verb)")
    }
  }
}
