import LayoutEngine
import Testing

/// A scene's own layout made of closures.
private final class SceneLayout: CustomLayout {
  let setsGuides = true
  var sizing: (ProposedViewSize, LayoutChildren) -> CGSize = { _, _ in
    CGSize(width: 100, height: 50)
  }
  var placing: (CGRect, ProposedViewSize, LayoutChildren) -> Void = { _, _, _ in }
  var guide: CGFloat?
  var bounds: [CGRect] = []

  func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    sizing(proposal, children)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize, children: LayoutChildren) {
    self.bounds.append(bounds)
    placing(bounds, proposal, children)
  }

  func spacing(children: LayoutChildren) -> ViewSpacing { .zero }

  func explicitGuide(
    _ key: AlignmentKey,
    _ axis: Axis,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    children: LayoutChildren
  ) -> CGFloat? { guide }
}

@Suite struct `Layouts of scenes` {
  @Test func `a view that is never placed stands in the middle`() {
    let layout = SketchLayout(.custom(SceneLayout(), [Sketch.box(20, 10).named("a")]), 100, 50)
    #expect(layout.frame("a") == [40, 20, 20, 10])
  }

  @Test(arguments: [
    (UnitPoint.topLeading, [30.0, 20.0], [50.0, 20.0]), (.center, [20, 15], [60, 15]),
    (.bottomTrailing, [10, 10], [70, 10]),
  ])
  func `the anchor goes to the point, the last call wins`(
    anchor: UnitPoint,
    left: [Double],
    right: [Double]
  ) {
    let scene = SceneLayout()
    scene.placing = { _, _, children in
      children.place(0, at: .zero, anchor: .center, proposal: .zero)
      children.place(0, at: CGPoint(x: 30, y: 20), anchor: anchor, proposal: .unspecified)
    }
    let layout = SketchLayout(.custom(scene, [Sketch.box(20, 10).named("a")]), 100, 50)
    #expect(layout.frame("a") == left + [20, 10])
    #expect(layout.rightToLeft("a") == right + [20, 10])
  }

  @Test func `bounds have the size that was answered and begin at zero`() {
    let scene = SceneLayout()
    _ = SketchLayout(.custom(scene, [.color]), 300, 200)
    #expect(scene.bounds == [CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  @Test(arguments: [
    (-10.0, -5.0, [0.0, 0.0]), (.nan, 20, [0, 20]), (40, .nan, [40, 0]),
  ])
  func `an answer that is no size is mended`(
    width: Double,
    height: Double,
    expected: [Double]
  ) {
    let scene = SceneLayout()
    scene.sizing = { _, _ in CGSize(width: width, height: height) }
    #expect(Sketch.custom(scene, [.color]).answer(100, 100) == expected)
  }

  @Test(arguments: [Double.infinity, .nan, -1e308])
  func `a place that is none reaches no frame`(number: Double) {
    let scene = SceneLayout()
    scene.placing = { _, _, children in
      children.place(
        0,
        at: CGPoint(x: number, y: number),
        anchor: UnitPoint(x: number, y: 0),
        proposal: ProposedViewSize(width: number, height: .infinity)
      )
    }
    let nodes = SketchLayout(.custom(scene, [.color])).nodes(.rightToLeft)
    for node in nodes {
      let isFinite = node.numbers.allSatisfy { $0.isFinite }
      #expect(isFinite)
    }
  }

  @Test func `children tell sizes, guides, priorities, spacing and values`() {
    enum Key {}
    let scene = SceneLayout()
    var told: [String] = []
    scene.sizing = { _, children in
      let size = children.size(of: 0, for: ProposedViewSize(width: 40, height: nil))
      let dimensions = children.dimensions(of: 0, in: .unspecified)
      told = [
        "\(size.width) \(size.height)", "\(dimensions[.leading])",
        "\(children.priority(of: 0)) \(children.priority(of: 1))",
        "\(children.spacing(of: 0).distance(to: children.spacing(of: 1), along: .vertical))",
        "\(children.trait(of: 0, key: ObjectIdentifier(Key.self)) as? Int ?? 0)",
      ]
      return .zero
    }
    let first = Sketch.color.guide(.leading) { _ in 3 }.trait(ObjectIdentifier(Key.self), 7)
      .priority(2).padding(0).offset(1, 1)
    _ = SketchLayout(.custom(scene, [first.priority(5), .spacer(.vertical, 0)]))
    #expect(told == ["40.0 10.0", "3.0", "5.0 -inf", "0.0", "7"])
  }

  @Test func `a guide of its own is seen from outside`() {
    let scene = SceneLayout()
    scene.guide = 30
    let column = Sketch.vStack(
      [
        Sketch.custom(scene, [.color]).named("a"),
        Sketch.box(10, 10).guide(.leading) { _ in 0 }.named("b"),
      ],
      .leading
    )
    let layout = SketchLayout(column, 100, 60)
    #expect(layout.frame("b")?[0] == layout.frame("a").map { $0[0] + 30 })
  }

  @Test func `without views it comes last`() {
    let scene = SceneLayout()
    scene.sizing = { _, _ in .zero }
    let row = Sketch.hStack([.custom(scene, []), Sketch.color.named("a")])
    #expect(SketchLayout(row).frame("a") == [0, 0, 300, 200])
  }
}

@Suite struct `Rules on behalf of scenes` {
  /// A layout that hands some of its children to a rule of the engine.
  private func embedding(
    _ members: Range<Int>,
    _ rule: @escaping (inout LayoutTree) -> LayoutRule
  ) -> SceneLayout {
    let scene = SceneLayout()
    func embedded(_ children: LayoutChildren) -> EmbeddedLayout {
      var tree = LayoutTree()
      let rule = rule(&tree)
      return EmbeddedLayout(tree, rule: rule, children: children, members: members)
    }
    scene.sizing = { embedded($1).size(for: $0) }
    scene.placing = { embedded($2).place(in: $0, proposal: $1) }
    return scene
  }

  @Test func `a stack's rule lays out a part of the children`() {
    let scene = embedding(1..<3) {
      .stack(
        StackRule(
          axis: .horizontal,
          spacing: nil,
          alignment: $0.index(of: VerticalAlignment.top.key)
        )
      )
    }
    let sketch = Sketch.custom(
      scene,
      [Sketch.box(5, 5).named("a"), Sketch.box(20, 10).named("b"), Sketch.color.named("c")]
    )
    let layout = SketchLayout(sketch, 100, 50)
    #expect(layout.frame("b") == [0, 0, 20, 10])
    #expect(layout.frame("c") == [28, 0, 72, 50])
    #expect(layout.frame("a") == [47.5, 22.5, 5, 5])
    #expect(layout.rightToLeft("c") == [0, 0, 72, 50])
  }

  @Test(arguments: 0..<60)
  func `a rule on behalf of a scene answers as the container does`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed))
    let children = (0..<3).map { _ in random.sketch() }
    let key = VerticalAlignment.firstTextBaseline.key
    let scene = embedding(0..<3) {
      .stack(StackRule(axis: .horizontal, spacing: nil, alignment: $0.index(of: key)))
    }
    let own = Sketch.stack(.horizontal, key, nil, children)
    let layouts = [SketchLayout(own), SketchLayout(.custom(scene, children))]
    #expect(layouts[0].nodes().map(\.numbers) == layouts[1].nodes().map(\.numbers), "\(own)")
  }
}
