import Testing

@testable import FileWatching

@Suite struct `Check at paint time` {
  private func play(_ script: String) -> [String] {
    var timeline = PolicyTimeline()
    return timeline.play("0 link old | 0 lose | \(script)")
  }

  @Test func `what is unchanged is painted`() {
    #expect(play("1000 paint") == ["0 'old'", "1000 painted"])
  }

  @Test(arguments: [
    // A writer is inside; its close tells again, be it the same bytes.
    ("1000 write new | 1001 paint | 1002 close", ["1001 withheld", "1002 'new'"]),
    ("1000 write old | 1001 paint | 1002 close", ["1001 withheld", "1002 'old'"]),
    // The file changed, and nothing was heard.
    ("1000 secretly new | 1000 paint", ["1000 withheld", "1020 'new'"]),
    // The file was only touched: the frame is asked for once more.
    ("1000 touch | 1000 paint | 1030 paint", ["1000 withheld", "1000 'old'", "1030 painted"]),
  ])
  func `a withheld frame is always followed by another`(_ script: String, _ expected: [String]) {
    #expect(play(script) == ["0 'old'"] + expected)
  }

  @Test func `a file that is away does not withhold its last good picture`() {
    #expect(play("1000 remove | 1001 paint").prefix(2) == ["0 'old'", "1001 painted"])
  }

  @Test func `what is provisional is painted`() {
    let told = play("1000 write half | 1421 paint | 1500 close")
    #expect(told == ["0 'old'", "1420 'half'…", "1421 painted", "1500 'half'"])
  }

  @Test func `saves without pause withhold frames for 200 ms at most`() {
    let script = (0..<8).map { "\(1_000 + $0 * 50) write \($0) | \(1_000 + $0 * 50) paint" }
    let told = play(script.joined(separator: " | ")).filter { $0.hasSuffix("painted") }
    #expect(told == ["1200 painted"])
  }
}
