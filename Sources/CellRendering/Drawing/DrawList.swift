import LayoutEngine

/// A placed tree as a flat list of things to paint, from back to front.
///
/// Children are painted in the order of (z index, position), after their parent's own drawing. A
/// border lies over the children, as SwiftUI's is an overlay. Opacity multiplies, clips nest,
/// hidden and fully transparent views are left out.
struct DrawList: Sendable {
  /// The size of the canvas, in points.
  let size: CGSize
  private(set) var operations: [DrawOperation] = []
  private(set) var clips: [DrawClip] = []

  /// Draws a tree; with `elementFrames`, the frames of all elements come last.
  ///
  /// - Complexity: O(*n* log *n*) in the number of nodes, without recursion.
  init(_ tree: PlacedTree, elementFrames: Bool = false) {
    size = tree.size
    var outlines: [DrawOperation] = []
    var pending = Self.siblings(0..<tree.nodes.count, of: tree)
      .map { Step.visit($0, EffectScope()) }
    while let step = pending.popLast() {
      switch step {
      case .paint(let operation): operations.append(operation)
      case .visit(let index, let outer):
        let node = tree.nodes[index]
        let scope = outer.entering(node, clips: &clips)
        if elementFrames, node.element != nil {
          outlines.append(scope.operation(.elementFrame, frame: node.frame))
        }
        if !scope.isVisible, !elementFrames { continue }
        let over = paint(node, in: scope)
        if let over { pending.append(.paint(over)) }
        let end = min(max(node.end, index + 1), tree.nodes.count)
        for child in Self.siblings(index + 1..<end, of: tree) {
          pending.append(.visit(child, scope))
        }
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
    case visit(Int, EffectScope)
    case paint(DrawOperation)
  }

  /// Appends what lies under the children and gives what lies over them.
  private mutating func paint(_ node: PlacedNode, in scope: EffectScope) -> DrawOperation? {
    guard scope.isVisible, let drawing = node.drawing else { return nil }
    switch drawing {
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

  /// The topmost nodes of a range, the last to be painted first.
  private static func siblings(_ range: Range<Int>, of tree: PlacedTree) -> [Int] {
    var siblings: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      siblings.append(index)
      index = max(tree.nodes[index].end, index + 1)
    }
    let order = { (index: Int) in
      let zIndex = tree.nodes[index].zIndex
      return zIndex.isNaN ? 0 : zIndex
    }
    return siblings.sorted { (order($0), $0) > (order($1), $1) }
  }
}
