internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

extension Binder {
  /// Tells every syntax error of a file at once.
  func reportSyntaxMistakes(of file: SceneFile) {
    guard file.tree.hasError || file.tree.hasWarning else { return }
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: file.tree) {
      let start = diagnostic.position.utf8Offset
      let end = max(start, diagnostic.node.endPositionBeforeTrailingTrivia.utf8Offset)
      let span = SourceSpan(file: file.index, start: start, end: end)
      report(
        .syntax(diagnostic.message),
        at: span,
        severity: diagnostic.diagMessage.severity == .error ? .error : .warning,
        fixIts: fixIts(of: diagnostic)
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
