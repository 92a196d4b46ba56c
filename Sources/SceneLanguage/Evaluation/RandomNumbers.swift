/// The random numbers of an evaluation, the same in every run.
///
/// Where state changes after layout, the bodies of views are evaluated again, also of those whose
/// views SwiftUI would leave alone. Were their numbers new ones, rows would get new identities and
/// nothing would come to rest. So what is drawn while views are made is drawn again: each place in the
/// source has its numbers, by when it first drew any. What is drawn otherwise is drawn once.
struct RandomNumbers {
  private var once = SeededGenerator()
  /// The generators of places in the source that have drawn since views were begun.
  private var repeated: [SourceSpan: SeededGenerator] = [:]
  /// The turns in which places first drew.
  private var turns: [SourceSpan: UInt64] = [:]
  private var isMakingViews = false

  /// Begins to make views, whose numbers are those of the last time.
  mutating func beginViews() {
    repeated.removeAll(keepingCapacity: true)
    isMakingViews = true
  }

  /// Ends the making of views.
  mutating func endViews() { isMakingViews = false }

  /// The next number that a place in the source draws.
  mutating func next(at place: SourceSpan) -> UInt64 {
    guard isMakingViews else { return once.next() }
    let turn = turns[place] ?? UInt64(turns.count) + 1
    turns[place] = turn
    return repeated[place, default: SeededGenerator(seed: turn << 32)].next()
  }
}
