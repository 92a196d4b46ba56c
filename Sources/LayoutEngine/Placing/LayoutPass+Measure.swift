extension LayoutPass {
  /// The size that a node takes for a proposal, in points.
  ///
  /// - Complexity: One call of the node's rule for each new proposal; remembered ones cost a look-up.
  package func size(of node: Int, for proposal: Proposal) -> CGSize {
    if knowledge[node].contains(.size) {
      look(knowledge[node].sight)
      return CGSize(
        width: length(of: node, .horizontal, for: proposal.width),
        height: length(of: node, .vertical, for: proposal.height)
      )
    }
    if let remembered = memo.answer(of: node, for: proposal) {
      look(remembered.sight)
      return remembered.size
    }
    let outside = sight.pointee
    sight.pointee = []
    let size = measure(node, proposal)
    // What a scene's own code answers may be no number, which no later arithmetic mends.
    let answer = CGSize(width: size.width.orZero, height: size.height.orZero)
    memo.store(answer, of: node, for: proposal, answersByAxis ? sight.pointee : .both)
    sight.pointee.remove(.fitting)
    look(outside)
    return answer
  }

  private func measure(_ node: Int, _ proposal: Proposal) -> CGSize {
    counter.pointee += 1
    let child = node + 1
    if !nodes[node].rule.handsProposalsOn { look(.both) }
    switch nodes[node].rule {
    case .flexible, .geometryReader, .readerContent, .rigid, .resizable, .bar, .spacer:
      return CGSize(
        width: length(of: node, .horizontal, for: proposal.width),
        height: length(of: node, .vertical, for: proposal.height)
      )
    case .square:
      return FlexibleLeaf.square(in: proposal)
    case .answering(let index):
      return tree.answers[Int(index)](proposal.proposedViewSize).atLeastZero
    case .proxy(let index):
      let proxy = tree.proxies[Int(index)]
      return proxy.pass.size(of: proxy.node, for: proposal)
    case .text(let index):
      let answer = textMeasuring.answer(
        of: tree.texts[Int(index)],
        in: proposal.proposedViewSize
      )
      look(answer.ignoresHeight ? .width : .both)
      if answer.holdsWhereItFits { look(.fitting) }
      return answer.size
    case .trait:
      if isContainer(node) {
        noteContainer(node, proposal)
        look(.both)
      }
      return size(of: child, for: proposal)
    case .identity, .alignmentGuide, .effect, .identifier, .zIndex, .layoutPriority,
      .ignoresSafeArea, .overlay, .background, .rowLine, .offset:
      return size(of: child, for: proposal)
    case .fixedFrame(let frame):
      return frame.size(of: child, in: self, for: proposal)
    case .flexibleFrame(let frame):
      return frame.size(of: child, in: self, for: proposal)
    case .padding(let insets), .safeAreaPadding(let insets):
      return insets.size(around: child, in: self, for: proposal)
    case .position:
      return Position.size(of: child, in: self, for: proposal)
    case .fixedSize(let horizontal, let vertical):
      let own = size(
        of: child,
        for: FixedSize.childProposal(proposal, horizontal: horizontal, vertical: vertical)
      )
      if horizontal { overlook(.width) }
      if vertical { overlook(.height) }
      return own
    case .aspectRatio(let ratio):
      return size(of: child, for: ratio.childProposal(child, in: self, for: proposal))
    case .stack(let stack):
      return stack.size(of: node, in: self, for: proposal)
    case .zStack:
      return ZStackRule.size(of: node, in: self, for: proposal)
    case .viewThatFits(let axes):
      return ViewThatFitsRule.size(of: node, in: axes, self, for: proposal)
    case .scroll(let scroll):
      return scroll.size(of: node, in: self, for: proposal)
    case .lazyStack(let stack):
      return stack.size(of: node, in: self, for: proposal)
    case .lazyGrid(let index):
      return tree.lazyGrids[Int(index)].size(of: node, in: self, for: proposal)
    case .grid(let grid):
      return grid.size(of: node, in: self, for: proposal)
    case .gridRow:
      return .zero
    case .safeAreaInset(let inset):
      return inset.size(of: node, in: self, for: proposal)
    case .containerRelative(let rule):
      return rule.size(of: node, in: self, for: proposal)
    case .custom(let index):
      return tree.customLayouts[Int(index)].size(
        for: proposal.proposedViewSize,
        children: layoutChildren(of: node)
      ).atLeastZero
    }
  }
}

extension CGSize {
  /// The size without negative lengths, which a scene's own code may answer.
  fileprivate var atLeastZero: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}
