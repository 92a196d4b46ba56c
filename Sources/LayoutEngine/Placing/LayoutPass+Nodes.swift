extension LayoutPass {
  /// The direct children of a node, in document order.
  func children(of node: Int) -> ChildSequence {
    ChildSequence(nodes: nodes, following: node + 1, end: Int(nodes[node].end))
  }

  /// Walks from sibling to sibling.
  struct ChildSequence: Sequence, IteratorProtocol {
    let nodes: UnsafePointer<LayoutNode>
    var following: Int
    let end: Int

    mutating func next() -> Int? {
      guard following < end else { return nil }
      let child = following
      following = Int(nodes[child].end)
      return child
    }
  }

  /// Whether a node has exactly one child, whose place it then takes.
  func hasOneChild(_ node: Int) -> Bool {
    let end = nodes[node].end
    return node + 1 < Int(end) && nodes[node + 1].end == end
  }

  /// Whether a node has no child.
  func isEmpty(_ node: Int) -> Bool {
    node + 1 == Int(nodes[node].end)
  }

  /// The number of direct children.
  func childCount(of node: Int) -> Int {
    var count = 0
    for _ in children(of: node) { count += 1 }
    return count
  }

  func layoutChildren(of node: Int) -> LayoutChildren {
    if let known = layoutChildNodes[node] { return LayoutChildren(pass: self, nodes: known) }
    let found = Array(children(of: node))
    layoutChildNodes[node] = found
    return LayoutChildren(pass: self, nodes: found)
  }
}
