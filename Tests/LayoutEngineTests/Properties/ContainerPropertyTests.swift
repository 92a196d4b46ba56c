import LayoutEngine
import Testing

/// Laws that hold for grids, bars, windows, and what they contain.
@Suite struct `Laws of grids and safe areas` {
  private static let canvas = PreviewCanvas.fixed(CGSize(width: 300, height: 200))

  @Test(arguments: 0..<400)
  func `right-to-left is the mirror image of left-to-right`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed), isPlain: true)
    let sketch = random.container()
    let layout = SketchLayout(sketch)
    let left = layout.nodes(.leftToRight)
    let right = layout.nodes(.rightToLeft)
    #expect(left.count == right.count)
    for (one, other) in zip(left, right) {
      #expect(one.frame.size == other.frame.size, "\(sketch)")
      #expect(one.frame.origin.y == other.frame.origin.y, "\(sketch)")
      let mirrored = layout.canvas.width - one.frame.origin.x - one.frame.size.width
      #expect(abs(mirrored - other.frame.origin.x) < 1e-9, "\(sketch)")
    }
  }

  @Test(arguments: 0..<400)
  func `asking by axis answers what asking for both lengths does`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed))
    let sketch = random.container()
    let fast = LayoutPass(sketch.tree, textMeasuring: EvenText())
    let plain = LayoutPass(sketch.tree, textMeasuring: EvenText(), answersByAxis: false)
    for width in [0, 40, 100.5, 300, Double.infinity, Double.nan] {
      for height in [0, 40, 300, Double.infinity, Double.nan] {
        let proposal = Proposal(width: width, height: height)
        #expect(
          fast.size(of: 0, for: proposal) == plain.size(of: 0, for: proposal),
          "\(width) x \(height) offered to \(sketch)"
        )
      }
    }
    let frames = [fast, plain].map { pass in
      let size = pass.layOut(in: Self.canvas)
      return pass.placedTree(.rightToLeft, canvas: size).nodes.map(\.numbers)
    }
    #expect(frames[0] == frames[1], "\(sketch)")
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
    let sketch = random.container()
    for canvas in [CGSize(width: 300, height: 200), CGSize(width: 0, height: -5)] {
      let layout = SketchLayout(sketch, canvas.width, canvas.height)
      for direction in LayoutDirection.allCases {
        for node in layout.nodes(direction) {
          let isFinite = node.numbers.allSatisfy { $0.isFinite }
          #expect(isFinite, "\(node.numbers) in \(sketch)")
        }
      }
    }
  }
}
