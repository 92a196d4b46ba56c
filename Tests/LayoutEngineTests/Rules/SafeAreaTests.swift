import LayoutEngine
import Testing

@Suite struct `Safe areas` {
  @Test(
    arguments: [
      (Edge.bottom, nil, [0, 0, 100, 162], [0, 170, 100, 30]),
      (.bottom, 0, [0, 0, 100, 170], [0, 170, 100, 30]),
      (.top, 10, [0, 40, 100, 160], [0, 0, 100, 30]),
    ] as [(Edge, Double?, [Double], [Double])]
  )
  func `a bar takes its strip and a gap`(
    edge: Edge,
    spacing: Double?,
    content: [Double],
    bar: [Double]
  ) {
    let sketch = Sketch.color.named("content")
      .inset(edge, Sketch.color.frame(nil, 30).named("bar"), spacing: spacing)
    let layout = SketchLayout(sketch, 100, 200)
    #expect(layout.frame("content") == content)
    #expect(layout.frame("bar") == bar)
  }

  @Test func `leading and trailing bars are mirrored`() {
    let sketch = Sketch.color.named("content")
      .inset(.leading, Sketch.color.frame(30, nil).named("bar"))
    let layout = SketchLayout(sketch, 100, 50)
    #expect(layout.frame("bar") == [0, 0, 30, 50])
    #expect(layout.frame("content") == [30, 0, 70, 50])
    #expect(layout.rightToLeft("bar") == [70, 0, 30, 50])
    #expect(layout.rightToLeft("content") == [0, 0, 70, 50])
  }

  @Test(
    arguments: [
      (HorizontalAlignment.leading, 100.0, [25, 0, 100, 10]), (.center, 100, [0, 0, 100, 10]),
      (.leading, 20, [25, 0, 20, 10]), (.trailing, 20, [55, 0, 20, 10]),
    ] as [(HorizontalAlignment, Double, [Double])]
  )
  func `content stands in the middle and the bar's guide meets the content's`(
    alignment: HorizontalAlignment,
    width: Double,
    bar: [Double]
  ) {
    let sketch = Sketch.color.frame(50, nil).named("content")
      .inset(.top, Sketch.color.frame(width, 10).named("bar"), alignment: alignment)
      .frame(100, 60)
    let layout = SketchLayout(sketch, 100, 60)
    #expect(layout.frame("content") == [25, 10, 50, 50])
    #expect(layout.frame("bar") == bar)
  }

  @Test func `an open length across is the whole's own when parts are placed`() {
    let sketch = Sketch.box(50, 40).inset(.top, Sketch.color.named("bar")).fixedSize()
    #expect(SketchLayout(sketch, 100, 60).frame("bar") == [25, 5, 50, 10])
  }

  @Test func `content that ignores the safe area is offered what its modifier was`() {
    let sketch = Sketch.color.flexible(
      FlexibleLength(min: nil, ideal: nil, max: 20),
      FlexibleLength(min: nil, ideal: nil, max: 500)
    ).named("a").ignoringSafeArea().inset(.top, .color.frame(nil, 30))
    #expect(SketchLayout(sketch, 100, 200).frame("a") == [40, 0, 20, 200])
  }

  @Test func `content that ignores the safe area reaches under the bar`() {
    let sketch = Sketch.color.named("inner").ignoringSafeArea().named("outer")
      .inset(.bottom, .color.frame(nil, 30), spacing: 8)
    let layout = SketchLayout(sketch, 100, 200)
    #expect(layout.frame("inner") == [0, 0, 100, 200])
    #expect(layout.frame("outer") == [0, 0, 100, 162])
  }

  @Test(arguments: [(0.0, 200.0), (0.4, 200), (10, 152)])
  func `only an edge that touches the boundary extends`(distance: Double, height: Double) {
    let sketch = Sketch.color.named("a").ignoringSafeArea().padding(distance, .bottom)
      .inset(.bottom, .color.frame(nil, 30), spacing: 8)
    let frame = SketchLayout(sketch, 100, 200).frame("a")
    #expect(frame.map { $0[3] + (distance < 0.5 ? distance : 0) } == height)
  }

  @Test func `room passes through frames and padding on other edges`() {
    let sketch = Sketch.color.named("a").ignoringSafeArea().frame(50, nil).padding(5, .leading)
      .inset(.bottom, .color.frame(nil, 30))
    #expect(SketchLayout(sketch, 100, 200).frame("a")?[3] == 200)
    let chosen = Sketch.color.named("a").ignoringSafeArea(.top)
      .inset(.bottom, .color.frame(nil, 30))
    #expect(SketchLayout(chosen, 100, 200).frame("a")?[3] == 170)
  }

  @Test func `nested bars stack up`() {
    let sketch = Sketch.color.named("inner").ignoringSafeArea()
      .inset(.bottom, .color.frame(nil, 30)).inset(
        .bottom,
        Sketch.color.frame(nil, 20).named("low")
      )
    let layout = SketchLayout(sketch, 100, 200)
    #expect(layout.frame("low") == [0, 180, 100, 20])
    #expect(layout.frame("inner")?[3] == 200)
  }

  @Test func `safe area padding is padding that content may ignore`() {
    let sketch = Sketch.color.named("a").safeAreaPadding(20, .vertical)
    #expect(SketchLayout(sketch, 100, 100).frame("a") == [0, 20, 100, 60])
    let ignoring = Sketch.color.named("a").ignoringSafeArea().safeAreaPadding(20, .vertical)
    #expect(SketchLayout(ignoring, 100, 100).frame("a") == [0, 0, 100, 100])
  }
}
