import LayoutEngine
import Testing

/// The engine beside an implementation of the same rules that shares nothing with it.
@Suite struct `The engine and the rules written out plainly` {
  @Test(arguments: 0..<1_500)
  func `give the same frames in both directions`(seed: Int) {
    var random = RandomReferenceView(seed: UInt64(seed))
    let view = random.view()
    let expected = view.frames(393, 400)
    let layout = SketchLayout(view.sketch, 393, 400)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for node in layout.nodes(direction) {
        guard let name = node.identifier, var frame = expected[name] else { continue }
        if direction == .rightToLeft { frame[0] = 393 - frame[0] - frame[2] }
        let differs = zip(frame, node.numbers).contains { abs($0 - $1) > 1e-6 }
        if differs {
          Issue.record(
            "\(direction) \(name): \(node.numbers), by the rules \(frame) in \(view.sketch)"
          )
          return
        }
      }
    }
    let names = Set(layout.nodes().compactMap(\.identifier))
    #expect(names == Set(expected.keys), "\(view.sketch)")
  }
}
