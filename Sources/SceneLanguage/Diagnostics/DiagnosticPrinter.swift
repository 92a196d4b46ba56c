/// Prints diagnostics for people: the place and message, then the source line with a mark.
package enum DiagnosticPrinter {
  /// The text of diagnostics, in their order.
  ///
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
    let texts = Dictionary(sources.map { ($0.path, $0.text.safeLines) }) { first, _ in first }
    return diagnostics.map { diagnostic in
      text(of: diagnostic, lines: texts[diagnostic.file] ?? [], color: color)
    }.joined()
  }

  private static func text(
    of diagnostic: SceneDiagnostic,
    lines: [String],
    color: Bool
  ) -> String {
    let path = diagnostic.file.withoutControlCharacters
    let word = paint(diagnostic.severity.rawValue + ":", as: diagnostic.severity, if: color)
    var text = "\(path):\(diagnostic.line):\(diagnostic.column): \(word) \(diagnostic.message)\n"
    if lines.indices.contains(diagnostic.line - 1) {
      let line = lines[diagnostic.line - 1]
      let before = String(decoding: line.utf8.prefix(diagnostic.column - 1), as: UTF8.self)
      // Tabs stay tabs, so that the mark stands under its place however wide they are.
      let indent = String(before.map { $0 == "\t" ? "\t" : " " })
      text += line + "\n" + indent + paint("^", as: diagnostic.severity, if: color) + "\n"
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
  /// The lines, with nothing in them that a terminal would obey, each as long in UTF-8 as before.
  fileprivate var safeLines: [String] {
    split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      var scalars = String.UnicodeScalarView()
      for scalar in line.unicodeScalars {
        if scalar.isObeyedByTerminals {
          // The mark below is placed by bytes, so every byte is replaced by one character.
          for _ in 0..<UTF8.width(scalar) { scalars.append("?") }
        } else {
          scalars.append(scalar)
        }
      }
      return String(scalars)
    }
  }
}
