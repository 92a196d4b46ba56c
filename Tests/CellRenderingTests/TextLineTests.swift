import LayoutEngine
import Testing

@testable import CellRendering

@Suite struct `Text lines` {
  private func lines(
    _ string: String,
    columns: Int,
    lines: Int = .max,
    truncation: StyledText.Truncation = .tail
  ) -> [String] {
    let text = StyledText(runs: [TextRun(string)], truncation: truncation)
    let layout = TextLayout(text, maximumColumns: columns, maximumLines: lines)
    var ordering = LineOrdering(layout: layout, direction: .leftToRight)
    return layout.lines.map { line in String(ordering.graphemes(of: line).map(\.character)) }
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one two three", 6, ["one", "two", "three"]),
      ("one  two", 4, ["one", "two"]), ("well-known", 6, ["well-", "known"]),
      ("a -1 b", 3, ["a", "-1", "b"]), ("中文字体", 5, ["中文", "字体"]),
      ("中文。字", 4, ["中", "文。", "字"]), ("「中」文", 6, ["「中」", "文"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab\u{A0}cd ef", 5, ["ab\u{A0}cd", "ef"]),
      ("ab\u{200B}cd", 3, ["ab", "cd"]), ("a\n\nb", 9, ["a", "", "b"]), ("a\r\nb", 9, ["a", "b"]),
      ("ok (yes) no", 6, ["ok", "(yes)", "no"]),
    ] as [(String, Int, [String])]
  )
  func `lines break between words`(string: String, columns: Int, expected: [String]) {
    #expect(lines(string, columns: columns) == expected)
  }

  @Test(
    arguments: [
      (.tail, "The quic…"), (.middle, "The…y dog"), (.head, "…lazy dog"),
    ] as [(StyledText.Truncation, String)]
  )
  func `what does not fit is cut where the mode says`(
    mode: StyledText.Truncation,
    expected: String
  ) {
    let string = "The quick brown fox and the lazy dog"
    #expect(lines(string, columns: 9, lines: 1, truncation: mode) == [expected])
  }

  @Test(
    arguments: [
      ("one two three four", 8, 2, ["one two", "three f…"]), ("one two", 3, 1, ["on…"]),
      ("one\ntwo", 9, 1, ["one…"]), ("中文字", 4, 1, ["中…"]), ("hello", 1, 1, ["…"]),
      ("one two", 4, 1, ["one…"]), ("one two", 5, 1, ["one…"]), ("fits", 4, 1, ["fits"]),
    ] as [(String, Int, Int, [String])]
  )
  func `the last line stands for the rest`(
    string: String,
    columns: Int,
    count: Int,
    expected: [String]
  ) {
    #expect(lines(string, columns: columns, lines: count) == expected)
  }

  @Test(arguments: 1...30) func `no line is wider than it may be`(columns: Int) {
    let string = "Größe 中文字体 well-known 😀 naïve (brackets) and\ta tab. שלום עולם — done"
    for mode in [StyledText.Truncation.head, .middle, .tail] {
      for count in [1, 2, 99] {
        let text = StyledText(runs: [TextRun(string)], truncation: mode)
        let layout = TextLayout(text, maximumColumns: columns, maximumLines: count)
        #expect(layout.columns <= max(columns, 2))
        #expect(layout.lines.count <= count)
      }
    }
  }
}
