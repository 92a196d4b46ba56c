/// `ZStack`: views over each other, aligned on their guides.
///
/// The size is the union of the aligned children of the highest layout priority. With g a child's
/// guide and w its length, children reach from -g to w - g about the common line, so the union is
/// max(g) + max(w - g) long. Placing offers every child that final size, so a child of lower
/// priority takes the size of the others.
enum ZStackRule {
  static func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    guard !pass.isEmpty(node) else { return .zero }
    if pass.hasOneChild(node) { return pass.size(of: node + 1, for: proposal) }
    guard case .zStack(let alignment) = pass.nodes[node].rule else { return .zero }
    var before = CGSize(width: -Double.infinity, height: -Double.infinity)
    var after = before
    let highest = highestPriority(node, in: pass)
    for child in pass.children(of: node) where pass.priorities[child] == highest {
      let own = pass.size(of: child, for: proposal)
      for axis in Axis.allCases {
        let guide = pass.guide(alignment[axis], axis, of: child, size: own, proposal: proposal)
        before[axis] = max(before[axis], guide)
        after[axis] = max(after[axis], own[axis] - guide)
      }
    }
    return CGSize(
      width: sum(before.width, after.width),
      height: sum(before.height, after.height)
    )
  }

  /// An infinite child has an infinite guide, and infinity less infinity is no number.
  private static func sum(_ before: Double, _ after: Double) -> Double {
    let length = before + after
    return length.isNaN ? .infinity : length
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
    var reference = CGPoint(x: -Double.infinity, y: -Double.infinity)
    for child in pass.children(of: node) {
      let own = pass.size(of: child, for: offered)
      let guide = CGPoint(
        x: pass.guide(alignment.horizontal, .horizontal, of: child, size: own, proposal: offered),
        y: pass.guide(alignment.vertical, .vertical, of: child, size: own, proposal: offered)
      )
      // The guide waits in the place of the origin until the common line is known.
      pass.put(child, at: guide, size: own, proposal: offered)
      if pass.priorities[child] == highest {
        reference = CGPoint(x: max(reference.x, guide.x), y: max(reference.y, guide.y))
      }
    }
    for child in pass.children(of: node) {
      let guide = pass.placements[child].origin
      pass.placements[child].origin = CGPoint(x: reference.x - guide.x, y: reference.y - guide.y)
    }
  }

  private static func highestPriority(_ node: Int, in pass: LayoutPass) -> Double {
    pass.children(of: node).reduce(-.infinity) { max($0, pass.priorities[$1]) }
  }
}
