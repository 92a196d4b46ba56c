/// What is known of a program that has the file open and writes.
struct OpenWriter: Equatable, Sendable {
  typealias Instant = ContinuousClock.Instant

  /// When an unfinished state should be shown, because the wait has become long.
  private(set) var provisionalDue: Instant?
  /// When a silent writer stops counting.
  private(set) var forgottenDue: Instant?
  private var writingSince: Instant?

  /// Whether the bytes on disk may be half of a save.
  var isInside: Bool { forgottenDue != nil }

  /// Takes note of a write.
  ///
  /// A pause in the writing makes the provisional state due, and so does endless writing.
  mutating func write(at now: Instant, _ delays: SettlingDelays) {
    let since = writingSince ?? now
    writingSince = since
    provisionalDue = min(now + delays.unclosedIsShown, since + delays.endlessIsShown)
    forgottenDue = now + delays.writerIsForgotten
  }

  /// Takes note that the unfinished state is being shown; the next write makes another one due.
  mutating func showProvisional() {
    provisionalDue = nil
    writingSince = nil
  }

  /// Takes note that the writer closed the file, or that the name left it behind.
  mutating func leave() {
    self = OpenWriter()
  }
}
