import LayoutEngine

/// A placed tree as a flat list of things to paint, from back to front.
///
/// Children are painted in the order of (z index, position), after their parent's own drawing. A
/// border lies over the children, as SwiftUI's is an overlay. Opacity multiplies, clips nest,
/// hidden and fully transparent views are left out.
struct DrawList: Sendable {
  /// The size of the canvas, in points.
  let size: CGSize
  /// The direction in which the preview was laid out.
  let direction: LayoutDirection
  private(set) var operations: [DrawOperation] = []
  private(set) var clips: [DrawClip] = []

  /// Draws a tree; with `elementFrames`, the frames of all elements come last.
  ///
  /// - Complexity: O(*n* log *n*) in the number of nodes, without recursion.
  init(_ tree: PlacedTree, elementFrames: Bool = false) {
    size = tree.size
    direction = tree.direction
    tree.nodes.withUnsafeBufferPointer { draw($0, elementFrames: elementFrames) }
  }

  /// Draws guides over all else; effects on views do not move them.
  mutating func append(_ guides: [PlacedGuide]) {
    let scope = EffectScope()
    operations += guides.map { guide in
      scope.operation(.guide(guide.kind, bounds: guide.bounds), frame: guide.frame)
    }
  }

  private mutating func draw(_ nodes: UnsafeBufferPointer<PlacedNode>, elementFrames: Bool) {
    // Through a pointer, as a node that is read from the buffer is copied.
    guard let first = nodes.baseAddress else { return }
    let order = PaintOrder(nodes)
    // Half of the nodes arrange others, and draw nothing.
    operations.reserveCapacity(nodes.count / 2)
    var outlines: [DrawOperation] = []
    var levels: [Level] = []
    // Few nodes have an effect, so most stand in the scope of a node around them.
    var around = EffectScope()
    var position = 0
    while position < nodes.count {
      while let level = levels.last, level.end <= position {
        if let cover = level.cover { operations.append(cover) }
        around = level.around
        levels.removeLast()
      }
      let index = order[position]
      let node = first + index
      guard let content = node.pointee.content else {
        position += 1
        continue
      }
      let end = position + nodes.end(ofSubtree: index) - index
      let frame = node.pointee.frame
      if let effect = content.effect {
        levels.append(Level(end: end, around: around))
        around = around.entering(effect, in: frame, clips: &clips)
      }
      if elementFrames, content.element != nil {
        outlines.append(around.operation(.elementFrame, frame: frame))
      }
      if !around.isVisible, !elementFrames {
        position = end
        continue
      }
      if around.isVisible,
        let cover = paint(content, node.pointee.layoutDirection, frame, in: around)
      {
        levels.append(Level(end: end, around: around, cover: cover))
      }
      position += 1
    }
    for level in levels.reversed() {
      if let cover = level.cover { operations.append(cover) }
    }
    operations += outlines
  }

  /// What holds for a node with an effect, or with a drawing over it, and for all inside.
  private struct Level {
    /// The place in the order behind the last node inside.
    var end: Int
    /// What holds again behind it.
    var around: EffectScope
    /// What lies over everything inside.
    var cover: DrawOperation?

    init(end: Int, around: EffectScope, cover: DrawOperation? = nil) {
      self.end = end
      self.around = around
      self.cover = cover
    }
  }

  /// Appends what lies under the children and gives what lies over them.
  private mutating func paint(
    _ node: PlacedContent,
    _ direction: LayoutDirection,
    _ frame: CGRect,
    in scope: EffectScope
  ) -> DrawOperation? {
    switch node.drawing {
    case nil: break
    case .text(let text) where text.isRedacted:
      let paint = StyledText.bar(over: text.runs.first?.paint ?? Paint(.primary))
      for bar in RedactedLines(text, direction, frame: frame).frames {
        operations.append(scope.operation(.fill(.rectangle, paint), frame: bar))
      }
    case .text(let text):
      operations.append(scope.operation(.text(text, direction), frame: frame))
    case .symbol(let symbol, let paint):
      operations.append(scope.operation(.symbol(symbol, paint, direction), frame: frame))
    case .shape(let outline, let fill, let stroke):
      if let fill {
        operations.append(scope.operation(.fill(outline, fill), frame: frame))
      }
      if let stroke {
        operations.append(scope.operation(.stroke(outline, stroke), frame: frame))
      }
    case .border(let paint, let width):
      return scope.operation(.border(paint, width: width), frame: frame)
    }
    return nil
  }
}
