/// Why a regular expression cannot be run.
enum RegexFailure: Error, Hashable {
  /// It is written wrong.
  case malformed
  /// It uses what is not supported.
  case unsupported(String)
}

/// Takes a regular expression apart.
struct RegexParser {
  private let characters: [Character]
  private var place = 0
  private var captures: [RegexPattern.Capture] = []
  private var depth = 0
  private var ignoresCase: Bool
  private var anchorsMatchLines: Bool
  private var dotTakesNewlines: Bool
  /// Whether white space means nothing.
  private var isExtended: Bool

  private typealias Node = RegexPattern.Node
  private typealias CharacterTest = RegexPattern.CharacterTest

  init(_ text: String, options: RegexOptions = RegexOptions(), isExtended: Bool = false) {
    characters = Array(text)
    ignoresCase = options.ignoresCase
    anchorsMatchLines = options.anchorsMatchLines
    dotTakesNewlines = options.dotTakesNewlines
    self.isExtended = isExtended
  }

  /// Takes all of it apart.
  mutating func parse() throws(RegexFailure) -> RegexPattern {
    let root = try alternatives()
    guard place == characters.count else { throw .malformed }
    return RegexPattern(root: root, captures: captures)
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private func isAhead(_ text: String) -> Bool {
    characters[place...].starts(with: text)
  }

  private mutating func skip(_ text: String) -> Bool {
    guard isAhead(text) else { return false }
    place += text.count
    return true
  }

  private mutating func taken() throws(RegexFailure) -> Character {
    guard let next else { throw .malformed }
    place += 1
    return next
  }

  private mutating func goDeeper() throws(RegexFailure) {
    guard depth < 100 else { throw .unsupported("a regular expression nested this deep") }
    depth += 1
  }

  private mutating func alternatives() throws(RegexFailure) -> Node {
    try goDeeper()
    defer { depth -= 1 }
    let options = (ignoresCase, anchorsMatchLines, dotTakesNewlines, isExtended)
    defer { (ignoresCase, anchorsMatchLines, dotTakesNewlines, isExtended) = options }
    let firstCapture = captures.count
    var branches = [try sequence()]
    while next == "|" {
      place += 1
      branches.append(try sequence())
    }
    guard branches.count > 1 else { return branches[0] }
    for index in captures.indices.dropFirst(firstCapture) { captures[index].isOptional = true }
    return .alternatives(branches)
  }

  private mutating func sequence() throws(RegexFailure) -> Node {
    var nodes: [Node] = []
    while let character = next, character != "|", character != ")" {
      if isExtended, skipBlank() { continue }
      let firstCapture = captures.count
      guard let atom = try atom() else { continue }
      nodes.append(try repeated(atom, capturesFrom: firstCapture))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  /// Passes over white space and remarks.
  private mutating func skipBlank() -> Bool {
    guard let character = next else { return false }
    if character.isWhitespace {
      place += 1
      return true
    }
    guard character == "#" else { return false }
    while let character = next, !character.isNewline { place += 1 }
    return true
  }

  private mutating func repeated(
    _ atom: Node,
    capturesFrom first: Int
  ) throws(RegexFailure) -> Node {
    guard let (least, most) = try count() else { return atom }
    if least == 0 {
      for index in captures.indices.dropFirst(first) { captures[index].isOptional = true }
    }
    var manner = RegexPattern.Manner.most
    if next == "?" || next == "+" { manner = try taken() == "?" ? .least : .all }
    if case .one(let test) = atom {
      return .repeatedTest(test, least: least, most: most, manner)
    }
    return .repeated(atom, least: least, most: most, manner)
  }

  private mutating func count() throws(RegexFailure) -> (Int, Int)? {
    switch next {
    case "*":
      place += 1
      return (0, .max)
    case "+":
      place += 1
      return (1, .max)
    case "?":
      place += 1
      return (0, 1)
    case "{":
      let start = place
      place += 1
      let least = number()
      let hasComma = skip(",")
      let most = hasComma ? number() : least
      guard next == "}", least != nil || most != nil else {
        place = start
        throw .malformed
      }
      place += 1
      let (low, high) = (least ?? 0, most ?? .max)
      guard low <= high else { throw .malformed }
      return (low, high)
    default: return nil
    }
  }

  private mutating func number() -> Int? {
    let start = place
    while let character = next, character.isASCII, character.isNumber { place += 1 }
    return Int(String(characters[start..<place]))
  }

  private mutating func atom() throws(RegexFailure) -> Node? {
    switch try taken() {
    case "(": return try group()
    case "[": return .one(try cased(set()))
    case ".": return .one(dotTakesNewlines ? .any : .anyButNewline)
    case "^": return .anchor(anchorsMatchLines ? .lineStart : .start)
    case "$": return .anchor(anchorsMatchLines ? .lineEnd : .end)
    case "\\": return try escape()
    case "*", "+", "?": throw .malformed
    case let character: return .one(cased(.character(character)))
    }
  }

  private func cased(_ test: CharacterTest) -> CharacterTest {
    ignoresCase ? test.ignoringCase : test
  }

  private mutating func group() throws(RegexFailure) -> Node? {
    if skip("?:") { return try closed(alternatives()) }
    if skip("?=") { return .look(try closed(alternatives()), isAhead: true, isWanted: true) }
    if skip("?!") { return .look(try closed(alternatives()), isAhead: true, isWanted: false) }
    if skip("?<=") { return .look(try closed(alternatives()), isAhead: false, isWanted: true) }
    if skip("?<!") { return .look(try closed(alternatives()), isAhead: false, isWanted: false) }
    if skip("?>") { return .atomic(try closed(alternatives())) }
    if skip("?<") || skip("?P<") {
      var name = ""
      while let character = next, character != ">" {
        name.append(character)
        place += 1
      }
      guard skip(">"), !name.isEmpty else { throw .malformed }
      return try capture(named: name)
    }
    if skip("?") { return try options() }
    return try capture(named: nil)
  }

  private mutating func closed(_ node: Node) throws(RegexFailure) -> Node {
    guard skip(")") else { throw .malformed }
    return node
  }

  private mutating func capture(named name: String?) throws(RegexFailure) -> Node {
    let index = captures.count
    captures.append(RegexPattern.Capture(name: name, isOptional: false))
    return .captured(try closed(alternatives()), index)
  }

  /// `(?i)` for the rest of the group, and `(?i:…)` for what is in it.
  private mutating func options() throws(RegexFailure) -> Node? {
    let before = (ignoresCase, anchorsMatchLines, dotTakesNewlines, isExtended)
    var isOn = true
    while let option = next, option != ")", option != ":" {
      place += 1
      switch option {
      case "-": isOn = false
      case "i": ignoresCase = isOn
      case "m": anchorsMatchLines = isOn
      case "s": dotTakesNewlines = isOn
      case "x": isExtended = isOn
      default: throw .unsupported("the option '\(option)' of regular expressions")
      }
    }
    if skip(")") { return nil }
    guard skip(":") else { throw .malformed }
    let node = try closed(alternatives())
    (ignoresCase, anchorsMatchLines, dotTakesNewlines, isExtended) = before
    return node
  }

  private mutating func escape() throws(RegexFailure) -> Node {
    let character = try taken()
    switch character {
    case "b": return .anchor(.wordBoundary)
    case "B": return .anchor(.noWordBoundary)
    case "A": return .anchor(.start)
    case "z", "Z": return .anchor(.end)
    case "1"..."9":
      guard let number = character.wholeNumberValue, number <= captures.count else {
        throw .malformed
      }
      return .reference(number - 1)
    case "k":
      guard skip("<") else { throw .malformed }
      let start = place
      while let character = next, character != ">" { place += 1 }
      let name = String(characters[start..<place])
      guard skip(">"), let index = captures.firstIndex(where: { $0.name == name }) else {
        throw .malformed
      }
      return .reference(index)
    default: return .one(cased(try test(escaped: character)))
    }
  }

  /// What a letter behind a backslash asks of a character.
  private mutating func test(escaped character: Character) throws(RegexFailure) -> CharacterTest {
    switch character {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .space
    case "S": return .not(.space)
    case "n": return .character("\n")
    case "t": return .character("\t")
    case "r": return .character("\r")
    case "e": return .character("\u{1B}")
    case "R": return .either([.character("\n"), .character("\r"), .character("\r\n")])
    case "h": return .either([.character(" "), .character("\t")])
    case "N": return .anyButNewline
    case "X": return .any
    case "p", "P":
      let property = try property()
      return character == "p" ? .property(property) : .not(.property(property))
    case "u", "x":
      return .character(try scalar(digits: character == "u" ? 4 : 2))
    default:
      guard !character.isLetter, !character.isNumber else {
        throw .unsupported("'\\\(character)' in regular expressions")
      }
      return .character(character)
    }
  }

  private mutating func scalar(digits count: Int) throws(RegexFailure) -> Character {
    var text = ""
    if skip("{") {
      while let digit = next, digit != "}" {
        text.append(digit)
        place += 1
      }
      guard skip("}") else { throw .malformed }
    } else {
      for _ in 0..<count { text.append(try taken()) }
    }
    guard let number = UInt32(text, radix: 16), let scalar = Unicode.Scalar(number) else {
      throw .malformed
    }
    return Character(scalar)
  }

  private mutating func property() throws(RegexFailure) -> RegexPattern.Property {
    guard skip("{") else { throw .malformed }
    let start = place
    while let character = next, character != "}" { place += 1 }
    let name = String(characters[start..<place])
    guard skip("}") else { throw .malformed }
    guard let property = Self.properties[name] else {
      throw .unsupported("'\\p{\(name)}' in regular expressions")
    }
    return property
  }

  private static let properties: [String: RegexPattern.Property] = [
    "L": .letter, "Letter": .letter, "Alphabetic": .letter, "alpha": .letter,
    "Lu": .uppercase, "Uppercase": .uppercase, "upper": .uppercase,
    "Ll": .lowercase, "Lowercase": .lowercase, "lower": .lowercase,
    "N": .number, "Nd": .number, "Number": .number, "digit": .number,
    "P": .punctuation, "Punctuation": .punctuation, "punct": .punctuation,
    "S": .symbol, "Symbol": .symbol, "xdigit": .hexDigit, "Hex_Digit": .hexDigit,
    "alnum": .alphanumeric,
  ]

  private mutating func set() throws(RegexFailure) -> CharacterTest {
    try goDeeper()
    defer { depth -= 1 }
    let isInverted = skip("^")
    var tests: [CharacterTest] = []
    while let character = next, character != "]" || tests.isEmpty {
      if skip("[:") {
        let start = place
        while let character = next, character != ":" { place += 1 }
        let name = String(characters[start..<place])
        guard skip(":]") else { throw .malformed }
        if name == "space" {
          tests.append(.space)
        } else {
          guard let property = Self.properties[name] else {
            throw .unsupported("'[:\(name):]' in regular expressions")
          }
          tests.append(.property(property))
        }
        continue
      }
      place += 1
      if character == "[" {
        tests.append(try set())
        continue
      }
      if isExtended, character.isWhitespace { continue }
      if character == "&" && next == "&" || character == "-" && next == "-" {
        throw .unsupported("'\(character)\(character)' in regular expressions")
      }
      let first = character == "\\" ? try testInSet() : .character(character)
      guard case .character(let low) = first, next == "-", place + 1 < characters.count,
        characters[place + 1] != "]"
      else {
        tests.append(first)
        continue
      }
      place += 1
      let last = try taken()
      guard case .character(let high) = last == "\\" ? try testInSet() : .character(last),
        low <= high
      else { throw .malformed }
      tests.append(.range(low, high))
    }
    guard skip("]") else { throw .malformed }
    return isInverted ? .not(.either(tests)) : .either(tests)
  }

  private mutating func testInSet() throws(RegexFailure) -> CharacterTest {
    let character = try taken()
    return character == "b" ? .character("\u{8}") : try test(escaped: character)
  }
}

/// How a regular expression is read where it does not say so itself.
struct RegexOptions: Hashable, Sendable {
  var ignoresCase = false
  var anchorsMatchLines = false
  var dotTakesNewlines = false
}
