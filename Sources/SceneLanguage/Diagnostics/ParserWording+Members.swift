internal import SwiftSyntax

extension ParserWording {
  /// What is told of a dot without the name of a member.
  ///
  /// The compiler reads a dot that ends a line, or what is in brackets, as no dot; before anything
  /// else the name lacks there, and the space after the dot is told as well.
  static func words(
    forMemberOf access: MemberAccessExprSyntax,
    before next: TokenSyntax
  ) -> [ParserWording] {
    let dot = next.previousToken(viewMode: .sourceAccurate) ?? access.period
    let message = "expected member name following '.'"
    guard dot.leadingTrivia.isEmpty, !next.isAtLineStart, !next.endsOperand else {
      let place =
        dot.leadingTrivia.isEmpty ? dot.positionAfterSkippingLeadingTrivia : next.placeBefore
      return [ParserWording(message, at: place)]
    }
    var words: [ParserWording] = []
    if !dot.trailingTrivia.isEmpty {
      words.append(ParserWording("extraneous whitespace after '.' is not permitted", at: dot))
    }
    if access.parent?.is(InitializerClauseSyntax.self) == true {
      let message = "consecutive statements on a line must be separated by ';'"
      words.append(ParserWording(message, at: next.endOfPrevious))
    }
    return words + [ParserWording(message, at: next)]
  }
}

extension TokenSyntax {
  /// Whether what stands before it is read as if nothing followed.
  fileprivate var endsOperand: Bool {
    switch tokenKind {
    case .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon, .endOfFile: true
    default: false
    }
  }
}
