import LayoutEngine
import Testing

/// Laws that hold for grids, bars, windows, and what they contain.
@Suite struct `Laws of grids and safe areas` {
  private static let canvas = PreviewCanvas.fixed(CGSize(width: 300, height: 200))

  @Test(arguments: 0..<400)
  func `right-to-left is the mirror image of left-to-right`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed), isPlain: true)
    random.container().expectMirrorImages()
  }

  @Test(arguments: 0..<400)
  func `asking by axis answers what asking for both lengths does`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed))
    random.container().expectSameAnswersByAxis(for: [0, 40, 100.5, 300, .infinity, .nan])
  }

  @Test(arguments: 0..<200)
  func `what was asked before changes no frame`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed))
    let sketch = random.container()
    let fresh = LayoutPass(sketch.tree, textMeasuring: EvenText())
    let used = LayoutPass(sketch.tree, textMeasuring: EvenText())
    for length in [0, 17, 1_000, Double.infinity, Double.nan] {
      _ = used.size(of: 0, for: Proposal(width: length, height: 90))
      _ = used.size(of: 0, for: Proposal(width: 90, height: length))
    }
    let frames = [fresh, used].map { pass in
      let size = pass.layOut(in: Self.canvas)
      return pass.placedTree(.leftToRight, canvas: size).nodes.map(\.numbers)
    }
    #expect(frames[0] == frames[1], "\(sketch)")
  }

  @Test(arguments: 0..<300)
  func `no number makes a frame that is none`(seed: Int) {
    var random = RandomSketch(
      seed: UInt64(seed),
      lengths: [0, -0.0, 1e308, -1e308, .infinity, -.infinity, .nan, -20, 10]
    )
    random.container().expectFiniteFrames()
  }
}
