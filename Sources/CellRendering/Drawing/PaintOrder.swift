import LayoutEngine

/// The nodes of a tree in the order in which they are painted.
///
/// It is that of the tree unless a node has a depth of its own. Each subtree stays together: a node
/// and all inside it take as many places in a row as in the tree.
struct PaintOrder {
  /// The nodes by their places; empty where they stand as in the tree.
  private var order: [Int] = []

  /// Finds the order of a tree's nodes.
  ///
  /// - Complexity: O(*n* log *n*) in the number of nodes, without recursion; O(*n*) where no node has
  ///   a depth of its own.
  init(_ nodes: UnsafeBufferPointer<PlacedNode>) {
    guard nodes.contains(where: { $0.zIndex != 0 }) else { return }
    order.reserveCapacity(nodes.count)
    var pending: [Int] = []
    Self.push(0..<nodes.count, of: nodes, to: &pending)
    while let index = pending.popLast() {
      order.append(index)
      let end = nodes.end(ofSubtree: index)
      if index + 1 < end { Self.push(index + 1..<end, of: nodes, to: &pending) }
    }
  }

  /// The node at a place.
  @inline(__always)
  subscript(position: Int) -> Int { order.isEmpty ? position : order[position] }

  /// Has the topmost nodes of a range come next, those of the least depth first.
  ///
  /// Equal depths stay in the order of the tree.
  private static func push(
    _ range: Range<Int>,
    of nodes: UnsafeBufferPointer<PlacedNode>,
    to pending: inout [Int]
  ) {
    let first = pending.count
    var isFlat = true
    var index = range.lowerBound
    while index < range.upperBound {
      pending.append(index)
      isFlat = isFlat && nodes[index].zIndex == 0
      index = nodes.end(ofSubtree: index)
    }
    if pending.count == first + 1 { return }
    // What is pushed last comes first.
    pending.withUnsafeMutableBufferPointer { pending in
      var siblings = UnsafeMutableBufferPointer(rebasing: pending[first...])
      if isFlat {
        siblings.reverse()
      } else {
        siblings.sort { (nodes[$0].depth, $0) > (nodes[$1].depth, $1) }
      }
    }
  }
}

extension UnsafeBufferPointer<PlacedNode> {
  /// The index behind the last node that is inside of a node.
  @inline(__always)
  func end(ofSubtree index: Int) -> Int {
    Swift.min(Swift.max(self[index].end, index + 1), count)
  }
}

extension PlacedNode {
  /// The place among siblings; one that is no number counts as none.
  fileprivate var depth: Double { zIndex.isNaN ? 0 : zIndex }
}
