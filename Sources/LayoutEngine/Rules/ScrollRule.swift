/// `ScrollView`: content of any length, seen through a window.
///
/// Along its axes the view takes what it is offered and asks the content for its ideal length; across
/// them it is exactly as long as the content, smaller or larger than offered.
package struct ScrollRule {
  package var axes: Axis.Set
  /// Room around the content, in points, which scrolls with it.
  package var margins: EdgeInsets
  /// The fraction of the content beyond the window that lies before it at first.
  package var anchor: UnitPoint
  /// Where content shorter than the window stands in it, as a fraction of the rest.
  package var alignment: UnitPoint

  package init(
    axes: Axis.Set,
    margins: EdgeInsets = EdgeInsets(),
    anchor: UnitPoint = .topLeading,
    alignment: UnitPoint = .topLeading
  ) {
    self.axes = axes
    self.margins = margins
    self.anchor = anchor
    self.alignment = alignment
  }

  private func margin(_ axis: Axis) -> (start: Double, total: Double) {
    axis == .horizontal
      ? (margins.leading, margins.horizontal) : (margins.top, margins.vertical)
  }

  private func contentProposal(_ proposed: Double, _ axis: Axis) -> Double {
    if axes.contains(axis) || proposed.isNaN { return .nan }
    return max(proposed - margin(axis).total, 0)
  }

  private func contentProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: contentProposal(proposal.width, .horizontal),
      height: contentProposal(proposal.height, .vertical)
    )
  }

  /// What frames relative to the scroll view are parts of: the window without the margins.
  ///
  /// So measured: the container of a window 150 points high with a margin of 20 is 130 high.
  private func container(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: margins.childProposal(proposal.width, .horizontal),
      height: margins.childProposal(proposal.height, .vertical)
    )
  }

  private func length(_ axis: Axis, for proposed: Double, content: Double) -> Double {
    axes.contains(axis) && !proposed.isNaN ? proposed : content + margin(axis).total
  }

  /// Each length follows from the proposal and the content's length along the same axis, unless
  /// something inside looks at what the scroll view is offered.
  func knowledge(child: NodeKnowledge, in tree: LayoutTree) -> NodeKnowledge {
    var known = NodeKnowledge.plainSpacing
    guard !tree.hasContainerRelativeFrames else { return known }
    for axis in [Axis.horizontal, .vertical] where child.contains(.length(axis)) {
      known.formUnion(axes.contains(axis) ? .length(axis) : child.along(axis))
    }
    return known
  }

  /// The scroll view's length along an axis, from its content's along the same one.
  func length(of content: Int, _ axis: Axis, in pass: LayoutPass, for proposed: Double) -> Double {
    let own = pass.length(of: content, axis, for: contentProposal(proposed, axis))
    return length(axis, for: proposed, content: own)
  }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    pass.noteContainer(node, container(proposal))
    let content = pass.size(of: node + 1, for: contentProposal(proposal))
    return CGSize(
      width: length(.horizontal, for: proposal.width, content: content.width),
      height: length(.vertical, for: proposal.height, content: content.height)
    )
  }

  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    // Across its axes the view is as long as its content, which may be a part of what was offered;
    // so the content is a part of the same offer again.
    pass.noteContainer(node, container(proposal))
    let offer = contentProposal(proposal)
    let content = pass.size(of: node + 1, for: offer)
    let target = pass.scrollTarget(of: node, content: content, offer)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let rest = size[axis] - margin(axis).total - content[axis]
      let isVertical = axis == .vertical
      let fraction =
        rest >= 0
        ? (isVertical ? alignment.y : alignment.x) : (isVertical ? anchor.y : anchor.x)
      var start = axes.contains(axis) ? rest * fraction : 0
      if let (target, frame) = target, axes.contains(axis), rest < 0 {
        let first = frame.origin[axis]
        start = -target.offset(
          (first, first + frame.size[axis]),
          window: size[axis] - margin(axis).total,
          most: -rest,
          current: -start,
          axis
        )
      }
      origin[axis] = margin(axis).start + start
    }
    pass.put(node + 1, at: origin, size: content, proposal: offer)
  }
}
