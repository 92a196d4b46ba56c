/// The layout of one tree: asks views for their sizes, remembers the answers, and places them.
///
/// Everything is leading-based here: x is 0 at the leading edge and grows towards the trailing one.
/// Storage is flat, one slot for each node, because placing is a single walk along the row of nodes:
/// a container puts its children before the walk reaches them.
package final class LayoutPass {
  package let tree: LayoutTree
  let textMeasuring: any TextMeasuring
  /// The nodes of ``tree``, which keeps them alive and in place.
  let nodes: UnsafePointer<LayoutNode>
  /// The number of nodes.
  let count: Int

  let memo: MeasureMemo
  /// The number of questions answered by a rule rather than from memory.
  package var measureCount: Int { counter.pointee }
  let counter: UnsafeMutablePointer<Int>
  /// Which lengths of what the node being measured was proposed have had a part in its answer.
  let sight: UnsafeMutablePointer<ProposalSight>
  /// Whether lengths are asked by axis, and answers hold wherever nothing looked at what differs.
  let answersByAxis: Bool

  let priorities: UnsafeMutablePointer<Double>
  let parents: UnsafeMutablePointer<Int32>
  let knowledge: UnsafeMutablePointer<NodeKnowledge>
  /// Two slots for each node: what is known along the horizontal and along the vertical axis.
  let lengths: UnsafeMutablePointer<AxisLengths>
  /// The gap before a child of a stack, in points; NaN until the stack has asked.
  let gaps: UnsafeMutablePointer<Double>
  /// Where a node's preferences stand among `spacings`; -1 until it is asked.
  let spacingPlaces: UnsafeMutablePointer<Int32>
  let placements: UnsafeMutablePointer<Placement>
  /// Whether some view sets a guide, by the guide's alignment.
  let isExplicit: UnsafeMutablePointer<Bool>

  /// Whether views were left out, here or inside of what readers contain.
  package var isFull: Bool

  /// The most elements of all paths that are drawn of one layout, in both directions together.
  ///
  /// A path that a scene makes once may be drawn any number of times, in each place a new one.
  package static let mostPathElements = 3_000_000
  /// How many elements the paths have that are drawn so far, here or inside of what readers contain.
  package internal(set) var pathElements = 0

  /// The guides that containers were found to set.
  var guides: [GuideQuestion: Double?] = [:]
  /// What containers prefer to their neighbours, in the order in which they were asked.
  var spacings: ContiguousArray<ViewSpacing> = []
  var safeArea = SafeAreaRooms()
  var containerOffers = ContainerOffers()
  /// The direction for which the nodes are placed; it counts only where a part keeps its own.
  var direction = LayoutDirection.leftToRight
  /// Whether a scroll view looks for what it is asked to show.
  var isSeekingTarget = false
  /// The rows and columns of grids, once they are found.
  var grids: [Int: GridCells] = [:]
  /// The children of a scene's own layouts, once they are asked for.
  var layoutChildNodes: [Int: [Int]] = [:]
  /// What nodes look like, for both directions.
  var contents: ContiguousArray<PlacedContent?> = []
  /// The size of the canvas, in points.
  var canvas = CGSize.zero
  /// The safe part of the canvas, in points, physical.
  var safeCanvas = CGRect.zero
  /// The safe area of the canvas; `nil` where all of it is safe.
  var screen: PlacedGuide?
  /// The layouts of what geometry readers contain, in the order of the readers; kept only while a
  /// layout is recorded.
  var readerPasses: [LayoutPass?]?

  /// Prepares the layout of a tree.
  ///
  /// - Parameters:
  ///   - tree: The views.
  ///   - textMeasuring: What knows how long texts are.
  ///   - answersByAxis: Whether lengths are asked by axis where they depend on nothing else, and
  ///     answers hold for proposals that differ where nothing looked; they are the same without.
  package init(
    _ tree: LayoutTree,
    textMeasuring: any TextMeasuring,
    answersByAxis: Bool = true
  ) {
    self.tree = tree
    isFull = tree.isFull
    self.textMeasuring = textMeasuring
    nodes = UnsafePointer(tree.row.start)
    count = tree.row.count
    let room = max(count, 1)
    memo = MeasureMemo(nodeCount: room)
    priorities = .allocate(capacity: room)
    parents = .allocate(capacity: room)
    knowledge = .allocate(capacity: room)
    lengths = .allocate(capacity: room * 2)
    gaps = .allocate(capacity: room)
    spacingPlaces = .allocate(capacity: room)
    placements = .allocate(capacity: room)
    isExplicit = .allocate(capacity: tree.alignments.count)
    counter = .allocate(capacity: 1)
    counter.initialize(to: 0)
    sight = .allocate(capacity: 1)
    sight.initialize(to: [])
    self.answersByAxis = answersByAxis
    parents.initialize(repeating: -1, count: room)
    gaps.initialize(repeating: .nan, count: room)
    spacingPlaces.initialize(repeating: -1, count: room)
    placements.initialize(repeating: .absent, count: room)
    for index in tree.alignments.indices {
      (isExplicit + index).initialize(
        to: tree.hasGuidingLayouts
          || tree.explicitAlignments.contains(AlignmentIndex(index))
      )
    }
    summarize()
  }

  deinit {
    priorities.deallocate()
    parents.deallocate()
    knowledge.deallocate()
    lengths.deallocate()
    gaps.deallocate()
    spacingPlaces.deallocate()
    placements.deallocate()
    isExplicit.deallocate()
    counter.deallocate()
    sight.deallocate()
  }
}
