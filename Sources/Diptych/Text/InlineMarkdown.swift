/// The marks in a string that would be translated: emphasis, code, and links.
///
/// SwiftUI reads such strings as CommonMark's inline text with strikethrough and keeps their white
/// space; the names of the rules here are CommonMark's. Marks of HTML and bare addresses stay.
package struct InlineMarkdown {
  /// A stretch of text of one look, without the marks.
  package struct Run: Equatable, Sendable {
    package fileprivate(set) var string: String
    package fileprivate(set) var look = Look()

    package init(_ string: String) { self.string = string }
  }

  /// What the marks around a text say of it.
  package struct Look: Equatable, Sendable {
    package fileprivate(set) var isBold = false
    package fileprivate(set) var isItalic = false
    package fileprivate(set) var isStruckThrough = false
    package fileprivate(set) var isCode = false
    /// The address that a link leads to; `nil` where there is no link.
    package fileprivate(set) var link: String?
  }

  /// A stretch of text, or a row of equal marks that may begin or end something.
  private struct Piece {
    var run: Run
    /// The mark that the piece consists of; `nil` for text.
    var mark: Character?
    var canOpen = false
    var canClose = false
  }

  /// The longest text whose marks are read, in characters: the work grows with its square.
  private static let mostCharacters = 5_000

  private let characters: [Character]
  private var position = 0
  private var pieces: [Piece] = []
  private var openBrackets: [Int] = []

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// The stretches of a string, without the marks; `nil` where it has none.
  ///
  /// - Complexity: O(*n*²) in the length of the string, of which there is a greatest one.
  package static func runs(of string: String) -> [Run]? {
    guard string.utf8.contains(where: isMark), string.count <= mostCharacters else { return nil }
    var reader = InlineMarkdown(characters: Array(string))
    reader.read()
    reader.emphasise(from: 0)
    return reader.runs
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private var runs: [Run] {
    pieces.map(\.run).reduce(into: []) { runs, run in
      if run.string.isEmpty { return }
      if let last = runs.indices.last, runs[last].look == run.look {
        runs[last].string += run.string
      } else {
        runs.append(run)
      }
    }
  }
}

// Reading from the first to the last character.
extension InlineMarkdown {
  private mutating func read() {
    while position < characters.count {
      switch characters[position] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readMarks()
      case "^" where position + 1 < characters.count && characters[position + 1] == "[":
        readBracket("^[")
      case "[": readBracket("[")
      case "]": readLinkEnd()
      case let other: append(String(other))
      }
    }
  }

  private mutating func append(_ string: String, asText isText: Bool = true) {
    position += string.count
    add(string, joining: isText)
  }

  /// Begins what may be a link, or with a caret a text with attributes.
  private mutating func readBracket(_ bracket: String) {
    openBrackets.append(pieces.count)
    append(bracket, asText: false)
  }

  private mutating func add(_ string: String, joining: Bool) {
    if joining, let last = pieces.indices.last, pieces[last].mark == nil,
      pieces[last].run.look == Look(), !openBrackets.contains(last)
    {
      pieces[last].run.string += string
    } else {
      pieces.append(Piece(run: Run(string)))
    }
  }

  private mutating func readEscape() {
    position += 1
    if position < characters.count, characters[position].isMarkupPunctuation {
      append(String(characters[position]))
    } else {
      add("\\", joining: true)
    }
  }

  /// The number of equal characters from a place on.
  private func count(at start: Int) -> Int {
    characters[start...].prefix { $0 == characters[start] }.count
  }

  private mutating func readCode() {
    let length = count(at: position)
    var end = position + length
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = count(at: end)
      if closing == length {
        var code = String(characters[position + length..<end])
        let isPadded = code.hasPrefix(" ") && code.hasSuffix(" ")
        if isPadded, !code.allSatisfy({ $0 == " " }) { code = String(code.dropFirst().dropLast()) }
        position = end + closing
        add(code, joining: false)
        pieces[pieces.count - 1].run.look.isCode = true
        return
      }
      end += closing
    }
    append(String(repeating: "`", count: length))
  }

  private mutating func readMarks() {
    let mark = characters[position]
    let length = count(at: position)
    let before = position > 0 ? characters[position - 1] : " "
    let after = position + length < characters.count ? characters[position + length] : " "
    let leansLeft =
      !after.isWhitespace
      && (!after.isMarkupPunctuation || before.isWhitespace || before.isMarkupPunctuation)
    let leansRight =
      !before.isWhitespace
      && (!before.isMarkupPunctuation || after.isWhitespace || after.isMarkupPunctuation)
    var piece = Piece(run: Run(String(repeating: mark, count: length)), mark: mark)
    piece.canOpen =
      mark == "_" ? leansLeft && (!leansRight || before.isMarkupPunctuation) : leansLeft
    piece.canClose =
      mark == "_" ? leansRight && (!leansLeft || after.isMarkupPunctuation) : leansRight
    position += length
    pieces.append(piece)
  }

  private mutating func readLinkEnd() {
    guard let open = openBrackets.popLast() else { return append("]") }
    let target = characters[(position + 1)...]
    guard target.first == "(", let end = target.firstIndex(of: ")") else { return append("]") }
    emphasise(from: open + 1)
    let hasAttributes = pieces[open].run.string == "^["
    pieces[open].run.string = ""
    let inside = target[(target.startIndex + 1)..<end]
    if hasAttributes {
      inflect(from: open + 1, asToldBy: String(inside))
    } else {
      // A title may stand behind the address.
      let address = String(inside.prefix { !$0.isWhitespace })
      for index in pieces.indices where index > open { pieces[index].run.look.link = address }
      // A link contains no other.
      openBrackets = []
    }
    position = end + 1
  }

  /// `^[2 tag](inflect: true)`: makes the last word agree with the number that comes first.
  private mutating func inflect(from start: Int, asToldBy attributes: String) {
    guard attributes.filter({ !$0.isWhitespace }).contains("inflect:true"),
      let last = pieces.indices.last, last >= start,
      let number = Int(pieces[start].run.string.prefix { $0.isNumber || $0 == "-" }), number != 1
    else { return }
    pieces[last].run.string = pieces[last].run.string.englishPlural
  }
}

extension String {
  /// The string with its last word in the plural, by the regular rules of English.
  fileprivate var englishPlural: String {
    let isAfterVowel = dropLast().last.map { "aeiou".contains($0) } ?? true
    if hasSuffix("y"), !isAfterVowel { return dropLast() + "ies" }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { hasSuffix($0) }
    return self + (hisses ? "es" : "s")
  }
}

// Matching the marks that open with those that close.
extension InlineMarkdown {
  private mutating func emphasise(from start: Int) {
    var closer = start
    while closer < pieces.count {
      guard let mark = pieces[closer].mark, pieces[closer].canClose,
        !pieces[closer].run.string.isEmpty,
        let opener = opener(for: closer, mark, from: start)
      else {
        closer += 1
        continue
      }
      let isDouble = pieces[opener].run.string.count > 1 && pieces[closer].run.string.count > 1
      for index in opener + 1..<closer {
        if mark == "~" {
          pieces[index].run.look.isStruckThrough = true
        } else if isDouble {
          pieces[index].run.look.isBold = true
        } else {
          pieces[index].run.look.isItalic = true
        }
        pieces[index].mark = nil
      }
      let length = mark == "~" ? pieces[closer].run.string.count : isDouble ? 2 : 1
      pieces[opener].run.string.removeLast(length)
      pieces[closer].run.string.removeLast(length)
    }
    for index in pieces.indices where index >= start { pieces[index].mark = nil }
  }

  private func opener(for closer: Int, _ mark: Character, from start: Int) -> Int? {
    let length = pieces[closer].run.string.count
    return pieces.indices[start..<closer].last { index in
      let piece = pieces[index]
      guard piece.mark == mark, piece.canOpen, !piece.run.string.isEmpty else { return false }
      if mark == "~" { return piece.run.string.count == length && length <= 2 }
      // Marks that both open and close match only where that leaves no doubt.
      return !(piece.canClose || pieces[closer].canOpen)
        || (piece.run.string.count + length) % 3 != 0
        || piece.run.string.count % 3 == 0 && length % 3 == 0
    }
  }
}

extension Character {
  /// Whether the character is punctuation or a symbol, as CommonMark counts them.
  fileprivate var isMarkupPunctuation: Bool { isPunctuation || isSymbol }
}
