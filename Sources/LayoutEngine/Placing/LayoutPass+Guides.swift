extension LayoutPass {
  /// The position of a guide in a node, in points in its own coordinates, leading-based.
  func guide(
    _ index: AlignmentIndex,
    _ axis: Axis,
    of node: Int,
    size: CGSize,
    proposal: Proposal
  ) -> Double {
    let key = tree.alignments[Int(index)]
    if tree.explicitAlignments.contains(index),
      let explicit = explicitGuide(
        key,
        index,
        axis,
        of: node,
        size: size,
        proposal: proposal
      )
    {
      return explicit
    }
    return Self.defaultGuide(key, in: size) {
      ViewDimensions(of: node, in: self, size: size, proposal: proposal)
    }
  }

  /// The position of a guide where a view sets none, in points.
  static func defaultGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    dimensions: () -> ViewDimensions
  ) -> Double {
    switch key.builtin {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    case nil: key.defaultValue(in: dimensions())
    }
  }

  /// The default position of a guide in a frame that contains others' views, in points.
  func frameGuide(_ index: AlignmentIndex, in size: CGSize) -> Double {
    Self.defaultGuide(tree.alignments[Int(index)], in: size) {
      ViewDimensions(width: size.width, height: size.height)
    }
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
    let index = AlignmentIndex(found)
    guard tree.explicitAlignments.contains(index) else { return nil }
    return explicitGuide(key, index, axis, of: node, size: size, proposal: proposal)
  }

  private func explicitGuide(
    _ key: AlignmentKey,
    _ index: AlignmentIndex,
    _ axis: Axis,
    of node: Int,
    size: CGSize,
    proposal: Proposal
  ) -> Double? {
    switch nodes[node].rule {
    case .flexible, .square, .rigid, .resizable, .bar, .answering, .spacer, .geometryReader,
      .readerContent:
      return nil
    case .proxy(let proxy):
      let proxy = tree.proxies[Int(proxy)]
      return proxy.pass.explicitGuide(
        key,
        axis,
        of: proxy.node,
        size: size,
        proposal: proposal
      )
    case .text(let text):
      return baseline(key, of: tree.texts[Int(text)], size: size)
    case .alignmentGuide(index, _, let guide):
      let dimensions = ViewDimensions(of: node + 1, in: self, size: size, proposal: proposal)
      let value = tree.guides[Int(guide)](dimensions)
      return value.isNaN ? 0 : value
    case .stack, .zStack, .lazyStack, .lazyGrid, .grid, .viewThatFits, .scroll, .gridRow:
      if isEmpty(node) { return nil }
      if !hasOneChild(node) && !key.mergesInContainers { return nil }
    case .custom(let layout):
      let own = tree.customLayouts[Int(layout)].explicitGuide(
        key,
        axis,
        in: CGRect(origin: .zero, size: size),
        proposal: proposal.proposedViewSize,
        children: layoutChildren(of: node)
      )
      if own != nil { return own }
      if isEmpty(node) || !key.mergesInContainers { return nil }
    case .overlay, .background, .safeAreaInset, .offset:
      // What is drawn elsewhere keeps its guides where its container sees it.
      return explicitGuide(key, index, axis, of: node + 1, size: size, proposal: proposal)
    default:
      break
    }
    // The children are put for this size and proposal, and their guides moved along with them.
    arrange(node, size: size, proposal: proposal)
    var values: [Double] = []
    for child in children(of: node) {
      let placement = placements[child]
      guard !placement.isAbsent,
        let value = explicitGuide(
          key,
          index,
          axis,
          of: child,
          size: placement.size,
          proposal: placement.proposal
        )
      else { continue }
      values.append(value + (axis == .horizontal ? placement.origin.x : placement.origin.y))
    }
    return key.merge(values)
  }

  private func baseline(_ key: AlignmentKey, of text: StyledText, size: CGSize) -> Double? {
    switch key.builtin {
    case .firstTextBaseline: textMeasuring.baselines(of: text, in: size).first
    case .lastTextBaseline: textMeasuring.baselines(of: text, in: size).last
    default: nil
    }
  }
}

extension AlignmentKey {
  /// Whether a container takes over its children's guide: edges and centres are always its own.
  var mergesInContainers: Bool {
    switch builtin {
    case nil, .firstTextBaseline, .lastTextBaseline: true
    default: false
    }
  }

  /// The guide of a container from those of its children; `nil` where none sets it.
  ///
  /// Text baselines take the uppermost, custom guides the mean. That the *last* baseline takes the
  /// uppermost too is weakly attested.
  func merge(_ values: [Double]) -> Double? {
    guard let first = values.first, values.count > 1 else { return values.first }
    if builtin == nil { return values.reduce(0, +) / Double(values.count) }
    return values.reduce(first, min)
  }
}
