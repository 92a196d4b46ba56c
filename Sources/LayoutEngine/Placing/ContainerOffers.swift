/// What scroll views and other containers were offered last; frames relative to them depend on it.
struct ContainerOffers {
  var offers: [Int: Proposal] = [:]
  /// The nodes that answer otherwise under another offer, by the nearest container around.
  var dependents: [Int: [Int]] = [:]
  /// The nearest container around each of these nodes, -1 where there is none.
  var nearest: [Int: Int] = [:]
}

extension LayoutPass {
  /// Finds the nodes between each frame relative to its container and the container.
  ///
  /// - Complexity: One step for each such node.
  func linkContainers() {
    guard tree.hasContainerRelativeFrames else { return }
    for start in 0..<count {
      guard case .containerRelative = nodes[start].rule else { continue }
      var path: [Int] = []
      var node = start
      while node >= 0, containerOffers.nearest[node] == nil, !isContainer(node) {
        path.append(node)
        node = Int(parents[node])
      }
      // A path that meets an earlier one goes on to the container of that one.
      let container = node < 0 ? -1 : containerOffers.nearest[node] ?? node
      for dependent in path { containerOffers.nearest[dependent] = container }
      containerOffers.dependents[container, default: []] += path
    }
  }

  /// Whether frames may be relative to a node: a scroll view, or what holds a screen of its own.
  func isContainer(_ node: Int) -> Bool {
    switch nodes[node].rule {
    case .scroll: true
    case .trait(let index):
      tree.hasContainerRelativeFrames && tree.traits[Int(index)].key == LayoutTrait.container
    default: false
    }
  }

  /// Records what a container is offered.
  ///
  /// Answers given under another offer no longer hold for what depends on it.
  ///
  /// - Complexity: One step for each dependent node and new offer; a container inside has its own.
  func noteContainer(_ node: Int, _ proposal: Proposal) {
    guard tree.hasContainerRelativeFrames else { return }
    guard let dependents = containerOffers.dependents[node],
      containerOffers.offers[node] != proposal
    else {
      containerOffers.offers[node] = proposal
      return
    }
    containerOffers.offers[node] = proposal
    for dependent in dependents { memo.forget(dependent) }
    if !guides.isEmpty { guides.removeAll(keepingCapacity: true) }
  }

  /// What the nearest container around a node is offered, or the size of the canvas.
  func container(of node: Int) -> Proposal {
    guard let found = containerOffers.nearest[node], let offer = containerOffers.offers[found]
    else {
      return Proposal(canvas)
    }
    return offer
  }
}
