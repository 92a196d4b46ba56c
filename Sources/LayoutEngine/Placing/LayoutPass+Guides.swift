extension LayoutPass {
  /// The position of a guide in a node, in points in its own coordinates, leading-based.
  @inline(__always)
  func guide(
    _ index: AlignmentIndex,
    _ axis: Axis,
    of node: Int,
    size: CGSize,
    proposal: Proposal
  ) -> Double {
    if isPlain(index) { return index.plainGuide(in: size) }
    // A view may tell another guide for another proposal, though its size is the same.
    look(.both)
    return toldGuide(index, axis, of: node, size: size, proposal: proposal)
  }

  /// Whether every view has a guide where its size alone puts it.
  @inline(__always)
  func isPlain(_ index: AlignmentIndex) -> Bool { index.isBuiltin && !isExplicit[Int(index)] }

  /// The position of a guide that a view may set, or whose default a scene computes, in points.
  private func toldGuide(
    _ index: AlignmentIndex,
    _ axis: Axis,
    of node: Int,
    size: CGSize,
    proposal: Proposal
  ) -> Double {
    if let told = explicitGuide(index, axis, of: node, size: size, proposal: proposal) {
      return told
    }
    if index.isBuiltin { return index.plainGuide(in: size) }
    let dimensions = ViewDimensions(of: node, in: self, size: size, proposal: proposal)
    return tree.alignments[Int(index)].defaultValue(in: dimensions).orZero
  }

  /// The default position of a guide in a frame that contains others' views, in points.
  func frameGuide(_ index: AlignmentIndex, in size: CGSize) -> Double {
    if index.isBuiltin { return index.plainGuide(in: size) }
    let dimensions = ViewDimensions(width: size.width, height: size.height)
    return tree.alignments[Int(index)].defaultValue(in: dimensions).orZero
  }

  /// The position of a guide that a node or something in it sets, in points; `nil` where none does.
  func explicitGuide(
    _ key: AlignmentKey,
    _ axis: Axis,
    of node: Int,
    size: CGSize,
    proposal: Proposal
  ) -> Double? {
    guard let found = tree.alignments.firstIndex(of: key) else { return nil }
    return explicitGuide(AlignmentIndex(found), axis, of: node, size: size, proposal: proposal)
  }

  /// The position of a guide that a node or something in it sets, in points; `nil` where none does.
  func explicitGuide(
    _ index: AlignmentIndex,
    _ axis: Axis,
    of node: Int,
    size: CGSize,
    proposal: Proposal
  ) -> Double? {
    guard isExplicit[Int(index)] else { return nil }
    switch nodes[node].rule {
    case .flexible, .square, .rigid, .resizable, .bar, .answering, .spacer, .geometryReader,
      .readerContent, .safeAreaInset, .safeAreaPadding:
      return nil
    case .proxy(let proxy):
      let key = tree.alignments[Int(index)]
      let proxy = tree.proxies[Int(proxy)]
      return proxy.pass.explicitGuide(key, axis, of: proxy.node, size: size, proposal: proposal)
    case .text(let text):
      return baseline(index, of: tree.texts[Int(text)], size: size)
    case .alignmentGuide(index, _, let guide):
      let dimensions = ViewDimensions(of: node + 1, in: self, size: size, proposal: proposal)
      return tree.guides[Int(guide)](dimensions).orZero
    case .identity, .alignmentGuide, .effect, .identifier, .trait, .zIndex, .layoutPriority,
      .overlay, .background, .rowLine, .offset:
      // What is drawn elsewhere keeps its guides where its container sees it.
      return explicitGuide(index, axis, of: node + 1, size: size, proposal: proposal)
    case .stack, .zStack:
      if isEmpty(node) || !hasOneChild(node) && !index.mergesInContainers { return nil }
    case .lazyStack, .lazyGrid, .grid, .scroll, .gridRow:
      if isEmpty(node) || !index.mergesInContainers { return nil }
    default:
      break
    }
    return rememberedGuide(
      GuideQuestion(index: index, node: node, size: size, proposal: proposal),
      axis
    )
  }

  private func baseline(_ index: AlignmentIndex, of text: StyledText, size: CGSize) -> Double? {
    guard index.isBuiltin, index.mergesInContainers else { return nil }
    let baselines = textMeasuring.baselines(of: text, in: size)
    return index == .firstTextBaseline ? baselines.first : baselines.last
  }
}

/// A guide that a container is asked for.
///
/// Each row in rows that are aligned on their baselines asks its children once to size itself and
/// once to tell its own baseline; without a memory that doubles with every level.
struct GuideQuestion: Hashable {
  var index: AlignmentIndex
  var node: Int
  var size: CGSize
  var proposal: Proposal
}

extension LayoutPass {
  private func rememberedGuide(_ question: GuideQuestion, _ axis: Axis) -> Double? {
    if let known = guides[question] { return known }
    let found = containerGuide(question, axis)
    guides[question] = .some(found)
    return found
  }

  /// The guide that a container sets, or the merged ones of its children.
  private func containerGuide(_ question: GuideQuestion, _ axis: Axis) -> Double? {
    let node = question.node
    if case .custom(let layout) = nodes[node].rule {
      let own = tree.customLayouts[Int(layout)].explicitGuide(
        tree.alignments[Int(question.index)],
        axis,
        in: CGRect(origin: .zero, size: question.size),
        proposal: question.proposal.proposedViewSize,
        children: layoutChildren(of: node)
      )
      if let own { return own.orZero }
      if isEmpty(node) || !question.index.mergesInContainers { return nil }
    }
    // The children are put for this size and proposal, and their guides moved along with them. The
    // walk that places puts them again before anyone looks.
    arrange(node, size: question.size, proposal: question.proposal)
    var merging = GuideMerging(question.index)
    for child in children(of: node) {
      let placement = placements[child]
      if placement.isAbsent { continue }
      let told = explicitGuide(
        question.index,
        axis,
        of: child,
        size: placement.size,
        proposal: placement.proposal
      )
      if let told { merging.add(told + placement.origin[axis]) }
    }
    return merging.result
  }
}
