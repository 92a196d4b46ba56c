import LayoutEngine
import Testing

/// The engine beside an implementation of the same rules that shares nothing with it.
@Suite struct `The engine and the rules written out plainly` {
  @Test(arguments: 0..<1_500)
  func `give the same frames in both directions`(seed: Int) {
    var random = RandomReferenceView(seed: UInt64(seed))
    let view = random.view()
    let layout = SketchLayout(view.sketch, 393, 400)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let expected = view.frames(393, 400, rightToLeft: direction == .rightToLeft)
      let names = Set(layout.nodes(direction).compactMap(\.identifier))
      #expect(names == Set(expected.keys), "\(view.sketch)")
      for node in layout.nodes(direction) {
        guard let name = node.identifier, let frame = expected[name] else { continue }
        let differs = zip(frame, node.numbers).contains { abs($0 - $1) > 1e-6 }
        if differs {
          Issue.record(
            "\(direction) \(name): \(node.numbers), by the rules \(frame) in \(view.sketch)"
          )
          return
        }
      }
    }
  }
}
