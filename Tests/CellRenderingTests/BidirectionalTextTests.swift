import LayoutEngine
import Testing

@testable import CellRendering

@Suite struct `Bidirectional text` {
  private func visual(
    _ string: String,
    _ direction: LayoutDirection = .leftToRight,
    columns: Int = .max
  ) -> [String] {
    let text = StyledText(runs: [TextRun(string)])
    let layout = TextLayout(text, maximumColumns: columns, maximumLines: .max)
    var ordering = LineOrdering(layout: layout, direction: direction)
    return layout.lines.map { String(ordering.graphemes(of: $0).map(\.character)) }
  }

  @Test(arguments: [
    ("abc", "abc"), ("שלום", "םולש"), ("abc שלום 123", "abc 123 םולש"),
    ("שלום abc 123", "abc 123 םולש"), ("(טוב)", "(בוט)"), ("שלום!", "!םולש"),
    ("Hello שלום!", "Hello םולש!"), ("\u{200F}123", "123"), ("שָׁלוֹם", "םוֹלשָׁ"),
  ])
  func `cells come in visual order`(logical: String, expected: String) {
    #expect(visual(logical) == [expected])
  }

  @Test func `the first strong character decides the direction, else the layout`() {
    #expect(visual("a!", .rightToLeft) == ["a!"])
    #expect(visual("1 - 2", .leftToRight) == ["1 - 2"])
    #expect(visual("1 - 2", .rightToLeft) == ["2 - 1"])
    #expect(visual("->", .rightToLeft) == ["<-"])
  }

  @Test func `Arabic letters join`() {
    // Beh, alef, beh: initial, final; the last beh stands alone, as alef does not join onwards.
    #expect(visual("باب") == ["\u{FE8F}\u{FE8E}\u{FE91}"])
  }

  @Test(arguments: [
    ("لا", "\u{FEFB}"), ("بلا", "\u{FEFC}\u{FE91}"), ("لأ", "\u{FEF7}"),
    ("سلام", "\u{FEE1}\u{FEFC}\u{FEB3}"),
  ])
  func `lam and alef are one cell`(logical: String, expected: String) {
    #expect(visual(logical) == [expected])
    let size = CellTextMeasuring().size(
      of: StyledText(runs: [TextRun(logical)]),
      in: .unspecified
    )
    #expect(Int(size.width) == expected.count * 8)
  }

  @Test func `each line is reordered on its own`() {
    #expect(visual("אחת שתיים שלוש", columns: 9) == ["םייתש תחא", "שולש"])
  }

  @Test func `a run keeps its look where it goes`() {
    var scene = Scene(64, 16)
    let runs = [TextRun("שלום", isBold: true), TextRun(" ab")]
    scene.add(.text(StyledText(runs: runs)), 0, 0, 64, 16, direction: .rightToLeft)
    let canvas = CellRenderer().rasterize(scene.tree)
    #expect(canvas.description == " ab םולש")
    let bold = (0..<8).map { canvas[$0, 0].style.attributes.contains(.bold) }
    #expect(bold == [false, false, false, false, true, true, true, true])
  }

  @Test func `controls of direction are never sent`() {
    let controls = "a\u{202E}b\u{2066}c\u{2069}\u{202C}\u{200E}\u{061C}"
    for line in visual(controls) {
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
    }
  }
}
