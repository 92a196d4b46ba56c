/// For how long a state that no event vouches for has been seen unchanged.
///
/// After a save the events say whether a writer is still inside. A state found by looking has no
/// such witness: it must have stood for a while, by this watch or by the file's own age.
struct Standing: Equatable, Sendable {
  typealias Instant = ContinuousClock.Instant

  private(set) var since: Instant?
  private var stamp: FileStamp?

  /// From now on only looking tells.
  mutating func begin(at now: Instant) {
    since = now
  }

  /// An event vouches for the state again.
  mutating func end() {
    since = nil
  }

  /// Takes note of a state that differs from the one told.
  mutating func see(_ stamp: FileStamp, at now: Instant) {
    if self.stamp != stamp { since = now }
    self.stamp = stamp
  }

  /// Takes note of a state that was read, so that seeing the same one again is no change.
  mutating func read(_ stamp: FileStamp) {
    self.stamp = stamp
  }

  /// Whether the state stood long enough.
  func isBelievable(age: Duration, at now: Instant, after wait: Duration) -> Bool {
    guard let since else { return true }
    return max(now - since, age) >= wait
  }
}
