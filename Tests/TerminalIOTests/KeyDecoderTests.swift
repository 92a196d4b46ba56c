import Testing

@testable import TerminalIO

@Suite struct `Key decoder` {
  typealias Case = (bytes: String, key: KeyPress)

  private func decode(_ bytes: String) -> [InputEvent] {
    var decoder = KeyDecoder()
    let events = decoder.decode(bytes.utf8)
    #expect(decoder.waiting == nil)
    return events
  }

  @Test(
    arguments: [
      ("a", KeyPress(.character("a"))),
      ("?", KeyPress(.character("?"))),
      (" ", KeyPress(.character(" "))),
      ("é", KeyPress(.character("é"))),
      ("ש", KeyPress(.character("ש"))),
      ("漢", KeyPress(.character("漢"))),
      ("😀", KeyPress(.character("😀"))),
      ("\t", KeyPress(.tab)),
      ("\r", KeyPress(.enter)),
      ("\n", KeyPress(.enter)),
      ("\u{7F}", KeyPress(.backspace)),
      ("\u{8}", KeyPress(.backspace)),
      ("\u{0}", KeyPress(.character(" "), .control)),
      ("\u{1}", KeyPress(.character("a"), .control)),
      ("\u{C}", KeyPress(.character("l"), .control)),
      ("\u{1A}", KeyPress(.character("z"), .control)),
      ("\u{1D}", KeyPress(.character("]"), .control)),
      ("\u{1B}x", KeyPress(.character("x"), .alternate)),
      ("\u{1B}é", KeyPress(.character("é"), .alternate)),
      ("\u{1B}\u{1}", KeyPress(.character("a"), [.alternate, .control])),
      ("\u{1B}\r", KeyPress(.enter, .alternate)),
    ] as [Case]
  )
  func `reads characters`(_ row: Case) {
    #expect(decode(row.bytes) == [.key(row.key)])
  }

  @Test(
    arguments: [
      ("[A", KeyPress(.up)), ("[B", KeyPress(.down)), ("[C", KeyPress(.right)),
      ("[D", KeyPress(.left)), ("OA", KeyPress(.up)), ("OD", KeyPress(.left)),
      ("[H", KeyPress(.home)), ("[F", KeyPress(.end)), ("OH", KeyPress(.home)),
      ("[1~", KeyPress(.home)), ("[7~", KeyPress(.home)), ("[4~", KeyPress(.end)),
      ("[2~", KeyPress(.insert)), ("[3~", KeyPress(.delete)),
      ("[5~", KeyPress(.pageUp)), ("[6~", KeyPress(.pageDown)),
      ("[Z", KeyPress(.tab, .shift)), ("OM", KeyPress(.enter)),
      ("[1;2A", KeyPress(.up, .shift)), ("[1;5C", KeyPress(.right, .control)),
      ("[1;3D", KeyPress(.left, .alternate)), ("[3;6~", KeyPress(.delete, [.shift, .control])),
      ("OP", KeyPress(.function(1))), ("OS", KeyPress(.function(4))),
      ("[P", KeyPress(.function(1))), ("[1;2Q", KeyPress(.function(2), .shift)),
      ("[11~", KeyPress(.function(1))), ("[15~", KeyPress(.function(5))),
      ("[17~", KeyPress(.function(6))), ("[21~", KeyPress(.function(10))),
      ("[24~", KeyPress(.function(12))), ("[34~", KeyPress(.function(20))),
      ("[[A", KeyPress(.function(1))), ("[[E", KeyPress(.function(5))),
    ] as [Case]
  )
  func `reads the keys of every terminal`(_ row: Case) {
    #expect(decode("\u{1B}" + row.bytes) == [.key(row.key)])
  }

  @Test(
    arguments: [
      ("[<0;1;1M", MouseEvent(.press, column: 0, row: 0)),
      ("[<2;80;24M", MouseEvent(.press, button: 2, column: 79, row: 23)),
      ("[<0;5;6m", MouseEvent(.release, column: 4, row: 5)),
      ("[<32;5;6M", MouseEvent(.drag, column: 4, row: 5)),
      ("[<64;5;6M", MouseEvent(.wheelUp, column: 4, row: 5)),
      ("[<65;5;6M", MouseEvent(.wheelDown, column: 4, row: 5)),
      ("[<4;5;6M", MouseEvent(.press, column: 4, row: 5, modifiers: .shift)),
      ("[<16;5;6M", MouseEvent(.press, column: 4, row: 5, modifiers: .control)),
      ("[<0;300;6M", MouseEvent(.press, column: 299, row: 5)),
      ("[M !!", MouseEvent(.press, column: 0, row: 0)),
      ("[M#+,", MouseEvent(.release, column: 10, row: 11)),
      ("[M`+,", MouseEvent(.wheelUp, column: 10, row: 11)),
    ] as [(String, MouseEvent)]
  )
  func `reads the mouse`(_ bytes: String, _ event: MouseEvent) {
    #expect(decode("\u{1B}" + bytes) == [.mouse(event)])
  }

  @Test(arguments: [
    "[?2026;2$y", "[?62;22c", "[12;40R", "[I", "[O", "[<35;5;6M", "[<0;0;0M", "[<0;5M",
    "]11;rgb:0000/0000/0000\u{7}", "]11;rgb:0/0/0\u{1B}\\", "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\",
    "[200~quit q\u{1B}[A\u{3}\u{1B}[201~", "[200~\u{1B}\u{1B}[201~",
  ])
  func `answers, pastes, and what is no key are dropped`(_ bytes: String) {
    let events = decode("\u{1B}" + bytes + "q")
    #expect(events == [.key(KeyPress(.character("q")))])
  }

  @Test(arguments: ["]11;rgb:00", "P1$r", "[1;"])
  func `a key breaks an unfinished sequence off`(_ bytes: String) {
    #expect(decode("\u{1B}" + bytes + "\u{1B}[A") == [.key(KeyPress(.up))])
  }

  @Test func `keys in one portion come one after another`() {
    let keys = decode("a\u{1B}[Bq").map { $0 }
    #expect(
      keys
        == [KeyPress(.character("a")), KeyPress(.down), KeyPress(.character("q"))].map {
          .key($0)
        }
    )
  }
}
