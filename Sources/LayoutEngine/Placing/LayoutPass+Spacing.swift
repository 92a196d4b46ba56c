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
    if let known = spacings[node] { return known }
    let found = toldSpacing(of: node)
    spacings[node] = found
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

  /// What a node tells its container under a key, from the outermost modifier inwards.
  func trait(of node: Int, key: ObjectIdentifier) -> Any? {
    var node = node
    while true {
      switch nodes[node].rule {
      case .trait(let index) where tree.traits[Int(index)].key == key:
        return tree.traits[Int(index)].value
      case .identity, .alignmentGuide, .effect, .identifier, .trait, .zIndex, .layoutPriority,
        .overlay, .background, .offset, .fixedFrame, .flexibleFrame, .padding, .position,
        .fixedSize, .aspectRatio, .safeAreaPadding, .ignoresSafeArea, .containerRelative:
        if isEmpty(node) { return nil }
        node += 1
      default:
        return nil
      }
    }
  }

  /// The order in depth that a node asks for; 0 where it asks for none.
  func zIndex(of node: Int) -> Double {
    var node = node
    while true {
      switch nodes[node].rule {
      case .zIndex(let value):
        return value.orZero
      case .identity, .alignmentGuide, .effect, .identifier, .trait, .layoutPriority,
        .overlay, .background, .offset, .fixedFrame, .flexibleFrame, .padding, .position,
        .fixedSize, .aspectRatio, .safeAreaPadding, .ignoresSafeArea, .containerRelative:
        if isEmpty(node) { return 0 }
        node += 1
      default:
        return 0
      }
    }
  }
}
