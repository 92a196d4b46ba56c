/// A rule of `diptych check`: something that is likely not meant, though the scene runs.
///
/// Each case has the name by which it is silenced.
package enum SceneLint: String, CaseIterable, Sendable {
  case truncatedText = "truncated-text"
  case overlappingText = "overlapping-text"
  case outsideCanvas = "outside-canvas"
  case clippedContent = "clipped-content"
  case zeroSize = "zero-size"
  case invalidFrame = "invalid-frame"
  case doubleFlip = "double-flip"
  case fixedSymbol = "fixed-symbol"
  case pinnedDirection = "pinned-direction"
  case physicalAnchor = "physical-anchor"
  case physicalAlignment = "physical-alignment"
  case physicalInsets = "physical-insets"
  case unknownLint = "unknown-lint"

  /// What the rule finds, in one line.
  package var summary: String {
    switch self {
    case .truncatedText: "text that is cut with an ellipsis"
    case .overlappingText: "two texts drawn over each other"
    case .outsideCanvas: "views that reach out of the canvas"
    case .clippedContent: "text and symbols that a clip cuts"
    case .zeroSize: "views that have something to show and no room to show it"
    case .invalidFrame: "frames of a negative or infinite length, which SwiftUI ignores"
    case .doubleFlip: "offsets and positions that are mirrored by hand and by SwiftUI"
    case .fixedSymbol: "arrows to the left or right, which do not turn with their row"
    case .pinnedDirection: "parts that stay left-to-right for everyone"
    case .physicalAnchor: "UIKit constraints to left and right"
    case .physicalAlignment: "UIKit text and content set to the left or right"
    case .physicalInsets: "UIKit insets with different left and right edges"
    case .unknownLint: "silenced rules that do not exist"
    }
  }
}

/// The directions in which something was found.
package enum FindingDirections: Hashable, Sendable {
  case leftToRight
  case rightToLeft
  case both
}
