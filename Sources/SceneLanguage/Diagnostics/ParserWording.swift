internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// What the compiler's own parser says where the one of swift-syntax says it in other words.
///
/// The compiler points at what it found instead of what is missing: at the next token.
struct ParserWording {
  var message: String
  var position: AbsolutePosition
  var severity: SceneDiagnostic.Severity = .error
  /// Whether the rest of the line means to the compiler what it means here, so that more can be
  /// said of it.
  var leavesLineReadable = false
  /// Whether the compiler gives up the rest of the line.
  var endsLine = false

  /// The token from which on the compiler skips everything to the next declaration or statement.
  var skipsFrom: TokenSyntax?

  init(_ message: String, at position: AbsolutePosition) {
    self.message = message
    self.position = position
  }

  init(_ message: String, at token: TokenSyntax) {
    self.init(message, at: token.positionAfterSkippingLeadingTrivia)
  }

  /// What is told of a text without its second quote.
  static let openText = "unterminated string literal"

  /// The compiler's words for a diagnostic; none where both say the same.
  static func words(for diagnostic: Diagnostic) -> [ParserWording] {
    if let error = diagnostic.diagMessage as? MissingNodesError {
      guard let missing = error.missingNodes.first else { return [] }
      let token = missing.as(TokenSyntax.self)
      let found =
        token.map { words(forMissing: $0, diagnostic.message) }
        ?? words(forMissing: missing, diagnostic.message)
      if !found.isEmpty { return found }
    }
    if let unexpected = diagnostic.node.as(UnexpectedNodesSyntax.self)
      ?? diagnostic.node.parent?.as(UnexpectedNodesSyntax.self)
    {
      let found = words(forUnexpected: unexpected, diagnostic.message)
      if !found.isEmpty { return found }
    }
    return words(saying: diagnostic.message, diagnostic)
  }

  /// Whether a diagnostic only follows from another: a body without both its braces, the second
  /// parenthesis of a parameter without both, or the `else` behind a block without a `{`.
  ///
  /// The compiler takes a semicolon behind the declaration of an operator.
  static func isTold(with diagnostic: Diagnostic) -> Bool {
    if diagnostic.message == "';' is not allowed in operator names" { return true }
    if let before = diagnostic.node.firstToken(viewMode: .sourceAccurate),
      Syntax(before).isBehindImportWithoutModule
    {
      return true
    }
    if let first = diagnostic.node.firstToken(viewMode: .sourceAccurate),
      first.tokenKind == .keyword(.else), first.belongsToOpenCondition
    {
      return true
    }
    guard let error = diagnostic.diagMessage as? MissingNodesError,
      let token = error.missingNodes.first?.as(TokenSyntax.self), let parent = token.parent
    else { return false }
    switch token.tokenKind {
    case .rightBrace:
      return parent.as(CodeBlockSyntax.self)?.leftBrace.presence == .missing
        || parent.as(MemberBlockSyntax.self)?.leftBrace.presence == .missing
    case .rightParen:
      return parent.as(FunctionTypeSyntax.self)?.leftParen.presence == .missing
        || parent.as(FunctionParameterClauseSyntax.self)?.parameters.last?.isName == true
    default: return false
    }
  }
}

extension Syntax {
  /// Whether it is in an import that names no module, or follows one on its line.
  fileprivate var isBehindImportWithoutModule: Bool {
    if around(ImportDeclSyntax.self)?.lacksModule == true { return true }
    guard let token = firstToken(viewMode: .sourceAccurate), !token.isAtLineStart,
      let before = token.previousToken(viewMode: .sourceAccurate)
    else { return false }
    return Syntax(before).around(ImportDeclSyntax.self)?.lacksModule == true
  }
}

extension FunctionParameterSyntax {
  /// Whether it has neither a colon nor a type, which is what is told of it.
  fileprivate var isName: Bool { type.is(MissingTypeSyntax.self) && colon.presence == .missing }
}

extension ImportDeclSyntax {
  /// Whether it says what to import of a module, and names none.
  var lacksModule: Bool { importKindSpecifier != nil && path.count == 1 }
}

extension TokenSyntax {
  /// Whether it is the first of its line.
  var isAtLineStart: Bool {
    leadingTrivia.contains(where: \.isNewline) || previousToken(viewMode: .sourceAccurate) == nil
  }

  /// Whether it is the `else` of an `if` whose first block begins with no brace.
  var belongsToOpenCondition: Bool {
    var current = previousToken(viewMode: .all)
    while let token = current, token.tokenKind != .rightBrace || token.presence == .missing {
      if token.tokenKind == .leftBrace {
        return token.presence == .missing && token.parent?.parent?.is(IfExprSyntax.self) == true
      }
      current = token.previousToken(viewMode: .all)
    }
    return false
  }

  /// Where the token before it ends.
  var endOfPrevious: AbsolutePosition {
    previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
      ?? positionAfterSkippingLeadingTrivia
  }

  /// Where the compiler tells that something is missing before it: not at the next line.
  var placeBefore: AbsolutePosition {
    isAtLineStart ? endOfPrevious : positionAfterSkippingLeadingTrivia
  }

  /// Whether an expression can begin with it.
  var beginsExpression: Bool {
    switch tokenKind {
    case .identifier, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
      .singleQuote, .rawStringPoundDelimiter, .leftParen, .leftSquare, .leftBrace,
      .prefixOperator, .prefixAmpersand, .period, .pound, .backslash, .dollarIdentifier,
      .regexSlash:
      true
    case .keyword(let word): TokenSyntax.wordsOfExpressions.contains(word)
    default: false
    }
  }

  private static let wordsOfExpressions: Set<Keyword> = [
    .self, .Self, .super, .nil, .true, .false, .try, .await, .Any, .`init`,
  ]

  /// Whether a part of a condition begins with it that is no expression.
  var beginsCondition: Bool {
    switch tokenKind {
    case .keyword(.let), .keyword(.var), .keyword(.case): true
    default: false
    }
  }

  /// Whether it is an operator, wherever it stands.
  var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark: true
    default: false
    }
  }

  /// Whether a declaration or statement begins with it, or a body ends: what is skipped ends there.
  var endsSkipping: Bool {
    switch tokenKind {
    case .rightBrace, .endOfFile, .poundIf, .poundElse, .poundElseif, .poundEndif, .atSign: true
    case .keyword(let word): TokenSyntax.wordsOfStatements.contains(word)
    default: false
    }
  }

  private static let wordsOfStatements: Set<Keyword> = [
    .let, .var, .func, .if, .for, .while, .guard, .return, .switch, .struct, .class, .enum,
    .protocol, .extension, .import, .typealias, .`init`, .deinit, .subscript, .case, .default, .do,
    .repeat, .defer, .throw, .break, .continue, .fallthrough, .private, .fileprivate, .public,
    .static, .override, .mutating, .lazy, .weak, .final,
  ]
}
