/// Prints diagnostics for people: the place and message, then the source line with a mark.
package enum DiagnosticPrinter {
  /// The text of diagnostics, in their order.
  ///
  /// Of a long line only the part around the mistake is shown.
  /// - Parameters:
  ///   - diagnostics: The mistakes.
  ///   - sources: The texts that the diagnostics are about; others are told without their line.
  ///   - color: Whether to colour the text with escape sequences.
  /// - Returns: Lines that end with line ends; nothing when there is no diagnostic.
  package static func text(
    of diagnostics: [SceneDiagnostic],
    sources: [SceneSource],
    color: Bool = false
  ) -> String {
    texts(of: diagnostics, sources: sources, color: color).joined()
  }

  /// The text of each of some diagnostics.
  package static func texts(
    of diagnostics: [SceneDiagnostic],
    sources: [SceneSource],
    color: Bool = false
  ) -> [String] {
    let texts = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
    var lines: [String: [Substring.UTF8View]] = [:]
    return diagnostics.map { diagnostic in
      if lines[diagnostic.file] == nil {
        lines[diagnostic.file] = texts[diagnostic.file]?.linesInBytes ?? []
      }
      return text(of: diagnostic, lines: lines[diagnostic.file] ?? [], color: color)
    }
  }

  private static func text(
    of diagnostic: SceneDiagnostic,
    lines: [Substring.UTF8View],
    color: Bool
  ) -> String {
    let path = diagnostic.file.withoutControlCharacters
    let word = paint(diagnostic.severity.rawValue + ":", as: diagnostic.severity, if: color)
    var text = "\(path):\(diagnostic.line):\(diagnostic.column): \(word) \(diagnostic.message)\n"
    if lines.indices.contains(diagnostic.line - 1) {
      let excerpt = SourceExcerpt(lines[diagnostic.line - 1], markedAt: diagnostic.column - 1)
      let mark = paint("^", as: diagnostic.severity, if: color)
      text += excerpt.line + "\n" + excerpt.indent + mark + "\n"
    }
    for fixIt in diagnostic.fixIts {
      text += "  fix-it: \(fixIt.message.withoutControlCharacters)\n"
    }
    return text
  }

  private static func paint(
    _ text: String,
    as severity: SceneDiagnostic.Severity,
    if color: Bool
  ) -> String {
    guard color else { return text }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}

extension String {
  /// The lines as positions count them, in UTF-8, without what ends them.
  fileprivate var linesInBytes: [Substring.UTF8View] {
    self[...].utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
    }
  }
}
