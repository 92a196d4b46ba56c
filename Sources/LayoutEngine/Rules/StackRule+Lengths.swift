/// A stack asked along one axis.
///
/// Along the stack the answer is that of the division, for which only the children's lengths along
/// it count. Across it the children reach max(w) in all when each is aligned by an edge or its
/// centre: a guide at g = 0, w / 2 or w in every view makes max(g) + max(w - g) = max(w).
extension StackRule {
  func summarize(_ node: Int, in pass: LayoutPass) -> NodeKnowledge {
    if pass.isEmpty(node) { return pass.derive(node, [.rigid(.horizontal), .rigid(.vertical)]) }
    if pass.hasOneChild(node) { return pass.adopt(node + 1, for: node) }
    var common = NodeKnowledge.everything
    var isNegative = false
    var along = AxisLengths(rigid: 0)
    var widest = AxisLengths(rigid: -.infinity)
    for child in pass.children(of: node) {
      common.formCommon(pass.knowledge[child])
      let lengths = pass.lengths[2 * child + Int(axis.rawValue)]
      let breadths = pass.lengths[2 * child + Int(across.rawValue)]
      let gap = child == node + 1 ? 0 : spacing.isNaN ? ViewSpacing.platformDefault : spacing
      isNegative = isNegative || lengths.least < 0 || gap < 0
      along.least = along.least + gap + lengths.least
      along.ideal = along.ideal + gap + lengths.ideal
      along.greatest = along.greatest + gap + lengths.greatest
      widest.least = max(widest.least, breadths.least)
      widest.ideal = max(widest.ideal, breadths.ideal)
      widest.greatest = max(widest.greatest, breadths.greatest)
    }
    var known = common.subtracting(.ofOneNode)
    if spacing.isNaN && common.contains(.sceneSpacing) { known.subtract(.rigid(axis)) }
    if !pass.isPlain(alignment) { known.subtract(.rigid(across)) }
    pass.lengths[2 * node + Int(across.rawValue)] = widest
    // Offered nothing, every child is offered nothing, and offered infinity, infinity, as long as
    // nothing is negative.
    if !isNegative && (!spacing.isNaN || common.contains(.plainSpacing)) {
      pass.lengths[2 * node + Int(axis.rawValue)] = along
      return known
    }
    let derived = pass.derive(node, known.intersection(.rigid(axis)))
    return known.subtracting(.rigid(axis)).union(derived)
  }

  /// The length of a stack along an axis on which all children's are known, in points.
  func length(of node: Int, _ axis: Axis, in pass: LayoutPass, for proposed: Double) -> Double {
    if pass.isEmpty(node) { return 0 }
    if pass.hasOneChild(node) { return pass.length(of: node + 1, axis, for: proposed) }
    if axis == across {
      var length = -Double.infinity
      for child in pass.children(of: node) {
        length = max(length, pass.length(of: child, axis, for: proposed))
      }
      return length
    }
    let proposal = Proposal(axis, major: proposed, minor: .nan)
    return withOfferedChildren(of: node, in: pass, for: proposal) { children in
      var length = 0.0
      for child in children {
        let own =
          proposed.isNaN ? pass.length(of: child.node, axis, for: proposed) : child.length
        length = length + pass.gaps[child.node] + own
      }
      return length
    }
  }
}
