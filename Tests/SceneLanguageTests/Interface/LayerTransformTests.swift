import LayoutEngine
import Testing

@Suite struct `Transforms of layers in scenes` {
  private func effects(
    _ change: String,
    _ direction: LayoutDirection
  ) -> (messages: [String], effects: [DrawingEffect]) {
    let run = InterfaceRun(
      """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
          view.addSubview(box)
          \(change)
        }
      }
      #Preview { Screen() }
      """,
      direction
    )
    return (run.messages, run.effects)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `lie flat on the screen in both directions`(direction: LayoutDirection) {
    for change in [
      "box.layer.transform = CATransform3DMakeScale(2, 3, 4)",
      "box.layer.transform = CATransform3DScale(CATransform3DIdentity, 2, 3, 1)",
      "box.transform3D = CATransform3DMakeAffineTransform(.init(scaleX: 2, y: 3))",
      "var t = CATransform3DIdentity; t.m11 = 2; t.m22 = 3; t.m34 = -1 / 500; box.layer.transform = t",
      "box.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))",
    ] {
      let (messages, effects) = effects(change, direction)
      #expect(messages == [])
      #expect(effects == [.transform(CGAffineTransform(scaleX: 2, y: 3), anchor: .center)])
    }
  }

  @Test func `are joined as Core Animation does`() {
    // Moved first and turned then: the turn of a quarter takes (10, 0) to (0, 10).
    let (messages, effects) = effects(
      """
      let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      box.layer.transform = CATransform3DTranslate(turn, 10, 0, 0)
      box.layer.anchorPoint = CGPoint(x: 0, y: 0)
      """,
      .leftToRight
    )
    #expect(messages == [])
    guard case .transform(let transform, anchor: let anchor)? = effects.first else {
      Issue.record("no transform")
      return
    }
    let moved = CGPoint.zero.applying(transform)
    #expect(abs(moved.x) < 1e-9 && abs(moved.y - 10) < 1e-9)
    #expect(anchor == .topLeading)
  }

  @Test func `turn layers away from the screen, which are narrower then`() {
    let (_, effects) = effects(
      "box.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)",
      .leftToRight
    )
    guard case .transform(let transform, anchor: _)? = effects.first else {
      Issue.record("no transform")
      return
    }
    #expect(abs(transform.a - 0.5) < 1e-9 && abs(transform.d - 1) < 1e-9)
  }
}
