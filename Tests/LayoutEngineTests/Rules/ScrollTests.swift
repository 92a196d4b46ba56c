import LayoutEngine
import Testing

@Suite struct `Scroll views` {
  @Test(
    arguments: [
      (.vertical, 300, 100, [80, 100]), (.vertical, 300, 900, [80, 900]),
      (.vertical, 50, 100, [80, 100]), (.horizontal, 300, 100, [300, 500]),
      ([.horizontal, .vertical], 300, 100, [300, 100]), (.vertical, .nan, .nan, [80, 500]),
      ([], 300, 100, [80, 500]),
    ] as [(Axis.Set, Double, Double, [Double])]
  )
  func `the offer along an axis, the content across`(
    axes: Axis.Set,
    width: Double,
    height: Double,
    expected: [Double]
  ) {
    #expect(Sketch.scroll(.box(80, 500), axes).answer(width, height) == expected)
    #expect(Sketch.scroll(.box(80, 500), axes).answer(width, height, byAxis: false) == expected)
  }

  @Test func `content is asked for its ideal along the axis`() {
    let layout = SketchLayout(.scroll(Sketch.color.named("a")), 100, 80)
    #expect(layout.frame("a") == [0, 0, 100, 10])
  }

  @Test func `horizontal content begins at the leading edge`() {
    let layout = SketchLayout(.scroll(Sketch.box(400, 10).named("a"), .horizontal), 100, 10)
    #expect(layout.frame("a") == [0, 0, 400, 10])
    #expect(layout.rightToLeft("a") == [-300, 0, 400, 10])
  }

  @Test(arguments: [(0.0, 0.0, -0.0, 0.0), (0.5, 0.5, -200, 35), (1, 1, -400, 70)])
  func `anchors set what is longer and what is shorter`(
    anchor: Double,
    alignment: Double,
    long: Double,
    short: Double
  ) {
    for (height, expected) in [(500.0, long), (30, short)] {
      let sketch = Sketch.scroll(
        Sketch.box(20, height).named("a"),
        anchor: UnitPoint(x: 0, y: anchor),
        alignment: UnitPoint(x: 0, y: alignment)
      )
      #expect(SketchLayout(sketch, 20, 100).frame("a") == [0, expected, 20, height])
    }
  }

  @Test func `margins are room around the content and widen the view`() {
    let margins = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let sketch = Sketch.scroll(Sketch.box(120, 400).named("a"), margins: margins)
    #expect(sketch.answer(300, 200) == [160, 200])
    #expect(SketchLayout(sketch, 160, 200).frame("a") == [20, 20, 120, 400])
    let flexible = Sketch.scroll(Sketch.color.named("a"), margins: margins)
    #expect(SketchLayout(flexible, 100, 200).frame("a") == [20, 20, 60, 10])
  }
}

@Suite struct `Frames relative to a container` {
  private func relative(
    _ axes: Axis.Set,
    count: Int = 1,
    span: Int = 1,
    spacing: Double = 0
  ) -> Sketch {
    Sketch("$.containerRelativeFrame(…)", [Sketch.color.named("a")]) {
      .containerRelative(
        ContainerRelativeRule(
          axes: axes,
          alignment: $0.pair(.center),
          count: count,
          span: span,
          spacing: spacing
        )
      )
    }
  }

  @Test(arguments: [
    (1, 1, 0.0, 200.0), (4, 1, 0, 50), (4, 1, 8, 44), (4, 3, 8, 148), (0, 0, 0, 200),
    (2, 1, 500, 0),
  ])
  func `columns of the canvas`(count: Int, span: Int, spacing: Double, expected: Double) {
    let sketch = relative(.horizontal, count: count, span: span, spacing: spacing)
    #expect(SketchLayout(.hStack([sketch, .box(1, 1)]), 200, 100).frame("a")?[2] == expected)
  }

  @Test func `the nearest scroll view is the container`() {
    let inner = Sketch.scroll(
      .hStack([relative([.horizontal, .vertical]), .box(300, 1)]),
      .horizontal
    )
    let layout = SketchLayout(.vStack([inner.frame(120, 60), .box(1, 1)]), 200, 100)
    #expect(layout.frame("a").map { Array($0[2...]) } == [120, 60])
  }

  @Test func `a scene's own function decides`() {
    let sketch = Sketch("$.containerRelativeFrame(…)", [Sketch.color.named("a")]) { tree in
      .containerRelative(
        ContainerRelativeRule(
          axes: [.horizontal, .vertical],
          alignment: tree.pair(.center),
          function: tree.index { length, axis in axis == .horizontal ? length / 3 : .nan }
        )
      )
    }
    #expect(SketchLayout(sketch, 300, 100).frame("a") == [100, 0, 100, 100])
  }
}

@Suite struct `ViewThatFits` {
  @Test(arguments: [
    (100.0, 50.0, 90.0), (89, 50, 60), (60, 50, 60), (59, 50, 30), (10, 50, 30), (.nan, .nan, 90),
    (100, 5, 30),
  ])
  func `the first that fits`(width: Double, height: Double, expected: Double) {
    let sketch = Sketch.fits([.box(90, 10), .box(60, 10), .box(30, 10)])
    #expect(sketch.answer(width, height) == [expected, 10])
  }

  @Test func `only the given axes count`() {
    let views = [Sketch.box(90, 10), Sketch.box(30, 10)]
    #expect(Sketch.fits(views, in: .horizontal).answer(100, 5) == [90, 10])
    #expect(Sketch.fits(views, in: []).answer(1, 1) == [90, 10])
  }

  @Test func `ideals are compared, and the chosen one gets the real offer`() {
    let sketch = Sketch.fits([Sketch.color.named("a"), Sketch.box(5, 5).named("b")])
    let layout = SketchLayout(sketch, 100, 80)
    #expect(layout.frame("a") == [0, 0, 100, 80])
    #expect(layout.frame("b") == nil)
    #expect(SketchLayout(sketch, 9, 80).frame("b") == [2, 37.5, 5, 5])
  }

  @Test func `without views it is nothing`() { #expect(Sketch.fits([]).answer(9, 9) == [0, 0]) }
}
