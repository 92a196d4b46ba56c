/// `HStack` and `VStack`: views in a row along an axis, aligned across it.
///
/// With a length to divide, ``StackSpaceDivision`` offers each child its part; asked for its ideal,
/// the stack asks every child for its own. A stack of one child is that child, guides included.
package struct StackRule {
  package var axis: Axis
  /// The gap between neighbours, in points; NaN where their own preferences decide.
  package var spacing: Double
  /// The alignment across the axis.
  package var alignment: AlignmentIndex

  package init(axis: Axis, spacing: CGFloat?, alignment: AlignmentIndex) {
    self.axis = axis
    self.spacing = spacing ?? .nan
    self.alignment = alignment
  }

  var across: Axis { axis.perpendicular }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    if pass.isEmpty(node) { return .zero }
    if pass.hasOneChild(node) { return pass.size(of: node + 1, for: proposal) }
    return withOfferedChildren(of: node, in: pass, for: proposal) { children in
      var length = 0.0
      var reach = GuideReach()
      for child in children {
        let (size, offer) = measured(child, in: pass, for: proposal)
        length = length + pass.gaps[child.node] + size[axis]
        reach.include(
          size[across],
          guide: pass.guide(alignment, across, of: child.node, size: size, proposal: offer)
        )
      }
      var result = CGSize.zero
      result[axis] = length
      result[across] = reach.length
      return result
    }
  }

  /// Puts the children for the proposal under which the stack was sized, except that an open length
  /// across is now the stack's own: children that can stretch become as wide as the widest.
  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    if pass.hasOneChild(node) {
      return pass.put(node + 1, at: .zero, size: size, proposal: proposal)
    }
    var proposal = proposal
    if proposal[across].isNaN { proposal[across] = size[across] }
    withOfferedChildren(of: node, in: pass, for: proposal) { children in
      var line = -Double.infinity
      var position = 0.0
      for child in children {
        let (size, offer) = measured(child, in: pass, for: proposal)
        let guide = pass.guide(alignment, across, of: child.node, size: size, proposal: offer)
        line = max(line, guide)
        position += pass.gaps[child.node]
        // The guide waits across the axis until the common line is known.
        var origin = CGPoint.zero
        origin[axis] = position
        origin[across] = guide
        pass.put(child.node, at: origin, size: size, proposal: offer)
        position += size[axis]
      }
      for child in children {
        var origin = pass.placements[child.node].origin
        origin[across] = line.finite - origin[across]
        pass.move(child.node, to: origin)
      }
    }
  }

  /// Calls `body` with every child and what it is offered along the stack.
  @inline(__always)
  func withOfferedChildren<Result>(
    of node: Int,
    in pass: LayoutPass,
    for proposal: Proposal,
    _ body: (UnsafeMutableBufferPointer<StackChild>) -> Result
  ) -> Result {
    pass.resolveGaps(of: node, spacing: spacing, along: axis)
    let count = pass.childCount(of: node)
    let (major, minor) = (proposal[axis], proposal[across])
    return withUnsafeTemporaryAllocation(of: StackChild.self, capacity: count) { children in
      var gaps = 0.0
      var index = 0
      for child in pass.children(of: node) {
        gaps += pass.gaps[child]
        var entry = StackChild(
          node: child,
          priority: pass.priorities[child],
          least: 0,
          greatest: 0
        )
        if !major.isNaN {
          entry.least = pass.length(of: child, axis, major: 0, minor: minor)
          entry.greatest = pass.length(of: child, axis, major: .infinity, minor: minor)
        }
        children.initializeElement(at: index, to: entry)
        index += 1
      }
      if !major.isNaN {
        StackSpaceDivision.divide(major - gaps, among: children) { child, offered in
          pass.length(of: child.node, axis, major: offered, minor: minor)
        }
      }
      return body(children)
    }
  }

  private func measured(
    _ child: StackChild,
    in pass: LayoutPass,
    for proposal: Proposal
  ) -> (size: CGSize, offer: Proposal) {
    let offer = Proposal(axis, major: child.offered, minor: proposal[across])
    return (pass.size(of: child.node, for: offer), offer)
  }
}

/// How far views reach to both sides of the common line of their guides, in points.
///
/// With g a view's guide and w its length, the view reaches from -g to w - g.
struct GuideReach {
  private var before = -Double.infinity
  private var after = -Double.infinity

  mutating func include(_ length: Double, guide: Double) {
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// How far the common line lies behind the first point that a view reaches.
  var line: Double { before.finite }

  /// The length from the first to the last point that a view reaches.
  ///
  /// An infinite view has an infinite guide, and infinity less infinity is no number.
  var length: Double {
    let length = before + after
    return length.isNaN ? .infinity : length
  }
}
