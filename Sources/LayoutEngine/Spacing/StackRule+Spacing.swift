extension StackRule {
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
    gaps[node + 1] = 0
    var previous = node + 1
    var child = Int(nodes[previous].end)
    while child < Int(nodes[node].end) {
      gaps[child] = spacing.isNaN ? gap(between: previous, and: child, along: axis) : spacing
      previous = child
      child = Int(nodes[child].end)
    }
  }

  private func gap(between first: Int, and second: Int, along axis: Axis) -> Double {
    if knowledge[first].contains(.plainSpacing) && knowledge[second].contains(.plainSpacing) {
      return ViewSpacing.platformDefault
    }
    let gap = spacing(of: first).distance(to: spacing(of: second), along: axis)
    return gap.isNaN ? ViewSpacing.platformDefault : gap
  }
}
