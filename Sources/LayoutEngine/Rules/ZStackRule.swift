/// `ZStack`: views over each other, aligned on their guides.
///
/// The size is the union of the aligned children of the highest layout priority. Placing offers
/// every child that final size, so a child of lower priority takes the size of the others.
enum ZStackRule {
  static func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    guard !pass.isEmpty(node) else { return .zero }
    if pass.hasOneChild(node) { return pass.size(of: node + 1, for: proposal) }
    guard case .zStack(let alignment) = pass.nodes[node].rule else { return .zero }
    var horizontal = GuideReach()
    var vertical = GuideReach()
    let highest = highestPriority(node, in: pass)
    for child in pass.children(of: node) where pass.priorities[child] == highest {
      let own = pass.size(of: child, for: proposal)
      func guide(_ axis: Axis) -> Double {
        pass.guide(alignment[axis], axis, of: child, size: own, proposal: proposal)
      }
      horizontal.include(own.width, guide: guide(.horizontal))
      vertical.include(own.height, guide: guide(.vertical))
    }
    return CGSize(width: horizontal.length, height: vertical.length)
  }

  static func arrange(
    _ node: Int,
    _ alignment: AlignmentPair,
    in pass: LayoutPass,
    size: CGSize,
    proposal: Proposal
  ) {
    if pass.hasOneChild(node) {
      return pass.put(node + 1, at: .zero, size: size, proposal: proposal)
    }
    let offered = Proposal(size)
    let highest = highestPriority(node, in: pass)
    var line = CGPoint(x: -Double.infinity, y: -Double.infinity)
    for child in pass.children(of: node) {
      let own = pass.size(of: child, for: offered)
      let guide = CGPoint(
        x: pass.guide(alignment.horizontal, .horizontal, of: child, size: own, proposal: offered),
        y: pass.guide(alignment.vertical, .vertical, of: child, size: own, proposal: offered)
      )
      // The guide waits in the place of the origin until the common line is known.
      pass.put(child, at: guide, size: own, proposal: offered)
      if pass.priorities[child] == highest {
        line = CGPoint(x: max(line.x, guide.x), y: max(line.y, guide.y))
      }
    }
    for child in pass.children(of: node) {
      let guide = pass.placements[child].origin
      pass.move(child, to: CGPoint(x: line.x.finite - guide.x, y: line.y.finite - guide.y))
    }
  }

  /// What those views prefer that give the stack its size, the larger of all on every edge.
  static func spacing(of node: Int, in pass: LayoutPass) -> ViewSpacing {
    guard !pass.isEmpty(node) else { return .zero }
    var result = ViewSpacing.silent
    let highest = highestPriority(node, in: pass)
    for child in pass.children(of: node) where pass.priorities[child] == highest {
      result.formUnion(pass.spacing(of: child))
    }
    return result
  }

  private static func highestPriority(_ node: Int, in pass: LayoutPass) -> Double {
    pass.children(of: node).reduce(-.infinity) { max($0, pass.priorities[$1]) }
  }
}

/// A `ZStack` asked along one axis: as long as its longest child, as a stack is across its own.
extension ZStackRule {
  static func summarize(
    _ node: Int,
    _ alignment: AlignmentPair,
    in pass: LayoutPass
  ) -> NodeKnowledge {
    if pass.isEmpty(node) { return pass.derive(node, [.rigid(.horizontal), .rigid(.vertical)]) }
    if pass.hasOneChild(node) { return pass.adopt(node + 1, for: node) }
    var known = pass.commonKnowledge(ofChildrenOf: node)
    for axis in [Axis.horizontal, .vertical] where !pass.isPlain(alignment[axis]) {
      known.subtract(.rigid(axis))
    }
    return pass.derive(node, known)
  }

  static func length(
    of node: Int,
    _ axis: Axis,
    in pass: LayoutPass,
    for proposed: Double
  ) -> Double {
    if pass.isEmpty(node) { return 0 }
    let highest = highestPriority(node, in: pass)
    var length = -Double.infinity
    for child in pass.children(of: node) where pass.priorities[child] == highest {
      length = max(length, pass.length(of: child, axis, for: proposed))
    }
    return length
  }
}
