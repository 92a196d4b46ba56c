internal import LayoutEngine
internal import SceneLanguage

/// Texts that are drawn over each other.
extension ViewSurvey {
  /// The most texts that are compared, each with those beside it.
  private static let limit = 2_000

  /// - Complexity: O(*n*²) in the number of texts at the same height, which are few.
  var overlappingTexts: [Sighting] {
    let texts = views.indices.filter { index in
      guard case .text = views[index].drawing else { return false }
      return views[index].drawing.isVisible && !views[index].isTransformed
    }
    guard texts.count <= Self.limit else { return [] }
    let sorted = texts.sorted { views[$0].frame.minY < views[$1].frame.minY }
    var pairs: [(Int, Int)] = []
    for (place, first) in sorted.enumerated() {
      for second in sorted[(place + 1)...] {
        if views[second].frame.minY >= views[first].frame.maxY { break }
        let common = views[first].frame.intersection(views[second].frame)
        if common.width > 1, common.height > 1 { pairs.append((first, second)) }
      }
    }
    guard !pairs.isEmpty else { return [] }
    let ranks = tree.paintingRanks
    let sightings = pairs.compactMap { first, second in
      let isInOrder = ranks[views[first].node] < ranks[views[second].node]
      return overlap(
        isInOrder ? views[first] : views[second],
        isInOrder ? views[second] : views[first],
        ranks
      )
    }
    return sightings.sorted { $0.node < $1.node }
  }

  private func overlap(
    _ lower: SurveyedView,
    _ upper: SurveyedView,
    _ ranks: [Int]
  ) -> Sighting? {
    let common = lower.frame.intersection(upper.frame)
    // What scrolls passes under and over what does not, as below a bar.
    guard lower.elementNode != upper.elementNode, lower.scrollingNode == upper.scrollingNode,
      case .text(let first) = lower.drawing, case .text(let second) = upper.drawing,
      let source = upper.source
    else { return nil }
    // The same text at the same place looks as one does.
    if first.string == second.string, lower.frame == upper.frame { return nil }
    // What lies under an opaque area is not seen, and meant not to be.
    let between = ranks[lower.node]...ranks[upper.node]
    if views.contains(where: { between.contains(ranks[$0.node]) && $0.hides(common) }) {
      return nil
    }
    return Sighting(node: upper.node, source: source) {
      .overlappingText(first.string, second.string, $0)
    }
  }
}

extension PlacedTree {
  /// For each node how many are painted before it: parents first, siblings in the order of depth.
  fileprivate var paintingRanks: [Int] {
    var ranks = Array(repeating: 0, count: nodes.count)
    var rank = 0
    var pending = siblings(0..<nodes.count)
    while let node = pending.popLast() {
      ranks[node] = rank
      rank += 1
      pending += siblings(node + 1..<max(nodes[node].end, node + 1))
    }
    return ranks
  }

  /// The topmost nodes of a range, the last to be painted first.
  private func siblings(_ range: Range<Int>) -> [Int] {
    var siblings: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      siblings.append(index)
      index = max(nodes[index].end, index + 1)
    }
    return siblings.sorted { (nodes[$0].zIndex, $0) > (nodes[$1].zIndex, $1) }
  }
}

extension SurveyedView {
  /// Whether nothing behind the view is seen through it in a rectangle.
  fileprivate func hides(_ area: CGRect) -> Bool {
    guard case .shape(_, let fill?, _) = drawing, fill.opacity >= 1 else { return false }
    return frame.covers(area)
  }
}
