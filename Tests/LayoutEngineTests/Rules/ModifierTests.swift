import LayoutEngine
import Testing

@Suite struct `Padding` {
  @Test(arguments: [
    (8.0, 100.0, 100.0), (8, 10, 16), (8, 0, 16), (8, .infinity, .infinity), (8, .nan, 26),
    (-8, 100, 100), (-8, 0, 0), (-20, .nan, 0),
  ])
  func `insets are taken off the offer and added to the answer`(
    inset: Double,
    offer: Double,
    expected: Double
  ) {
    #expect(Sketch.color.padding(inset).answer(offer, offer) == [expected, expected])
    #expect(Sketch.circle.padding(inset).answer(offer, offer) == [expected, expected])
  }

  @Test func `insets name edges by reading order`() {
    let insets = EdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 5)
    let layout = SketchLayout(Sketch.color.named("a").padding(insets), 100, 50)
    #expect(layout.frame("a") == [10, 1, 85, 47])
    #expect(layout.rightToLeft("a") == [5, 1, 85, 47])
  }

  @Test func `the default is sixteen points`() { #expect(EdgeInsets.defaultPadding == 16) }
}

@Suite struct `Offset and position` {
  @Test func `an offset moves towards the trailing edge and leaves the slot`() {
    let layout = SketchLayout(
      .hStack([Sketch.box(20, 20).named("a").offset(5, 3).named("slot"), .box(80, 10)]),
      100,
      20
    )
    #expect(layout.frame("a") == [5, 3, 20, 20])
    #expect(layout.frame("slot") == [0, 0, 20, 20])
    #expect(layout.rightToLeft("a") == [75, 3, 20, 20])
    #expect(layout.rightToLeft("slot") == [80, 0, 20, 20])
  }

  @Test func `a positioned view takes the whole offer and centres itself on the point`() {
    let sketch = Sketch.box(20, 10).named("a").position(30, 40).named("slot")
    let layout = SketchLayout(sketch, 100, 80)
    #expect(layout.frame("slot") == [0, 0, 100, 80])
    #expect(layout.frame("a") == [20, 35, 20, 10])
    #expect(layout.rightToLeft("a") == [60, 35, 20, 10])
    #expect(sketch.answer(.nan, 80) == [20, 80])
    #expect(sketch.answer(.nan, .nan) == [20, 10])
  }
}

@Suite struct `Fixed size and aspect ratio` {
  @Test(arguments: [
    (true, true, [30, 20]), (true, false, [30, 80]), (false, true, [100, 20]),
    (false, false, [100, 80]),
  ])
  func `the chosen lengths are the ideal ones`(
    horizontal: Bool,
    vertical: Bool,
    expected: [Double]
  ) {
    #expect(Sketch.image(30, 20).fixedSize(horizontal, vertical).answer(100, 80) == expected)
  }

  @Test(
    arguments: [
      // ratio, fills, offer, answer of a flexible view whose ideal is 30 x 20
      (2, false, [100, 80], [100, 50]), (2, false, [100, 40], [80, 40]),
      (2, true, [100, 80], [160, 80]), (2, true, [100, 40], [100, 50]),
      (nil, false, [60, 80], [60, 40]), (nil, true, [60, 80], [120, 80]),
      (1.6, false, [100, .nan], [100, 62.5]), (1.6, false, [.nan, 30], [48, 30]),
      (2, true, [100, .nan], [100, 50]), (2, false, [.nan, .nan], [30, 20]),
      (0, false, [60, 80], [60, 80]), (-2, false, [60, 80], [60, 80]),
      (.nan, false, [60, 80], [60, 40]), (.infinity, false, [60, 80], [60, 80]),
    ] as [(Double?, Bool, [Double], [Double])]
  )
  func `the view is offered a rectangle of the ratio`(
    ratio: Double?,
    fills: Bool,
    offer: [Double],
    expected: [Double]
  ) {
    #expect(
      Sketch.image(30, 20).aspectRatio(ratio, fills: fills).answer(offer[0], offer[1]) == expected
    )
  }

  @Test func `a rigid view keeps its size`() {
    #expect(Sketch.box(30, 70).aspectRatio(2).answer(100, 100) == [30, 70])
  }
}

@Suite struct `Views` {
  @Test(arguments: [
    (100.0, 50.0), (0, 0), (.infinity, .infinity), (.nan, .nan), (7, .nan),
  ])
  func `a colour takes the offer, ten points for the ideal`(width: Double, height: Double) {
    let expected = [width.isNaN ? 10 : width, height.isNaN ? 10 : height]
    #expect(Sketch.color.answer(width, height) == expected)
    let side = min(expected[0], expected[1])
    #expect(Sketch.circle.answer(width, height) == [side, side])
  }

  @Test func `an image takes its own size for the ideal`() {
    #expect(Sketch.image(30, 20).answer(.nan, 50) == [30, 50])
  }

  @Test func `a divider is a point thick across its axis`() {
    #expect(Sketch.bar(.horizontal).answer(100, 100) == [100, 1])
    #expect(Sketch.bar(.vertical).answer(.nan, .nan) == [1, 10])
  }

  @Test(
    arguments: [
      (nil, 100, 100), (nil, 0, 8), (nil, .nan, 8), (0, .nan, 0), (20, 5, 20), (-5, 0, 0),
      (.nan, 0, 0),
    ] as [(Double?, Double, Double)]
  )
  func `a spacer is at least its minimum and nothing across`(
    least: Double?,
    offer: Double,
    expected: Double
  ) {
    #expect(Sketch.spacer(.horizontal, least).answer(offer, 50) == [expected, 0])
    #expect(Sketch.spacer([.horizontal, .vertical], least).answer(offer, 50)[1] == 50)
  }

  @Test(arguments: [
    (-3.0, 5.0, [0.0, 5.0]), (.nan, .nan, [0, 0]), (.infinity, 1, [.infinity, 1]),
  ])
  func `what scenes answer is mended`(width: Double, height: Double, expected: [Double]) {
    let view = Sketch.answering { _ in CGSize(width: width, height: height) }
    #expect(view.answer(10, 10) == expected)
  }
}
