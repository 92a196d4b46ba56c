internal import Synchronization

/// A symbol of the system as glyphs, one for each direction.
package struct SystemSymbol: Hashable, Sendable {
  let leftToRight: Symbol
  let rightToLeft: Symbol

  /// The symbol as it is drawn in a direction.
  package func glyphs(in direction: LayoutDirection) -> Symbol {
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
  /// All names with glyphs of their own, in alphabetical order.
  package static let allNames: [String] = {
    var names = Set(enclosedCharacters.map(\.name))
    for line in index.lines {
      names.insert(line.name)
      if line.filled != nil { names.insert(line.name + filledSuffix) }
    }
    return names.sorted()
  }()

  /// Whether a symbol has glyphs, of its own or by the rule for filled variants.
  package static func contains(_ name: String) -> Bool { symbol(named: name) != nil }

  /// The glyphs of a symbol; `nil` where the table has none.
  ///
  /// A filled variant that the table does not name looks as the symbol itself does.
  package static func symbol(named name: String) -> SystemSymbol? {
    if let symbol = found.withLock({ $0[name] }) { return symbol }
    guard let symbol = findSymbol(named: name) else { return nil }
    found.withLock { $0[name] = symbol }
    return symbol
  }

  /// The symbols that were asked for so far: a scene shows a few again and again.
  private static let found = Mutex<[String: SystemSymbol]>([:])

  private static func findSymbol(named name: String) -> SystemSymbol? {
    if let (unicode, ascii) = glyphs(of: name) { return symbol(name, unicode, ascii) }
    guard name.hasSuffix(filledSuffix) else { return nil }
    let base = String(name.dropLast(filledSuffix.count))
    guard let (unicode, ascii) = glyphs(of: base) else { return nil }
    return symbol(base, unicode, ascii).named(name)
  }

  private static let filledSuffix = ".fill"

  private static let index = SymbolIndex([
    arrows, marks, things, people, media, nature, documents, devices, places, sports,
  ])

  private static func symbol(_ name: String, _ unicode: String, _ ascii: String) -> SystemSymbol {
    let symbol = Symbol(name: name, unicode: unicode, ascii: ascii)
    return SystemSymbol(
      leftToRight: symbol,
      rightToLeft: isMirrored(name) ? symbol.mirrored : symbol
    )
  }

  /// The glyphs that the table gives a name itself.
  private static func glyphs(of name: String) -> (unicode: String, ascii: String)? {
    if let line = index.line(name) { return (line.plain, line.ascii) }
    if name.hasSuffix(filledSuffix) {
      let line = index.line(String(name.dropLast(filledSuffix.count)))
      if let line, let filled = line.filled { return (filled, line.ascii) }
    }
    return enclosedCharacters.first { $0.name == name }.map { ($0.unicode, $0.ascii) }
  }
}
