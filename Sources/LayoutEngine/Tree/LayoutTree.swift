/// A scene ready for layout: a flat row of nodes and the tables they point into.
public struct LayoutTree {
  private(set) var row = NodeRow()
  package private(set) var alignments = AlignmentIndex.builtins
  package private(set) var texts: [StyledText] = []
  package private(set) var effects: [DrawingEffectSource] = []
  /// What nodes look like and are called as far as no size decides it: layouts share it.
  private(set) var contents: [PlacedContent] = []
  private(set) var sizedDrawings: [(CGSize, LayoutDirection) -> Drawing] = []
  package private(set) var identifiers: [String] = []
  package private(set) var guides: [(ViewDimensions) -> CGFloat] = []
  package private(set) var readers: [GeometryContent] = []
  package private(set) var customLayouts: [any CustomLayout] = []
  package private(set) var answers: [(ProposedViewSize) -> CGSize] = []
  package private(set) var lazyGrids: [LazyGridRule] = []
  package private(set) var lengths: [(CGFloat, Axis) -> CGFloat] = []
  package private(set) var proxies: [LayoutChildren.Member] = []
  package private(set) var traits: [LayoutTrait] = []
  /// Where modifiers are written, by node; filled only where someone asks.
  private(set) var modifierSources: [Int: SourcePosition] = [:]
  /// The alignments for which some view sets a guide of its own.
  private(set) var explicitAlignments = AlignmentSet()

  /// Whether some container may set any guide, edges and centres included.
  private(set) var hasGuidingLayouts = false

  /// What another kind of layout has placed already, ends counted from its first node: all that a
  /// reader then contains.
  package private(set) var placedContent: [PlacedNode]?

  /// Whether views were left out because there are too many, or they are nested too deeply.
  package var isFull = false

  /// The most nodes of a layout.
  ///
  /// Values that a scene makes once it may show any number of times: a stack of the same two views,
  /// each a stack of the same two again, has a thousand million at the thirtieth turn.
  package static let mostNodes = 400_000

  /// Whether some view asks for an order in depth.
  package private(set) var hasDepth = false

  /// Whether some part keeps a direction of its own.
  private(set) var hasPinnedDirections = false

  /// Whether some header or footer stays in sight.
  private(set) var hasPinnedParts = false
  /// Whether some frame depends on a scroll view around it.
  private(set) var hasContainerRelativeFrames = false
  /// Whether some view sets room aside or reaches into it.
  private(set) var hasSafeArea = false
  /// Whether some scroll view has margins around its content.
  private(set) var hasContentMargins = false

  /// Whether someone waits for frames to make content from them.
  package var hasReaders: Bool { !readers.isEmpty }

  package init() {}

  /// Creates the content of a reader from what another kind of layout has placed in the canvas.
  package init(placed content: [PlacedNode]) {
    placedContent = content
  }
}

extension LayoutTree {
  /// Begins a node; what is appended until ``end(_:)`` lies inside it.
  package mutating func begin(_ node: LayoutNode) -> Int {
    if node.direction != nil { hasPinnedDirections = true }
    switch node.rule {
    case .zIndex: hasDepth = true
    case .containerRelative: hasContainerRelativeFrames = true
    case .safeAreaInset, .safeAreaPadding: hasSafeArea = true
    case .scroll(let scroll) where scroll.margins != EdgeInsets(): hasContentMargins = true
    default: break
    }
    makeRowUnique()
    row.append(node)
    return row.count - 1
  }

  /// Ends a node that began at the given index.
  package mutating func end(_ index: Int) {
    makeRowUnique()
    row.start[checked(index)].end = Int32(row.count)
  }

  /// Takes the nodes from the given index on away again.
  package mutating func removeNodes(from index: Int) {
    makeRowUnique()
    row.removeAll(from: index)
    modifierSources = modifierSources.filter { $0.key < index }
  }

  /// Puts all nodes so far inside another one, which has begun and is not ended.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package mutating func enclose(in node: LayoutNode) {
    let inner = row
    row = NodeRow(capacity: 2 * inner.count + 2)
    row.append(node)
    for index in 0..<inner.count {
      var moved = inner.start[index]
      moved.end += 1
      row.append(moved)
    }
    modifierSources = Dictionary(
      uniqueKeysWithValues: modifierSources.map { ($0.key + 1, $0.value) }
    )
  }

  /// Appends a node without children.
  package mutating func append(_ node: LayoutNode) {
    end(begin(node))
  }

  /// Keeps where in a scene's text a modifier is written.
  package mutating func note(_ source: SourcePosition, ofModifier index: Int) {
    modifierSources[index] = source
  }

  /// Replaces the rule of a node whose children turned out to need another.
  package mutating func setRule(_ rule: LayoutRule, of index: Int) {
    makeRowUnique()
    row.start[checked(index)].rule = rule
  }

  /// Whether a node, or one that follows it, is what people call by one of some names.
  ///
  /// - Complexity: O(n) in the number of nodes from the given one on.
  package func hasElement(called names: Set<String>, from index: Int) -> Bool {
    (checked(index)..<row.count).contains { node in
      element(of: row.start[node]).map { names.contains($0.type) } ?? false
    }
  }

  private mutating func makeRowUnique() {
    if !isKnownUniquelyReferenced(&row) { row = NodeRow(copying: row) }
  }

  private func checked(_ index: Int) -> Int {
    precondition(index >= 0 && index < row.count, "The tree has no node \(index).")
    return index
  }

  /// The number of nodes.
  package var nodeCount: Int { row.count }

  /// The number of direct children of a node that has ended.
  package func childCount(of index: Int) -> Int {
    var count = 0
    var child = index + 1
    while child < Int(row.start[checked(index)].end) {
      count += 1
      child = Int(row.start[child].end)
    }
    return count
  }
}

extension LayoutTree {
  /// The index of an alignment, the same for the same guide.
  package mutating func index(of key: AlignmentKey) -> AlignmentIndex {
    if let builtin = key.builtin { return AlignmentIndex(builtin.rawValue) }
    if let found = alignments.firstIndex(of: key) { return AlignmentIndex(found) }
    precondition(alignments.count < Int(AlignmentIndex.max), "A tree has fewer than 65,535 guides.")
    alignments.append(key)
    return AlignmentIndex(alignments.count - 1)
  }

  package mutating func pair(_ alignment: Alignment) -> AlignmentPair {
    AlignmentPair(
      horizontal: index(of: alignment.horizontal.key),
      vertical: index(of: alignment.vertical.key)
    )
  }

  package mutating func rule(for text: StyledText) -> LayoutRule {
    texts.append(text)
    explicitAlignments.insert(.firstTextBaseline)
    explicitAlignments.insert(.lastTextBaseline)
    return .text(Int32(texts.count - 1))
  }

  package mutating func rule(
    for key: AlignmentKey,
    _ axis: Axis,
    guide: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutRule {
    guides.append(guide)
    let index = index(of: key)
    explicitAlignments.insert(index)
    return .alignmentGuide(index, axis, Int32(guides.count - 1))
  }

  package mutating func rule(
    answering answer: @escaping (ProposedViewSize) -> CGSize
  ) -> LayoutRule {
    answers.append(answer)
    return .answering(Int32(answers.count - 1))
  }

  package mutating func rule(for reader: @escaping GeometryContent) -> LayoutRule {
    readers.append(reader)
    return .geometryReader(Int32(readers.count - 1))
  }

  package mutating func rule(for layout: any CustomLayout) -> LayoutRule {
    customLayouts.append(layout)
    if layout.setsGuides { hasGuidingLayouts = true }
    return .custom(Int32(customLayouts.count - 1))
  }

  package mutating func rule(for grid: LazyGridRule) -> LayoutRule {
    lazyGrids.append(grid)
    return .lazyGrid(Int32(lazyGrids.count - 1))
  }

  /// Keeps a scene's function from a container's length to a frame's.
  package mutating func index(of length: @escaping (CGFloat, Axis) -> CGFloat) -> Int32 {
    lengths.append(length)
    return Int32(lengths.count - 1)
  }

  package mutating func rule(for proxy: LayoutChildren.Member) -> LayoutRule {
    proxies.append(proxy)
    let origin = proxy.children.pass.tree
    if origin.hasGuidingLayouts { hasGuidingLayouts = true }
    for member in origin.explicitAlignments.members {
      explicitAlignments.insert(index(of: origin.alignments[Int(member)]))
    }
    return .proxy(Int32(proxies.count - 1))
  }

  package mutating func rule(for trait: LayoutTrait) -> LayoutRule {
    traits.append(trait)
    if trait.key == LayoutTrait.pinned { hasPinnedParts = true }
    return .trait(Int32(traits.count - 1))
  }

  package mutating func rule(for effect: DrawingEffectSource) -> LayoutRule {
    effects.append(effect)
    return .effect(Int32(effects.count - 1))
  }

  package mutating func rule(identifier: String) -> LayoutRule {
    identifiers.append(identifier)
    return .identifier(Int32(identifiers.count - 1))
  }

  /// Gives a node that is about to begin what it draws and what people call it.
  package mutating func setContent(
    of node: inout LayoutNode,
    drawing: DrawingSource?,
    element: PlacedElement? = nil
  ) {
    switch drawing {
    case .fixed(let fixed):
      contents.append(
        PlacedContent(drawing: fixed, effect: nil, element: element, identifier: nil)
      )
      node.content = Int32(contents.count - 1)
      return
    case .sized(let make):
      sizedDrawings.append(make)
      node.drawing = Int32(sizedDrawings.count - 1)
    case nil: break
    }
    guard let element else { return }
    contents.append(PlacedContent(drawing: nil, effect: nil, element: element, identifier: nil))
    node.content = Int32(contents.count - 1)
  }

  /// What people call a node; `nil` for modifiers and containers that no one wrote.
  func element(of node: LayoutNode) -> PlacedElement? {
    node.content >= 0 ? contents[Int(node.content)].element : nil
  }
}
