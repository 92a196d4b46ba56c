/// The direct children of a container in its layout.
package struct LayoutChildren {
  let pass: LayoutPass
  /// The nodes of the children, in document order.
  package let nodes: [Int]

  /// One of the children.
  package struct Member {
    let children: LayoutChildren
    let index: Int

    var pass: LayoutPass { children.pass }
    var node: Int { children.nodes[index] }
  }

  package func member(_ index: Int) -> Member { Member(children: self, index: index) }

  package var count: Int { nodes.count }

  /// Whether both are the children of the same container.
  package func isSame(as other: LayoutChildren) -> Bool {
    pass === other.pass && nodes == other.nodes
  }

  /// The size of a child for a proposal, in points.
  package func size(of child: Int, for proposal: ProposedViewSize) -> CGSize {
    pass.size(of: nodes[child], for: Proposal(proposal))
  }

  /// The size and guides of a child for a proposal.
  package func dimensions(of child: Int, in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = Proposal(proposal)
    let size = pass.size(of: nodes[child], for: proposal)
    return ViewDimensions(of: nodes[child], in: pass, size: size, proposal: proposal)
  }

  /// The distances that a child prefers to its neighbours.
  package func spacing(of child: Int) -> ViewSpacing {
    pass.spacing(of: nodes[child])
  }

  /// The layout priority of a child.
  package func priority(of child: Int) -> Double {
    pass.priorities[nodes[child]]
  }

  /// What a child tells under a key; `nil` where it tells nothing.
  package func trait(of child: Int, key: ObjectIdentifier) -> Any? {
    pass.trait(of: nodes[child], key: key)
  }

  /// Puts the point of a child given by `anchor` at `position`, in points, leading-based.
  package func place(
    _ child: Int,
    at position: CGPoint,
    anchor: UnitPoint,
    proposal: ProposedViewSize
  ) {
    let proposal = Proposal(proposal)
    let size = pass.size(of: nodes[child], for: proposal)
    pass.put(
      nodes[child],
      at: CGPoint(
        x: position.x - anchor.x * size.width,
        y: position.y - anchor.y * size.height
      ),
      size: size,
      proposal: proposal
    )
  }
}
