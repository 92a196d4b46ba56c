/// The layout of one tree: asks views for their sizes, remembers the answers, and places them.
///
/// Everything is leading-based here: x is 0 at the leading edge and grows towards the trailing one.
/// Storage is flat, one slot for each node, because placing is a single walk along the row of nodes:
/// a container puts its children before the walk reaches them.
package final class LayoutPass {
  package let tree: LayoutTree
  let nodes: ContiguousArray<LayoutNode>
  let textMeasuring: any TextMeasuring
  let memo: MeasureMemo
  /// The number of questions answered by a rule rather than from memory.
  package var measureCount: Int { memo.storedCount }

  let priorities: UnsafeMutablePointer<Double>
  let parents: UnsafeMutablePointer<Int32>
  /// The gap before a child of a stack, in points; NaN until the stack has asked.
  let gaps: UnsafeMutablePointer<Double>
  let placements: UnsafeMutablePointer<Placement>

  /// How far a node may reach into the unsafe area, in points, by its edges.
  let unsafeInsets: UnsafeMutablePointer<EdgeInsets>
  /// The room that a container sets aside around a child, in points.
  var addedInsets: [Int: EdgeInsets] = [:]
  /// The rows and columns of grids, once they are found.
  var grids: [Int: GridCells] = [:]
  /// What scroll views were offered last.
  var containerOffers: [Int: Proposal] = [:]
  /// The size of the canvas, in points.
  var canvas = CGSize.zero

  /// Where a container has put a node: in the container's coordinates, leading-based, points.
  struct Placement {
    var origin: CGPoint
    var size: CGSize
    /// The proposal under which the node has this size.
    var proposal: Proposal

    /// The node takes no part in the picture.
    static let absent = Placement(
      origin: CGPoint(x: .nan, y: .nan),
      size: .zero,
      proposal: .unspecified
    )

    var isAbsent: Bool { origin.x.isNaN }
  }

  package init(_ tree: LayoutTree, textMeasuring: any TextMeasuring) {
    self.tree = tree
    self.textMeasuring = textMeasuring
    nodes = tree.nodes
    let count = max(nodes.count, 1)
    memo = MeasureMemo(nodeCount: count)
    priorities = .allocate(capacity: count)
    parents = .allocate(capacity: count)
    gaps = .allocate(capacity: count)
    placements = .allocate(capacity: count)
    unsafeInsets = .allocate(capacity: count)
    unsafeInsets.initialize(repeating: EdgeInsets(), count: count)
    priorities.initialize(repeating: 0, count: count)
    parents.initialize(repeating: -1, count: count)
    gaps.initialize(repeating: .nan, count: count)
    placements.initialize(repeating: .absent, count: count)
    linkParents()
    resolvePriorities()
  }

  deinit {
    priorities.deallocate()
    parents.deallocate()
    gaps.deallocate()
    placements.deallocate()
    unsafeInsets.deallocate()
  }

  private func linkParents() {
    for node in nodes.indices {
      for child in children(of: node) { parents[child] = Int32(node) }
    }
  }
}

extension LayoutPass {
  /// The direct children of a node, in document order.
  func children(of node: Int) -> ChildSequence {
    ChildSequence(nodes: nodes, following: node + 1, end: Int(nodes[node].end))
  }

  /// Walks from sibling to sibling.
  struct ChildSequence: Sequence, IteratorProtocol {
    let nodes: ContiguousArray<LayoutNode>
    var following: Int
    let end: Int

    mutating func next() -> Int? {
      guard following < end else { return nil }
      defer { following = Int(nodes[following].end) }
      return following
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

  /// Records where a container puts a child.
  func put(_ child: Int, at origin: CGPoint, size: CGSize, proposal: Proposal) {
    placements[child] = Placement(
      origin: origin.x.isNaN || origin.y.isNaN ? .zero : origin,
      size: size,
      proposal: proposal
    )
  }
}
