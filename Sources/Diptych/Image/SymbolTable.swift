/// A symbol of the system as glyphs, one for each direction.
package struct SystemSymbol: Hashable, Sendable {
  let leftToRight: Symbol
  let rightToLeft: Symbol

  func glyphs(in direction: LayoutDirection) -> Symbol {
    direction == .leftToRight ? leftToRight : rightToLeft
  }
}

/// The symbols that have glyphs of their own.
package enum SymbolTable {
  /// The glyphs of a symbol; `nil` where the table has none.
  package static func symbol(named name: String) -> SystemSymbol? {
    let symbol = Symbol(name: name, unicode: "○", ascii: "o")
    return name == "circle" ? SystemSymbol(leftToRight: symbol, rightToLeft: symbol) : nil
  }

  /// What stands for a symbol without glyphs.
  static func placeholder(for name: String) -> Symbol {
    Symbol(name: name, unicode: "▢", ascii: "?")
  }
}
