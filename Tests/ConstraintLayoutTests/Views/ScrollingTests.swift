import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Scroll views` {
  private func scene(
    _ direction: LayoutDirection = .leftToRight,
    usesGuides: Bool,
    _ change: (UIScrollView) -> Void = { _ in }
  ) -> ViewScene {
    ViewScene(300, 100, direction) { _, root in
      let scroll = root.add("scroll", UIScrollView())
      scroll.fill(root.safeAreaLayoutGuide)
      let content = scroll.add("content")
      content.fix(500, 40)
      if usesGuides {
        content.fill(scroll.contentLayoutGuide)
      } else {
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
          content.topAnchor.constraint(equalTo: scroll.topAnchor),
          content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        ])
      }
      let badge = scroll.add("badge")
      badge.fix(20, 20)
      badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 5)
        .isActive = true
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
      change(scroll)
    }
  }

  @Test(arguments: [true, false])
  func `constraints on the content decide its size`(usesGuides: Bool) {
    for (direction, x) in zip(LayoutDirection.allCases, [5, 275] as [CGFloat]) {
      let scene = scene(direction, usesGuides: usesGuides)
      #expect(scene.frame("scroll") == [0, 0, 300, 100])
      #expect(scene.frame("content") == [0, 0, 500, 40])
      #expect(scene.frame("badge") == [x, 0, 20, 20])
      let scroll = scene.root.subviews.first as? UIScrollView
      #expect(scroll?.contentSize == CGSize(width: 500, height: 40))
      #expect(scene.complaints == [])
    }
  }

  @Test func `content moves with the offset, the frame guide does not`() {
    for (direction, x) in zip(LayoutDirection.allCases, [5, 275] as [CGFloat]) {
      let scene = scene(direction, usesGuides: true) {
        $0.contentOffset = CGPoint(x: 30, y: 10)
      }
      #expect(scene.frame("content") == [-30, -10, 500, 40])
      #expect(scene.frame("badge") == [x, 0, 20, 20])
    }
  }

  @Test func `content begins inside the safe area and the insets`() {
    let scene = ViewScene(300, 100, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) {
      _,
      root in
      let scroll = root.add("scroll", UIScrollView())
      NSLayoutConstraint.activate([
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      scroll.contentInset.top = 4
      let content = scroll.add("content")
      content.fix(100, 40)
      content.fill(scroll.contentLayoutGuide)
    }
    #expect(scene.frame("content") == [0, 24, 100, 40])
    #expect(scene.complaints == [])
  }
}
