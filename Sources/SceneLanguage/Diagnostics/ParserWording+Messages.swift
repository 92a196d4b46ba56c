internal import SwiftDiagnostics
internal import SwiftSyntax

extension ParserWording {
  /// Warns of a space that Swift 6 does not allow.
  private static func warning(
    ofSpaceBetween parts: String,
    at place: AbsolutePosition
  ) -> ParserWording {
    let message =
      "extraneous whitespace between \(parts); this is an error in the Swift 6 language mode"
    var words = ParserWording(message, at: place)
    words.severity = .warning
    return words
  }

  /// What is told in other words only, or at another place.
  static func words(saying told: String, _ diagnostic: Diagnostic) -> [ParserWording] {
    let place = diagnostic.position
    if let same = reworded[told] {
      return [ParserWording(same, at: place)]
    }
    let first = diagnostic.node.firstToken(viewMode: .all)
    switch told {
    case "consecutive statements on a line must be separated by newline or ';'",
      "consecutive declarations on a line must be separated by newline or ';'":
      if let word = first?.beginningOfLoop {
        let message = "'do-while' statement is not allowed; use 'repeat-while' instead"
        var words = ParserWording(message, at: word)
        words.endsLine = true
        return [words]
      }
      var words = ParserWording(told.replacing("newline or ", with: ""), at: place)
      words.leavesLineReadable = true
      return [words]
    case "keyword 'in' cannot be used as an identifier here":
      guard let first, first.previousToken(viewMode: .sourceAccurate)?.text == "for" else {
        return []
      }
      var words = ParserWording("expected pattern", at: first)
      words.endsLine = true
      return [words]
    case "extraneous whitespace after '@' is not permitted":
      return [warning(ofSpaceBetween: "'@' and attribute name", at: place)]
    case "extraneous whitespace before '(' is not permitted":
      guard first?.parent?.is(AttributeSyntax.self) == true else { return [] }
      return [warning(ofSpaceBetween: "attribute name and '('", at: place)]
    case "unterminated '/*' comment":
      let end = Syntax(diagnostic.node).root.endPosition
      return [ParserWording(told, at: AbsolutePosition(utf8Offset: max(0, end.utf8Offset - 1)))]
    case "expected '#endif' in conditional compilation block":
      let end = Syntax(diagnostic.node).root.endPosition
      return [
        ParserWording("expected #else or #endif at end of conditional compilation block", at: end)
      ]
    case "expected ':' and expression after '? ...' in ternary expression",
      "expected ':' after '? ...' in ternary expression":
      guard let mark = first?.lastQuestionMark else { return [] }
      return [ParserWording("expected ':' after '? ...' in ternary expression", at: mark)]
    case "string literals in Swift are not preceded by an '@' sign":
      // It is the attribute of what follows a missing value.
      guard let first, first.previousToken(viewMode: .sourceAccurate)?.tokenKind == .equal else {
        return []
      }
      var words = ParserWording("expected initial value after '='", at: first.placeBefore)
      words.skipsFrom = first
      return [words]
    case "expected '{' or 'if' after 'else'":
      return (first?.endOfPrevious).map { [ParserWording(told, at: $0)] } ?? []
    case "C-style for statement has been removed in Swift 3":
      var words = ParserWording("C-style for statement was removed in Swift 3", at: place)
      words.endsLine = true
      return [words]
    case "expected identifier in key path property component":
      guard let dot = first?.previousToken(viewMode: .sourceAccurate) else { return [] }
      return [ParserWording("expected member name following '.'", at: dot)]
    case "unexpected initializer in pattern; did you mean to use '='?":
      return (first ?? nil).map { [ParserWording(told, at: $0)] } ?? []
    case "extraneous whitespace after '#' is not permitted":
      let message = "extraneous whitespace between '#' and macro name is not permitted"
      return [ParserWording(message, at: place)]
    case "expected ':' or '==' to indicate a conformance or same-type requirement":
      guard let sign = first?.lastEqualSign else { return [] }
      let message = "use '==' for same-type requirements rather than '='"
      return [ParserWording(message, at: sign)]
    case "invalid escape sequence in literal":
      return [ParserWording(told, at: place.advanced(by: 1))]
    default: break
    }
    if told.hasPrefix("missing condition in '"), let first {
      let word = first.lastConditionWord ?? first
      return [ParserWording(told, at: word)]
    }
    if told.hasSuffix(" must precede '->'") {
      let word = told.dropLast(" must precede '->'".count)
      return [ParserWording("\(word) may only occur before '->'", at: place)]
    }
    if told.hasSuffix("before a parameter name is not allowed") {
      return [ParserWording(told + ", place it before the parameter type instead", at: place)]
    }
    if told.hasPrefix("found an unexpected second identifier in "),
      !told.contains(" declaration;")
    {
      return [ParserWording(told.replacing("; is", with: " declaration; is"), at: place)]
    }
    return []
  }

  private static let reworded = [
    "unicode curly quote found; use '\"' instead":
      "unicode curly quote found, replace with '\"'",
    "all statements inside a switch must be covered by a 'case' or 'default' label":
      "all statements inside a switch must be covered by a 'case' or 'default'",
    "expected 'let' in optional binding": "expected 'let' in conditional",
    "expected 'var' in optional binding": "expected 'var' in conditional",
    "unexpected ';' separator": "';' statements are not allowed",
    "standalone ';' statements are not allowed": "';' statements are not allowed",
    "deinitializers cannot have parameters": "no parameter clause allowed on deinitializer",
    "operator should not be declared with body": "operator should no longer be declared with body",
    "'case' can only appear inside a 'switch' statement or 'enum' declaration":
      "enum 'case' is not allowed outside of an enum",
  ]
}

extension TokenSyntax {
  /// The `do` of a block behind which a `while` stands, at it or next to it.
  fileprivate var beginningOfLoop: TokenSyntax? {
    let word = text == "while" ? self : nextToken(viewMode: .sourceAccurate)
    guard let word, word.text == "while", !word.isAtLineStart,
      let block = word.previousToken(viewMode: .sourceAccurate)?.parent?.parent
    else { return nil }
    return block.as(DoStmtSyntax.self)?.doKeyword
  }

  /// The question mark before it on its way to the beginning of the statement.
  fileprivate var lastQuestionMark: TokenSyntax? {
    previous { $0.tokenKind == .infixQuestionMark }
  }

  /// The word before it that a condition follows.
  fileprivate var lastConditionWord: TokenSyntax? {
    previous {
      switch $0.tokenKind {
      case .keyword(.if), .keyword(.while), .keyword(.guard), .keyword(.switch): true
      default: false
      }
    }
  }

  /// The single equal sign that it is or stands before.
  fileprivate var lastEqualSign: TokenSyntax? {
    if text == "=" { return self }
    return nextToken(viewMode: .sourceAccurate).flatMap { $0.text == "=" ? $0 : nil }
  }

  private func previous(_ isMeant: (TokenSyntax) -> Bool) -> TokenSyntax? {
    var current: TokenSyntax? = self
    while let token = current {
      if isMeant(token) { return token }
      current = token.previousToken(viewMode: .all)
    }
    return nil
  }
}
