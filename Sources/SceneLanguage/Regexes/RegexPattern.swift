/// A regular expression, taken apart.
struct RegexPattern: Sendable {
  let root: Node
  /// What is captured, in the order of the opening parentheses.
  let captures: [Capture]

  struct Capture: Hashable, Sendable {
    var name: String?
    /// Whether there are matches without it.
    var isOptional: Bool
  }

  indirect enum Node: Sendable {
    case sequence([Node])
    case alternatives([Node])
    case one(CharacterTest)
    case captured(Node, Int)
    case repeated(Node, least: Int, most: Int, Manner)
    case repeatedTest(CharacterTest, least: Int, most: Int, Manner)
    case atomic(Node)
    case anchor(Anchor)
    case reference(Int)
    case look(Node, isAhead: Bool, isWanted: Bool)
  }

  /// How many of the possible repetitions are tried first.
  enum Manner: Sendable {
    case most, least
    /// As many as there are, and no fewer afterwards.
    case all
  }

  enum Anchor: Sendable {
    case start, end, lineStart, lineEnd, wordBoundary, noWordBoundary
  }

  /// What a single character is asked.
  indirect enum CharacterTest: Sendable {
    case character(Character)
    case letter(String)
    case any
    case anyButNewline
    case range(Character, Character)
    case word, digit, space
    case property(Property)
    case not(CharacterTest)
    case either([CharacterTest])
  }

  /// What Unicode says of characters.
  enum Property: String, Sendable {
    case letter, uppercase, lowercase, number, punctuation, symbol, hexDigit, alphanumeric
  }
}

extension RegexPattern.CharacterTest {
  /// Whether a character passes.
  func takes(_ character: Character) -> Bool {
    switch self {
    case .character(let wanted): character == wanted
    case .letter(let lowercased): character.lowercased() == lowercased
    case .any: true
    case .anyButNewline: !character.isNewline
    case .range(let first, let last): first <= character && character <= last
    case .word: character.isLetter || character.isNumber || character == "_"
    case .digit: character.isWholeNumber
    case .space: character.isWhitespace
    case .property(let property): property.holds(for: character)
    case .not(let test): !test.takes(character)
    case .either(let tests): tests.contains { $0.takes(character) }
    }
  }

  /// The same where upper case and lower case are one.
  var ignoringCase: RegexPattern.CharacterTest {
    switch self {
    case .character(let character) where character.isCased: .letter(character.lowercased())
    case .range(let first, let last):
      .either(
        [self] + Self.range(first.lowercased(), last.lowercased())
          + Self.range(first.uppercased(), last.uppercased())
      )
    case .property(.uppercase), .property(.lowercase): .property(.letter)
    case .not(let test): .not(test.ignoringCase)
    case .either(let tests): .either(tests.map(\.ignoringCase))
    default: self
    }
  }
}

extension RegexPattern.CharacterTest {
  /// A range between characters in another case, where both have one.
  private static func range(_ first: String, _ last: String) -> [RegexPattern.CharacterTest] {
    guard first.count == 1, last.count == 1, first <= last else { return [] }
    return [.range(Character(first), Character(last))]
  }
}

extension RegexPattern.Property {
  fileprivate func holds(for character: Character) -> Bool {
    switch self {
    case .letter: character.isLetter
    case .uppercase: character.isUppercase
    case .lowercase: character.isLowercase
    case .number: character.isNumber
    case .punctuation: character.isPunctuation
    case .symbol: character.isSymbol
    case .hexDigit: character.isHexDigit
    case .alphanumeric: character.isLetter || character.isNumber
    }
  }
}
