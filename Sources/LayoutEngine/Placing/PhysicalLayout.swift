/// Turns leading into left or right: the only place where a direction decides a coordinate.
///
/// Every container mirrors its children inside its own bounds when its direction is right-to-left:
/// a child that begins `x` from the leading edge of a parent `W` wide and is `w` wide itself begins
/// at W - x - w from the left. Nothing else in layout depends on the direction, so a tree is measured
/// and placed once and resolved twice; only where a part keeps a direction of its own is it placed
/// for each.
extension LayoutPass {
  /// The placed tree as seen in a direction, its first node moved by `offset`, in points.
  ///
  /// - Complexity: Two steps for each node, and the layout of what geometry readers contain.
  func physicalNodes(_ direction: LayoutDirection, offset: CGPoint = .zero) -> [PlacedNode] {
    withUnsafeTemporaryAllocation(of: PhysicalPlace.self, capacity: count + 1) { places in
      var contents: [[PlacedNode]] = []
      let total = findPlaces(places, direction, offset, &contents)
      return Array(unsafeUninitializedCapacity: total) { buffer, initialized in
        write(total, places, direction, contents, to: buffer)
        initialized = total
      }
    }
  }

  /// Finds every node's corner and its place in the result, from the root to the leaves.
  ///
  /// - Returns: The number of nodes in the result.
  private func findPlaces(
    _ places: UnsafeMutableBufferPointer<PhysicalPlace>,
    _ direction: LayoutDirection,
    _ offset: CGPoint,
    _ contents: inout [[PlacedNode]]
  ) -> Int {
    let (nodes, placements, count) = (nodes, placements, count)
    let waits = tree.hasReaders
    var total = 0
    var node = 0
    while node < count {
      let placement = placements[node]
      if placement.isAbsent {
        places[node] = PhysicalPlace(corner: .zero, index: total)
        node = Int(nodes[node].end)
        continue
      }
      let corner = corner(of: node, placement, direction, offset, places)
      places[node] = PhysicalPlace(corner: corner, index: total)
      total += 1
      if waits {
        let frame = CGRect(origin: corner, size: placement.size)
        report(frame, of: node, direction)
        if case .geometryReader(let reader) = nodes[node].rule {
          let geometry = ReaderGeometry(
            size: frame.size,
            frame: frame,
            layoutDirection: nodes[node].direction ?? direction,
            canvas: safeCanvas,
            safeAreaInsets: safeArea.rooms[node] ?? EdgeInsets()
          )
          contents.append(content(of: Int(reader), geometry))
          total += contents[contents.count - 1].count
        }
      }
      node += 1
    }
    places[count] = PhysicalPlace(corner: .zero, index: total)
    return total
  }

  /// The top left corner of a node in the canvas, in points, its parent's being found.
  @inline(__always)
  private func corner(
    of node: Int,
    _ placement: Placement,
    _ direction: LayoutDirection,
    _ offset: CGPoint,
    _ places: UnsafeMutableBufferPointer<PhysicalPlace>
  ) -> CGPoint {
    var corner = placement.origin
    let parent = Int(parents[node])
    guard parent >= 0 else { return CGPoint(x: corner.x + offset.x, y: corner.y + offset.y) }
    if (nodes[parent].direction ?? direction) == .rightToLeft {
      corner.x = placements[parent].size.width - corner.x - placement.size.width
    }
    corner.x += places[parent].corner.x
    corner.y += places[parent].corner.y
    return corner
  }

  private func write(
    _ total: Int,
    _ places: UnsafeMutableBufferPointer<PhysicalPlace>,
    _ direction: LayoutDirection,
    _ contents: [[PlacedNode]],
    to buffer: UnsafeMutableBufferPointer<PlacedNode>
  ) {
    guard let start = buffer.baseAddress else { return }
    start.initialize(repeating: .blank, count: total)
    let (nodes, placements, knowledge, count) = (nodes, placements, knowledge, count)
    let (hasDepth, hasGuides) = (tree.hasDepth, hasGuides)
    var pending = contents.makeIterator()
    var node = 0
    while node < count {
      let end = Int(nodes[node].end)
      if placements[node].isAbsent {
        node = end
        continue
      }
      let own = nodes[node].direction ?? direction
      let size = placements[node].size
      let index = places[node].index
      // Most nodes have no content, and setting plain numbers one by one costs a third of moving a
      // whole node with its reference.
      start[index].frame = CGRect(origin: places[node].corner, size: size)
      start[index].end = places[end].index
      start[index].layoutDirection = own
      // What stands behind a view comes before all of its siblings.
      if knowledge[node].contains(.behind) {
        start[index].zIndex = -.infinity
      } else if hasDepth {
        start[index].zIndex = zIndex(of: node)
      }
      if knowledge[node].contains(.content) {
        start[index].content = content(of: node, size: size, direction: own)
      }
      if hasGuides {
        let frame = CGRect(origin: places[node].corner, size: size)
        let guides = guides(of: node, frame: frame, own) {
          CGRect(origin: places[node + 1].corner, size: placements[node + 1].size)
        }
        if !guides.isEmpty {
          let content = start[index].content ?? PlacedNode.noContent
          start[index].content = content.with(guides)
        }
      }
      if case .geometryReader = nodes[node].rule {
        for (offset, inner) in (pending.next() ?? []).enumerated() {
          var inner = inner
          inner.end += index + 1
          start[index + 1 + offset] = inner
        }
      }
      node += 1
    }
  }

  /// What a geometry reader in the given place contains, ends counted from its first node.
  private func content(of reader: Int, _ geometry: ReaderGeometry) -> [PlacedNode] {
    var geometry = geometry
    geometry.textMeasuring = textMeasuring
    let content = tree.readers[reader](geometry)
    if content.isFull { isFull = true }
    guard content.nodeCount > 0 else {
      readerPasses?.append(nil)
      return content.placedContent ?? []
    }
    let pass = LayoutPass(content, textMeasuring: textMeasuring)
    if readerPasses != nil {
      pass.readerPasses = []
      readerPasses?.append(pass)
    }
    pass.canvas = canvas
    pass.safeCanvas = safeCanvas
    pass.direction = geometry.layoutDirection
    pass.pathElements = pathElements
    pass.touchSafeArea(
      of: geometry.size,
      geometry.safeAreaInsets,
      root: CGRect(origin: .zero, size: geometry.size)
    )
    pass.place(at: .zero, size: geometry.size, proposal: Proposal(geometry.size))
    let nodes = pass.physicalNodes(geometry.layoutDirection, offset: geometry.frame.origin)
    if pass.isFull { isFull = true }
    pathElements = pass.pathElements
    return nodes
  }
}

/// Where a node comes to stand.
private struct PhysicalPlace {
  /// The top left corner in the canvas, in points.
  var corner: CGPoint
  /// The number of nodes before it in the result.
  var index: Int
}
