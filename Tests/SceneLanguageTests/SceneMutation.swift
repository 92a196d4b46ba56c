/// Changes a scene as people and broken files do: loses, doubles, swaps, or replaces words.
///
/// The same seed gives the same scenes.
struct SceneMutation {
  private var generator: SeededNumbers
  private let words: [Substring]

  init(of text: String, seed: UInt64) {
    generator = SeededNumbers(state: seed)
    words = SceneMutation.words(of: text)
  }

  /// The scene with a few of its words changed.
  mutating func next() -> String {
    var words = words
    guard !words.isEmpty else { return "" }
    for _ in 0..<Int.random(in: 1...4, using: &generator) where words.count > 1 {
      let place = Int.random(in: words.indices, using: &generator)
      let other = Int.random(in: words.indices, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: words.remove(at: place)
      case 1: words.insert(words[place], at: place)
      case 2: words.swapAt(place, other)
      case 3: words[place] = words[other]
      case 4: words[place] = SceneMutation.troubles.randomElement(using: &generator) ?? ""
      default:
        words.insert(SceneMutation.troubles.randomElement(using: &generator) ?? "", at: place)
      }
    }
    return words.joined()
  }

  /// Names, signs, and the spaces between, each by itself.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let isWord = { (character: Character) in character.isLetter || character.isNumber }
      let word =
        isWord(first)
        ? rest.prefix { isWord($0) }
        : first.isWhitespace ? rest.prefix { $0.isWhitespace } : rest.prefix(1)
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  /// What has troubled interpreters before.
  private static let troubles: [Substring] = [
    "9223372036854775807", "-1", "0", ".infinity", ".nan", "1e308", "nil", "self", "Self", "$0",
    "$1", "&", "!", "?", "{", "}", "(", ")", "[", "]", "\"", "\\(", "`", "@", "#", "\\.", "_",
    " as! ", " in ", "some ", "any ", "inout ", "return ", "throw ", "try! ", "await ", "-> ",
    "...",
    "..<", "==", "=", "+", "where ", "case ", "default:", "init", "subscript", "static ", "lazy ",
    "mutating ", "super", "\u{0}", "\u{1B}[2J", "\u{202E}", "\u{2028}", "\r", "\u{FEFF}", "🙂", "é",
    "[[[[", "))))", "Int.max", "Double.nan", "Array(repeating: 0, count: Int.max)",
    "(0..<Int.max)", "fatalError()", "body", "content", "Content", "View", "Any", "Never", "T",
  ]
}

/// A generator whose numbers repeat.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
