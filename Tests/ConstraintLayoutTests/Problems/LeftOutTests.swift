import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Drawings that are too much for a picture` {
  private final class Drawn: UIView {
    var body: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  private func scene(
    _ direction: LayoutDirection,
    _ draw: @escaping (CGContext) -> Void
  ) -> ViewScene {
    ViewScene(100, 100, direction) { _, root in
      let view = root.add("drawn", Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
      view.translatesAutoresizingMaskIntoConstraints = true
      view.body = draw
    }
  }

  private func dots(_ count: Int) -> (CGContext) -> Void {
    { context in
      for _ in 0..<count {
        context.addPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
        context.fillPath()
      }
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `are told with the number of what is missing`(direction: LayoutDirection) {
    #expect(scene(direction, dots(10_000)).complaints == [])
    let full = scene(direction, dots(10_003))
    #expect(full.complaints == [.marksLeftOut(view: "Drawn:drawn", count: 3)])
    #expect(full.tree.nodes.count { $0.drawing != nil } == 10_000)
    let message = """
      Drawn:drawn draws more than 10000 things; the last 3 of them are not in the picture. \
      Draw several of them as one path.
      """
    #expect(full.problems.map(\.message).contains(message))
  }

  @Test func `end where copies of layers have copies`() {
    let copied = { (count: Int) in
      ViewScene(100, 100, .leftToRight) { _, root in
        var outer = root.layer
        for _ in 0..<3 {
          let inner = CALayer()
          inner.copyCount = count
          outer.addSublayer(inner)
          outer = inner
        }
        let dot = CALayer()
        dot.backgroundColor = UIColor.black.cgColor
        outer.addSublayer(dot)
      }.complaints
    }
    #expect(copied(20) == [])
    // Each of the 40 would be 40 times in one that is there 40 times.
    let leftOut = copied(40).compactMap { complaint -> Int? in
      if case .marksLeftOut(_, let count) = complaint { count } else { nil }
    }
    #expect(leftOut.count == 1 && leftOut.allSatisfy { $0 < 100 })
  }

  @Test func `are told of where paths would cut one another too often`() {
    let clipped = { (count: Int) in
      scene(.leftToRight) { context in
        for _ in 0..<count {
          context.addPath(Path(CGRect(x: 0, y: 0, width: 9, height: 9)))
          context.clip()
        }
        dots(1)(context)
      }
    }
    #expect(clipped(16).complaints == [])
    #expect(clipped(18).complaints == [.clipsLeftOut(view: "Drawn:drawn", count: 2)])
  }
}
