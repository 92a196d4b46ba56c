internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

extension Binder {
  /// Tells every syntax error of a file at once.
  func reportSyntaxMistakes(of file: SceneFile) {
    guard file.tree.hasError || file.tree.hasWarning else { return }
    let unspaced = file.tree.tokens(viewMode: .all).filter(\.isEqualAfterStrayCharacter)
    guard unspaced.isEmpty else {
      for token in unspaced {
        let message = "'=' must have consistent whitespace on both sides"
        report(.syntax(message), at: file.span(of: token))
      }
      return
    }
    var told: Set<AbsolutePosition> = []
    var openTexts: Set<Int> = []
    var ended: [Int: AbsolutePosition] = [:]
    // The parser of swift-syntax takes the brace of what is around for that of a body without a `{`.
    var takenBraces = Syntax(file.tree).takenBraces
    for diagnostic in parserDiagnostics(of: file.tree)
    where !ParserWording.isTold(with: diagnostic) {
      let line = file.position(at: diagnostic.position.utf8Offset).line
      // What lacks behind a text without an end may well be in it.
      if diagnostic.diagMessage is MissingNodesError, openTexts.contains(line) { continue }
      if takenBraces > 0, diagnostic.lacksBraceAtEnd {
        takenBraces -= 1
        continue
      }
      // Tokens that belong nowhere may be told already by what is missing before them.
      if diagnostic.node.is(UnexpectedNodesSyntax.self), told.contains(diagnostic.position) {
        continue
      }
      var words = ParserWording.words(for: diagnostic)
      if words.isEmpty {
        words = [ParserWording(lowercased(diagnostic.message), at: diagnostic.position)]
        words[0].severity = diagnostic.diagMessage.severity == .error ? .error : .warning
      }
      if words[0].message == ParserWording.openText { openTexts.insert(line) }
      let places = words.map(\.position)
      // Each body that is open where the file ends is told.
      let isOpenBody = diagnostic.lacksBrace
      for words in words where isOpenBody || !told.contains(words.position) {
        let line = file.position(at: words.position.utf8Offset).line
        if let end = ended[line], words.position > end { continue }
        let start = words.position.utf8Offset
        let end = max(start, diagnostic.node.endPositionBeforeTrailingTrivia.utf8Offset)
        diagnostics.add(
          .syntax(words.message, leavesLineReadable: words.leavesLineReadable),
          at: SourceSpan(file: file.index, start: start, end: end),
          severity: words.severity,
          fixIts: fixIts(of: diagnostic),
          notes: notes(of: diagnostic, told: words, in: file)
        )
      }
      // Of several things that lack at one place the innermost is told.
      told.formUnion(places)
      if let token = words.compactMap(\.skipsFrom).first { skip(from: token, in: file) }
      for words in words where words.endsLine {
        ended[file.position(at: words.position.utf8Offset).line] = words.position
      }
    }
  }

  /// What the parser tells of a file; of very many broken statements among very many, what it tells
  /// of the first.
  ///
  /// For each message the parser goes through all statements, and through all messages before it.
  private func parserDiagnostics(of tree: SourceFileSyntax) -> [Diagnostic] {
    let limit = 20 + Self.mostStatementsSeen / max(tree.statements.count, 1)
    let broken = tree.statements.lazy.filter(\.hasError).prefix(limit + 1)
    if broken.count <= limit { return ParseDiagnosticsGenerator.diagnostics(for: tree) }
    return broken.dropLast().flatMap { ParseDiagnosticsGenerator.diagnostics(for: $0) }
  }

  private static let mostStatementsSeen = 1_000_000

  /// Leaves untold what stands between a token that belongs nowhere and the next statement.
  private func skip(from token: TokenSyntax, in file: SceneFile) {
    var last = token
    while let next = last.nextToken(viewMode: .sourceAccurate), !next.endsSkipping { last = next }
    diagnostics.skipped.append(
      SourceSpan(
        file: file.index,
        start: token.endPositionBeforeTrailingTrivia.utf8Offset,
        end: last.endPositionBeforeTrailingTrivia.utf8Offset
      )
    )
  }

  /// The message with a small letter at its beginning, as the compiler writes messages.
  private func lowercased(_ message: String) -> String {
    guard let first = message.first, first.isUppercase,
      message.dropFirst().first?.isLowercase == true
    else { return message }
    return first.lowercased() + message.dropFirst()
  }

  /// Which bracket is open where one is expected that closes it, and in which type a declaration
  /// is expected.
  private func notes(
    of diagnostic: Diagnostic,
    told words: ParserWording,
    in file: SceneFile
  ) -> [DiagnosticCollector.Note] {
    if words.message == "expected declaration", let (type, name) = diagnostic.node.typeAround {
      return [
        DiagnosticCollector.Note(
          mistake: .syntax("in \(type) '\(name.text)'"),
          span: file.span(of: name)
        )
      ]
    }
    guard ["expected ')'", "expected ']'", "expected '}'"].contains(where: words.message.hasPrefix)
    else { return [] }
    return diagnostic.notes.map { note in
      let start = note.position.utf8Offset
      return DiagnosticCollector.Note(
        mistake: .syntax(lowercased(note.message)),
        span: SourceSpan(file: file.index, start: start, end: start + 1)
      )
    }
  }

  private func fixIts(of diagnostic: Diagnostic) -> [SceneFixIt] {
    diagnostic.fixIts.compactMap { fixIt in
      guard let edit = fixIt.edits.first, fixIt.edits.count == 1 else { return nil }
      return SceneFixIt(
        message: fixIt.message.message,
        range: edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset,
        replacement: edit.replacement
      )
    }
  }
}

extension TokenSyntax {
  /// Whether this is an `=` with spaces around it, and before it a character that is no space.
  ///
  /// To the lexer its sides differ; the fix-it of swift-syntax 603 for that adds the spaces that
  /// lack, finds none, and stops the process. A line separator or a vertical tab is enough.
  fileprivate var isEqualAfterStrayCharacter: Bool {
    guard tokenKind == .equal, trailingTrivia.contains(where: \.isSpaceOrTab),
      let before = previousToken(viewMode: .all)?.trailingTrivia,
      before.contains(where: \.isSpaceOrTab), let last = (before + leadingTrivia).pieces.last
    else { return false }
    // These two the lexer takes for spaces, with warnings of their own.
    if last == .unexpectedText("\u{A0}") || last == .unexpectedText("\0") { return false }
    return !last.isSpaceOrTab && !last.isNewline && !last.isComment
  }
}

extension Diagnostic {
  /// Whether a body lacks its `}` where the file ends.
  fileprivate var lacksBrace: Bool {
    guard let token = (diagMessage as? MissingNodesError)?.missingNodes.first?.as(TokenSyntax.self)
    else { return false }
    return token.tokenKind == .rightBrace
      && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .endOfFile
  }

  /// Whether a type or an extension lacks its `}` where the file ends.
  fileprivate var lacksBraceAtEnd: Bool {
    guard let token = (diagMessage as? MissingNodesError)?.missingNodes.first?.as(TokenSyntax.self)
    else { return false }
    return token.tokenKind == .rightBrace && token.parent?.is(MemberBlockSyntax.self) == true
      && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .endOfFile
  }
}

extension Syntax {
  /// The nearest type or extension around, as notes name it.
  fileprivate var typeAround: (String, TokenSyntax)? {
    var current = parent
    while let node = current {
      switch node.as(SyntaxEnum.self) {
      case .structDecl(let type): return ("declaration of", type.name)
      case .classDecl(let type): return ("declaration of", type.name)
      case .enumDecl(let type): return ("declaration of", type.name)
      case .actorDecl(let type): return ("declaration of", type.name)
      case .protocolDecl(let type): return ("declaration of", type.name)
      case .extensionDecl(let type):
        guard let name = type.extendedType.as(IdentifierTypeSyntax.self)?.name else { return nil }
        return ("extension of", name)
      default: current = node.parent
      }
    }
    return nil
  }

  /// How many bodies in it end with a brace and begin with none.
  fileprivate var takenBraces: Int {
    guard hasError else { return 0 }
    let own = self.as(CodeBlockSyntax.self).map {
      $0.leftBrace.presence == .missing && $0.rightBrace.presence == .present
    }
    return children(viewMode: .all).reduce(own == true ? 1 : 0) { $0 + $1.takenBraces }
  }
}
