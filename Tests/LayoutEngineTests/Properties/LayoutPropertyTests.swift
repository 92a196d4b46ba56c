import LayoutEngine
import Testing

/// Laws that hold for every tree; a failing one names the scene that breaks it.
@Suite struct `Laws of layout` {
  @Test(arguments: 0..<400)
  func `right-to-left is the mirror image of left-to-right`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed), isPlain: true)
    random.sketch().expectMirrorImages()
  }

  @Test(arguments: 0..<200)
  func `mirroring twice is identity`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed))
    let sketch = random.sketch()
    // A subtree that turns back inside a tree that is turned stands as if nothing were turned,
    // moved by what its place in the tree is.
    let plain = SketchLayout(sketch.frame(300, 200)).nodes(.leftToRight)
    let turned = SketchLayout(
      sketch.frame(300, 200).direction(.leftToRight).padding(0).direction(.rightToLeft)
    ).nodes(.leftToRight)
    for (one, other) in zip(plain, turned.dropFirst()) {
      #expect(one.frame.size == other.frame.size, "\(sketch)")
      #expect(abs(one.frame.origin.x - other.frame.origin.x) < 1e-9, "\(sketch)")
    }
  }

  @Test(arguments: 0..<400)
  func `asking by axis answers what asking for both lengths does`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed))
    random.sketch().expectSameAnswersByAxis(for: [0, 1, 7, 40, 100.5, 300, .infinity, .nan])
  }

  @Test(arguments: 0..<200)
  func `a proposal answered twice answers the same`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed))
    let sketch = random.sketch()
    let pass = LayoutPass(sketch.tree, textMeasuring: EvenText())
    let first = pass.size(of: 0, for: Proposal(width: 90, height: 70))
    _ = pass.layOut(in: .fixed(CGSize(width: 300, height: 200)))
    #expect(pass.size(of: 0, for: Proposal(width: 90, height: 70)) == first, "\(sketch)")
  }

  @Test(arguments: 0..<300)
  func `a stack is as long as its children and the gaps between them`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed), isPlain: true)
    let children = (0..<4).map { _ in random.sketch().named("child") }
    let sketch = Sketch.stack(.horizontal, VerticalAlignment.top.key, 8, children).named("stack")
    let nodes = SketchLayout(sketch).nodes()
    let stack = nodes[1].frame
    let members = nodes.filter { $0.identifier == "child" }.map(\.frame)
    let sum = members.reduce(0) { $0 + $1.size.width } + 8 * 3
    #expect(abs(stack.size.width - sum) < 1e-9, "\(sketch)")
    #expect(stack.size.height == members.map(\.size.height).max(), "\(sketch)")
    for (one, next) in zip(members, members.dropFirst()) {
      // Negative spacing can make a view of negative length, whose largest x is not its end.
      let end = one.origin.x + one.size.width
      #expect(abs(end + 8 - next.origin.x) < 1e-9, "\(sketch)")
    }
  }

  @Test(arguments: 0..<400)
  func `no number makes a frame that is none`(seed: Int) {
    var random = RandomSketch(
      seed: UInt64(seed),
      lengths: [
        0, -0.0, 1e308, -1e308, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -20, 10,
      ]
    )
    random.sketch().expectFiniteFrames()
  }

  @Test(arguments: 0..<200)
  func `descendants end where the next sibling begins`(seed: Int) {
    var random = RandomSketch(seed: UInt64(seed))
    let sketch = random.sketch()
    let nodes = SketchLayout(sketch).nodes()
    #expect(nodes.first?.end == nodes.count, "\(sketch)")
    for (index, node) in nodes.enumerated() {
      #expect(node.end > index && node.end <= nodes.count, "\(sketch)")
      var child = index + 1
      while child < node.end { child = nodes[child].end }
      #expect(child == node.end, "\(sketch)")
    }
  }
}
