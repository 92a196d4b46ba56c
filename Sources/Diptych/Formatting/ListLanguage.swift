/// How a language lists things; the data is that of CLDR.
package struct ListLanguage: Sendable {
  package private(set) var and = "and"
  package private(set) var or = "or"
  package private(set) var shortAnd = "and"
  /// What stands before the last in the least space; nil where only a comma does.
  package private(set) var narrowAnd: String?
  /// Whether a comma stands before the word too, in a list of three and more.
  private(set) var hasLastComma = false

  /// The English of the United States.
  package static let english = ListLanguage(shortAnd: "&", hasLastComma: true)

  private init(
    and: String = "and",
    or: String = "or",
    shortAnd: String? = nil,
    narrowAnd: String? = nil,
    hasLastComma: Bool = false
  ) {
    (self.and, self.or, self.narrowAnd) = (and, or, narrowAnd)
    (self.shortAnd, self.hasLastComma) = (shortAnd ?? and, hasLastComma)
  }

  /// The language of a locale; that of the United States where it is not known.
  package init(_ locale: Locale) {
    let parts = locale.identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }
    self =
      switch parts.first {
      case "de": ListLanguage(and: "und", or: "oder", narrowAnd: "und")
      case "fr": ListLanguage(and: "et", or: "ou")
      case "es": ListLanguage(and: "y", or: "o", narrowAnd: "y")
      case "it": ListLanguage(and: "e", or: "o", narrowAnd: "e")
      case "en" where parts.count > 1 && !parts.contains("US"): ListLanguage()
      default: .english
      }
  }

  /// Elements with commas between them, and a word before the last of them where one is given.
  package func join(_ elements: [String], word: String?) -> String {
    guard elements.count > 1, let last = elements.last, let word else {
      return elements.joined(separator: ", ")
    }
    let others = elements.dropLast().joined(separator: ", ")
    let comma = elements.count > 2 && hasLastComma ? "," : ""
    return "\(others)\(comma) \(spoken(word, before: last)) \(last)"
  }

  /// The word as it is before another one: two like sounds do not meet in Spanish.
  private func spoken(_ word: String, before next: String) -> String {
    let next = next.lowercased()
    switch word {
    case "y" where next.hasPrefix("i") || next.hasPrefix("hi"): return "e"
    case "o" where and == "y" && (next.hasPrefix("o") || next.hasPrefix("ho")): return "u"
    default: return word
    }
  }
}
