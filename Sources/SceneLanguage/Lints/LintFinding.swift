/// What a lint found; the words for it are in `LintFinding+Wording.swift`.
package enum LintFinding: Hashable, Sendable {
  case truncatedText(String, FindingDirections)
  case overlappingText(String, String, FindingDirections)
  /// How far the view reaches out, in points, and over which edge.
  case outsideCanvas(String, by: Double, edge: String, FindingDirections)
  case clippedContent(String, FindingDirections)
  case zeroSize(String, FindingDirections)
  case invalidFrame(String)
  case doubleFlip(String)
  case fixedSymbol(String, instead: String?)
  case pinnedDirection(String)
  case physicalAnchor(String, instead: String)
  case physicalAlignment(String, instead: String)
  case physicalInsets(String, instead: String)
  case unknownLint(String, names: [String])

  package var lint: SceneLint {
    switch self {
    case .truncatedText: .truncatedText
    case .overlappingText: .overlappingText
    case .outsideCanvas: .outsideCanvas
    case .clippedContent: .clippedContent
    case .zeroSize: .zeroSize
    case .invalidFrame: .invalidFrame
    case .doubleFlip: .doubleFlip
    case .fixedSymbol: .fixedSymbol
    case .pinnedDirection: .pinnedDirection
    case .physicalAnchor: .physicalAnchor
    case .physicalAlignment: .physicalAlignment
    case .physicalInsets: .physicalInsets
    case .unknownLint: .unknownLint
    }
  }
}

extension SceneDiagnostic {
  /// The rule that found it; `nil` for mistakes, which are not silenced.
  package var lint: SceneLint? {
    if case .finding(let finding) = mistake { finding.lint } else { nil }
  }
}
