/// The record of a layout, made from what placing left behind: nothing is kept on the way.
extension LayoutPass {
  /// A step for each placed node, in the order of ``physicalNodes(_:offset:)``, which comes before.
  ///
  /// - Complexity: One look at each node, and one more division of each stack.
  func steps(_ direction: LayoutDirection) -> [LayoutStep] {
    var steps: [LayoutStep] = []
    var indices: [Int: Int] = [:]
    var turns: [Int: StackTurn] = [:]
    var passes = (readerPasses ?? []).makeIterator()
    var node = 0
    while node < count {
      let placement = placements[node]
      if placement.isAbsent {
        node = Int(nodes[node].end)
        continue
      }
      indices[node] = steps.count
      let parent = Int(parents[node])
      steps.append(
        step(
          node,
          placement,
          parent: parent < 0 ? nil : indices[parent],
          isMirrored: parent >= 0 && (nodes[parent].direction ?? direction) == .rightToLeft,
          reason: reason(of: node, placement, turns: turns)
        )
      )
      if case .stack(let stack) = nodes[node].rule, !hasOneChild(node) {
        turns.merge(stack.turns(of: node, in: self, placement)) { $1 }
      }
      if case .geometryReader = nodes[node].rule, let pass = passes.next() ?? nil {
        let base = steps.count
        let own = nodes[node].direction ?? direction
        for var inner in pass.steps(own) {
          if inner.parent == nil {
            // The root of the content begins at the reader's corner, which a mirror leaves there.
            inner.isMirrored = false
            inner.reason = .sameFrame
          }
          inner.parent = inner.parent.map { $0 + base } ?? base - 1
          steps.append(inner)
        }
      }
      node += 1
    }
    return steps
  }

  private func step(
    _ node: Int,
    _ placement: Placement,
    parent: Int?,
    isMirrored: Bool,
    reason: PlacingReason
  ) -> LayoutStep {
    let element = tree.element(of: nodes[node])
    let description = RuleDescription(nodes[node].rule, in: tree)
    var rigidAxes = Axis.Set()
    if knowledge[node].contains(.rigidWidth) { rigidAxes.insert(.horizontal) }
    if knowledge[node].contains(.rigidHeight) { rigidAxes.insert(.vertical) }
    var step = LayoutStep(
      title: element.map { $0.type + description.arguments } ?? description.modifier ?? "",
      kind: element != nil ? .view : description.modifier == nil ? .silent : .modifier,
      proposal: placement.proposal.proposedViewSize,
      answer: placement.size,
      origin: placement.origin,
      parent: parent,
      isMirrored: isMirrored,
      rigidAxes: rigidAxes,
      reason: reason,
      source: tree.modifierSources[node] ?? element?.source
    )
    switch nodes[node].rule {
    case .scroll: step.scrolls = true
    case .fixedFrame(let frame): step.hasUnusableLength = frame.hasUnusableLength
    default: break
    }
    return step
  }

  private func reason(
    of node: Int,
    _ placement: Placement,
    turns: [Int: StackTurn]
  ) -> PlacingReason {
    let parent = Int(parents[node])
    guard parent >= 0 else { return .root }
    let frame = placements[parent].size
    switch nodes[parent].rule {
    case .identity, .alignmentGuide, .effect, .identifier, .trait, .zIndex, .layoutPriority,
      .fixedSize, .aspectRatio, .ignoresSafeArea:
      return .sameFrame
    case .fixedFrame(let rule):
      return aligned(node, placement, rule.alignment, in: frame)
    case .flexibleFrame(let rule):
      return aligned(node, placement, rule.alignment, in: frame)
    case .containerRelative(let rule):
      return aligned(node, placement, rule.alignment, in: frame)
    case .overlay(let alignment), .background(let alignment):
      if node == parent + 1 { return .sameFrame }
      return aligned(node, placement, alignment, in: frame)
    case .rowLine where node == parent + 1:
      return .sameFrame
    case .zStack(let alignment):
      return hasOneChild(parent) ? .sameFrame : aligned(node, placement, alignment, in: frame)
    case .padding(let insets), .safeAreaPadding(let insets):
      return .inset(leading: insets.leading, top: insets.top)
    case .offset(let distance):
      return .moved(distance)
    case .position(let point):
      return .centered(point)
    case .stack(let stack):
      guard let turn = turns[node] else { return .sameFrame }
      return .stacked(turn, across: meeting(node, placement, stack.alignment, stack.across))
    case .custom:
      return .sceneLayout
    default:
      return .container
    }
  }

  private func aligned(
    _ node: Int,
    _ placement: Placement,
    _ alignment: AlignmentPair,
    in frame: CGSize
  ) -> PlacingReason {
    .aligned(
      horizontal: meeting(node, placement, alignment.horizontal, .horizontal),
      vertical: meeting(node, placement, alignment.vertical, .vertical)
    )
  }

  /// The meeting that put a node where it stands: the line is where its own guide came to lie.
  private func meeting(
    _ node: Int,
    _ placement: Placement,
    _ alignment: AlignmentIndex,
    _ axis: Axis
  ) -> GuideMeeting {
    let own = guide(
      alignment,
      axis,
      of: node,
      size: placement.size,
      proposal: placement.proposal
    )
    return GuideMeeting(
      name: tree.alignments[Int(alignment)].name,
      line: placement.origin[axis] + own,
      own: own
    )
  }
}

extension StackRule {
  /// How the children were served under the proposal by which the stack was placed.
  fileprivate func turns(
    of node: Int,
    in pass: LayoutPass,
    _ placement: Placement
  ) -> [Int: StackTurn] {
    var proposal = placement.proposal
    if proposal[across].isNaN { proposal[across] = placement.size[across] }
    return withOfferedChildren(of: node, in: pass, for: proposal) { children in
      let order = children.indices.sorted {
        let (first, second) = (children[$0], children[$1])
        return first.precedes(second) || !second.precedes(first) && $0 < $1
      }
      var turns: [Int: StackTurn] = [:]
      for (turn, index) in order.enumerated() {
        let child = children[index]
        turns[child.node] = StackTurn(
          axis: axis,
          index: index,
          count: children.count,
          gap: pass.gaps[child.node],
          turn: proposal[axis].isNaN ? nil : turn,
          least: child.least,
          greatest: child.greatest,
          priority: child.priority
        )
      }
      return turns
    }
  }
}
