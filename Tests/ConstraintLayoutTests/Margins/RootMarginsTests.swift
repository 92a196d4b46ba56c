import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Margins of a controller's view` {
  private func content(
    _ width: CGFloat,
    _ height: CGFloat,
    _ direction: LayoutDirection = .leftToRight,
    safeArea: UIEdgeInsets = .zero,
    _ change: (UIViewController, UIView) -> Void = { _, _ in }
  ) -> [CGFloat]? {
    ViewScene(width, height, direction, safeArea: safeArea) { controller, root in
      change(controller, root)
      root.add("content").fill(root.layoutMarginsGuide)
    }
    .frame("content")
  }

  @Test(arguments: [(320, 16), (390, 16), (413, 16), (414, 20), (812, 20)] as [(CGFloat, CGFloat)])
  func `the system's minimum grows with the width`(width: CGFloat, side: CGFloat) {
    #expect(content(width, 300) == [side, 0, width - 2 * side, 300])
    #expect(content(width, 300, .rightToLeft) == [side, 0, width - 2 * side, 300])
  }

  @Test func `each edge is at least the minimum`() {
    let margins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 4)
    let set = { (_: UIViewController, root: UIView) in root.directionalLayoutMargins = margins }
    #expect(content(390, 200, .leftToRight, set) == [40, 0, 334, 200])
    #expect(content(390, 200, .rightToLeft, set) == [16, 0, 334, 200])
  }

  @Test func `the minimum can be switched off`() {
    let frame = content(812, 375) { controller, root in
      controller.viewRespectsSystemMinimumLayoutMargins = false
      root.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    }
    #expect(frame == [5, 5, 802, 365])
  }

  @Test func `the safe area is added, not compared`() {
    let safeArea = UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44)
    #expect(content(812, 375, safeArea: safeArea) == [64, 32, 684, 322])
    let own = content(812, 375) { controller, _ in controller.additionalSafeAreaInsets = safeArea }
    #expect(own == [64, 32, 684, 322])
  }

  @Test func `the safe area can be left out`() {
    let safeArea = UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44)
    let frame = content(812, 375, safeArea: safeArea) { _, root in
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5,
        leading: 5,
        bottom: 5,
        trailing: 5
      )
      root.insetsLayoutMarginsFromSafeArea = false
    }
    #expect(frame == [20, 5, 772, 365])
  }

  @Test func `a safe area is physical and does not mirror`() {
    let safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
    #expect(content(390, 100, safeArea: safeArea) == [60, 0, 314, 100])
    #expect(content(390, 100, .rightToLeft, safeArea: safeArea) == [60, 0, 314, 100])
  }

  @Test func `scenes read the minimum`() {
    _ = ViewScene(390, 200) { controller, _ in
      let minimum = controller.systemMinimumLayoutMargins
      #expect(minimum == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    }
  }

  @Test func `a raw value is read before layout and the raised one after`() {
    let scene = ViewScene(390, 200, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)) {
      _,
      root in
      #expect(root.directionalLayoutMargins.top == 0)
      #expect(root.safeAreaInsets == .zero)
    }
    #expect(scene.root.layoutMargins == UIEdgeInsets(top: 50, left: 16, bottom: 0, right: 16))
    #expect(scene.root.safeAreaInsets.top == 50)
  }

  @Test(
    arguments: [
      (390, [16, 0, 358, 40]), (712, [20, 0, 672, 40]), (1024, [176, 0, 672, 40]),
    ] as [(CGFloat, [CGFloat])]
  )
  func `readable content is never wider than 672 points`(width: CGFloat, frame: [CGFloat]) {
    for direction in LayoutDirection.allCases {
      let scene = ViewScene(width, 40, direction) { _, root in
        root.add("content").fill(root.readableContentGuide)
      }
      #expect(scene.frame("content") == frame)
    }
  }

  @Test func `bars have guides`() {
    let safeArea = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let scene = ViewScene(300, 200, safeArea: safeArea) { controller, root in
      let content = root.add("content")
      content.widthAnchor.constraint(equalToConstant: 50).isActive = true
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      ])
    }
    #expect(scene.frame("content") == [0, 40, 50, 130])
    #expect(scene.root.controller?.topLayoutGuide.length == 40)
    #expect(scene.root.controller?.bottomLayoutGuide.length == 30)
  }
}
