internal import LayoutEngine

extension LintFinding {
  /// What was found and what to do about it, with the name by which it is silenced.
  package var wording: String { "\(sentence) [\(lint.rawValue)]" }

  private var sentence: String {
    switch self {
    case .truncatedText(let text, let directions):
      "the text '\(text.shortened)' is cut\(directions.wording); give it more room, more lines, "
        + "or 'minimumScaleFactor'"
    case .overlappingText(let first, let second, let directions):
      "the texts '\(first.shortened)' and '\(second.shortened)' lie over each other"
        + directions.wording
    case .outsideCanvas(let type, let distance, let edge, let directions):
      "'\(type)' reaches \(distance.decimalText) points over the \(edge) edge of the canvas"
        + directions.wording
    case .clippedContent(let type, let directions):
      "'\(type)' is cut by a clip around it\(directions.wording); give the clip more room"
    case .zeroSize(let type, let directions):
      "'\(type)' has no room to show anything\(directions.wording); "
        + "see who takes it with 'diptych explain'"
    case .invalidFrame(let modifier):
      "a negative or infinite length in '\(modifier)' is ignored; "
        + "lengths are 0 or more, and 'maxWidth: .infinity' fills"
    case .doubleFlip(let modifier):
      "\(modifier) is mirrored twice: SwiftUI counts x from the leading edge in both directions, "
        + "and the scene changes it again; leave it to SwiftUI"
    case .fixedSymbol(let name, let instead):
      "the symbol '\(name)' does not turn in right-to-left"
        + (instead.map { "; '\($0)' does" } ?? "")
    case .pinnedDirection(let type):
      "'\(type)' stays left-to-right for right-to-left readers; "
        + "leave 'layoutDirection' to the system unless it is a clock, a player, or a number"
    case .physicalAnchor(let name, let instead):
      "'\(name)' does not turn in right-to-left; '\(instead)' does"
    case .physicalAlignment(let name, let instead):
      "'\(name)' does not turn in right-to-left; '\(instead)' does"
    case .physicalInsets(let name, let instead):
      "'\(name)' with different left and right edges does not turn in right-to-left; "
        + "'\(instead)' does"
    case .unknownLint(let name, let names):
      "there is no rule '\(name)' to silence; there are \(names.joined(separator: ", "))"
    }
  }
}

extension FindingDirections {
  fileprivate var wording: String {
    switch self {
    case .leftToRight: " in left-to-right only"
    case .rightToLeft: " in right-to-left only"
    case .both: ""
    }
  }
}

extension String {
  /// The longest text that is told whole, in characters.
  private static let longest = 30

  fileprivate var shortened: String {
    let line = prefix { !$0.isNewline }
    let isWhole = line.endIndex == endIndex && line.count <= Self.longest
    return "\(line.prefix(Self.longest))\(isWhole ? "" : "…")"
  }
}
