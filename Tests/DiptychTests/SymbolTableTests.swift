import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Symbol table` {
  private func glyphs(_ name: String, _ direction: LayoutDirection) -> [String]? {
    SymbolTable.symbol(named: name).map {
      [$0.glyphs(in: direction).unicode, $0.glyphs(in: direction).ascii]
    }
  }

  @Test func `every name has one or two glyphs of Unicode and of ASCII`() throws {
    #expect(SymbolTable.allNames.count > 1000)
    for name in SymbolTable.allNames {
      for direction in LayoutDirection.allCases {
        let symbol = try #require(SymbolTable.symbol(named: name)).glyphs(in: direction)
        #expect(symbol.name == name)
        #expect(1...2 ~= symbol.unicode.count, "\(name)")
        #expect(1...2 ~= symbol.ascii.count, "\(name)")
        #expect(symbol.ascii.allSatisfy { $0.isASCII && $0 > " " && $0 < "\u{7F}" }, "\(name)")
      }
    }
  }

  /// Scalars shown as emoji without a selector are two columns wide, as are those of East Asian
  /// scripts; a glyph of two scalars has room for neither.
  @Test func `no glyph is an emoji or wider than a column`() throws {
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F2FF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
    ]
    for name in SymbolTable.allNames {
      let symbol = try #require(SymbolTable.symbol(named: name))
      for scalar in symbol.leftToRight.unicode.unicodeScalars {
        #expect(!scalar.properties.isEmojiPresentation, "\(name)")
        #expect(scalar.properties.generalCategory != .nonspacingMark, "\(name)")
        #expect(!wide.contains { $0.contains(scalar.value) }, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("chevron.forward", ["›", ">"], ["‹", "<"]),
    ("chevron.right", ["›", ">"], ["›", ">"]),
    ("arrow.backward", ["←", "<-"], ["→", "->"]),
    ("arrow.left", ["←", "<-"], ["←", "<-"]),
    ("arrow.up.forward", ["↗", "/"], ["↖", "\\"]),
    ("chevron.backward.2", ["«", "<<"], ["»", ">>"]),
    ("arrow.uturn.backward", ["↩", "<-"], ["↪", "->"]),
    ("delete.backward", ["⌫", "<x"], ["⌦", "x>"]),
    ("sidebar.leading", ["◧", "[]"], ["◨", "[]"]),
    ("sidebar.left", ["◧", "[]"], ["◧", "[]"]),
    ("list.bullet", ["⋮≡", ":="], ["≡⋮", "=:"]),
    ("increase.indent", ["⇥", "|>"], ["⇤", "<|"]),
    ("forward.end", ["▷|", ">|"], ["▷|", ">|"]),
    ("backward", ["◁◁", "<<"], ["◁◁", "<<"]),
    ("goforward", ["↻", "O"], ["↻", "O"]),
    ("chevron.left.forwardslash.chevron.right", ["⟨⟩", "<>"], ["⟨⟩", "<>"]),
  ])
  func `names of reading order are mirrored and names of sides are not`(
    name: String,
    leftToRight: [String],
    rightToLeft: [String]
  ) {
    #expect(glyphs(name, .leftToRight) == leftToRight)
    #expect(glyphs(name, .rightToLeft) == rightToLeft)
  }

  @Test(arguments: [
    ("heart", "♡"), ("heart.fill", "♥"), ("star.fill", "★"), ("circle", "○"), ("7.circle", "⑦"),
    ("20.circle.fill", "⓴"), ("0.circle.fill", "⓿"), ("a.circle", "Ⓐ"), ("z.square.fill", "🆉"),
    ("gear.fill", "⚙"),
  ])
  func `names find their glyphs`(name: String, unicode: String) {
    #expect(SymbolTable.symbol(named: name)?.leftToRight.unicode == unicode)
    #expect(SymbolTable.symbol(named: name)?.leftToRight.name == name)
    #expect(SymbolTable.contains(name))
  }

  @Test(arguments: ["", ".fill", "hart", "heart.filled", "51.circle", "Heart"])
  func `other names have none`(name: String) {
    #expect(!SymbolTable.contains(name))
    #expect(Symbol.placeholder(for: name).name == name)
  }

  @Test(
    arguments: [
      ("star", SymbolVariants.fill, "star.fill"), ("star.fill", .fill, "star.fill"),
      ("star.fill", .circle, "star.circle.fill"), ("bell", .slash, "bell.slash"),
      ("star", .none, "star"), ("no.such.thing", .fill, "no.such.thing"),
    ]
  )
  func `a variant of a symbol has a name of its own`(
    symbol: String,
    variants: SymbolVariants,
    name: String
  ) {
    #expect(variants.name(of: symbol) == name)
  }
}
