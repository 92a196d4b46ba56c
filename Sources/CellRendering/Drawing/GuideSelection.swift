import LayoutEngine

/// The guides of a tree that are drawn.
struct GuideSelection {
  let guides: [PlacedGuide]

  /// Chooses the guides of a node, or of the nearest around it that has some; `nil` chooses all.
  ///
  /// Of all guides, those of views without views inside are left out: nothing follows them.
  init(_ tree: PlacedTree, node: Int?) {
    guard let node else {
      guides = tree.nodes.indices.filter { Self.isFollowed($0, in: tree) }
        .flatMap { tree.nodes[$0].guides }
      return
    }
    // Parents stand before their children and end after them.
    let around = (0...max(node, 0)).last { index in
      tree.nodes.indices.contains(index) && !tree.nodes[index].guides.isEmpty
        && tree.nodes[index].end > node
    }
    guides = around.map { tree.nodes[$0].guides } ?? []
  }

  private static func isFollowed(_ index: Int, in tree: PlacedTree) -> Bool {
    let node = tree.nodes[index]
    guard !node.guides.isEmpty else { return false }
    if node.element == nil { return true }
    let end = min(node.end, tree.nodes.count)
    return index + 1 < end && tree.nodes[index + 1..<end].contains { $0.element != nil }
  }
}
