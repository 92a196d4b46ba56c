import LayoutEngine
import Testing

@Suite struct `Directions` {
  @Test func `an island is placed mirrored as a whole, its inside runs its own way`() {
    let island = Sketch.hStack([Sketch.box(10, 10).named("a"), Sketch.box(20, 10).named("b")])
      .direction(.leftToRight)
    let layout = SketchLayout(.hStack([island.named("island"), .box(70, 10)]), 100, 10)
    #expect(layout.frame("a") == [0, 0, 10, 10])
    #expect(layout.rightToLeft("island") == [70, 0, 30, 10])
    #expect(layout.rightToLeft("a") == [70, 0, 10, 10])
    #expect(layout.rightToLeft("b") == [80, 0, 20, 10])
  }

  @Test func `a direction holds for the content, not for the place`() {
    let sketch = Sketch.box(20, 10).named("a").padding(10, .leading).direction(.rightToLeft)
    let layout = SketchLayout(sketch.named("all"), 30, 10)
    #expect(layout.frame("all") == [0, 0, 30, 10])
    #expect(layout.frame("a") == [0, 0, 20, 10])
    #expect(layout.rightToLeft("a") == [0, 0, 20, 10])
  }

  @Test func `drawings are told the direction and the size of their view`() {
    var sketch = Sketch.color.direction(.rightToLeft)
    sketch.drawing = .sized { size, direction in
      .text(StyledText(runs: [TextRun("\(size.width) \(direction)")]))
    }
    let node = SketchLayout(sketch, 30, 10).nodes()[0]
    #expect(node.drawing == .text(StyledText(runs: [TextRun("30.0 rightToLeft")])))
  }
}

@Suite struct `Order in depth` {
  @Test func `a view tells its order through what stands around it`() {
    let sketch = Sketch.zStack([
      Sketch.color.zIndex(2).padding(1).frame(5, 5), .color, Sketch.color.zIndex(.nan),
    ])
    let nodes = SketchLayout(sketch).nodes()
    #expect([nodes[1], nodes[5], nodes[6]].map(\.zIndex) == [2, 0, 0])
  }

  @Test func `order in depth changes no frame`() {
    let plain = Sketch.hStack([.box(10, 10), Sketch.box(20, 10).named("a")])
    let deep = Sketch.hStack([.box(10, 10), Sketch.box(20, 10).zIndex(-1).named("a")])
    #expect(SketchLayout(plain).frame("a") == SketchLayout(deep).frame("a"))
  }
}

@Suite struct `Geometry readers` {
  @Test(arguments: [(100.0, 80.0, [100.0, 80.0]), (.nan, .nan, [10, 10]), (0, .nan, [0, 10])])
  func `a reader takes the offer, ten points for the ideal`(
    width: Double,
    height: Double,
    expected: [Double]
  ) {
    #expect(Sketch.reader { _ in .color }.answer(width, height) == expected)
  }

  @Test func `content is made from the frame and stands at the top leading corner`() {
    let reader = Sketch.reader { geometry in
      Sketch.box(geometry.size.width / 2, geometry.frame.minX).named("a")
    }
    let layout = SketchLayout(.hStack([.box(20, 1), reader]), 100, 60)
    #expect(layout.frame("a") == [20, 0, 40, 20])
    // Seen right-to-left the reader begins at 0, and its content at its right end.
    #expect(layout.rightToLeft("a") == [40, 0, 40, 0])
  }

  @Test func `content is offered the reader's size and hangs over freely`() {
    let reader = Sketch.reader { _ in Sketch.zStack([Sketch.color.named("a"), .box(90, 90)]) }
    let layout = SketchLayout(reader.named("reader"), 50, 40)
    #expect(layout.frame("reader") == [0, 0, 50, 40])
    #expect(layout.frame("a") == [0, 0, 90, 90])
  }

  @Test func `the direction is that of the reader's content`() {
    var told: [LayoutDirection] = []
    let reader = Sketch.reader { geometry in
      told.append(geometry.layoutDirection)
      return .color
    }
    let layout = SketchLayout(.hStack([reader, reader.direction(.leftToRight)]))
    _ = layout.nodes(.rightToLeft)
    #expect(told == [.rightToLeft, .leftToRight])
  }

  @Test func `nodes behind a reader's content keep their ends`() {
    let reader = Sketch.reader { _ in .hStack([.color, .color]) }
    let nodes = SketchLayout(.hStack([reader, .color, reader])).nodes()
    #expect(nodes.map(\.end) == [12, 6, 6, 6, 5, 6, 7, 12, 12, 12, 11, 12])
  }
}
