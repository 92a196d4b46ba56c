import LayoutEngine
import Testing

/// Laws that hold for every tree; a failing one names the scene that breaks it.
extension Sketch {
  private static let canvas = PreviewCanvas.fixed(CGSize(width: 300, height: 200))

  func expectMirrorImages(sourceLocation: SourceLocation = #_sourceLocation) {
    let layout = SketchLayout(self)
    let left = layout.nodes(.leftToRight)
    let right = layout.nodes(.rightToLeft)
    #expect(left.count == right.count, "\(self)", sourceLocation: sourceLocation)
    for (one, other) in zip(left, right) {
      let mirrored = layout.canvas.width - one.frame.origin.x - one.frame.size.width
      let isMirrored =
        one.frame.size == other.frame.size && one.frame.origin.y == other.frame.origin.y
        && abs(mirrored - other.frame.origin.x) < 1e-9
      #expect(isMirrored, "\(one.frame), \(other.frame) in \(self)", sourceLocation: sourceLocation)
    }
  }

  func expectSameAnswersByAxis(
    for lengths: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fast = LayoutPass(tree, textMeasuring: EvenText())
    let plain = LayoutPass(tree, textMeasuring: EvenText(), answersByAxis: false)
    for width in lengths {
      for height in lengths {
        let proposal = Proposal(width: width, height: height)
        #expect(
          fast.size(of: 0, for: proposal) == plain.size(of: 0, for: proposal),
          "\(width) x \(height) offered to \(self)",
          sourceLocation: sourceLocation
        )
      }
    }
    let frames = [fast, plain].map { pass in
      let size = pass.layOut(in: Self.canvas)
      return pass.placedTree(.rightToLeft, canvas: size).nodes.map(\.numbers)
    }
    #expect(frames[0] == frames[1], "\(self)", sourceLocation: sourceLocation)
  }

  func expectFiniteFrames(sourceLocation: SourceLocation = #_sourceLocation) {
    for canvas in [CGSize(width: 300, height: 200), CGSize(width: 0, height: -5)] {
      let layout = SketchLayout(self, canvas.width, canvas.height)
      for direction in LayoutDirection.allCases {
        for node in layout.nodes(direction) {
          let isFinite = node.numbers.allSatisfy { $0.isFinite }
          #expect(isFinite, "\(node.numbers) in \(self)", sourceLocation: sourceLocation)
        }
      }
    }
  }
}
