/// What scroll views were offered last, on which frames relative to them depend.
struct ScrollOffers {
  var offers: [Int: Proposal] = [:]
  /// The nodes that answer otherwise under another offer, by the nearest scroll view around.
  var dependents: [Int: [Int]] = [:]
  /// The nearest scroll view around each of these nodes, -1 where there is none.
  var nearest: [Int: Int] = [:]
}

extension LayoutPass {
  /// Finds the nodes between each frame relative to its container and the nearest scroll view.
  ///
  /// - Complexity: One step for each such node.
  func linkContainers() {
    guard tree.hasContainerRelativeFrames else { return }
    for start in 0..<count {
      guard case .containerRelative = nodes[start].rule else { continue }
      var path: [Int] = []
      var node = start
      while node >= 0, scrollOffers.nearest[node] == nil, !isScroll(node) {
        path.append(node)
        node = Int(parents[node])
      }
      // A path that meets an earlier one goes on to the scroll view of that one.
      let scroll = node < 0 ? -1 : scrollOffers.nearest[node] ?? node
      for dependent in path { scrollOffers.nearest[dependent] = scroll }
      scrollOffers.dependents[scroll, default: []] += path
    }
  }

  private func isScroll(_ node: Int) -> Bool {
    if case .scroll = nodes[node].rule { true } else { false }
  }

  /// Records what a scroll view is offered.
  ///
  /// Answers given under another offer no longer hold for what depends on it.
  ///
  /// - Complexity: One step for each dependent node and new offer; a scroll view inside has its own.
  func noteContainer(_ node: Int, _ proposal: Proposal) {
    guard tree.hasContainerRelativeFrames else { return }
    guard let dependents = scrollOffers.dependents[node],
      scrollOffers.offers[node] != proposal
    else {
      scrollOffers.offers[node] = proposal
      return
    }
    scrollOffers.offers[node] = proposal
    for dependent in dependents { memo.forget(dependent) }
    if !guides.isEmpty { guides.removeAll(keepingCapacity: true) }
  }

  /// What the nearest scroll view around a node is offered, or the size of the canvas.
  func container(of node: Int) -> Proposal {
    guard let scroll = scrollOffers.nearest[node], let offer = scrollOffers.offers[scroll] else {
      return Proposal(canvas)
    }
    return offer
  }
}
