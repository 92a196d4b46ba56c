/// What is known of every node before anything is asked, found from the leaves to the root.
extension LayoutPass {
  /// Links parents, and finds priorities and what nodes answer along each axis.
  ///
  /// - Complexity: A few steps for each node and child. A stack with gaps or children of negative
  ///   length asks its subtree.
  func summarize() {
    var node = count
    while node > 0 {
      node -= 1
      for child in children(of: node) { parents[child] = Int32(truncatingIfNeeded: node) }
      (priorities + node).initialize(to: priority(of: node))
      (lengths + 2 * node).initialize(repeating: AxisLengths(rigid: 0), count: 2)
      var own = summarize(node)
      if !answersByAxis { own.subtract([.rigid(.horizontal), .rigid(.vertical)]) }
      (knowledge + node).initialize(to: hasContent(node) ? own.union(.content) : own)
    }
    linkContainers()
  }

  /// What is known of one node whose descendants are summarized.
  private func summarize(_ node: Int) -> NodeKnowledge {
    let child = node + 1
    switch nodes[node].rule {
    case .flexible, .geometryReader, .readerContent:
      setLengths(of: node, .flexible(), .flexible())
      return [.size, .plainSpacing]
    case .rigid(let size):
      setLengths(of: node, AxisLengths(rigid: size.width), AxisLengths(rigid: size.height))
      return [.rigid(.horizontal), .rigid(.vertical), .plainSpacing]
    case .resizable(let ideal):
      setLengths(of: node, .flexible(ideal: ideal.width), .flexible(ideal: ideal.height))
      return [.size, .plainSpacing]
    case .bar(let axis, _):
      return derive(node, [.size, .rigid(axis.perpendicular), .plainSpacing])
    case .spacer(let spacer):
      return derive(node, spacer.knowledge)
    case .square, .answering, .lazyGrid, .grid, .gridRow, .safeAreaInset, .containerRelative:
      return .plainSpacing
    case .text:
      return []
    case .proxy, .custom:
      return .sceneSpacing
    case .viewThatFits:
      return isEmpty(node) ? [] : knowledge[child].intersection(.spacing)
    case .identity, .alignmentGuide, .effect, .identifier, .trait, .zIndex, .layoutPriority,
      .ignoresSafeArea, .offset, .overlay, .rowLine:
      return adopt(child, for: node)
    case .background:
      let secondary = Int(nodes[child].end)
      if secondary < Int(nodes[node].end) { knowledge[secondary].insert(.behind) }
      return adopt(child, for: node)
    case .fixedFrame(let frame):
      if !frame.width.isNaN && !frame.height.isNaN {
        setLengths(of: node, AxisLengths(rigid: frame.width), AxisLengths(rigid: frame.height))
        return [.rigid(.horizontal), .rigid(.vertical), .plainSpacing]
      }
      return derive(node, frame.knowledge(child: knowledge[child]))
    case .flexibleFrame(let frame):
      return derive(node, frame.knowledge(child: knowledge[child]))
    case .padding(let insets):
      return derive(node, insets.knowledge(child: knowledge[child]))
    case .safeAreaPadding(let insets):
      return derive(node, [insets.knowledge(child: knowledge[child]), .plainSpacing])
    case .position:
      return derive(node, [knowledge[child].intersection(.size), .plainSpacing])
    case .fixedSize(let horizontal, let vertical):
      var known = knowledge[child]
      if horizontal && known.contains(.width) { known.insert(.rigidWidth) }
      if vertical && known.contains(.height) { known.insert(.rigidHeight) }
      return derive(node, known)
    case .aspectRatio:
      return knowledge[child].intersection(.spacing)
    case .stack(let stack):
      return stack.summarize(node, in: self)
    case .zStack(let alignment):
      return ZStackRule.summarize(node, alignment, in: self)
    case .scroll(let scroll):
      return derive(node, scroll.knowledge(child: knowledge[child], in: tree))
    case .lazyStack(let stack):
      return stack.summarize(node, in: self)
    }
  }
}

extension LayoutPass {
  func setLengths(of node: Int, _ horizontal: AxisLengths, _ vertical: AxisLengths) {
    lengths[2 * node] = horizontal
    lengths[2 * node + 1] = vertical
  }

  /// Takes over all that is known of another node.
  func adopt(_ other: Int, for node: Int) -> NodeKnowledge {
    setLengths(of: node, lengths[2 * other], lengths[2 * other + 1])
    return knowledge[other].subtracting(.ofOneNode)
  }

  /// Finds the lengths along the axes on which they are known by asking the node's rule.
  func derive(_ node: Int, _ known: NodeKnowledge) -> NodeKnowledge {
    for axis in [Axis.horizontal, .vertical] where known.contains(.length(axis)) {
      let least = evaluate(node, axis, 0)
      lengths[2 * node + Int(axis.rawValue)] =
        known.contains(.rigid(axis))
        ? AxisLengths(rigid: least)
        : AxisLengths(
          least: least,
          ideal: evaluate(node, axis, Proposal.ideal),
          greatest: evaluate(node, axis, .infinity)
        )
    }
    return known.subtracting(.ofOneNode)
  }

  /// What holds of every child of a container.
  func commonKnowledge(ofChildrenOf node: Int) -> NodeKnowledge {
    guard !isEmpty(node) else { return [] }
    var common = NodeKnowledge.everything
    for child in children(of: node) { common.formCommon(knowledge[child]) }
    return common.subtracting(.ofOneNode)
  }
}
