extension LayoutPass {
  /// Whether a node looks like something or is called something; most modifiers are not.
  func hasContent(_ node: Int) -> Bool {
    if nodes[node].drawing >= 0 || nodes[node].content >= 0 { return true }
    return switch nodes[node].rule {
    case .effect, .identifier, .text: true
    default: false
    }
  }

  /// How a node looks and what it is called.
  ///
  /// Both directions share what does not depend on them.
  func content(
    of node: Int,
    size: CGSize,
    direction: LayoutDirection
  ) -> PlacedContent {
    if let known = knownContent(of: node) { return known }
    if contents.isEmpty { contents = ContiguousArray(repeating: nil, count: count) }
    if let known = contents[node] { return known }
    let (content, isFixed) = makeContent(of: node, size: size, direction: direction)
    if isFixed { contents[node] = content }
    return content
  }

  /// The content of a node that adds nothing to what its tree knows of it, as most do.
  private func knownContent(of node: Int) -> PlacedContent? {
    let index = Int(nodes[node].content)
    guard index >= 0, nodes[node].drawing < 0 else { return nil }
    return switch nodes[node].rule {
    case .effect, .identifier, .text: nil
    default: tree.contents[index]
    }
  }

  private func makeContent(
    of node: Int,
    size: CGSize,
    direction: LayoutDirection
  ) -> (content: PlacedContent, isFixed: Bool) {
    let data = nodes[node]
    let known = data.content >= 0 ? tree.contents[Int(data.content)] : PlacedNode.noContent
    var isFixed = true
    var drawing = known.drawing
    var effect: DrawingEffect?
    var identifier: String?
    if data.drawing >= 0 {
      isFixed = false
      drawing = counting { tree.sizedDrawings[Int(data.drawing)](size, direction) }
    }
    switch data.rule {
    case .effect(let index):
      switch tree.effects[Int(index)] {
      case .fixed(let known): effect = known
      case .sized(let make):
        isFixed = false
        effect = counting { make(size, direction) }
      case .scrollWindow:
        let room = safeArea.openRooms[node] ?? EdgeInsets()
        isFixed = isFixed && room.leading == room.trailing
        effect = .clip(Self.window(of: size, reaching: room, direction))
      }
    case .identifier(let index): identifier = tree.identifiers[Int(index)]
    case .text(let index): drawing = .text(tree.texts[Int(index)])
    default: break
    }
    let content = PlacedContent(
      drawing: drawing,
      effect: effect,
      element: known.element,
      identifier: identifier
    )
    return (content, isFixed)
  }

  /// What is drawn where the paths so far leave room for it.
  private func counting<Drawn: HoldingPath>(_ make: () -> Drawn) -> Drawn? {
    guard pathElements <= Self.mostPathElements else { return nil }
    let drawn = make()
    pathElements += drawn.pathElements
    return drawn
  }

  /// What is seen of a scroll view's content, in the coordinates of its frame.
  private static func window(
    of size: CGSize,
    reaching room: EdgeInsets,
    _ direction: LayoutDirection
  ) -> ShapeOutline {
    guard room != EdgeInsets() else { return .rectangle }
    return .path(
      Path(
        CGRect(
          x: direction == .leftToRight ? -room.leading : -room.trailing,
          y: -room.top,
          width: size.width + room.horizontal,
          height: size.height + room.vertical
        )
      )
    )
  }
}
