extension LayoutPass {
  /// Puts the first node at an origin and all others where their containers put them.
  ///
  /// - Complexity: One step for each node, and the questions that containers ask while placing.
  package func place(at origin: CGPoint, size: CGSize, proposal: Proposal) {
    guard count > 0 else { return }
    put(0, at: origin, size: size, proposal: proposal)
    var node = 0
    while node < count {
      if placements[node].isAbsent {
        node = Int(nodes[node].end)
        continue
      }
      if !isEmpty(node) {
        arrange(node, size: placements[node].size, proposal: placements[node].proposal)
        if tree.hasSafeArea || safeArea.isKnown { inheritSafeArea(from: node) }
        switch nodes[node].rule {
        case .lazyStack(let stack): stack.hideUnseen(of: node, in: self)
        case .lazyGrid(let index): tree.lazyGrids[Int(index)].hideUnseen(of: node, in: self)
        default: break
        }
      }
      node += 1
    }
  }

  /// Puts the direct children of a node that has the given size under the given proposal.
  func arrange(_ node: Int, size: CGSize, proposal: Proposal) {
    guard !isEmpty(node) else { return }
    let child = node + 1
    switch nodes[node].rule {
    case .flexible, .square, .rigid, .resizable, .bar, .answering, .proxy, .text, .spacer,
      .geometryReader:
      break
    case .trait:
      if isContainer(node) { noteContainer(node, proposal) }
      put(child, at: .zero, size: size, proposal: proposal)
    case .identity, .alignmentGuide, .effect, .identifier, .zIndex, .layoutPriority:
      put(child, at: .zero, size: size, proposal: proposal)
    case .overlay(let alignment), .background(let alignment):
      Attachment.arrange(node, alignment, in: self, size: size, proposal: proposal)
    case .rowLine(let line):
      line.arrange(node, in: self, size: size, proposal: proposal)
    case .offset(let offset):
      put(
        child,
        at: CGPoint(x: offset.width, y: offset.height),
        size: size,
        proposal: proposal
      )
    case .fixedFrame(let frame):
      frame.arrange(child, in: self, size: size, proposal: proposal)
    case .flexibleFrame(let frame):
      frame.arrange(child, in: self, size: size, proposal: proposal)
    case .padding(let insets):
      insets.arrange(child, in: self, proposal: proposal)
    case .position(let position):
      Position.arrange(child, at: position, in: self, size: size)
    case .fixedSize(let horizontal, let vertical):
      let proposal = FixedSize.childProposal(
        proposal,
        horizontal: horizontal,
        vertical: vertical
      )
      put(child, at: .zero, size: size, proposal: proposal)
    case .aspectRatio(let ratio):
      let proposal = ratio.childProposal(child, in: self, for: proposal)
      put(child, at: .zero, size: size, proposal: proposal)
    case .stack(let stack):
      stack.arrange(node, in: self, size: size, proposal: proposal)
    case .zStack(let alignment):
      ZStackRule.arrange(node, alignment, in: self, size: size, proposal: proposal)
    case .viewThatFits(let axes):
      ViewThatFitsRule.arrange(node, in: axes, self, size: size, proposal: proposal)
    case .scroll(let scroll):
      scroll.arrange(node, in: self, size: size, proposal: proposal)
    case .lazyStack(let stack):
      stack.arrange(node, in: self, size: size)
    case .lazyGrid(let index):
      tree.lazyGrids[Int(index)].arrange(node, in: self, size: size)
    case .grid(let grid):
      grid.arrange(node, in: self, size: size, proposal: proposal)
    case .gridRow:
      break
    case .safeAreaInset(let inset):
      inset.arrange(node, in: self, size: size, proposal: proposal)
    case .safeAreaPadding(let insets):
      insets.arrange(child, in: self, proposal: proposal)
      extendSafeArea(of: child, by: insets)
    case .ignoresSafeArea(let edges):
      arrangeIgnoringSafeArea(node, edges: edges, proposal: proposal)
    case .containerRelative(let rule):
      rule.arrange(node, in: self, size: size, proposal: proposal)
    case .custom(let index):
      arrangeCustom(tree.customLayouts[Int(index)], node, size: size, proposal: proposal)
    case .readerContent:
      let inside = Proposal(size)
      for child in children(of: node) {
        put(child, at: .zero, size: self.size(of: child, for: inside), proposal: inside)
      }
    }
  }

  /// Lets a scene's own layout put its children; one that it forgets stands in the middle.
  ///
  /// The bounds begin at zero. Scenes may not rely on that: the documentation leaves the origin
  /// open, and no measurement of it is known.
  private func arrangeCustom(
    _ layout: any CustomLayout,
    _ node: Int,
    size: CGSize,
    proposal: Proposal
  ) {
    for child in children(of: node) { placements[child] = .absent }
    layout.place(
      in: CGRect(origin: .zero, size: size),
      proposal: proposal.proposedViewSize,
      children: layoutChildren(of: node)
    )
    for child in children(of: node) where placements[child].isAbsent {
      let own = self.size(of: child, for: proposal)
      let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      put(child, at: origin, size: own, proposal: proposal)
    }
  }
}
