import LayoutEngine

/// A layout tree that tests write down and that prints as the scene source that would make it.
struct Sketch: CustomStringConvertible {
  /// How the node is spelled, with `$` where its children stand.
  var spelling: String
  var children: [Sketch]
  var direction: LayoutDirection?
  var drawing: DrawingSource?
  /// Makes the node's rule; what is no plain data gets a place in the tree's tables.
  var rule: (inout LayoutTree) -> LayoutRule

  init(
    _ spelling: String,
    _ children: [Sketch] = [],
    rule: @escaping (inout LayoutTree) -> LayoutRule
  ) {
    self.spelling = spelling
    self.children = children
    self.rule = rule
  }

  var description: String {
    let inner = children.map(\.description).joined(separator: "; ")
    return spelling.split(separator: "$", maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: inner)
  }

  /// The number of nodes.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The tree for layout.
  var tree: LayoutTree {
    var tree = LayoutTree()
    add(to: &tree)
    return tree
  }

  /// The same view with content that runs in a direction of its own.
  func turned(_ direction: LayoutDirection) -> Sketch {
    var sketch = self
    sketch.direction = sketch.direction ?? direction
    sketch.children = children.map { $0.turned(direction) }
    return sketch
  }

  private func add(to tree: inout LayoutTree) {
    var node = LayoutNode(rule: rule(&tree))
    node.direction = direction
    tree.setContent(of: &node, drawing: drawing)
    let index = tree.begin(node)
    for child in children { child.add(to: &tree) }
    tree.end(index)
  }
}

/// The answers of a sketch, and its frames in a canvas.
struct SketchLayout {
  let pass: LayoutPass
  let canvas: CGSize

  init(_ sketch: Sketch, _ width: CGFloat = 300, _ height: CGFloat = 200) {
    pass = LayoutPass(sketch.tree, textMeasuring: EvenText())
    canvas = pass.layOut(in: .fixed(CGSize(width: width, height: height)))
  }

  /// The nodes in a direction.
  func nodes(_ direction: LayoutDirection = .leftToRight) -> [PlacedNode] {
    pass.placedTree(direction, canvas: canvas).nodes
  }

  /// The frame of a named view, left-to-right: x, y, width, height; `nil` if it is absent.
  func frame(_ name: String) -> [Double]? { frame(name, .leftToRight) }

  /// The frame of a named view seen right-to-left.
  func rightToLeft(_ name: String) -> [Double]? { frame(name, .rightToLeft) }

  private func frame(_ name: String, _ direction: LayoutDirection) -> [Double]? {
    nodes(direction).first { $0.identifier == name }.map(\.numbers)
  }
}

extension PlacedNode {
  /// x, y, width and height, in points.
  var numbers: [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}

extension Sketch {
  /// The width and height that the sketch answers; NaN in the proposal asks for the ideal.
  func answer(_ width: Double, _ height: Double, byAxis: Bool = true) -> [Double] {
    let pass = LayoutPass(tree, textMeasuring: EvenText(), answersByAxis: byAxis)
    let size = pass.size(of: 0, for: Proposal(width: width, height: height))
    return [size.width, size.height]
  }
}

/// Text of eight points a character that wraps anywhere; lines are 16 high, the baseline at 13.
struct EvenText: TextMeasuring {
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    let full = Double(text.string.utf8.count) * 8
    let width = min(max(proposal.width ?? full, 8), full)
    return CGSize(width: width, height: 16 * (full / max(width, 1)).rounded(.up))
  }

  func answer(of text: StyledText, in proposal: ProposedViewSize) -> TextAnswer {
    TextAnswer(
      size: size(of: text, in: proposal),
      ignoresHeight: true,
      holdsWhereItFits: true
    )
  }

  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    (13, size.height - 3)
  }
}
