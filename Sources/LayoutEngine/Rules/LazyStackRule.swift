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

  /// As long as its children along its axis whatever it is offered; what it is offered across.
  func summarize(_ node: Int, in pass: LayoutPass) -> NodeKnowledge {
    let common = pass.commonKnowledge(ofChildrenOf: node)
    var known = common.intersection(.spacing)
    if common.contains(.length(axis)) && (!spacing.isNaN || !common.contains(.sceneSpacing)) {
      known.formUnion(.rigid(axis))
    }
    if common.contains(.length(across)) { known.insert(.length(across)) }
    return pass.derive(node, known)
  }

  func length(of node: Int, _ axis: Axis, in pass: LayoutPass, for proposed: Double) -> Double {
    if axis == across {
      guard proposed.isNaN else { return proposed }
      return pass.children(of: node).reduce(0) {
        max($0, pass.length(of: $1, axis, for: Proposal.ideal))
      }
    }
    pass.resolveGaps(of: node, spacing: spacing, along: axis)
    return pass.children(of: node).reduce(0) {
      $0 + pass.gaps[$1] + pass.length(of: $1, axis, for: Proposal.ideal)
    }
  }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    pass.resolveGaps(of: node, spacing: spacing, along: axis)
    let offer = Proposal(axis, major: .nan, minor: proposal[across])
    var size = CGSize.zero
    for child in pass.children(of: node) {
      let own = pass.size(of: child, for: offer)
      size[axis] = size[axis] + pass.gaps[child] + own[axis]
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

extension LazyStackRule {
  /// Takes out the children that the nearest scroll view along the stack's axis does not show.
  func hideUnseen(of node: Int, in pass: LayoutPass) {
    pass.showInSight(node, along: axis) { sight in
      for child in pass.children(of: node) {
        let placement = pass.placements[child]
        if !sight.sees(from: placement.origin[axis], length: placement.size[axis]) {
          pass.placements[child] = .absent
        }
      }
    }
  }
}
