/// How long the settling policy waits, and for what.
struct SettlingDelays: Sendable {
  /// When to look after the last event, for what no event announces: a link made under the name,
  /// a write through another name.
  ///
  /// The first is also how long a state must have stood unchanged that no event vouches for.
  var looks: [Duration] = [.milliseconds(20), .milliseconds(100), .milliseconds(420)]

  /// How long a file must have been empty to be meant so: truncating is the first half of a save.
  var emptyIsBelieved = Duration.milliseconds(100)

  /// How long a file must have been missing: git and some editors delete first and write then.
  var missingIsBelieved = Duration.milliseconds(300)

  /// After how long a quiet, unclosed file is shown as still being written.
  var unclosedIsShown = Duration.milliseconds(420)

  /// After how long a file under endless writing is shown, again and again.
  var endlessIsShown = Duration.milliseconds(500)

  /// After how long a silent writer no longer counts: `truncate(2)` writes and never closes.
  var writerIsForgotten = Duration.seconds(2)

  /// How long frames may be withheld because newer bytes are always on their way.
  var withholdingEnds = Duration.milliseconds(200)

  /// How often a file is read again because it was saved meanwhile, before a reading is taken.
  var rereadLimit = 8
}
