import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Pictures of views` {
  private func scene(
    _ direction: LayoutDirection = .leftToRight,
    _ fill: (UIView) -> Void
  ) -> ViewScene {
    ViewScene(100, 40, direction) {
      let root = UIView()
      fill(root)
      return .view(root)
    }
  }

  @Test func `views are listed in order, with their names and types`() {
    let tree = scene { root in
      root.addSubview(UILabel())
      root.addSubview(UIStackView(arrangedSubviews: [UISwitch()]))
    }.tree
    let elements = tree.nodes.compactMap { $0.element?.type }
    #expect(elements == ["UIView", "UILabel", "UIStackView", "UISwitch"])
    #expect(tree.nodes[0].end == tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() { #expect(node.end > index) }
  }

  @Test func `a background lies behind, a border above`() {
    let tree = scene { root in
      root.backgroundColor = .systemRed
      root.layer.cornerRadius = 6
      root.layer.borderWidth = 2
      root.layer.borderColor = UIColor.systemBlue.cgColor
      root.addSubview(UIView())
    }.tree
    let corner = ShapeOutline.roundedRectangle(cornerSize: CGSize(width: 6, height: 6))
    let (red, blue) = (UIColor.systemRed.paint, UIColor.systemBlue.paint)
    #expect(tree.nodes[1].drawing == .shape(corner, fill: red, stroke: nil))
    #expect(tree.nodes[1].zIndex == -.infinity)
    #expect(
      tree.nodes.last?.drawing
        == .shape(.inset(corner, by: 1), fill: nil, stroke: Stroke(paint: blue, width: 2))
    )
    #expect(tree.nodes.last?.zIndex == .infinity)
  }

  @Test func `only the corners that are masked are rounded`() {
    let tree = scene { root in
      root.backgroundColor = .systemRed
      root.layer.cornerRadius = 6
      root.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      root.layer.borderWidth = 2
      root.clipsToBounds = true
    }.tree
    func outline(_ rect: CGRect, _ radius: CGFloat) -> ShapeOutline {
      let radii = RectangleCornerRadii(topLeading: radius, topTrailing: radius)
      return .path(Path(roundedRect: rect, cornerRadii: radii))
    }
    let outer = outline(CGRect(x: 0, y: 0, width: 100, height: 40), 6)
    #expect(tree.nodes[0].effect == .clip(outer))
    #expect(tree.nodes[1].drawing == .shape(outer, fill: UIColor.systemRed.paint, stroke: nil))
    let stroke = Stroke(paint: UIColor.black.paint, width: 2)
    let inner = outline(CGRect(x: 1, y: 1, width: 98, height: 38), 5)
    #expect(tree.nodes.last?.drawing == .shape(inner, fill: nil, stroke: stroke))
  }

  @Test func `a layer's mask clips what the view contains`() {
    let mask = CALayer()
    mask.frame = CGRect(x: 4, y: 2, width: 20, height: 10)
    mask.backgroundColor = UIColor.black.cgColor
    // A mask of a mask is not looked at, even where it is the layer itself.
    mask.mask = mask
    let tree = scene { root in root.layer.mask = mask }.tree
    let path = Path(roundedRect: mask.frame, cornerRadii: RectangleCornerRadii())
    #expect(tree.nodes[0].effect == .clip(.path(path)))
    mask.isHidden = true
    let hidden = scene { root in root.layer.mask = mask }.tree
    #expect(hidden.nodes[0].effect == .clip(.path(Path())))
  }

  @Test func `a view's mask clips to all that it draws`() {
    let mask = UIView(frame: CGRect(x: 4, y: 2, width: 20, height: 10))
    let dot = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    dot.backgroundColor = .black
    mask.addSubview(dot)
    // A mask of a mask is not looked at, even where it is the view itself.
    mask.mask = mask
    let tree = scene { root in root.mask = mask }.tree
    #expect(tree.nodes[0].effect == .clip(.path(Path(CGRect(x: 6, y: 4, width: 4, height: 4)))))
  }

  @Test func `a view's mask shows what lies under the glyphs of its texts`() {
    let label = UILabel(frame: CGRect(x: 4, y: 2, width: 40, height: 16))
    label.text = "ab"
    let tree = scene { root in root.mask = label }.tree
    guard case .mask(let outline, let glyphs)? = tree.nodes[0].effect else {
      Issue.record("The mask does not keep its glyphs.")
      return
    }
    #expect(outline == .path(Path()))
    #expect(glyphs.map(\.frame) == [CGRect(x: 4, y: 2, width: 16, height: 16)])
  }

  @Test func `marks that follow one another share what cuts them`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    layer.masksToBounds = true
    for x in 0..<3 {
      let part = CALayer()
      part.frame = CGRect(x: CGFloat(x) * 20, y: 0, width: 20, height: 20)
      part.backgroundColor = UIColor.red.cgColor
      part.masksToBounds = x == 1
      layer.addSublayer(part)
    }
    let tree = scene { root in root.layer.addSublayer(layer) }.tree
    let clips = tree.nodes.indices.filter { tree.nodes[$0].effect != nil }
    let fills = tree.nodes.indices.filter { tree.nodes[$0].drawing != nil }
    #expect(clips.count == 2)
    #expect(
      fills.map { fill in clips.filter { $0 < fill && fill < tree.nodes[$0].end }.count } == [
        1, 2, 1,
      ]
    )
  }

  @Test func `masks that draw too much in all clip to their frames`() {
    let contexts = DrawnContexts()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let dot = CGRect(x: 0, y: 0, width: 1, height: 1)
    let drawing = Drawing.shape(.rectangle, fill: UIColor.red.paint, stroke: nil)
    var asked = 0
    func outline() -> ShapeOutline {
      contexts.maskOutline(orElse: frame) {
        asked += 1
        return Array(repeating: (drawing, dot), count: 50_000)
      }
    }
    let outlines = [outline(), outline(), outline()]
    #expect(asked == 2)
    #expect(outlines[0] == outlines[1])
    #expect(outlines[2] == .path(Path(frame)))
  }

  @Test func `each effect has a node of its own`() {
    let tree = scene { root in
      root.alpha = 0.5
      root.clipsToBounds = true
      root.isHidden = true
    }.tree
    #expect(tree.nodes.map(\.effect) == [.hidden, .opacity(0.5), .clip(.rectangle)])
    #expect(tree.nodes.map(\.end) == [3, 3, 3])
  }

  @Test(
    arguments: [
      (.natural, 0, 60), (.left, 0, 0), (.right, 60, 60), (.center, 30, 30), (.justified, 0, 60),
    ] as [(NSTextAlignment, CGFloat, CGFloat)]
  )
  func `texts stand at their side, in the middle of the height`(
    alignment: NSTextAlignment,
    forward: CGFloat,
    backward: CGFloat
  ) {
    for (direction, x) in zip(LayoutDirection.allCases, [forward, backward]) {
      let tree = scene(direction) { root in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "Hello"
        label.textAlignment = alignment
        root.addSubview(label)
      }.tree
      #expect(tree.nodes.last?.frame == CGRect(x: x, y: 12, width: 40, height: 16))
    }
  }

  @Test func `a scene may draw its text elsewhere`() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)))
      }
    }
    let tree = scene { root in
      let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 16))
      label.text = "Hello"
      root.addSubview(label)
    }.tree
    #expect(tree.nodes.last?.frame.minX == 20)
  }

  @Test func `a switch that is on has its knob at the trailing end`() {
    for (direction, x) in zip(LayoutDirection.allCases, [35.5, 15.5] as [CGFloat]) {
      let tree = scene(direction) { root in
        let mark = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        mark.isOn = true
        root.addSubview(mark)
      }.tree
      #expect(tree.nodes.last?.frame.midX == x)
    }
  }

  @Test func `buttons set picture and title side by side`() {
    for (direction, xs) in zip(LayoutDirection.allCases, [[24, 44], [60, 24]] as [[CGFloat]]) {
      let tree = scene(direction) { root in
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        button.configuration?.title = "Save"
        button.configuration?.image = UIImage(systemName: "star")
        button.configuration?.imagePadding = 4
        root.addSubview(button)
      }.tree
      #expect(tree.nodes.suffix(2).map(\.frame.minX) == xs)
    }
  }

  @Test(
    arguments: [
      (.leading, [14, 14], [54, 14]), (.center, [34, 14], [34, 14]),
      (.trailing, [54, 14], [14, 14]),
    ] as [(UIButton.Configuration.TitleAlignment, [CGFloat], [CGFloat])]
  )
  func `buttons set a title against its longer subtitle`(
    alignment: UIButton.Configuration.TitleAlignment,
    forward: [CGFloat],
    backward: [CGFloat]
  ) {
    for (direction, xs) in zip(LayoutDirection.allCases, [forward, backward]) {
      let tree = scene(direction) { root in
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 48)
        button.configuration?.title = "Save"
        button.configuration?.subtitle = "Subtitle "
        button.configuration?.titlePadding = 6
        button.configuration?.titleAlignment = alignment
        root.addSubview(button)
      }.tree
      #expect(tree.nodes.suffix(2).map(\.frame.minX) == xs)
      #expect(tree.nodes.suffix(2).map(\.frame.minY) == [5, 27])
    }
  }
}
