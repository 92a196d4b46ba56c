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
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: count) { corners in
      var open = OpenNodes()
      var node = 0
      while node < count {
        open.close(before: node, in: &result)
        let placement = placements[node]
        let end = Int(nodes[node].end)
        if placement.isAbsent {
          node = end
          continue
        }
        let corner = corner(of: node, placement, direction, offset, corners)
        corners[node] = corner
        open.open(result.count, end: end)
        let frame = CGRect(origin: corner, size: placement.size)
        report(frame, of: node, direction)
        let own = nodes[node].direction ?? direction
        result.append(
          PlacedNode(
            frame: frame,
            end: 0,
            layoutDirection: own,
            zIndex: depth(of: node),
            content: content(of: node, size: frame.size, direction: own)
          )
        )
        if case .geometryReader(let reader) = nodes[node].rule {
          appendContent(of: Int(reader), frame: frame, own, into: &result)
        }
        node += 1
      }
      open.close(before: count, in: &result)
    }
  }

  /// The top left corner of a node in the canvas, in points, its ancestors' being found.
  @inline(__always)
  private func corner(
    of node: Int,
    _ placement: Placement,
    _ direction: LayoutDirection,
    _ offset: CGPoint,
    _ corners: UnsafeMutableBufferPointer<CGPoint>
  ) -> CGPoint {
    var corner = placement.origin
    let parent = Int(parents[node])
    guard parent >= 0 else { return CGPoint(x: corner.x + offset.x, y: corner.y + offset.y) }
    if (nodes[parent].direction ?? direction) == .rightToLeft {
      corner.x = placements[parent].size.width - corner.x - placement.size.width
    }
    corner.x += corners[parent].x
    corner.y += corners[parent].y
    return corner
  }

  /// The order in depth among siblings; what stands behind a view comes before all.
  private func depth(of node: Int) -> Double {
    if knowledge[node].contains(.behind) { return -.infinity }
    return tree.hasDepth ? zIndex(of: node) : 0
  }

  private func appendContent(
    of reader: Int,
    frame: CGRect,
    _ direction: LayoutDirection,
    into result: inout [PlacedNode]
  ) {
    let content = tree.readers[reader](
      ReaderGeometry(size: frame.size, frame: frame, layoutDirection: direction)
    )
    guard content.nodeCount > 0 else { return }
    let pass = LayoutPass(content, textMeasuring: textMeasuring)
    pass.place(at: .zero, size: frame.size, proposal: Proposal(frame.size))
    pass.physicalNodes(direction, offset: frame.origin, into: &result)
  }
}

/// The placed nodes whose ends the walk has not reached yet.
private struct OpenNodes {
  private var stack: ContiguousArray<(place: Int32, end: Int32)> = []

  mutating func open(_ place: Int, end: Int) {
    stack.append((Int32(truncatingIfNeeded: place), Int32(truncatingIfNeeded: end)))
  }

  /// Ends all nodes whose descendants stand before a node.
  mutating func close(before node: Int, in result: inout [PlacedNode]) {
    while let last = stack.last, Int(last.end) <= node {
      result[Int(last.place)].end = result.count
      stack.removeLast()
    }
  }
}
