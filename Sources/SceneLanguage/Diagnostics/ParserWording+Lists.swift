internal import SwiftSyntax

extension ParserWording {
  /// What is told of a list without the token that closes it.
  ///
  /// The compiler takes what follows for another element if that can begin one or stands on the
  /// same line, and for what comes after the list otherwise.
  static func words(forOpen node: Syntax, before next: TokenSyntax) -> [ParserWording]? {
    guard let list = OpenList(node) else { return nil }
    let next = list.last.nextToken(viewMode: .sourceAccurate) ?? next
    if list.last.tokenKind == .comma || list.last == node.firstToken(viewMode: .sourceAccurate) {
      return [.endingLine(list.element, at: next.positionAfterSkippingLeadingTrivia)]
    }
    if next.isAtLineStart, !next.beginsExpression {
      let place =
        list.endsBehindLast ? next.placeBefore : next.positionAfterSkippingLeadingTrivia
      return [.endingLine(list.end, at: place)]
    }
    var words = [ParserWording.endingLine("expected ',' separator", at: next.placeBefore)]
    if !next.beginsExpression {
      words.append(.endingLine(list.element, at: next.positionAfterSkippingLeadingTrivia))
    }
    return words
  }

  private static func endingLine(_ message: String, at place: AbsolutePosition) -> ParserWording {
    var words = ParserWording(message, at: place)
    words.endsLine = true
    return words
  }
}

/// A list of expressions whose end is missing, and the compiler's words for it.
private struct OpenList {
  var last: TokenSyntax
  var end: String
  /// Whether a missing end is told behind the last token.
  var endsBehindLast = false
  var element = "expected expression in list of expressions"

  init?(_ node: Syntax) {
    let last: TokenSyntax?
    var opening: TokenSyntax?
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let call):
      end = "expected ')' in expression list"
      last = call.arguments.lastToken(viewMode: .sourceAccurate)
      opening = call.leftParen
    case .tupleExpr(let tuple):
      end = "expected ')' in expression list"
      last = tuple.elements.lastToken(viewMode: .sourceAccurate)
      opening = tuple.leftParen
    case .subscriptCallExpr(let call):
      end = "expected ']' in expression list"
      last = call.arguments.lastToken(viewMode: .sourceAccurate)
      opening = call.leftSquare
    case .arrayExpr(let array):
      end = "expected ']' in container literal expression"
      endsBehindLast = true
      element = "expected expression in container literal"
      last = array.elements.lastToken(viewMode: .sourceAccurate)
      opening = array.leftSquare
    case .dictionaryExpr(let dictionary):
      end = "expected ']' in container literal expression"
      endsBehindLast = true
      element = "expected key expression in dictionary literal"
      last = dictionary.content.lastToken(viewMode: .sourceAccurate)
      opening = dictionary.leftSquare
    default: return nil
    }
    guard let token = last ?? opening else { return nil }
    self.last = token
  }
}
