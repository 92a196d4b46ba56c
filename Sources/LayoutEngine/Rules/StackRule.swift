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

  private var across: Axis { axis.perpendicular }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    if pass.isEmpty(node) { return .zero }
    if pass.hasOneChild(node) { return pass.size(of: node + 1, for: proposal) }
    return withSizedChildren(of: node, in: pass, for: proposal) { children in
      var length = 0.0
      // The children reach from -guide to size - guide about the common line.
      var before = -Double.infinity
      var after = -Double.infinity
      for child in children {
        let (size, offer) = measured(child, in: pass, for: proposal)
        let guide = pass.guide(alignment, across, of: child.node, size: size, proposal: offer)
        length += size[axis] + gap(before: child.node, in: pass)
        before = max(before, guide)
        after = max(after, size[across] - guide)
      }
      var result = CGSize.zero
      result[axis] = length
      result[across] = (before + after).isNaN ? .infinity : before + after
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
    withSizedChildren(of: node, in: pass, for: proposal) { children in
      var line = -Double.infinity
      for child in children {
        let (size, offer) = measured(child, in: pass, for: proposal)
        let guide = pass.guide(alignment, across, of: child.node, size: size, proposal: offer)
        line = max(line, guide)
        var origin = CGPoint.zero
        origin[across] = guide
        pass.put(child.node, at: origin, size: size, proposal: offer)
      }
      var position = 0.0
      for child in pass.children(of: node) {
        position += gap(before: child, in: pass)
        let guide = pass.placements[child].origin[across]
        pass.placements[child].origin[axis] = position
        pass.placements[child].origin[across] = line - guide
        position += pass.placements[child].size[axis]
      }
    }
  }

  /// Calls `body` with every child's offer and length along the stack.
  private func withSizedChildren<Result>(
    of node: Int,
    in pass: LayoutPass,
    for proposal: Proposal,
    _ body: (UnsafeMutableBufferPointer<StackChild>) -> Result
  ) -> Result {
    pass.resolveGaps(of: node, spacing: spacing, along: axis)
    let count = pass.children(of: node).reduce(0) { count, _ in count + 1 }
    return withUnsafeTemporaryAllocation(of: StackChild.self, capacity: count) { children in
      var gaps = 0.0
      let isIdeal = proposal[axis].isNaN
      let minor = proposal[across]
      for (index, child) in pass.children(of: node).enumerated() {
        gaps += gap(before: child, in: pass)
        var entry = StackChild(
          node: child,
          priority: pass.priorities[child],
          least: 0,
          greatest: 0
        )
        if !isIdeal {
          entry.least = length(of: child, major: 0, minor: minor, in: pass)
          entry.greatest = length(of: child, major: .infinity, minor: minor, in: pass)
        }
        children.initializeElement(at: index, to: entry)
      }
      if !isIdeal {
        StackSpaceDivision.divide(proposal[axis] - gaps, among: children) { child, offered in
          length(of: child.node, major: offered, minor: minor, in: pass)
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

  private func length(of child: Int, major: Double, minor: Double, in pass: LayoutPass) -> Double {
    pass.size(of: child, for: Proposal(axis, major: major, minor: minor))[axis]
  }
}

extension StackRule {
  /// The gap between a child and the one before it, in points; 0 before the first.
  private func gap(before child: Int, in pass: LayoutPass) -> Double { pass.gaps[child] }

  /// What a stack prefers to its neighbours: its ends' preferences along it, everyone's across it.
  func spacing(of node: Int, in pass: LayoutPass) -> ViewSpacing {
    guard !pass.isEmpty(node) else { return .zero }
    let start: Edge.Set = axis == .horizontal ? .leading : .top
    let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
    var result = ViewSpacing.silent
    var last = ViewSpacing.silent
    for child in pass.children(of: node) {
      last = pass.spacing(of: child)
      if child == node + 1 { result.formUnion(last, edges: start) }
      result.formUnion(last, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    result.formUnion(last, edges: end)
    return result
  }
}

extension LayoutPass {
  /// Finds the gaps between the children of a stack, once.
  func resolveGaps(of node: Int, spacing: Double, along axis: Axis) {
    guard !isEmpty(node), gaps[node + 1].isNaN else { return }
    var previous: ViewSpacing?
    for child in children(of: node) {
      guard spacing.isNaN else {
        gaps[child] = child == node + 1 ? 0 : spacing
        continue
      }
      let own = self.spacing(of: child)
      gaps[child] = previous?.distance(to: own, along: axis) ?? 0
      previous = own
    }
  }
}

extension CGPoint {
  /// The coordinate along an axis, in points.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}
