internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// What the compiler's own parser says where the one of swift-syntax says it in other words.
///
/// The compiler points at what it found instead of what is missing: at the next token.
struct ParserWording {
  var message: String
  var position: AbsolutePosition

  /// What is told of a text without its second quote.
  static let openText = "unterminated string literal"

  /// The compiler's words for a diagnostic; `nil` where both say the same.
  init?(_ diagnostic: Diagnostic) {
    if let error = diagnostic.diagMessage as? MissingNodesError {
      guard let missing = error.missingNodes.first else { return nil }
      if let token = missing.as(TokenSyntax.self) {
        self.init(missing: token)
      } else {
        self.init(missing: missing, diagnostic.message)
      }
    } else if let unexpected = diagnostic.node.as(UnexpectedNodesSyntax.self)
      ?? diagnostic.node.parent?.as(UnexpectedNodesSyntax.self)
    {
      self.init(unexpected: unexpected, diagnostic.message)
    } else {
      self.init(message: diagnostic.message, at: diagnostic.position)
    }
  }

  /// Whether a diagnostic only follows from another: a body without both its braces.
  static func isTold(with diagnostic: Diagnostic) -> Bool {
    guard let error = diagnostic.diagMessage as? MissingNodesError,
      let token = error.missingNodes.first?.as(TokenSyntax.self), token.tokenKind == .rightBrace
    else { return false }
    return token.parent?.as(CodeBlockSyntax.self)?.leftBrace.presence == .missing
  }

  private init?(missing token: TokenSyntax) {
    let next = token.nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia
    guard let parent = token.parent, let next else { return nil }
    position = next
    switch token.tokenKind {
    case .rightParen where parent.isParenthesized:
      message = "expected ')' in expression list"
    case .rightSquare where parent.is(ArrayExprSyntax.self):
      message = "expected ']' in container literal expression"
    case .comma where parent.isElement:
      message = "expected ',' separator"
    case .rightBrace:
      guard let words = parent.wordsForEnd else { return nil }
      message = words
    case .leftBrace:
      guard let words = parent.wordsForBeginning else { return nil }
      message = words
    case .stringQuote:
      guard let literal = parent.as(StringLiteralExprSyntax.self), token == literal.closingQuote
      else { return nil }
      message = ParserWording.openText
      position = literal.openingQuote.positionAfterSkippingLeadingTrivia
    case .keyword(.func): message = "expected 'func' keyword in instance method declaration"
    case .keyword(.var): message = "expected 'var' keyword in property declaration"
    default: return nil
    }
  }

  private init?(missing node: Syntax, _ told: String) {
    let next = node.lastToken(viewMode: .all)?.nextToken(viewMode: .sourceAccurate)
    guard let next else { return nil }
    position = next.positionAfterSkippingLeadingTrivia
    switch node.kind {
    case .missingExpr where told == "expected expression after operator": message = told
    case .missingExpr: message = "expected expression"
    case .missingPattern: message = "expected pattern"
    default: return nil
    }
  }

  private init?(unexpected node: UnexpectedNodesSyntax, _ told: String) {
    position = node.positionAfterSkippingLeadingTrivia
    guard let first = node.firstToken(viewMode: .sourceAccurate) else { return nil }
    if told.hasPrefix("unexpected brace") {
      message = "extraneous '}' at top level"
    } else if let word = first.previousToken(viewMode: .sourceAccurate),
      word.tokenKind == .keyword(.else)
    {
      message = "expected '{' or 'if' after 'else'; did you mean to write 'if'?"
      position = word.positionAfterSkippingLeadingTrivia
    } else if first.tokenKind == .keyword(.else) {
      message = "expected expression"
    } else if node.parent?.isList == true, told.hasPrefix("unexpected code") {
      message = "expected ',' separator"
    } else if first.tokenKind == .comma {
      message = "consecutive statements on a line must be separated by ';'"
    } else {
      return nil
    }
  }

  private init?(message told: String, at place: AbsolutePosition) {
    position = place
    switch told {
    case "consecutive statements on a line must be separated by newline or ';'":
      message = "consecutive statements on a line must be separated by ';'"
    case "consecutive declarations on a line must be separated by newline or ';'":
      message = "consecutive declarations on a line must be separated by ';'"
    case "unicode curly quote found; use '\"' instead":
      message = "unicode curly quote found, replace with '\"'"
    default: return nil
    }
  }
}

extension Syntax {
  /// Whether it stands between commas.
  fileprivate var isElement: Bool {
    self.is(ArrayElementSyntax.self) || self.is(LabeledExprSyntax.self)
      || self.is(DictionaryElementSyntax.self) || self.is(FunctionParameterSyntax.self)
  }

  /// Whether it is a call or a tuple.
  fileprivate var isParenthesized: Bool {
    self.is(FunctionCallExprSyntax.self) || self.is(TupleExprSyntax.self)
  }

  /// Whether commas stand in it.
  fileprivate var isList: Bool {
    isParenthesized || self.is(ArrayExprSyntax.self)
  }

  /// How a missing `{` is told.
  fileprivate var wordsForBeginning: String? {
    guard self.is(CodeBlockSyntax.self), let owner = parent else { return nil }
    return switch owner.kind {
    case .forStmt: "expected '{' to start the body of for-each loop"
    case .ifExpr: "expected '{' after 'if' condition"
    case .whileStmt: "expected '{' after 'while' condition"
    case .functionDecl: "expected '{' in body of function declaration"
    default: nil
    }
  }

  /// How a missing `}` is told.
  fileprivate var wordsForEnd: String? {
    switch kind {
    case .codeBlock: return "expected '}' at end of brace statement"
    case .closureExpr: return "expected '}' at end of closure"
    case .accessorBlock: return "expected '}' at end of variable get/set clause"
    case .switchExpr: return "expected '}' at end of 'switch' statement"
    case .memberBlock: break
    default: return nil
    }
    return switch parent?.kind {
    case .structDecl: "expected '}' in struct"
    case .classDecl: "expected '}' in class"
    case .enumDecl: "expected '}' in enum"
    case .extensionDecl: "expected '}' in extension"
    case .protocolDecl: "expected '}' in protocol"
    default: nil
    }
  }
}
