/// The rules that a file silences by comments, line by line.
///
///     // diptych:disable:next truncated-text     the next line
///     Text(title) // diptych:disable:this        this line, every rule
///     // diptych:disable overlapping-text        from here
///     // diptych:enable overlapping-text         to here
package struct LintSilence {
  /// A rule, or `nil` for all of them, and the lines on which it is silent, counted from 1.
  private var ranges: [(lint: SceneLint?, lines: ClosedRange<Int>)] = []
  /// What the comments name and no rule is called.
  package private(set) var unknown: [(name: String, position: LinePosition)] = []

  /// Reads the comments of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) {
    guard text.contains(Self.mark) else { return }
    var open: [SceneLint?: Int] = [:]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let comment = Self.comment(in: line) else { continue }
      let number = index + 1
      let named = lints(in: comment, line: number)
      switch comment.command {
      case "disable:next": for lint in named { ranges.append((lint, number + 1...number + 1)) }
      case "disable:this": for lint in named { ranges.append((lint, number...number)) }
      case "disable": for lint in named where open[lint] == nil { open[lint] = number }
      case "enable":
        for lint in named {
          if let start = open.removeValue(forKey: lint) { ranges.append((lint, start...number)) }
        }
      default: unknown.append((comment.command, comment.position(line: number)))
      }
    }
    for (lint, start) in open { ranges.append((lint, start...lines.count)) }
  }

  /// Whether a rule says nothing about a line.
  package func covers(_ lint: SceneLint, line: Int) -> Bool {
    ranges.contains { ($0.lint == nil || $0.lint == lint) && $0.lines.contains(line) }
  }

  private static let mark = "diptych:"

  private struct Comment {
    let command: String
    let names: [Substring]
    let column: Int

    func position(line: Int) -> LinePosition { LinePosition(line: line, column: column) }
  }

  private static func comment(in line: Substring) -> Comment? {
    guard let slashes = line.firstRange(of: "//") else { return nil }
    guard let start = line[slashes.upperBound...].firstRange(of: mark) else { return nil }
    let words = line[start.upperBound...].split {
      $0 == " " || $0 == "," || $0 == "\t" || $0 == "\r"
    }
    guard let command = words.first, command.hasPrefix("disable") || command.hasPrefix("enable")
    else { return nil }
    let column = line[..<start.lowerBound].utf8.count + 1
    return Comment(command: String(command), names: Array(words.dropFirst()), column: column)
  }

  /// The rules that a comment names; all where it names none, or says "all".
  private mutating func lints(in comment: Comment, line: Int) -> [SceneLint?] {
    if comment.names.isEmpty || comment.names == ["all"] { return [nil] }
    return comment.names.compactMap { name in
      if let lint = SceneLint(rawValue: String(name)) { return lint }
      unknown.append((String(name), comment.position(line: line)))
      return nil
    }
  }
}
