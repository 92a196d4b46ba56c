import LayoutEngine
import Testing

@Suite struct `Stacks` {
  @Test func `children run from the leading edge`() {
    let layout = SketchLayout(
      .hStack([Sketch.box(20, 10).named("a"), Sketch.color.named("b")], .top, spacing: 8),
      100,
      40
    )
    #expect(layout.frame("a") == [0, 0, 20, 10])
    #expect(layout.frame("b") == [28, 0, 72, 40])
    #expect(layout.rightToLeft("a") == [80, 0, 20, 10])
    #expect(layout.rightToLeft("b") == [0, 0, 72, 40])
  }

  @Test(arguments: [
    (0.0, [36.0, 20.0]), (100, [100, 20]), (.infinity, [.infinity, 20]), (.nan, [46, 20]),
  ])
  func `a stack is as flexible as its children`(offer: Double, expected: [Double]) {
    let stack = Sketch.hStack([.box(28, 20), Sketch.color.frame(nil, 20)], spacing: 8)
    #expect(stack.answer(offer, 50) == expected)
  }

  @Test func `swapping children changes no size`() {
    let (wide, narrow) = (Sketch.box(60, 10).named("w"), Sketch.color.named("n"))
    for children in [[wide, narrow], [narrow, wide]] {
      let layout = SketchLayout(.hStack(children), 100, 20)
      #expect(layout.frame("w")?[2] == 60)
      #expect(layout.frame("n")?[2] == 40)
    }
  }

  @Test func `a spacer takes what is left and keeps its minimum from others`() {
    let text = Sketch.color.flexible(FlexibleLength(min: 0, ideal: nil, max: 45))
    let layout = SketchLayout(
      .hStack([text.named("t"), Sketch.spacer(.horizontal).named("s")]),
      50,
      10
    )
    #expect(layout.frame("t")?[2] == 42)
    #expect(layout.frame("s")?[2] == 8)
  }

  @Test func `an overflowing stack is as long as its content and is centred`() {
    let layout = SketchLayout(
      Sketch.hStack([.box(200, 10), .spacer(.horizontal, 20), .box(150, 10)]).named("s")
    )
    #expect(layout.frame("s") == [-35, 95, 370, 10])
  }

  @Test func `a stack of one is that view, guides included`() {
    let inner = Sketch.box(20, 20).guide(.leading) { _ in -10 }
    let stack = Sketch.vStack(
      [.vStack([inner.named("a")]), Sketch.box(50, 10).named("b")],
      .leading
    )
    let layout = SketchLayout(stack, 50, 30)
    #expect(layout.frame("a") == [10, 0, 20, 20])
    #expect(layout.frame("b") == [0, 20, 50, 10])
  }

  @Test func `an empty stack is nothing and comes last`() {
    #expect(Sketch.hStack([]).answer(100, 100) == [0, 0])
    #expect(SketchLayout(.hStack([.hStack([]), Sketch.color.named("a")])).frame("a")?[2] == 300)
  }

  @Test func `guides make a stack longer than its children`() {
    let one = Sketch.box(100, 10).guide(.leading) { $0[.trailing] }
    let stack = Sketch.vStack([one.named("a"), Sketch.box(50, 10).named("b")], .leading)
    #expect(stack.answer(300, 300) == [150, 20])
    let layout = SketchLayout(stack, 150, 20)
    #expect(layout.frame("b") == [100, 10, 50, 10])
    #expect(layout.rightToLeft("b") == [0, 10, 50, 10])
  }

  @Test func `an open length across becomes the stack's own when it places`() {
    let row = Sketch.hStack([Sketch.box(10, 30), Sketch.color.named("a")])
    let layout = SketchLayout(row.fixedSize(false, true), 100, 30)
    #expect(layout.frame("a") == [10, 0, 90, 30])
  }

  @Test func `negative spacing overlaps`() {
    let stack = Sketch.hStack([Sketch.box(30, 10), Sketch.box(30, 10).named("b")], spacing: -10)
    #expect(stack.answer(100, 100) == [50, 10])
    #expect(SketchLayout(stack, 50, 10).frame("b") == [20, 0, 30, 10])
  }

  @Test(arguments: [
    (1.0, 1.0, [20.0, 220.0, 60.0]), (0, 0, [120, 120, 60]), (.nan, 0, [120, 120, 60]),
    (-1, 0, [220, 20, 60]),
  ])
  func `priority shows through what leaves a size alone`(
    priority: Double,
    shown: Double,
    expected: [Double]
  ) {
    let bounds = FlexibleLength(min: 20, ideal: nil, max: .infinity)
    let stack = Sketch.hStack([
      Sketch.color.flexible(bounds).named("a"),
      Sketch.color.flexible(bounds).priority(priority).offset(0, 0).named("b"),
      Sketch.box(60, 10).named("c"),
    ])
    let layout = SketchLayout(stack, 300, 10)
    #expect(["a", "b", "c"].map { layout.frame($0)?[2] } == expected)
  }

  @Test func `padding and frames forget a priority`() {
    for change in [{ $0.padding(0) }, { (view: Sketch) in view.frame() }] {
      let stack = Sketch.hStack([
        Sketch.color.named("a"), change(Sketch.color.priority(1)),
      ])
      #expect(SketchLayout(stack).frame("a")?[2] == 150)
    }
  }
}
