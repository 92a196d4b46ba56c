internal import LayoutEngine
internal import SceneLanguage

/// Offsets and positions that a scene mirrors by hand.
///
/// SwiftUI counts x from the leading edge in both directions. A scene that changes the sign, or the
/// side, where it reads right-to-left undoes that: the view lands on the same side for everyone.
enum DoubleFlip {
  static func findings(
    _ first: PlacedTree,
    _ second: PlacedTree
  ) -> [(source: SourcePosition, finding: LintFinding)] {
    guard first.steps.count == second.steps.count else { return [] }
    return first.steps.indices.compactMap { index in
      let (left, right) = (first.steps[index], second.steps[index])
      guard let parent = left.parent, let source = first.steps[parent].source,
        second.steps[index].isMirrored
      else { return nil }
      let width = first.steps[parent].answer.width
      let isFlipped =
        switch (left.reason, right.reason) {
        case (.moved(let one), .moved(let other)):
          one.width != 0 && one.width == -other.width
        case (.centered(let one), .centered(let other)):
          one.x != other.x && abs(one.x + other.x - width) < CGRect.tolerance
        default: false
        }
      return isFlipped ? (source, .doubleFlip(first.steps[parent].title)) : nil
    }
  }
}
