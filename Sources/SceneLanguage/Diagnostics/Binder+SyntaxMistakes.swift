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
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: file.tree)
    where !ParserWording.isTold(with: diagnostic) {
      let wording = ParserWording(diagnostic)
      let line = file.position(at: diagnostic.position.utf8Offset).line
      // What lacks behind a text without an end may well be in it, and of several ends that lack
      // at one place the innermost is told.
      if diagnostic.diagMessage is MissingNodesError {
        if openTexts.contains(line) { continue }
        if wording?.message == ParserWording.openText { openTexts.insert(line) }
        if let wording, !told.insert(wording.position).inserted { continue }
      }
      let start = (wording?.position ?? diagnostic.position).utf8Offset
      let end = max(start, diagnostic.node.endPositionBeforeTrailingTrivia.utf8Offset)
      report(
        .syntax(wording?.message ?? lowercased(diagnostic.message)),
        at: SourceSpan(file: file.index, start: start, end: end),
        severity: diagnostic.diagMessage.severity == .error ? .error : .warning,
        fixIts: fixIts(of: diagnostic)
      )
    }
  }

  /// The message with a small letter at its beginning, as the compiler writes messages.
  private func lowercased(_ message: String) -> String {
    guard let first = message.first, first.isUppercase,
      message.dropFirst().first?.isLowercase == true
    else { return message }
    return first.lowercased() + message.dropFirst()
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
