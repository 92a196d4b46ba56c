import LayoutEngine

@testable import CellRendering

/// Builds placed trees for tests, node by node.
struct Scene {
  var size: CGSize
  private(set) var nodes: [PlacedNode] = []
  private var direction = LayoutDirection.leftToRight

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
  }

  var tree: PlacedTree { PlacedTree(size: size, nodes: nodes, direction: direction) }

  /// Adds a node and what `children` adds into it.
  mutating func add(
    _ drawing: Drawing? = nil,
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    direction: LayoutDirection = .leftToRight,
    zIndex: Double = 0,
    effect: DrawingEffect? = nil,
    guides: [PlacedGuide] = [],
    children: (inout Scene) -> Void = { _ in }
  ) {
    let index = nodes.count
    nodes.append(
      PlacedNode(
        frame: CGRect(x: x, y: y, width: width, height: height),
        end: index + 1,
        layoutDirection: direction,
        zIndex: zIndex,
        drawing: drawing,
        effect: effect,
        element: PlacedElement(type: "View"),
        guides: guides
      )
    )
    children(&self)
    nodes[index].end = nodes.count
  }

  /// Adds a text at its ideal size.
  mutating func text(
    _ string: String,
    _ x: CGFloat,
    _ y: CGFloat,
    direction: LayoutDirection = .leftToRight,
    paint: Paint = Paint(.primary)
  ) {
    let text = StyledText(runs: [TextRun(string, paint: paint)])
    let size = CellTextMeasuring().size(of: text, in: .unspecified)
    add(.text(text), x, y, size.width, size.height, direction: direction)
  }

  /// The scene as it is in the other direction: every frame mirrored in the canvas.
  var mirrored: Scene {
    var scene = self
    scene.direction = .rightToLeft
    for index in nodes.indices {
      let frame = nodes[index].frame
      scene.nodes[index].frame.origin.x = size.width - frame.maxX
      scene.nodes[index].layoutDirection = .rightToLeft
    }
    return scene
  }

  /// The scene's picture without colours.
  func picture(
    _ charset: Charset = .unicode,
    _ change: (inout RenderingOptions) -> Void = { _ in }
  )
    -> String
  {
    var options = RenderingOptions(charset: charset, usesColors: false)
    change(&options)
    return CellRenderer(options: options).rasterize(tree).description
  }

  /// Both directions of the scene, composed.
  func sheet(_ name: String?) -> Sheet {
    Sheet(panes: [
      Pane(caption: PaneCaption(name: name, direction: .leftToRight, size: size), tree: tree),
      Pane(
        caption: PaneCaption(name: name, direction: .rightToLeft, size: size),
        tree: mirrored.tree
      ),
    ])
  }
}

extension Drawing {
  static func fill(_ outline: ShapeOutline, _ color: PaintColor, opacity: Double = 1) -> Drawing {
    .shape(outline, fill: Paint(color, opacity: opacity), stroke: nil)
  }

  static func stroke(
    _ outline: ShapeOutline,
    width: CGFloat = 1,
    dash: [CGFloat] = [],
    _ color: PaintColor = .primary
  ) -> Drawing {
    .shape(outline, fill: nil, stroke: Stroke(paint: Paint(color), width: width, dash: dash))
  }
}

extension PaintColor {
  static let red = PaintColor.rgb(red: 1, green: 0.23, blue: 0.19)
  static let blue = PaintColor.rgb(red: 0, green: 0.48, blue: 1)
  static let green = PaintColor.rgb(red: 0.2, green: 0.78, blue: 0.35)
  static let yellow = PaintColor.rgb(red: 1, green: 0.8, blue: 0)
  static let gray = PaintColor.rgb(red: 0.56, green: 0.56, blue: 0.58)
  static let white = PaintColor.rgb(red: 1, green: 1, blue: 1)
}
