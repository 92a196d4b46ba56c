internal import SwiftSyntax

extension ParserWording {
  /// What is told where an expression, a type, or another part is missing.
  static func words(forMissing node: Syntax, _ told: String) -> [ParserWording] {
    let next = node.lastToken(viewMode: .all)?.nextToken(viewMode: .sourceAccurate)
    guard let next else { return [] }
    switch node.kind {
    case .missingExpr: return words(forMissingExpression: node, before: next, told)
    case .missingType:
      guard let message = node.parent.map({ $0.wordsForType(behind: next) }) else { return [] }
      return [ParserWording(message, at: next.placeBefore)]
    case .missingPattern: return [ParserWording("expected pattern", at: next.placeBefore)]
    case .missingDecl: return [ParserWording("expected declaration", at: next)]
    case .functionParameterClause:
      return [ParserWording(Syntax(node).wordsForParameters, at: next.placeBefore)]
    case .memberBlock, .codeBlock:
      guard let message = node.wordsForBeginning else { return [] }
      return [ParserWording(message, at: next.placeBefore)]
    case .typeInitializerClause:
      return [ParserWording("expected '=' in type alias declaration", at: next.placeBefore)]
    default: return []
    }
  }

  /// What is told of an operator with a space behind it and nothing before it.
  static func words(forLoneOperator token: TokenSyntax) -> [ParserWording] {
    let message = "unary operator cannot be separated from its operand"
    let isPrefix = ["+", "-", "!", "~", "...", "..<"].contains(token.text)
    let other = ParserWording("'\(token.text)' is not a prefix unary operator", at: token)
    return (isPrefix ? [] : [other]) + [ParserWording(message, at: token)]
  }

  private static func words(
    forMissingExpression node: Syntax,
    before next: TokenSyntax,
    _ told: String
  ) -> [ParserWording] {
    if told.hasPrefix("missing condition") {
      guard let keyword = node.keywordOfCondition else { return [] }
      return [ParserWording(told, at: keyword)]
    }
    let previous = next.previousToken(viewMode: .sourceAccurate)
    if next.isOperator, next.isAtLineStart == false {
      return words(forLoneOperator: next)
    }
    if next.tokenKind == .comma, [.comma, .leftParen].contains(previous?.tokenKind) {
      let isInList = node.parent?.is(ArrayElementSyntax.self) == true
      return [
        ParserWording(
          isInList && previous?.tokenKind == .comma
            ? "expected expression in container literal" : "unexpected ',' separator",
          at: next
        )
      ]
    }
    if let parent = node.parent, let words = parent.wordsForExpression(node, behind: previous) {
      let place = words.isAtNext ? next.positionAfterSkippingLeadingTrivia : next.placeBefore
      return [ParserWording(words.message, at: place)]
    }
    if let previous, ["&&", "||"].contains(previous.text), next.beginsCondition {
      var words = ParserWording(
        "expected ',' joining parts of a multi-clause condition",
        at: previous
      )
      words.endsLine = true
      return [words]
    }
    if told == "expected expression after operator" { return [ParserWording(told, at: next)] }
    if previous?.tokenKind == .equal {
      return [ParserWording("expected expression in assignment", at: next)]
    }
    return [ParserWording("expected expression", at: next)]
  }
}

extension Syntax {
  /// How a missing expression is told by what it stands in, and whether at the next token wherever
  /// that is.
  fileprivate func wordsForExpression(
    _ node: Syntax,
    behind previous: TokenSyntax?
  ) -> (message: String, isAtNext: Bool)? {
    switch self.as(SyntaxEnum.self) {
    case .labeledExpr: return ("expected expression in list of expressions", true)
    case .arrayElement: return ("expected expression in container literal", true)
    case .dictionaryElement(let element):
      return Syntax(element.key) == node
        ? ("expected key expression in dictionary literal", true)
        : ("expected value in dictionary literal", true)
    case .initializerClause:
      switch parent?.kind {
      case .enumCaseElement: return ("expected expression after '=' in 'case'", false)
      case .optionalBindingCondition:
        return ("expected expression after '=' in conditional binding", false)
      default: return ("expected initial value after '='", false)
      }
    case .ternaryExpr(let choice):
      return Syntax(choice.thenExpression) == node
        ? ("expected expression after '?' in ternary expression", true)
        : ("expected expression after '? ... :' in ternary expression", true)
    case .unresolvedTernaryExpr:
      return ("expected expression after '?' in ternary expression", true)
    case .expressionPattern: return ("expected pattern", false)
    case .conditionElement where previous?.tokenKind == .comma:
      return ("expected expression in conditional", false)
    default: break
    }
    switch previous?.tokenKind {
    case .colon where self.is(ExprListSyntax.self):
      return ("expected expression after '? ... :' in ternary expression", true)
    default: return nil
    }
  }

  /// How a missing type is told by what it stands in.
  fileprivate func wordsForType(behind next: TokenSyntax) -> String {
    switch self.as(SyntaxEnum.self) {
    case .returnClause: return "expected type for function result"
    case .typeInitializerClause: return "expected type in type alias declaration"
    case .functionParameter: return "expected parameter type following ':'"
    case .dictionaryType: return "expected dictionary value type"
    case .arrayType: return "expected element type"
    case .extensionDecl: return "expected type name in extension declaration"
    case .genericParameter(let parameter):
      return "expected a class type or protocol-constrained type restricting"
        + " '\(parameter.name.text)'"
    case .asExpr, .unresolvedAsExpr: return "expected type after 'as'"
    case .isExpr, .unresolvedIsExpr: return "expected type after 'is'"
    case .attribute: return "expected an attribute name"
    case .keyPathExpr: return "expected expression path in Swift key path"
    default: break
    }
    if let type = parent, self.is(AttributedTypeSyntax.self) {
      return type.wordsForType(behind: next)
    }
    return "expected type"
  }

  /// The `if`, `while`, or `guard` whose condition is missing.
  fileprivate var keywordOfCondition: TokenSyntax? {
    var token = firstToken(viewMode: .all)?.previousToken(viewMode: .sourceAccurate)
    while let found = token {
      if case .keyword = found.tokenKind { return found }
      token = found.previousToken(viewMode: .sourceAccurate)
    }
    return nil
  }
}
