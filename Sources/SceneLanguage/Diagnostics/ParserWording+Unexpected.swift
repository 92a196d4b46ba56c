internal import SwiftDiagnostics
internal import SwiftSyntax

extension ParserWording {
  /// What is told of tokens that belong nowhere.
  static func words(
    forUnexpected node: UnexpectedNodesSyntax,
    _ told: String
  ) -> [ParserWording] {
    guard let first = node.firstToken(viewMode: .sourceAccurate), let parent = node.owner else {
      return []
    }
    if told.hasPrefix("unexpected brace") {
      return [ParserWording("extraneous '}' at top level", at: first)]
    }
    if told.hasPrefix("unexpected '"), case .keyword = first.tokenKind, parent.isAmongMembers {
      return .garbage(at: first, isDeclaration: true)
    }
    guard told.hasPrefix("unexpected code") || first.tokenKind == .comma else {
      if let word = first.previousToken(viewMode: .sourceAccurate),
        word.tokenKind == .keyword(.else)
      {
        return [
          ParserWording(
            "expected '{' or 'if' after 'else'; did you mean to write 'if'?",
            at: word
          )
        ]
      }
      return []
    }
    switch first.tokenKind {
    case .keyword(.else): return [ParserWording("expected expression", at: first)]
    case .poundEndif, .poundElse, .poundElseif:
      return [ParserWording("unexpected conditional compilation block terminator", at: first)]
    default: break
    }
    if let word = first.previousToken(viewMode: .sourceAccurate),
      word.tokenKind == .keyword(.else)
    {
      return [
        ParserWording("expected '{' or 'if' after 'else'; did you mean to write 'if'?", at: word)
      ]
    }
    switch parent.kind {
    case .ifExpr: return [ParserWording("expected '{' after 'if' condition", at: first.placeBefore)]
    case .whileStmt:
      return [ParserWording("expected '{' after 'while' condition", at: first.placeBefore)]
    case .forStmt where first.tokenKind == .comma:
      return [
        ParserWording("expected 'in' after for-each pattern", at: first),
        ParserWording("expected Sequence expression for for-each loop", at: first),
      ]
    case .forStmt:
      let message = "expected '{' to start the body of for-each loop"
      return [ParserWording(message, at: first.placeBefore)]
    case .functionDecl:
      if first.tokenKind == .colon {
        return [ParserWording("expected '->' after function parameter tuple", at: first)]
      }
      let body = parent.as(FunctionDeclSyntax.self).map {
        ParserWording("expected '{' in body of function declaration", at: $0.name)
      }
      let isMember = parent.isAmongMembers
      return (isMember ? [body].compactMap(\.self) : [])
        + .garbage(at: first, isDeclaration: isMember)
    case .functionParameterClause:
      return [ParserWording("expected parameter name followed by ':'", at: first)]
    case .accessorBlock, .patternBinding:
      if let kind = first.previousToken(viewMode: .sourceAccurate)?.kindOfAccessor {
        return [ParserWording("expected '{' to start \(kind) definition", at: first.placeBefore)]
      }
      return [
        ParserWording(
          "expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition",
          at: first
        )
      ]
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl, .actorDecl:
      guard let word = parent.firstKeyword else { return [] }
      return [ParserWording("expected '{' in \(word)", at: first.placeBefore)]
    case .enumCaseDecl, .enumCaseElement:
      return [.secondName(in: "enum 'case'", at: first)]
    case .memberBlock, .memberBlockItem, .memberBlockItemList: return words(forMember: first)
    default: break
    }
    if parent.isList { return [ParserWording("expected ',' separator", at: first.placeBefore)] }
    if first.isBehindCase { return [.secondName(in: "enum 'case'", at: first)] }
    if parent.isAmongMembers { return words(forMember: first) }
    return .garbage(at: first, isDeclaration: false)
  }

  /// What is told of tokens where a member should be: the compiler takes a name for that of a method
  /// or property.
  private static func words(forMember first: TokenSyntax) -> [ParserWording] {
    guard case .identifier = first.tokenKind,
      let second = first.nextToken(viewMode: .sourceAccurate)
    else { return .garbage(at: first, isDeclaration: true) }
    switch second.tokenKind {
    case .equal, .colon, .comma:
      return [ParserWording("expected 'var' keyword in property declaration", at: first)]
    default: break
    }
    let method = "expected 'func' keyword in instance method declaration"
    var words = [ParserWording(method, at: first)]
    if case .identifier = second.tokenKind, !second.isAtLineStart {
      words.append(.secondName(in: "function", at: second))
      if let third = second.nextToken(viewMode: .sourceAccurate), third.tokenKind == .equal,
        !third.isAtLineStart
      {
        words += Self.words(forMethod: first, endingBefore: third)
      }
    } else if second.tokenKind == .period, !second.isAtLineStart {
      words += Self.words(forMethod: first, endingBefore: second)
    } else if second.tokenKind != .leftParen {
      words.append(ParserWording("expected '{' in body of function declaration", at: first))
      if !second.isAtLineStart, case .keyword = second.tokenKind {
        let message = "consecutive declarations on a line must be separated by ';'"
        words.append(ParserWording(message, at: second.endOfPrevious))
      }
      let parameters = "expected '(' in argument list of function declaration"
      words.append(ParserWording(parameters, at: second.placeBefore))
    }
    for index in words.indices { words[index].endsLine = true }
    return words
  }

  /// What is told of a statement among members, whose first name is taken for a method's.
  private static func words(
    forMethod name: TokenSyntax,
    endingBefore next: TokenSyntax
  ) -> [ParserWording] {
    [
      name.isNameOfProperty
        ? ParserWording("invalid redeclaration of '\(name.text)()'", at: name)
        : ParserWording("expected '{' in body of function declaration", at: name),
      ParserWording("expected '(' in argument list of function declaration", at: next),
      ParserWording(
        "consecutive declarations on a line must be separated by ';'",
        at: next.endOfPrevious
      ),
      ParserWording("expected declaration", at: next),
    ]
  }
}

extension [ParserWording] {
  /// What is told of a token that begins nothing, behind a whole statement or declaration.
  static func garbage(at token: TokenSyntax, isDeclaration: Bool) -> [ParserWording] {
    var words: [ParserWording] = []
    let previous = token.previousToken(viewMode: .sourceAccurate)?.tokenKind
    if !token.isAtLineStart, previous != .leftBrace, previous != .semicolon {
      let kind = isDeclaration ? "declarations" : "statements"
      words.append(
        ParserWording(
          "consecutive \(kind) on a line must be separated by ';'",
          at: token.endOfPrevious
        )
      )
    }
    if isDeclaration {
      words.append(ParserWording("expected declaration", at: token))
    } else if token.isOperator {
      words += ParserWording.words(forLoneOperator: token)
    } else if !token.beginsExpression {
      words.append(ParserWording("expected expression", at: token))
    }
    for index in words.indices { words[index].endsLine = true }
    words.indices.last.map { words[$0].skipsFrom = token }
    return words
  }
}

extension UnexpectedNodesSyntax {
  /// What the tokens stand in: before a brace, what the braces belong to.
  fileprivate var owner: Syntax? {
    guard let parent else { return nil }
    let isBraced =
      parent.is(CodeBlockSyntax.self) || parent.is(MemberBlockSyntax.self)
      || parent.is(AccessorBlockSyntax.self)
    return isBraced && parent.children(viewMode: .all).first == Syntax(self)
      ? parent.parent : parent
  }
}

extension Syntax {
  /// Whether it stands among the members of a type, and not in a body of one.
  fileprivate var isAmongMembers: Bool {
    var current: Syntax? = self
    while let node = current {
      switch node.kind {
      case .memberBlock, .memberBlockItem, .memberBlockItemList: return true
      case .codeBlock, .codeBlockItem, .closureExpr, .sourceFile: return false
      default: current = node.parent
      }
    }
    return false
  }

  /// The keyword that a declaration begins with, behind attributes and modifiers.
  var firstKeyword: String? {
    for child in children(viewMode: .sourceAccurate) {
      if let token = child.as(TokenSyntax.self), case .keyword = token.tokenKind {
        return token.text
      }
    }
    return nil
  }
}

extension TokenSyntax {
  /// Whether a property of the type around has this name.
  fileprivate var isNameOfProperty: Bool {
    var current = parent
    while let node = current, !node.is(MemberBlockItemListSyntax.self) { current = node.parent }
    return current?.as(MemberBlockItemListSyntax.self)?.contains { item in
      item.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == text
      } == true
    } == true
  }

  /// Whether it is a name behind an enumeration's case, on the same line.
  fileprivate var isBehindCase: Bool {
    guard case .identifier = tokenKind, !isAtLineStart else { return false }
    return previousToken(viewMode: .sourceAccurate)?.parent?.is(EnumCaseElementSyntax.self) == true
  }

  /// What an accessor with this keyword is called.
  fileprivate var kindOfAccessor: String? {
    switch tokenKind {
    case .keyword(.get): "getter"
    case .keyword(.set): "setter"
    case .keyword(.willSet), .keyword(.didSet): text
    default: nil
    }
  }
}
