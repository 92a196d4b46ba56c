import LayoutEngine
import Testing

@testable import CellRendering

@Suite struct `Rows for a terminal that orders text by itself` {
  /// What a terminal that follows UAX #9 shows of a row; U+2800 counts as the blank it looks like.
  private static func shown(_ row: String) -> String {
    // The mark makes the row a left-to-right paragraph, as a terminal's are.
    let graphemes = TextGrapheme.graphemes(of: [TextRun("\u{200E}\(row)")])
    let paragraph = BidirectionalParagraph(graphemes[...], fallback: .leftToRight)
    let characters = paragraph.visualOrder(of: graphemes.indices)
      .map { paragraph.graphemes[$0] }.filter { $0.columns > 0 }.map(\.character)
    return String(characters.map { $0 == "\u{2800}" ? " " : $0 })
  }

  private static func logical(_ visual: String) -> String {
    var canvas = CellCanvas(columns: visual.count, rows: 1)
    for (column, character) in visual.enumerated() {
      canvas.put(character, width: 1, column: column, row: 0)
    }
    return canvas.inLogicalOrder.line(0)
  }

  @Test(
    arguments: [
      ("abc", "abc"), ("םולש", "שלום"), ("│ םולש │", "│ שלום │"), ("3 םולש", "3 שלום"),
      ("ב 123 א", "א 123 ב"), ("ב 1.5 א", "א 1.5 ב"), ("ב 50% א", "א 50% ב"), ("(בוט)", "(טוב)"),
      ("םולש  םולש", "שלום\u{2800} שלום"), ("םולש 3", "שלום\u{2800}3"),
      ("ab םולש cd", "ab שלום cd"),
    ]
  )
  func `turn stretches around and keep numbers`(visual: String, logical: String) {
    #expect(Self.logical(visual) == logical)
  }

  @Test(arguments: 1...400)
  func `look as they should once the terminal has ordered them`(seed: Int) {
    var random = UInt64(seed)
    let draw = { (bound: Int) -> Int in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    let words = ["ab", "בא", "םולש", "12", "3.5", "│", "·──·", "•", "x"]
    var row = "·"
    for _ in 0..<draw(8) {
      row += words[draw(words.count)] + String(repeating: " ", count: 1 + draw(3))
    }
    row += "·"
    #expect(Self.shown(Self.logical(row)) == row, "\(row)")
  }

  @Test func `keep styles and wide glyphs with their cells`() {
    var canvas = CellCanvas(columns: 5, rows: 1)
    canvas.put("ב", width: 1, column: 0, row: 0, style: CellStyle(attributes: .bold))
    canvas.put("字", width: 2, column: 1, row: 0)
    canvas.put("א", width: 1, column: 4, row: 0)
    let logical = canvas.inLogicalOrder
    #expect((0..<5).map { Int(logical[$0, 0].width) }.reduce(0, +) == 5)
    #expect((0..<5).first { logical[$0, 0].style.attributes.contains(.bold) } != nil)
  }

  @Test(
    arguments: [
      ("let x = \"שלום\" + 3", "let x = \"םולש\" + 3"), ("עברית.swift", "תירבע.swift"),
      ("a שלום עולם b", "a םלוע םולש b"), ("a\n\u{1B}ב", "a␊␛ב"),
      ("no letters 12", "no letters 12"),
    ]
  )
  func `begin as lines of the tool, in which only words are turned`(text: String, shown: String) {
    var canvas = CellCanvas(columns: 40, rows: 1)
    canvas.write(text, column: 0, row: 0)
    #expect(canvas.line(0) == shown)
  }
}
