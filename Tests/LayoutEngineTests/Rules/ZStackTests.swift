import LayoutEngine
import Testing

@Suite struct `ZStack` {
  @Test(arguments: [(100.0, 80.0), (.nan, .nan), (0, 0)])
  func `the size is the union of the children`(width: Double, height: Double) {
    let stack = Sketch.zStack([.box(50, 10), .box(20, 40)])
    #expect(stack.answer(width, height) == [50, 40])
  }

  @Test func `guides can move children apart`() {
    let stack = Sketch.zStack(
      [Sketch.box(50, 10).guide(.leading) { $0.width }.named("a"), Sketch.box(20, 10).named("b")],
      .topLeading
    )
    #expect(stack.answer(.nan, .nan) == [70, 10])
    let layout = SketchLayout(stack, 70, 10)
    #expect(layout.frame("b") == [50, 0, 20, 10])
    #expect(layout.rightToLeft("b") == [0, 0, 20, 10])
  }

  @Test func `lower priorities take the size of the others`() {
    let stack = Sketch.zStack([
      Sketch.color.priority(-1).named("back"), Sketch.box(40, 20).named("front"),
    ])
    #expect(stack.answer(300, 200) == [40, 20])
    #expect(SketchLayout(stack).frame("back") == [130, 90, 40, 20])
  }

  @Test func `placing offers the union`() {
    let layout = SketchLayout(Sketch.zStack([Sketch.color.named("a"), .box(40, 30)]).fixedSize())
    #expect(layout.frame("a") == [130, 85, 40, 30])
  }

  @Test func `an empty one is nothing and one of one is that view`() {
    #expect(Sketch.zStack([]).answer(10, 10) == [0, 0])
    #expect(Sketch.zStack([.color]).answer(10, .nan) == [10, 10])
  }
}

@Suite struct `Overlays and backgrounds` {
  @Test(arguments: [
    (Alignment.topLeading, [100.0, 80.0], [180.0, 80.0]),
    (.bottomTrailing, [180, 110], [100, 110]),
    (.center, [140, 95], [140, 95]),
  ])
  func `the second view is aligned in the first`(
    alignment: Alignment,
    left: [Double],
    right: [Double]
  ) {
    for isOverlay in [true, false] {
      let second = Sketch.box(20, 10).named("b")
      let first = Sketch.box(100, 40).named("a")
      let layout = SketchLayout(
        isOverlay ? first.overlay(second, alignment) : first.background(second, alignment)
      )
      #expect(layout.frame("a") == [100, 80, 100, 40])
      #expect(layout.frame("b") == left + [20, 10])
      #expect(layout.rightToLeft("b") == right + [20, 10])
    }
  }

  @Test func `the second is offered the first's size and may be larger`() {
    let layout = SketchLayout(
      Sketch.box(40, 20).overlay(Sketch.color.named("a")).background(
        Sketch.box(60, 30).named("b")
      )
    )
    #expect(layout.frame("a") == [130, 90, 40, 20])
    #expect(layout.frame("b") == [120, 85, 60, 30])
  }

  @Test func `explicit guides of both count`() {
    let first = Sketch.box(100, 40).guide(.leading) { _ in 30 }
    let second = Sketch.box(20, 10).guide(.leading) { _ in 5 }.named("b")
    let layout = SketchLayout(first.overlay(second, .topLeading), 100, 40)
    #expect(layout.frame("b") == [25, 0, 20, 10])
    #expect(layout.rightToLeft("b") == [55, 0, 20, 10])
  }

  @Test func `what stands behind is painted first`() {
    let nodes = SketchLayout(Sketch.box(1, 1).background(.color).zIndex(3)).nodes()
    #expect(nodes.map(\.zIndex) == [3, 0, 0, -.infinity])
  }
}
