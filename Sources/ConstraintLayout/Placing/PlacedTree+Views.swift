package import LayoutEngine

extension PlacedTree {
  /// Lists the views of a laid-out tree with their frames and what they draw.
  package init(root: UIView) {
    var lister = ViewLister()
    lister.append(root, at: root.origin)
    let direction = InterfaceEnvironment.current.layoutDirection
    self.init(size: root.extent, nodes: lister.nodes, direction: direction)
  }
}

/// Lists views as nodes, each before what it contains.
struct ViewLister {
  private(set) var nodes: [PlacedNode] = []
  /// Whether the views are a mask's, whose own masks are not looked at.
  var isMask = false

  /// Lists a view whose frame begins at a point of the canvas, in points.
  mutating func append(_ view: UIView, at corner: CGPoint) {
    let frame = CGRect(origin: corner, size: view.extent)
    let direction = view.direction
    let zIndex = view.appearance.layer?.zPosition ?? 0
    let index = nodes.count
    var effects = effects(of: view)
    nodes.append(
      PlacedNode(
        frame: frame,
        end: 0,
        layoutDirection: direction,
        zIndex: zIndex.boundedLength,
        effect: effects.isEmpty ? nil : effects.removeFirst(),
        element: PlacedElement(
          type: view.typeName,
          source: view.source,
          scrolls: (view as? UIScrollView)?.isScrollEnabled ?? false
        ),
        identifier: view.appearance.identifier,
        guides: guides(of: view, frame: frame)
      )
    )
    // A node has one effect, so further ones need nodes of their own.
    var wrappers: [Int] = []
    for effect in effects {
      wrappers.append(nodes.count)
      nodes.append(
        PlacedNode(frame: frame, end: 0, layoutDirection: direction, effect: effect)
      )
    }
    appendDrawing(of: view, frame: frame, direction)
    if let host = view as? HostView { appendHosted(host.hostedNodes(at: corner)) }
    for child in view.children {
      append(
        child,
        at: CGPoint(
          x: corner.x + child.origin.x - view.scrollOrigin.x,
          y: corner.y + child.origin.y - view.scrollOrigin.y
        )
      )
    }
    if let border = border(of: view) {
      appendMark(border, frame: frame, direction, zIndex: .infinity)
    }
    for wrapper in wrappers { nodes[wrapper].end = nodes.count }
    nodes[index].end = nodes.count
  }

  /// The safe area of a view, and its margins in effect.
  private func guides(of view: UIView, frame: CGRect) -> [PlacedGuide] {
    let (safeArea, margins) = (view.safeAreaInsets, view.effectiveMargins)
    return [
      PlacedGuide(.safeArea, in: frame, frame: frame.inset(by: safeArea)),
      PlacedGuide(.margins, in: frame, frame: frame.inset(by: margins)),
    ]
  }

  private mutating func appendDrawing(
    of view: UIView,
    frame: CGRect,
    _ direction: LayoutDirection
  ) {
    if let color = view.backgroundColor, color.paint.opacity > 0 {
      appendMark(
        .shape(outline(of: view), fill: color.paint, stroke: nil),
        frame: frame,
        direction,
        zIndex: -.infinity
      )
    }
    append(view.drawnMarks(), frame: frame, direction)
    let scope = MarkScope(size: view.extent, direction: direction, tint: view.tintColor.paint)
    for mark in view.contentMarks(in: scope) {
      let place = mark.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      appendMark(mark.drawing, frame: place, direction, zIndex: -.greatestFiniteMagnitude)
    }
  }

  /// Lists marks inside of their clips and effects; those that follow one another share clips.
  private mutating func append(
    _ marks: [ContentMark],
    frame: CGRect,
    _ direction: LayoutDirection
  ) {
    let zIndex = -Double.greatestFiniteMagnitude
    func wrapper(_ effect: DrawingEffect) -> PlacedNode {
      PlacedNode(frame: frame, end: 0, layoutDirection: direction, zIndex: zIndex, effect: effect)
    }
    var open: [(clip: Int, node: Int)] = []
    for mark in marks {
      let shared = zip(open, mark.clips).prefix { $0.clip == $1.number }.count
      for (_, node) in open[shared...] { nodes[node].end = nodes.count }
      open.removeSubrange(shared...)
      for clip in mark.clips[shared...] {
        open.append((clip.number, nodes.count))
        nodes.append(wrapper(.clip(clip.outline)))
      }
      let first = nodes.count
      nodes += mark.effects.map(wrapper)
      let place = mark.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      appendMark(mark.drawing, frame: place, direction, zIndex: zIndex)
      for index in first..<nodes.count { nodes[index].end = nodes.count }
    }
    for (_, node) in open { nodes[node].end = nodes.count }
  }

  private mutating func appendMark(
    _ drawing: Drawing,
    frame: CGRect,
    _ direction: LayoutDirection,
    zIndex: Double
  ) {
    nodes.append(
      PlacedNode(
        frame: frame,
        end: nodes.count + 1,
        layoutDirection: direction,
        zIndex: zIndex,
        drawing: drawing
      )
    )
  }

  /// Lists nodes that count their ends from the first of them.
  private mutating func appendHosted(_ hosted: [PlacedNode]) {
    let start = nodes.count
    for var node in hosted {
      node.end += start
      nodes.append(node)
    }
  }

  private func effects(of view: UIView) -> [DrawingEffect] {
    var effects: [DrawingEffect] = []
    if view.isHidden { effects.append(.hidden) }
    let transform = view.appearance.transform
    if !transform.isIdentity {
      let anchor = UnitPoint(x: view.anchorPoint.x, y: view.anchorPoint.y)
      effects.append(.transform(transform, anchor: anchor))
    }
    if view.alpha < 1 { effects.append(.opacity(view.alpha)) }
    if view.clipsToBounds { effects.append(.clip(outline(of: view))) }
    if !isMask {
      if let mask = view.appearance.layer?.maskOutline { effects.append(.clip(mask)) }
      if let mask = view.mask { effects.append(effect(ofMask: mask)) }
    }
    return effects
  }

  /// What a mask does, in the coordinates of the view that it masks.
  private func effect(ofMask mask: UIView) -> DrawingEffect {
    InterfaceEnvironment.current.contexts.maskEffect(orElse: mask.frame) {
      var lister = ViewLister(isMask: true)
      lister.append(mask, at: mask.origin)
      return lister.nodes.compactMap { node in
        node.drawing.map { ($0, node.frame, node.layoutDirection) }
      }
    }
  }

  private func outline(of view: UIView, insetBy distance: CGFloat = 0) -> ShapeOutline {
    guard let layer = view.appearance.layer, layer.cornerRadius > 0 else { return .rectangle }
    if layer.maskedCorners != .all { return .path(layer.edge(insetBy: distance)) }
    let radius = layer.cornerRadius.boundedLength
    let outline = ShapeOutline.roundedRectangle(cornerSize: CGSize(width: radius, height: radius))
    return distance > 0 ? .inset(outline, by: distance) : outline
  }

  /// The line along the inside of a layer's edges, over all that the view contains.
  private func border(of view: UIView) -> Drawing? {
    guard let layer = view.appearance.layer, layer.borderWidth > 0 else { return nil }
    let width = layer.borderWidth.boundedLength
    let paint = layer.borderColor?.paint ?? UIColor.black.paint
    let outline = outline(of: view, insetBy: width / 2)
    if outline == .rectangle { return .border(paint, width: width) }
    return .shape(outline, fill: nil, stroke: Stroke(paint: paint, width: width))
  }
}
