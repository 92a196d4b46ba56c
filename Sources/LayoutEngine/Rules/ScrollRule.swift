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

  private func contentProposal(_ proposal: Proposal) -> Proposal {
    var content = proposal
    for axis in Axis.allCases {
      if axes.contains(axis) {
        content[axis] = .nan
      } else if !proposal[axis].isNaN {
        content[axis] = max(proposal[axis] - margin(axis).total, 0)
      }
    }
    return content
  }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    pass.noteContainer(node, proposal)
    let content = pass.size(of: node + 1, for: contentProposal(proposal))
    var size = CGSize.zero
    for axis in Axis.allCases {
      let isOffered = axes.contains(axis) && !proposal[axis].isNaN
      size[axis] = isOffered ? proposal[axis] : content[axis] + margin(axis).total
    }
    return size
  }

  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    pass.noteContainer(node, Proposal(size))
    let offer = contentProposal(proposal)
    let content = pass.size(of: node + 1, for: offer)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let rest = size[axis] - margin(axis).total - content[axis]
      let isVertical = axis == .vertical
      let fraction =
        rest >= 0
        ? (isVertical ? alignment.y : alignment.x) : (isVertical ? anchor.y : anchor.x)
      origin[axis] = margin(axis).start + (axes.contains(axis) ? rest * fraction : 0)
    }
    pass.put(node + 1, at: origin, size: content, proposal: offer)
  }
}
