internal import LayoutEngine
internal import SceneLanguage

/// Something a lint saw in one direction.
struct Sighting {
  /// The node that it was seen at, which both directions have in common.
  let node: Int
  let source: SourcePosition
  /// Makes the finding when it is known in which directions it was seen.
  let finding: (FindingDirections) -> LintFinding
  /// Whether it only matters where the other direction is fine.
  var isOneSided = false
}

extension Sighting {
  /// Joins what was seen in both directions: what is wrong in both is told once.
  ///
  /// - Parameters:
  ///   - first: What was seen left-to-right; `nil` where that was not laid out.
  ///   - second: What was seen right-to-left; `nil` where that was not laid out.
  /// - Returns: What was found, and where in the scene's text.
  static func joined(
    _ first: [Sighting]?,
    _ second: [Sighting]?
  ) -> [(source: SourcePosition, finding: LintFinding)] {
    guard let first, let second else {
      return (first ?? second ?? []).filter { !$0.isOneSided }.map {
        ($0.source, $0.finding(.both))
      }
    }
    func keys(_ sightings: [Sighting]) -> Set<Key> {
      Set(sightings.map { Key(node: $0.node, lint: $0.finding(.both).lint) })
    }
    let (inFirst, inSecond) = (keys(first), keys(second))
    var findings: [(SourcePosition, LintFinding)] = []
    for sighting in first {
      let key = Key(node: sighting.node, lint: sighting.finding(.both).lint)
      let isInBoth = inSecond.contains(key)
      if isInBoth && sighting.isOneSided { continue }
      findings.append((sighting.source, sighting.finding(isInBoth ? .both : .leftToRight)))
    }
    for sighting in second {
      let key = Key(node: sighting.node, lint: sighting.finding(.both).lint)
      if !inFirst.contains(key) {
        findings.append((sighting.source, sighting.finding(.rightToLeft)))
      }
    }
    return findings
  }

  private struct Key: Hashable {
    let node: Int
    let lint: SceneLint
  }
}
