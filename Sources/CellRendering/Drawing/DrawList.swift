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
    var outlines: [DrawOperation] = []
    var covers: [DrawOperation] = []
    var pending: [Step] = []
    // Few nodes have an effect, so most stand in the scope of a node around them.
    var scopes = [EffectScope()]
    Self.push(0..<tree.nodes.count, of: tree, in: 0, to: &pending)
    while let step = pending.popLast() {
      switch step {
      case .paint(let number): operations.append(covers[number])
      case .visit(let index, var number):
        let end = min(max(tree.nodes[index].end, index + 1), tree.nodes.count)
        if tree.nodes[index].hasContent {
          let node = tree.nodes[index]
          if let scope = scopes[number].entering(node, clips: &clips) {
            number = scopes.count
            scopes.append(scope)
          }
          if elementFrames, node.element != nil {
            outlines.append(scopes[number].operation(.elementFrame, frame: node.frame))
          }
          if !scopes[number].isVisible, !elementFrames { continue }
          if let over = paint(node, in: scopes[number]) {
            pending.append(.paint(covers.count))
            covers.append(over)
          }
        }
        if index + 1 < end { Self.push(index + 1..<end, of: tree, in: number, to: &pending) }
      }
    }
    operations += outlines
  }

  /// Draws guides over all else; effects on views do not move them.
  mutating func append(_ guides: [PlacedGuide]) {
    let scope = EffectScope()
    operations += guides.map { guide in
      scope.operation(.guide(guide.kind, bounds: guide.bounds), frame: guide.frame)
    }
  }

  private enum Step {
    /// A node, and the number of the scope around it.
    case visit(Int, Int)
    /// By the number among what lies over other drawings.
    case paint(Int)

    /// When the step comes: by depth, then by the place in the tree.
    func order(in tree: PlacedTree) -> (Double, Int) {
      guard case .visit(let index, _) = self else { return (0, 0) }
      let zIndex = tree.nodes[index].zIndex
      return (zIndex.isNaN ? 0 : zIndex, index)
    }
  }

  /// Appends what lies under the children and gives what lies over them.
  private mutating func paint(_ node: PlacedNode, in scope: EffectScope) -> DrawOperation? {
    guard scope.isVisible, let drawing = node.drawing else { return nil }
    switch drawing {
    case .text(let text) where text.isRedacted:
      let paint = StyledText.bar(over: text.runs.first?.paint ?? Paint(.primary))
      for frame in RedactedLines(text, node.layoutDirection, frame: node.frame).frames {
        operations.append(scope.operation(.fill(.rectangle, paint), frame: frame))
      }
    case .text(let text):
      operations.append(scope.operation(.text(text, node.layoutDirection), frame: node.frame))
    case .symbol(let symbol, let paint):
      operations.append(
        scope.operation(.symbol(symbol, paint, node.layoutDirection), frame: node.frame)
      )
    case .shape(let outline, let fill, let stroke):
      if let fill {
        operations.append(scope.operation(.fill(outline, fill), frame: node.frame))
      }
      if let stroke {
        operations.append(scope.operation(.stroke(outline, stroke), frame: node.frame))
      }
    case .border(let paint, let width):
      return scope.operation(.border(paint, width: width), frame: node.frame)
    }
    return nil
  }

  /// Has the topmost nodes of a range visited next, those of the least depth first.
  private static func push(
    _ range: Range<Int>,
    of tree: PlacedTree,
    in scope: Int,
    to pending: inout [Step]
  ) {
    let first = pending.count
    var isFlat = true
    var index = range.lowerBound
    while index < range.upperBound {
      pending.append(.visit(index, scope))
      isFlat = isFlat && tree.nodes[index].zIndex == 0
      index = max(tree.nodes[index].end, index + 1)
    }
    if pending.count > first + 1 { pending[first...].reverse() }
    // Equal depths stay in the order of the tree, and most trees have no others.
    if !isFlat {
      pending[first...].sort { $0.order(in: tree) > $1.order(in: tree) }
    }
  }
}
