/// The ASCII twin of a grapheme: as wide, and as telling as ASCII allows.
package enum ASCIIGlyph {
  /// The character that stands for `character` in each of its columns.
  ///
  /// Typographic marks become those of a typewriter; anything else outside ASCII a question mark.
  package static func twin(of character: Character) -> Character {
    if character.isASCII, character.utf8.count == 1 { return character }
    return switch character {
    case "\u{2026}": "~"
    case "\u{2018}", "\u{2019}", "\u{201A}", "\u{2032}": "'"
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2033}": "\""
    case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}": "-"
    case "\u{2022}", "\u{00B7}", "\u{2219}": "*"
    case "\u{00D7}": "x"
    case "\u{00A0}", "\u{2007}", "\u{202F}", "\u{2003}", "\u{2002}", "\u{2009}": " "
    case "\u{2039}", "\u{2190}": "<"
    case "\u{203A}", "\u{2192}": ">"
    case "\u{2191}": "^"
    default: "?"
    }
  }
}
