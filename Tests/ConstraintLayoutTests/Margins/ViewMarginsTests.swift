import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Margins of views` {
  /// A panel in a controller's view with content inside its margins.
  private func panel(
    _ direction: LayoutDirection = .leftToRight,
    ios: SystemVersion = SystemVersion(26),
    frame: CGRect = CGRect(x: 40, y: 150, width: 200, height: 100),
    _ change: (UIViewController, UIView) -> Void = { _, _ in }
  ) -> ViewScene {
    ViewScene(320, 300, direction, ios: ios) { controller, root in
      let panel = UIView(frame: frame)
      root.addSubview(panel)
      panel.add("content").fill(panel.layoutMarginsGuide)
      change(controller, panel)
    }
  }

  @Test func `a plain view has eight points until iOS 27 and none from 27.1`() {
    #expect(panel().frame("content") == [48, 158, 184, 84])
    #expect(panel(ios: SystemVersion(27, 0)).frame("content") == [48, 158, 184, 84])
    #expect(panel(ios: SystemVersion(27, 1)).frame("content") == [40, 150, 200, 100])
  }

  @Test func `relying on the default is noted once, setting margins is not`() {
    let noted = panel().problems.map(\.reason)
    #expect(noted == [.defaultMargins(view: "UIView:0.0", length: 8)])
    #expect(panel { $1.directionalLayoutMargins = .zero }.problems.isEmpty)
    let inherited = panel { _, panel in panel.preservesSuperviewLayoutMargins = true }
    #expect(inherited.problems.count == 1)
  }

  @Test func `directional margins turn and physical ones stay`() {
    let directional = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 6)
    let physical = UIEdgeInsets(top: 10, left: 30, bottom: 10, right: 6)
    for direction in LayoutDirection.allCases {
      let turned = panel(direction) { $1.directionalLayoutMargins = directional }
      let x: CGFloat = direction == .leftToRight ? 70 : 46
      #expect(turned.frame("content") == [x, 160, 164, 80])
      let stays = panel(direction) { $1.layoutMargins = physical }
      #expect(stays.frame("content") == [70, 160, 164, 80])
    }
  }

  @Test func `the last written margins hold`() {
    let scene = panel {
      $1.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1,
        leading: 2,
        bottom: 3,
        trailing: 4
      )
      $1.layoutMargins = .zero
    }
    #expect(scene.frame("content") == [40, 150, 200, 100])
  }

  @Test(
    arguments: [
      (CGRect(x: 20, y: 10, width: 200, height: 100), [28, 48, 184, 54]),
      (CGRect(x: 20, y: 60, width: 200, height: 100), [28, 68, 184, 84]),
      (CGRect(x: 20, y: -20, width: 200, height: 120), [28, 28, 184, 64]),
    ] as [(CGRect, [CGFloat])]
  )
  func `the safe area counts as far as it covers the view`(frame: CGRect, content: [CGFloat]) {
    for direction in LayoutDirection.allCases {
      let scene = panel(direction, frame: frame) { controller, _ in
        controller.additionalSafeAreaInsets.top = 40
      }
      #expect(scene.frame("content") == content)
    }
  }

  @Test(
    arguments: [
      (0, 30, [40, 330]), (5, 30, [40, 330]), (50, 30, [58, 312]), (0, 0, [40, 330]),
    ] as [(CGFloat, CGFloat, [CGFloat])]
  )
  func `margins of the superview are kept as far as they reach into a view`(
    offset: CGFloat,
    own: CGFloat,
    span: [CGFloat]
  ) {
    let scene = ViewScene(390, 100) { _, root in
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0,
        leading: 40,
        bottom: 0,
        trailing: 20
      )
      let panel = root.add("panel")
      panel.preservesSuperviewLayoutMargins = true
      panel.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: offset),
        panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        panel.topAnchor.constraint(equalTo: root.topAnchor),
        panel.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      panel.add("content").fill(panel.layoutMarginsGuide)
    }
    #expect(scene.frame("content") == [span[0], 0, span[1], 100])
  }

  @Test func `margins pass through a chain of views`() {
    func scene(_ direction: LayoutDirection) -> [CGFloat]? {
      ViewScene(390, 120, direction) { _, root in
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 0,
          leading: 40,
          bottom: 0,
          trailing: 20
        )
        var view = root
        for (name, offset) in [("outer", 0), ("inner", 5)] as [(String, CGFloat)] {
          let next = view.add(name)
          next.preservesSuperviewLayoutMargins = true
          next.directionalLayoutMargins = .zero
          NSLayoutConstraint.activate([
            next.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: offset),
            next.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            next.topAnchor.constraint(equalTo: view.topAnchor),
            next.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
          view = next
        }
        view.add("content").fill(view.layoutMarginsGuide)
      }
      .frame("content")
    }
    #expect(scene(.leftToRight) == [40, 0, 330, 120])
    #expect(scene(.rightToLeft) == [20, 0, 330, 120])
  }

  @Test func `changes of margins and safe areas are told`() {
    final class Counting: UIView {
      var counts = [0, 0]
      override func layoutMarginsDidChange() { counts[0] += 1 }
      override func safeAreaInsetsDidChange() { counts[1] += 1 }
    }
    let panel = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = ViewScene(300, 300) { controller, root in
      root.addSubview(panel)
      controller.additionalSafeAreaInsets.left = 30
    }
    #expect(panel.counts == [0, 1])
    #expect(panel.safeAreaInsets.left == 30)
  }
}
