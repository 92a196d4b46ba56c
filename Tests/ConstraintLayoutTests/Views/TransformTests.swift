import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Transforms of views` {
  @Test func `are drawn and change no frame`() {
    let turn = CGAffineTransform(rotationAngle: 1).translatedBy(x: 4, y: 0)
    let scene = ViewScene(100, 100) { _, root in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.accessibilityIdentifier = "a"
      view.transform = turn
      root.addSubview(view)
    }
    #expect(scene.frame("a") == [10, 20, 30, 40])
    #expect(scene.tree.nodes.compactMap(\.effect) == [.transform(turn, anchor: .center)])
  }

  @Test func `that change nothing leave no trace`() {
    let scene = ViewScene(100, 100) { _, root in root.add("a").transform = .identity }
    #expect(scene.tree.nodes.allSatisfy { $0.effect == nil })
  }
}
