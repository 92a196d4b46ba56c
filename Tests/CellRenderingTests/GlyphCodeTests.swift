import Testing

@testable import CellRendering

@Suite struct `Clusters in eight bytes` {
  @Test(
    arguments: [
      "a", " ", "~", "é", "ß", "א", "ع", "語", "▦", "e\u{301}", "👍", "🇫🇷", "👍🏽", "👩‍👩‍👧‍👦",
      "a\u{300}\u{301}\u{302}\u{303}\u{304}", "\u{10FFFD}",
    ] as [Character]
  )
  func `come out as they went in`(character: Character) {
    let code = GlyphCode(character)
    #expect(code.character == character)
    #expect(code.firstScalar == character.unicodeScalars.first)
    let isOne = character.unicodeScalars.count == 1
    #expect(code.onlyScalar == (isOne ? character.unicodeScalars.first : nil))
    #expect(code.isASCII == character.isASCII)
    #expect(code == GlyphCode(character))
  }

  @Test func `of one scalar are equal however they are made`() {
    #expect(GlyphCode("語" as Character) == GlyphCode("語" as Unicode.Scalar))
    #expect(GlyphCode("a" as Character) == GlyphCode(ascii: 0x61))
    #expect(GlyphCode(" " as Character) == .space)
  }

  @Test func `that are longer differ where they differ`() {
    let one = GlyphCode("👩‍👩‍👧‍👦" as Character)
    #expect(one != GlyphCode("👨‍👩‍👧‍👦" as Character))
    #expect(one == GlyphCode("👩‍👩‍👧‍👦" as Character))
  }
}
