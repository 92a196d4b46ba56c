extension LayoutPass {
  /// The distances that a node prefers to its neighbours.
  ///
  /// A frame and a padding forget what was said on the edges they move; a stack hands on what its
  /// first and last child say along it, and the larger of all across it.
  ///
  /// - Complexity: O(1) for plain views, which most are; else one visit to each node in it, once.
  func spacing(of node: Int) -> ViewSpacing {
    if knowledge[node].contains(.plainSpacing) { return ViewSpacing() }
    if case .text = nodes[node].rule { return .text }
    let place = spacingPlaces[node]
    if place >= 0 { return spacings[Int(place)] }
    let found = toldSpacing(of: node)
    spacingPlaces[node] = Int32(spacings.count)
    spacings.append(found)
    return found
  }

  private func toldSpacing(of node: Int) -> ViewSpacing {
    switch nodes[node].rule {
    case .text:
      return .text
    case .proxy(let index):
      let proxy = tree.proxies[Int(index)]
      return proxy.pass.spacing(of: proxy.node)
    case .spacer(let spacer):
      return .spacer(along: spacer.axes)
    case .flexible, .square, .rigid, .resizable, .bar, .answering, .geometryReader, .readerContent,
      .position, .scroll, .lazyGrid, .grid, .gridRow, .safeAreaInset, .safeAreaPadding,
      .containerRelative:
      return ViewSpacing()
    case .fixedFrame(let frame):
      return spacing(
        of: node + 1,
        forgetting: [frame.width.isNaN ? [] : .horizontal, frame.height.isNaN ? [] : .vertical]
      )
    case .flexibleFrame(let frame):
      return spacing(
        of: node + 1,
        forgetting: [
          frame.horizontal.isOpen ? [] : .horizontal, frame.vertical.isOpen ? [] : .vertical,
        ]
      )
    case .padding(let insets):
      return spacing(of: node + 1, forgetting: insets.edges)
    case .stack(let stack):
      return stack.spacing(of: node, in: self)
    case .zStack:
      return ZStackRule.spacing(of: node, in: self)
    case .lazyStack:
      return mergedSpacing(of: node)
    case .custom(let index):
      return tree.customLayouts[Int(index)].spacing(children: layoutChildren(of: node))
    default:
      return isEmpty(node) ? .zero : spacing(of: node + 1)
    }
  }

  private func spacing(of child: Int, forgetting edges: Edge.Set) -> ViewSpacing {
    var result = spacing(of: child)
    result.reset(edges)
    return result
  }

  /// The larger preferences of all children on every edge.
  func mergedSpacing(of node: Int) -> ViewSpacing {
    guard !isEmpty(node) else { return .zero }
    var result = ViewSpacing.silent
    for child in children(of: node) { result.formUnion(spacing(of: child)) }
    return result
  }

  /// What a node tells its container under a key; the outermost modifier's word where several tell.
  func trait(of node: Int, key: ObjectIdentifier) -> Any? {
    var next: Int? = node
    while let node = next {
      if let told = ownTrait(of: node, key: key) { return told }
      next = inside(node)
    }
    return nil
  }

  /// All that a node tells its container under a key, from the outermost modifier inwards.
  func traits(of node: Int, key: ObjectIdentifier) -> [Any] {
    var told: [Any] = []
    var next: Int? = node
    while let node = next {
      if let own = ownTrait(of: node, key: key) { told.append(own) }
      next = inside(node)
    }
    return told
  }

  private func ownTrait(of node: Int, key: ObjectIdentifier) -> Any? {
    guard case .trait(let index) = nodes[node].rule, tree.traits[Int(index)].key == key else {
      return nil
    }
    return tree.traits[Int(index)].value
  }

  /// The order in depth that a node asks for; 0 where it asks for none.
  func zIndex(of node: Int) -> Double {
    var next: Int? = node
    while let node = next {
      if case .zIndex(let value) = nodes[node].rule { return value.orZero }
      next = inside(node)
    }
    return 0
  }

  /// The view that a modifier modifies; `nil` for all else.
  private func inside(_ node: Int) -> Int? {
    switch nodes[node].rule {
    case .identity, .alignmentGuide, .effect, .identifier, .trait, .zIndex, .layoutPriority,
      .overlay, .background, .rowLine, .offset, .fixedFrame, .flexibleFrame, .padding, .position,
      .fixedSize, .aspectRatio, .safeAreaPadding, .ignoresSafeArea, .containerRelative:
      isEmpty(node) ? nil : node + 1
    default: nil
    }
  }
}
