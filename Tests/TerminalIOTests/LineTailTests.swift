import Testing

@testable import TerminalIO

@Suite struct `Line tail` {
  private func lastLine(_ text: String) -> String? {
    var tail = LineTail(limit: 100)
    tail.append(text.utf8)
    return tail.lastLine
  }

  @Test(
    arguments: [
      ("", nil), ("\n\n", nil), ("one", "one"), ("one\n", "one"), ("one\ntwo", "two"),
      ("one\r\n  \n", "one"), ("a\u{1B}[31mb\n", "a [31mb"), ("tab\there", "tab here"),
    ] as [(String, String?)]
  )
  func `tells the newest line that can be seen`(_ text: String, _ line: String?) {
    #expect(lastLine(text) == line)
  }

  @Test func `keeps no more than its limit`() {
    var tail = LineTail(limit: 100)
    for number in 0..<1_000 { tail.append("line \(number)\n".utf8) }
    #expect(tail.bytes.count == 100)
    #expect(tail.lastLine == "line 999")
  }

  @Test func `a line cut by the limit is still text`() {
    var tail = LineTail(limit: 5)
    tail.append("漢字漢字".utf8)
    #expect(tail.lastLine?.isEmpty == false)
  }
}
