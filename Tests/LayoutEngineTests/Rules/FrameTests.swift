import LayoutEngine
import Testing

@Suite struct `Fixed frames` {
  @Test(
    arguments: [
      (40, 30, [40, 30]), (nil, 30, [10, 30]), (40, nil, [40, 20]), (nil, nil, [10, 20]),
      (-1, 30, [10, 30]), (.infinity, 30, [10, 30]), (.nan, 30, [10, 30]), (0, 0, [0, 0]),
    ] as [(Double?, Double?, [Double])]
  )
  func `a length that can be drawn is the frame's`(
    width: Double?,
    height: Double?,
    expected: [Double]
  ) {
    #expect(Sketch.box(10, 20).frame(width, height).answer(100, 100) == expected)
  }

  @Test func `the view inside is offered the frame`() {
    #expect(Sketch.color.frame(40).answer(100, 70) == [40, 70])
    #expect(SketchLayout(Sketch.color.named("a").frame(40, 30)).frame("a") == [130, 85, 40, 30])
  }

  @Test(arguments: [
    (Alignment.topLeading, [0, 0], [80, 0]), (.center, [40, 35], [40, 35]),
    (.bottomTrailing, [80, 70], [0, 70]), (.trailing, [80, 35], [0, 35]),
    (.bottom, [40, 70], [40, 70]),
  ])
  func `alignment sets the view, slack or overflow`(
    alignment: Alignment,
    left: [Double],
    right: [Double]
  ) {
    let slack = SketchLayout(Sketch.box(20, 30).named("a").frame(100, 100, alignment), 100, 100)
    #expect(slack.frame("a") == left + [20, 30])
    #expect(slack.rightToLeft("a") == right + [20, 30])
    let overflow = SketchLayout(Sketch.box(100, 100).named("a").frame(20, 30, alignment), 20, 30)
    #expect(overflow.frame("a") == left.map { -$0 } + [100, 100])
  }
}

@Suite struct `Flexible frames` {
  /// minimum, ideal, maximum; the offer; what a view of 40 to 60 points (ideal 50) makes of it.
  @Test(
    arguments: [
      // Only a minimum: at least it, at most what the view answers or the offer.
      (10, nil, nil, 100, 60), (10, nil, nil, 30, 30), (10, nil, nil, 5, 10),
      (10, nil, nil, .nan, 50), (55, nil, nil, .nan, 55), (70, nil, nil, 100, 70),
      // Only a maximum: at most it, at least what the view answers or the offer.
      (nil, nil, 200, 100, 100), (nil, nil, 200, 300, 200), (nil, nil, 200, 5, 40),
      (nil, nil, 200, .nan, 50), (nil, nil, 45, .nan, 45), (nil, nil, 20, 100, 20),
      (nil, nil, .infinity, 300, 300), (nil, nil, .infinity, .infinity, .infinity),
      // Both: the offer within them; the view within them where its ideal is asked for.
      (10, nil, 200, 100, 100), (10, nil, 200, 5, 10), (10, nil, 200, 300, 200),
      (10, nil, 200, .nan, 50), (60, nil, 200, .nan, 60), (0, nil, .infinity, 33, 33),
      // An ideal counts only where it is asked for.
      (nil, 70, nil, .nan, 70), (nil, 70, nil, 100, 60), (nil, 70, nil, 30, 40),
      (10, 70, 200, .nan, 70), (10, 70, 200, 100, 100),
      // No bound at all.
      (nil, nil, nil, 100, 60), (nil, nil, nil, .nan, 50),
      // Bounds in the wrong order push the later ones up; a negative minimum is none.
      (50, nil, 20, 10, 50), (50, 20, nil, .nan, 50), (-5, nil, 20, 0, 0),
    ] as [(Double?, Double?, Double?, Double, Double)]
  )
  func `each line of the rule`(
    least: Double?,
    ideal: Double?,
    most: Double?,
    offer: Double,
    expected: Double
  ) {
    let view = Sketch.answering { proposal in
      CGSize(width: min(max(proposal.width ?? 50, 40), 60), height: 1)
    }
    let bounds = FlexibleLength(min: least, ideal: ideal, max: most)
    #expect(view.flexible(bounds).answer(offer, 1)[0] == expected)
    // The same along the other axis and for a view that answers by axis.
    let known = Sketch.color.flexible(
      FlexibleLength(min: nil, ideal: nil, max: nil),
      FlexibleLength(min: 40, ideal: 50, max: 60)
    )
    let open = FlexibleLength(min: nil, ideal: nil, max: nil)
    #expect(known.flexible(open, bounds).answer(1, offer)[1] == expected)
  }

  @Test func `the view is offered the frame's own size when it is placed`() {
    let frame = Sketch.color.named("a").flexible(FlexibleLength(min: nil, ideal: nil, max: 200))
    #expect(SketchLayout(frame).frame("a") == [50, 0, 200, 200])
  }

  @Test func `a frame asked for its ideal leaves its view the ideal`() {
    let view = Sketch.answering { proposal in
      CGSize(width: proposal.width == nil ? 50 : 7, height: 1)
    }
    let bounds = FlexibleLength(min: 10, ideal: nil, max: 200)
    let layout = SketchLayout(view.named("a").flexible(bounds).fixedSize(), 50, 1)
    #expect(layout.frame("a") == [0, 0, 50, 1])
  }
}
