extension SymbolTable {
  /// Whether a symbol is mirrored where content runs from right to left.
  ///
  /// Names that speak of forward and backward, leading and trailing are; those of left and right are
  /// not. Lists and indents have variants for the other direction. Transport controls, whose names
  /// begin with forward or backward, show the way of a tape and stay.
  static func isMirrored(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let first = parts.first else { return false }
    let directed: [Substring] = [
      "forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf",
    ]
    if parts.dropFirst().contains(where: directed.contains) { return true }
    return first == "list" || first == "checklist" || parts.last == "indent"
  }

  /// The glyphs that mirrors swap.
  static let mirrorPairs: [(Character, Character)] = [
    ("→", "←"), ("↗", "↖"), ("↘", "↙"), ("›", "‹"), ("»", "«"), ("❯", "❮"), ("▶", "◀"),
    ("▷", "◁"), ("↪", "↩"), ("↱", "↰"), ("↳", "↲"), ("⇥", "⇤"), ("⇒", "⇐"), ("⊢", "⊣"),
    ("◨", "◧"), ("⧁", "⧀"), ("⍈", "⍇"), ("⯫", "⯪"), ("⌦", "⌫"), (">", "<"), ("/", "\\"), ("[", "]"),
    ("(", ")"), ("❨", "❩"),
  ]
}

extension Symbol {
  /// The symbol as a mirror shows it.
  var mirrored: Symbol {
    Symbol(name: name, unicode: Self.mirror(unicode), ascii: Self.mirror(ascii))
  }

  private static func mirror(_ glyphs: String) -> String {
    String(
      glyphs.reversed().map { glyph in
        for (one, other) in SymbolTable.mirrorPairs {
          if glyph == one { return other }
          if glyph == other { return one }
        }
        return glyph
      }
    )
  }
}
