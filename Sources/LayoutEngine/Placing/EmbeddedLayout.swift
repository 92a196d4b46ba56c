/// Some views of one layout, laid out by a rule of the engine on behalf of a scene's own layout.
package struct EmbeddedLayout {
  private let pass: LayoutPass
  private let children: LayoutChildren
  private let members: Range<Int>

  /// Prepares a rule for some of a container's children.
  ///
  /// - Parameters:
  ///   - tree: A tree whose tables the rule refers to and which has no nodes yet.
  ///   - rule: The rule of the container.
  ///   - children: The container's children.
  ///   - members: Which of them the rule lays out.
  package init(
    _ tree: LayoutTree,
    rule: LayoutRule,
    children: LayoutChildren,
    members: Range<Int>
  ) {
    var tree = tree
    let root = tree.begin(LayoutNode(rule: rule))
    for index in members {
      tree.append(LayoutNode(rule: tree.rule(for: children.member(index))))
    }
    tree.end(root)
    pass = LayoutPass(tree, textMeasuring: children.pass.textMeasuring)
    self.children = children
    self.members = members
  }

  /// The size of the container for a proposal, in points.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    pass.size(of: 0, for: Proposal(proposal))
  }

  /// Places the views in bounds that have the container's size, in points, leading-based.
  package func place(in bounds: CGRect, proposal: ProposedViewSize) {
    pass.place(at: .zero, size: bounds.size, proposal: Proposal(proposal))
    for (offset, index) in members.enumerated() {
      let placement = pass.placements[offset + 1]
      guard !placement.isAbsent else { continue }
      children.place(
        index,
        at: CGPoint(
          x: bounds.origin.x + placement.origin.x,
          y: bounds.origin.y + placement.origin.y
        ),
        anchor: .topLeading,
        proposal: placement.proposal.proposedViewSize
      )
    }
  }
}
