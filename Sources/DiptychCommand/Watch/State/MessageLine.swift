internal import PreviewPipeline
internal import SceneLanguage

/// A line of what is wrong with a scene, or of what it printed.
struct MessageLine: Hashable, Sendable {
  /// What a line is, which decides how it is fitted into the screen.
  enum Kind: Hashable, Sendable {
    /// Told by the scene itself.
    case console
    /// A sentence, which is wrapped.
    case sentence(SceneDiagnostic.Severity)
    /// A line of the source or the mark below it, which is cut.
    case source
  }

  var text: String
  var kind: Kind

  /// The most lines and mistakes that are kept, and the most characters of a line.
  private static let limits = (lines: 1_000, mistakes: 200, characters: 1_000)

  /// Mistakes first, each with its place in the source, and then what the scene printed.
  static func lines(of report: PreviewReport) -> [MessageLine] {
    var lines = mistakes(of: report)
    for line in report.console.prefix(max(limits.lines - lines.count, 0)) {
      lines.append(MessageLine(text: expanded(line[...]), kind: .console))
    }
    return lines
  }

  private static func mistakes(of report: PreviewReport) -> [MessageLine] {
    guard !report.diagnostics.isEmpty else { return [] }
    var untold = report.diagnostics[...]
    return report.text(ofFirst: limits.mistakes, usesColors: false).split(separator: "\n").map {
      guard let next = untold.first, $0.contains(": \(next.severity.rawValue): \(next.message)")
      else { return MessageLine(text: expanded($0), kind: .source) }
      untold.removeFirst()
      return MessageLine(text: expanded($0), kind: .sentence(next.severity))
    }
  }

  /// The line with its tabs as spaces, up to the next multiple of eight.
  private static func expanded(_ line: Substring) -> String {
    var text = ""
    var column = 0
    for character in line.prefix(limits.characters) {
      let spaces = character == "\t" ? 8 - column % 8 : 0
      text += spaces == 0 ? String(character) : String(repeating: " ", count: spaces)
      column += max(spaces, 1)
    }
    return text
  }
}
