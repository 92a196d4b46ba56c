/// `LazyVStack` and `LazyHStack`: a stack that fills what it is offered across its axis.
///
/// Every child is offered that length across and asked for its ideal along the axis; the stack is as
/// long as its children and the gaps between them. A child is aligned in the filled length.
package struct LazyStackRule {
  package var axis: Axis
  /// The gap between neighbours, in points; NaN where their own preferences decide.
  package var spacing: Double
  package var alignment: AlignmentIndex

  package init(axis: Axis, spacing: CGFloat?, alignment: AlignmentIndex) {
    self.axis = axis
    self.spacing = spacing ?? .nan
    self.alignment = alignment
  }

  private var across: Axis { axis.perpendicular }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    pass.resolveGaps(of: node, spacing: spacing, along: axis)
    let offer = Proposal(axis, major: .nan, minor: proposal[across])
    var size = CGSize.zero
    for child in pass.children(of: node) {
      let own = pass.size(of: child, for: offer)
      size[axis] += own[axis] + pass.gaps[child]
      size[across] = max(size[across], own[across])
    }
    if !proposal[across].isNaN { size[across] = proposal[across] }
    return size
  }

  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize) {
    pass.resolveGaps(of: node, spacing: spacing, along: axis)
    let offer = Proposal(axis, major: .nan, minor: size[across])
    let line = pass.frameGuide(alignment, in: size)
    var position = 0.0
    for child in pass.children(of: node) {
      let own = pass.size(of: child, for: offer)
      position += pass.gaps[child]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[across] =
        line - pass.guide(alignment, across, of: child, size: own, proposal: offer)
      pass.put(child, at: origin, size: own, proposal: offer)
      position += own[axis]
    }
  }
}
