/// What is known of a node before anything is asked.
struct NodeKnowledge: OptionSet {
  var rawValue: UInt8

  /// The width depends on the proposed width alone and ``AxisLengths`` tells it.
  static let width = NodeKnowledge(rawValue: 1)
  /// The height depends on the proposed height alone and ``AxisLengths`` tells it.
  static let height = NodeKnowledge(rawValue: 2)
  /// Both lengths are known.
  static let size: NodeKnowledge = [.width, .height]
  /// No proposal changes the width.
  static let rigidWidth = NodeKnowledge(rawValue: 4)
  /// No proposal changes the height.
  static let rigidHeight = NodeKnowledge(rawValue: 8)
  /// The node is drawn behind its siblings.
  static let behind = NodeKnowledge(rawValue: 16)
  /// The node prefers nothing particular to its neighbours.
  static let plainSpacing = NodeKnowledge(rawValue: 32)
  /// What the node prefers to its neighbours is told by a scene's own code.
  static let sceneSpacing = NodeKnowledge(rawValue: 64)
  /// The node looks like something or is called something.
  static let content = NodeKnowledge(rawValue: 128)
  /// What a modifier does not take over from its child.
  static let ofOneNode: NodeKnowledge = [.behind, .content]
  /// All that can hold of every child, with which joining them begins.
  static let everything: NodeKnowledge = [
    .rigid(.horizontal), .rigid(.vertical), .plainSpacing,
  ]
  /// Both of what is known about spacing.
  static let spacing: NodeKnowledge = [.plainSpacing, .sceneSpacing]

  static func length(_ axis: Axis) -> NodeKnowledge { axis == .horizontal ? .width : .height }

  static func rigid(_ axis: Axis) -> NodeKnowledge {
    axis == .horizontal ? [.width, .rigidWidth] : [.height, .rigidHeight]
  }

  /// The lengths of a proposal that have a part in the answer of a node whose size is known.
  var sight: ProposalSight {
    var lengths = ProposalSight.both
    if contains(.rigidWidth) { lengths.remove(.width) }
    if contains(.rigidHeight) { lengths.remove(.height) }
    return lengths
  }

  /// What is known along an axis and nothing else.
  func along(_ axis: Axis) -> NodeKnowledge { intersection(.rigid(axis)) }

  /// What is known about spacing where a modifier makes the edges of some axes plain again.
  func spacing(resetting axes: (horizontal: Bool, vertical: Bool)) -> NodeKnowledge {
    axes.horizontal && axes.vertical ? .plainSpacing : intersection(.spacing)
  }

  /// Joins what is known of one more child: everything must hold of all, a scene's code of one.
  mutating func formCommon(_ other: NodeKnowledge) {
    let isTold = union(other).contains(.sceneSpacing)
    formIntersection(other)
    if isTold { insert(.sceneSpacing) }
  }
}
