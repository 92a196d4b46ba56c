/// A made-up language in which strings that would be translated are shown, to try a layout early.
///
/// As Xcode's pseudolanguages of the same names.
package enum Pseudolanguage: String, CaseIterable, Sendable {
  /// Letters that run from right to left.
  case rtl
  /// Every string twice, as long as the longest translations are.
  case double
  /// Letters with accents, which tell at a glance what is not translated.
  case accented

  /// The string in the language.
  ///
  /// - Complexity: O(*n*) in the length of the string.
  package func string(for string: String) -> String {
    switch self {
    case .double: string.isEmpty ? "" : "\(string) \(string)"
    case .rtl: String(string.map { Self.letter(for: $0, in: Self.hebrew) })
    case .accented: String(string.map { Self.letter(for: $0, in: Self.accents) })
    }
  }

  /// The letters for A to Z; what is no Latin letter stays as it is.
  private static func letter(for character: Character, in letters: [Character]) -> Character {
    guard let value = character.asciiValue else { return character }
    switch value {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return letters[Int(value) - 65]
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return letters[Int(value) - 97 + 26]
    default: return character
    }
  }

  /// Letters of one column each, chosen by sound where there is one; Hebrew has one case only.
  private static let hebrew: [Character] = {
    let letters = Array("אבצדהפגחיזקלמנוטתרסשעםץךןף")
    return letters + letters
  }()

  private static let accents = Array("ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž")
}
