/// Turns leading into left or right: the only place where a direction decides a coordinate.
///
/// Every container mirrors its children inside its own bounds when its direction is right-to-left:
/// a child that begins `x` from the leading edge of a parent `W` wide and is `w` wide itself begins
/// at W - x - w from the left. Nothing else in layout depends on the direction, so a tree is measured
/// and placed once and resolved twice.
extension LayoutPass {
  /// The placed tree as seen in a direction, its first node moved by `offset`, in points.
  ///
  /// - Complexity: One step for each node, and the layout of what geometry readers contain.
  func physicalNodes(
    _ direction: LayoutDirection,
    offset: CGPoint = .zero,
    into result: inout [PlacedNode]
  ) {
    var lefts = ContiguousArray<CGPoint>(repeating: .zero, count: nodes.count)
    // The places in `result` whose ends are still open, with the node where they end.
    var open: [(place: Int, end: Int)] = []
    var node = 0
    while node < nodes.count {
      while let last = open.last, last.end <= node {
        result[last.place].end = result.count
        open.removeLast()
      }
      let placement = placements[node]
      if placement.isAbsent {
        node = Int(nodes[node].end)
        continue
      }
      let parent = Int(parents[node])
      var corner = placement.origin
      if parent >= 0 {
        if (nodes[parent].direction ?? direction) == .rightToLeft {
          corner.x = placements[parent].size.width - corner.x - placement.size.width
        }
        corner.x += lefts[parent].x
        corner.y += lefts[parent].y
      } else {
        corner.x += offset.x
        corner.y += offset.y
      }
      lefts[node] = corner
      open.append((result.count, Int(nodes[node].end)))
      let frame = CGRect(origin: corner, size: placement.size)
      report(frame, of: node, direction)
      result.append(placedNode(node, frame: frame, direction: direction))
      if case .geometryReader(let reader) = nodes[node].rule {
        appendContent(of: Int(reader), node: node, frame: frame, direction, into: &result)
      }
      node += 1
    }
    for rest in open { result[rest.place].end = result.count }
  }

  private func placedNode(
    _ node: Int,
    frame: CGRect,
    direction: LayoutDirection
  ) -> PlacedNode {
    let data = nodes[node]
    var placed = PlacedNode(
      frame: frame,
      end: 0,
      layoutDirection: data.direction ?? direction,
      zIndex: depth(of: node)
    )
    if data.drawing >= 0 {
      switch tree.drawings[Int(data.drawing)] {
      case .fixed(let drawing): placed.drawing = drawing
      case .sized(let make): placed.drawing = make(frame.size, placed.layoutDirection)
      }
    }
    if data.element >= 0 { placed.element = tree.elements[Int(data.element)] }
    switch data.rule {
    case .effect(let index):
      switch tree.effects[Int(index)] {
      case .fixed(let effect): placed.effect = effect
      case .sized(let make): placed.effect = make(frame.size, placed.layoutDirection)
      }
    case .identifier(let index): placed.identifier = tree.identifiers[Int(index)]
    case .text(let index): placed.drawing = .text(tree.texts[Int(index)])
    default: break
    }
    return placed
  }

  /// The order in depth among siblings; what stands behind a view comes before all.
  private func depth(of node: Int) -> Double {
    let parent = Int(parents[node])
    if parent >= 0, node != parent + 1, case .background = nodes[parent].rule {
      return -.infinity
    }
    return tree.hasDepth ? zIndex(of: node) : 0
  }

  private func appendContent(
    of reader: Int,
    node: Int,
    frame: CGRect,
    _ direction: LayoutDirection,
    into result: inout [PlacedNode]
  ) {
    let own = nodes[node].direction ?? direction
    let content = tree.readers[reader](
      ReaderGeometry(size: frame.size, frame: frame, layoutDirection: own)
    )
    guard !content.nodes.isEmpty else { return }
    let pass = LayoutPass(content, textMeasuring: textMeasuring)
    pass.place(at: .zero, size: frame.size, proposal: Proposal(frame.size))
    pass.physicalNodes(own, offset: frame.origin, into: &result)
  }
}
