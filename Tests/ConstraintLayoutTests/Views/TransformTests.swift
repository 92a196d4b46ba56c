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

@Suite struct `Layers that turn` {
  @Test func `do so about their anchor point`() {
    let scene = ViewScene(100, 100) { _, root in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.accessibilityIdentifier = "a"
      view.layer.anchorPoint = CGPoint(x: 0, y: 1)
      view.layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
      root.addSubview(view)
    }
    // The position, the middle so far, stays where it is and becomes the lower left corner.
    #expect(scene.frame("a") == [25, 0, 30, 40])
    #expect(
      scene.tree.nodes.compactMap(\.effect) == [
        .transform(CGAffineTransform(rotationAngle: 1), anchor: UnitPoint(x: 0, y: 1))
      ]
    )
  }

  @Test func `keep their position when their bounds change`() {
    let layer = CALayer()
    layer.position = CGPoint(x: 50, y: 40)
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.anchorPoint = CGPoint(x: 1, y: 0.5)
    view.bounds.size.width = 40
    #expect(view.frame == CGRect(x: -30, y: 0, width: 40, height: 10))
    #expect(view.center == CGPoint(x: 10, y: 5))
  }

  @Test func `are drawn turned inside the layer around them`() {
    let scene = ViewScene(100, 100) { _, root in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      layer.backgroundColor = UIColor.red.cgColor
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
      root.layer.addSublayer(layer)
    }
    let paths = scene.tree.nodes.compactMap { node -> CGRect? in
      guard case .shape(.path(let path, _), _, _) = node.drawing else { return nil }
      return path.boundingRect
    }
    // About the middle at (20, 20): twice as wide, half as high.
    #expect(paths == [CGRect(x: 0, y: 15, width: 40, height: 10)])
  }
}
