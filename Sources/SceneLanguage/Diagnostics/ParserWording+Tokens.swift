internal import SwiftSyntax

extension ParserWording {
  /// What is told where a token is missing.
  static func words(forMissing token: TokenSyntax, _ told: String) -> [ParserWording] {
    guard let parent = token.parent,
      let next = token.nextToken(viewMode: .sourceAccurate)
    else { return [] }
    switch token.tokenKind {
    case .rightParen, .rightSquare, .rightAngle, .leftParen:
      if let words = words(forOpen: parent, before: next) { return words }
      return words(forBracket: token, in: parent, before: next)
    case .comma where parent.isElement:
      var words = ParserWording("expected ',' separator", at: next.placeBefore)
      words.leavesLineReadable = !next.isAtLineStart
      return [words]
    case .rightBrace:
      guard let message = parent.wordsForEnd else { return [] }
      var words = ParserWording(message, at: next)
      words.leavesLineReadable = true
      return [words]
    case .leftBrace:
      guard let message = parent.wordsForBeginning else { return [] }
      return [ParserWording(message, at: next.placeBefore)]
    case .colon, .equal: return words(forSeparator: token, in: parent, before: next)
    case .stringQuote:
      guard let literal = parent.as(StringLiteralExprSyntax.self), token == literal.closingQuote
      else { return [] }
      return [ParserWording(openText, at: literal.openingQuote)]
    case .keyword(let word): return words(forKeyword: word, in: parent, before: next)
    case .identifier: return words(forName: token, in: parent, before: next, told)
    default: return []
    }
  }

  private static func words(
    forBracket token: TokenSyntax,
    in parent: Syntax,
    before next: TokenSyntax
  ) -> [ParserWording] {
    switch parent.as(SyntaxEnum.self) {
    case .expressionSegment(let segment):
      guard let literal = parent.parent?.parent?.as(StringLiteralExprSyntax.self) else { return [] }
      return [
        ParserWording(openText, at: literal.openingQuote),
        ParserWording(
          "cannot find ')' to match opening '(' in string interpolation",
          at: segment.leftParen
        ),
      ]
    case .functionParameterClause(let clause):
      if token.tokenKind == .leftParen {
        return [ParserWording(parent.wordsForParameters, at: next.placeBefore)]
      }
      if clause.parameters.isEmpty || !next.isAtLineStart {
        return words(forOpen: clause, before: next)
      }
      return [ParserWording("expected ')' in parameter", at: next.placeBefore)]
    case .enumCaseParameterClause(let clause):
      guard let last = clause.parameters.last, last.firstName == nil,
        let name = last.firstToken(viewMode: .sourceAccurate)
      else { return [] }
      return [ParserWording("expected parameter name followed by ':'", at: name)]
    case .accessorParameters:
      return [ParserWording("expected ')' after setter parameter name", at: next)]
    case .arrayType: return [ParserWording("expected ']' in array type", at: next.placeBefore)]
    case .dictionaryType:
      return [ParserWording("expected ']' in dictionary type", at: next.placeBefore)]
    case .tupleType: return [ParserWording("expected ')' at end of tuple list", at: next)]
    case .tuplePattern:
      return [
        ParserWording("expected ',' separator", at: next.placeBefore),
        ParserWording("expected pattern", at: next.placeBefore),
      ]
    case .functionType:
      return [ParserWording("single argument function types require parentheses", at: next)]
    case .genericParameterClause:
      let message = "expected '>' to complete generic parameter list"
      return [ParserWording(message, at: next.placeBefore)]
    case .genericArgumentClause:
      let message = "expected '>' to complete generic argument list"
      return [ParserWording(message, at: next.placeBefore)]
    default: return []
    }
  }

  /// What is told of parameters without the parenthesis that closes them: with it the compiler
  /// misses the body.
  private static func words(
    forOpen clause: FunctionParameterClauseSyntax,
    before next: TokenSyntax
  ) -> [ParserWording] {
    let name = "expected parameter name followed by ':'"
    let last = clause.parameters.last
    let ended = last.map { !$0.type.hasError && $0.trailingComma == nil } ?? false
    var words: [ParserWording] = []
    if last == nil {
      words = [ParserWording(name, at: next.placeBefore)]
    } else if last?.type.is(MissingTypeSyntax.self) == false {
      words = [ParserWording("expected ',' separator", at: next), ParserWording(name, at: next)]
    }
    if last == nil || ended, let body = Syntax(clause).wordsForLostBody { words.append(body) }
    return words
  }

  private static func words(
    forSeparator token: TokenSyntax,
    in parent: Syntax,
    before next: TokenSyntax
  ) -> [ParserWording] {
    let isColon = token.tokenKind == .colon
    switch parent.as(SyntaxEnum.self) {
    case .switchCaseLabel:
      return [ParserWording("expected ':' after 'case'", at: next.placeBefore)]
    case .switchDefaultLabel:
      return [ParserWording("expected ':' after 'default'", at: next.placeBefore)]
    case .dictionaryElement:
      return [ParserWording("expected ':' in dictionary literal", at: next)]
    case .typeAnnotation:
      guard let declaration = parent.around(VariableDeclSyntax.self) else { return [] }
      return [.secondName(in: declaration.isVariable ? "variable" : "constant", at: next)]
    case .functionParameter where next.isFollowedByEnd,
      .enumCaseParameter where next.isFollowedByEnd:
      guard let end = next.nextToken(viewMode: .sourceAccurate) else { return [] }
      return [
        ParserWording(
          "expected ':' following argument label and parameter name",
          at: end.placeBefore
        )
      ]
    case .functionParameter(let parameter)
    where parameter.type.is(MissingTypeSyntax.self) && next.tokenKind == .leftBrace:
      let message = "expected parameter name followed by ':'"
      if parameter.secondName != nil {
        return [
          ParserWording("expected ':' following argument label and parameter name", at: next),
          ParserWording("expected ',' separator", at: next),
          ParserWording(message, at: next),
        ]
      }
      return [ParserWording(message, at: parameter.firstName)]
        + [parent.wordsForLostBody].compactMap(\.self)
    case .functionParameter(let parameter) where parameter.type.is(MissingTypeSyntax.self):
      let message = "unnamed parameters must be written with the empty name '_'"
      return [ParserWording(message, at: parameter.firstName)]
    case .ternaryExpr(let choice):
      return [
        ParserWording("expected ':' after '? ...' in ternary expression", at: choice.questionMark)
      ]
    case .unresolvedTernaryExpr(let choice):
      return [
        ParserWording("expected ':' after '? ...' in ternary expression", at: choice.questionMark)
      ]
    case .typeInitializerClause where !isColon:
      return [ParserWording("expected '=' in type alias declaration", at: next.placeBefore)]
    case .initializerClause where !isColon && !next.isAtLineStart:
      return .garbage(at: next, isDeclaration: parent.around(MemberBlockItemSyntax.self) != nil)
    default: return []
    }
  }

  private static func words(
    forKeyword word: Keyword,
    in parent: Syntax,
    before next: TokenSyntax
  ) -> [ParserWording] {
    switch word {
    case .func:
      let modifiers = parent.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let kind = modifiers?.has(.static) == true ? "static" : "instance"
      return [ParserWording("expected 'func' keyword in \(kind) method declaration", at: next)]
    case .var: return [ParserWording("expected 'var' keyword in property declaration", at: next)]
    case .while where parent.is(RepeatStmtSyntax.self):
      let message = "expected 'while' after body of 'repeat' statement"
      let brace = parent.as(RepeatStmtSyntax.self)?.body.rightBrace
      return [ParserWording(message, at: brace ?? next)]
    case .else where parent.is(GuardStmtSyntax.self):
      return [ParserWording("expected 'else' after 'guard' condition", at: next.placeBefore)]
    case .in where parent.is(ClosureSignatureSyntax.self):
      return [ParserWording("expected 'in' after the closure signature", at: next)]
    case .in where parent.is(ForStmtSyntax.self):
      var place = next
      var words: [ParserWording] = []
      if parent.as(ForStmtSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) == true,
        case .identifier = next.tokenKind, let after = next.nextToken(viewMode: .sourceAccurate)
      {
        words.append(.secondName(in: "constant", at: next))
        place = after
      }
      words.append(ParserWording("expected 'in' after for-each pattern", at: place))
      if place.tokenKind == .leftBrace || !place.beginsExpression {
        words.append(ParserWording("expected Sequence expression for for-each loop", at: place))
      }
      return words
    default: return []
    }
  }

  private static func words(
    forName token: TokenSyntax,
    in parent: Syntax,
    before next: TokenSyntax,
    _ told: String
  ) -> [ParserWording] {
    if let member = parent.parent?.as(MemberAccessExprSyntax.self) {
      if member.base == nil {
        return [ParserWording("expected identifier after '.' expression", at: next)]
      }
      return words(forMemberOf: member, before: next)
    }
    if let element = parent.as(EnumCaseElementSyntax.self) {
      let cases = parent.around(EnumCaseDeclSyntax.self)
      if cases?.elements.first != element {
        let message = "expected identifier after comma in enum 'case' declaration"
        return [ParserWording(message, at: next)]
      }
      guard let keyword = cases?.caseKeyword else { return [] }
      return [ParserWording("expected identifier in enum 'case' declaration", at: keyword)]
    }
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      let isType = parameter.type.firstToken(viewMode: .all) == next
      if isType, !parameter.type.is(MissingTypeSyntax.self) {
        let message = "unnamed parameters must be written with the empty name '_'"
        var words = ParserWording(message, at: next)
        words.leavesLineReadable = true
        return [words]
      }
      var words = ParserWording("expected parameter name followed by ':'", at: next)
      words.endsLine = true
      return [words]
    }
    if parent.is(ImportPathComponentSyntax.self) {
      return [ParserWording("expected identifier in import declaration", at: next)]
    }
    if parent.is(FunctionDeclSyntax.self), told.hasPrefix("expected identifier and function ") {
      return [ParserWording("expected identifier in function declaration", at: next)]
    }
    if parent.isNamedDeclaration, told.hasSuffix(" and member block in \(parent.firstWord)") {
      return [ParserWording("expected identifier in \(parent.firstWord) declaration", at: next)]
    }
    if parent.isNamedDeclaration, told.hasPrefix("expected identifier in ") {
      return [ParserWording("\(told) declaration", at: next)]
    }
    return []
  }

  /// What is told of a name behind the name of a declaration.
  static func secondName(in kind: String, at token: TokenSyntax) -> ParserWording {
    ParserWording(
      "found an unexpected second identifier in \(kind) declaration; is there an accidental break?",
      at: token
    )
  }
}

extension TokenSyntax {
  /// Whether a parameter ends behind it.
  fileprivate var isFollowedByEnd: Bool {
    switch nextToken(viewMode: .sourceAccurate)?.tokenKind {
    case .rightParen, .comma: true
    default: false
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var isVariable: Bool { bindingSpecifier.tokenKind == .keyword(.var) }
}
