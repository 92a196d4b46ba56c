import Testing

@testable import CellRendering

@Suite struct `Grapheme width` {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("中", 2), ("あ", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2),
      ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("⌚", 2),
      ("°", 1), ("·", 1), ("א", 1), ("שׁ", 1), ("ش", 1), ("\u{200B}", 0), ("\u{200F}", 0),
      ("\u{1F}", 0), ("\u{7F}", 0), ("क्षि", 1), ("\u{E000}", 1), ("█", 1),
    ] as [(String, Int)]
  )
  func `a cluster is as wide as its widest scalar`(string: String, columns: Int) {
    #expect(string.count == 1)
    #expect(string.first?.terminalColumns == columns)
  }

  @Test(
    arguments: [
      ("\u{1B}", "␛", 1), ("\u{0}", "␀", 1), ("\u{7F}", "␡", 1), ("\u{9B}", "\u{FFFD}", 1),
      ("\u{301}", "◌\u{301}", 1), ("\u{202E}", "\u{202E}", 0), ("\r\n", "␤", 1),
      ("\u{2028}", "\u{FFFD}", 1),
    ] as [(Character, Character, Int)]
  )
  func `no control character reaches the terminal`(
    character: Character,
    visible: Character,
    columns: Int
  ) {
    let grapheme = VisibleGrapheme(character)
    #expect(grapheme.character == visible)
    #expect(grapheme.columns == columns)
  }

  @Test func `a pile of marks is cut to what a cell can hold`() {
    let zalgo = Character("a" + String(repeating: "\u{301}", count: 10_000))
    #expect(VisibleGrapheme(zalgo).character.unicodeScalars.count == 16)
    #expect(VisibleGrapheme(zalgo).columns == 1)
  }
}
