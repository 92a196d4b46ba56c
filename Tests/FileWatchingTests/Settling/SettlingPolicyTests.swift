import Testing

@testable import FileWatching

@Suite struct `Settling policy` {
  /// Plays a script on a file that holds "old" and was told at 0.
  private func play(_ script: String) -> [String] {
    var timeline = PolicyTimeline()
    let told = timeline.play("0 link old | 0 lose | \(script)")
    #expect(told.first == "0 'old'")
    return Array(told.dropFirst())
  }

  @Test(arguments: [
    // A save in place is read at its close, one by rename at once.
    ("1000 write new | 1003 close", ["1003 'new'"]),
    ("1000 rename new", ["1000 'new'"]),
    ("1000 write new | 1001 close | 1002 rename newer", ["1001 'new'", "1002 'newer'"]),
    // The empty first half of a save is never told, nor is the second half before its close.
    ("1000 write  | 1001 write ne | 1050 write new | 1051 close", ["1051 'new'"]),
    // Git and vim remove the name first.
    ("1000 remove | 1002 write new | 1003 close", ["1003 'new'"]),
    // The same bytes again are no news.
    ("1000 write old | 1001 close", []),
    ("1000 touch", []),
    ("1000 remove | 1002 rename old", []),
    // Two closes, as of `>` and then `>>`: both states were whole on disk.
    ("1000 write ne | 1001 close | 1002 write new | 1003 close", ["1001 'ne'", "1003 'new'"]),
  ])
  func `a save is told once, when it is whole`(_ script: String, _ expected: [String]) {
    #expect(play(script) == expected)
  }

  @Test(arguments: [
    // A writer that begins while the file is read: its close brings the next reading.
    ("1000 during write newer | 1000 rename new | 1008 close", ["1008 'newer'"]),
    // A whole save while the file is read: read again at once.
    ("1000 during rename newer | 1000 rename new", ["1000 'newer'"]),
    // Written through another name while it is read: read again when that may be over.
    ("1000 tear | 1000 rename new", ["1020 'new'"]),
    // The name goes while the file is read; what was read was whole.
    ("1000 during remove | 1000 rename new", ["1000 'new'", "1320 missing"]),
  ])
  func `what is drained after the reading decides`(_ script: String, _ expected: [String]) {
    #expect(play(script) == expected)
  }

  @Test(arguments: [
    // Made under the name by link(2), symlink(2), or linkat(2) of an O_TMPFILE: only a CREATE.
    ("1000 link new", ["1020 'new'"]),
    // Written through a hard link elsewhere: nothing is heard, so the safety net finds it and waits
    // until it has stood for 20 ms.
    ("1000 secretly new | 1500 poll", ["1500 'new'"]),
    ("1000 secretly new | 1005 poll", ["1025 'new'"]),
    ("1000 secretly ne | 1005 poll | 1015 secretly new", ["1045 'new'"]),
    // An overflow may have swallowed a save.
    ("1000 secretly new | 1100 lose", ["1100 'new'"]),
    ("1000 secretly new | 1001 lose", ["1021 'new'"]),
    // truncate(2) writes and never closes.
    ("1000 write new", ["1420 'new'…", "3000 'new'"]),
  ])
  func `what no event announces is found by looking`(_ script: String, _ expected: [String]) {
    #expect(play(script) == expected)
  }

  @Test(arguments: [
    ("1000 write  | 1001 close", ["1101 ''"]),
    ("1000 write  | 1001 close | 1090 write new | 1091 close", ["1091 'new'"]),
  ])
  func `an empty file is believed after 100 ms`(_ script: String, _ expected: [String]) {
    #expect(play(script) == expected)
  }

  @Test(arguments: [
    ("1000 remove", ["1300 missing"]),
    ("1000 remove | 3000 rename new", ["1300 missing", "3000 'new'"]),
    ("1000 remove | 1250 rename new", ["1250 'new'"]),
    ("1000 deny", ["1300 unreadable"]),
    ("1000 deny | 2000 secretly new | 2000 touch", ["1300 unreadable", "2020 'new'"]),
  ])
  func `a file that is away is told after 300 ms`(_ script: String, _ expected: [String]) {
    #expect(play(script) == expected)
  }

  @Test(arguments: [
    // A pause of 420 ms shows the unfinished state; the close makes it final.
    ("1000 write half | 2000 close", ["1420 'half'…", "2000 'half'"]),
    ("1000 write half | 2000 write whole | 2001 close", ["1420 'half'…", "2001 'whole'"]),
    // Writing that never pauses is shown each 500 ms.
    (
      (0..<16).map { "\(1_000 + $0 * 100) write \($0)" }.joined(separator: " | "),
      ["1500 '5'…", "2100 '11'…", "2700 '15'…", "4500 '15'"]
    ),
  ])
  func `an unfinished state is shown provisionally`(_ script: String, _ expected: [String]) {
    #expect(play(script) == expected)
  }

  @Test func `at the start a missing file is told at once`() {
    var timeline = PolicyTimeline()
    #expect(timeline.play("0 lose | 900 rename new") == ["0 missing", "900 'new'"])
  }

  @Test func `at the start a file just written is given 20 ms to be finished`() {
    var timeline = PolicyTimeline()
    #expect(timeline.play("0 secretly half | 0 lose | 9 secretly whole") == ["40 'whole'"])
  }

  @Test func `the age by a server's clock proves nothing`() {
    var timeline = PolicyTimeline(trustsAge: false)
    #expect(timeline.play("0 link old | 0 lose") == ["20 'old'"])
  }

  @Test func `saves that overtake every reading still end in one that is taken`() {
    var timeline = PolicyTimeline()
    let storm = (0..<8).map { "\(0) during rename \($0)" }
    _ = timeline.play((["0 lose"] + storm + ["0 rename last"]).joined(separator: " | "))
    #expect(timeline.readings < 12)
    #expect(timeline.told.last?.hasSuffix("'7'") == true)
  }

  @Test func `a burst of a thousand saves is read once a save at most`() {
    var timeline = PolicyTimeline()
    let script = (0..<1_000).map { "\(1_000 + $0) rename \($0)" }.joined(separator: " | ")
    #expect(timeline.play(script).last == "1999 '999'")
    #expect(timeline.readings <= 1_000)
  }

  @Test func `nothing is read while nothing happens`() {
    var timeline = PolicyTimeline()
    _ = timeline.play("0 link old | 0 lose | 5000 poll | 6000 poll | 7000 poll")
    #expect(timeline.readings == 1)
  }
}
