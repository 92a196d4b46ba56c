/// A symbol of the system as glyphs, one for each direction.
package struct SystemSymbol: Hashable, Sendable {
  let leftToRight: Symbol
  let rightToLeft: Symbol

  func glyphs(in direction: LayoutDirection) -> Symbol {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  /// The same glyphs under another name.
  fileprivate func named(_ name: String) -> SystemSymbol {
    func rename(_ symbol: Symbol) -> Symbol {
      Symbol(name: name, unicode: symbol.unicode, ascii: symbol.ascii)
    }
    return SystemSymbol(leftToRight: rename(leftToRight), rightToLeft: rename(rightToLeft))
  }
}

/// The symbols that have glyphs of their own.
///
/// Each line of the table gives a name, a glyph of Unicode, one of ASCII, and, where the symbol has
/// a filled variant, that one's glyph. No glyph is shown as an emoji, and none is wider than the two
/// columns of a symbol's frame.
package enum SymbolTable {
  private static let symbols: [String: SystemSymbol] = {
    var symbols: [String: SystemSymbol] = [:]
    func add(_ name: String, _ unicode: String, _ ascii: String) {
      let symbol = Symbol(name: name, unicode: unicode, ascii: ascii)
      let mirrored = isMirrored(name) ? symbol.mirrored : symbol
      symbols[name] = SystemSymbol(leftToRight: symbol, rightToLeft: mirrored)
    }
    for lines in [arrows, marks, things, people, media, nature, documents, devices] {
      for line in lines.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        add(words[0], words[1], words[2])
        if words.count > 3 { add(words[0] + ".fill", words[3], words[2]) }
      }
    }
    for (name, unicode, ascii) in enclosedCharacters { add(name, unicode, ascii) }
    return symbols
  }()

  /// All names with glyphs of their own, in alphabetical order.
  package static let allNames: [String] = symbols.keys.sorted()

  /// Whether a symbol has glyphs, of its own or by the rule for filled variants.
  package static func contains(_ name: String) -> Bool { symbol(named: name) != nil }

  /// The glyphs of a symbol; `nil` where the table has none.
  ///
  /// A filled variant that the table does not name looks as the symbol itself does.
  package static func symbol(named name: String) -> SystemSymbol? {
    if let symbol = symbols[name] { return symbol }
    guard name.hasSuffix(".fill"), let base = symbols[String(name.dropLast(5))] else { return nil }
    return base.named(name)
  }

  /// What stands for a symbol without glyphs.
  static func placeholder(for name: String) -> Symbol {
    Symbol(name: name, unicode: "▢", ascii: "?")
  }
}
