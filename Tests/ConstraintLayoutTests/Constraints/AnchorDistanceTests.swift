import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Distances between anchors` {
  /// Three boxes in a row, 300 wide, whose gaps a closure relates.
  private func boxes(
    _ direction: LayoutDirection = .leftToRight,
    _ relate: (UIView, UIView, UIView, UIView) -> [NSLayoutConstraint]
  ) -> ViewScene {
    ViewScene(300, 300, direction) { _, root in
      let views = ["a", "b", "c"].map { root.add($0) }
      for view in views {
        view.fix(20, 20)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      }
      NSLayoutConstraint.activate(relate(root, views[0], views[1], views[2]))
    }
  }

  @Test(
    arguments: [
      (LayoutDirection.leftToRight, [0, 90, 280]), (.rightToLeft, [280, 190, 0]),
    ] as [(LayoutDirection, [CGFloat])]
  )
  func `gaps are related as lengths, in the direction of content`(
    direction: LayoutDirection,
    xs: [CGFloat]
  ) {
    let scene = boxes(direction) { root, a, b, c in
      let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      let second = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
      return [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        second.constraint(equalTo: first, multiplier: 2, constant: 30),
      ]
    }
    #expect(["a", "b", "c"].map { scene.frame($0)?[0] } == xs)
    #expect(scene.complaints == [])
  }

  @Test func `physical gaps stay physical`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = boxes(direction) { root, a, b, c in
        [
          a.leftAnchor.constraint(equalTo: root.leftAnchor),
          a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 40),
          b.rightAnchor.anchorWithOffset(to: c.leftAnchor)
            .constraint(greaterThanOrEqualToConstant: 10),
          c.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
        ]
      }
      #expect(["a", "b", "c"].map { scene.frame($0)?[0] } == [0, 60, 200])
    }
  }

  @Test func `heights follow gaps`() {
    let scene = ViewScene(300, 300) { _, root in
      let (a, b) = (root.add("a"), root.add("b"))
      a.fix(20, 20)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
        b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
        b.widthAnchor.constraint(equalTo: a.widthAnchor),
        b.topAnchor.constraint(equalTo: a.bottomAnchor),
        b.heightAnchor.constraint(
          equalTo: root.topAnchor.anchorWithOffset(to: a.bottomAnchor),
          multiplier: 0.5
        ),
      ])
    }
    #expect(scene.frame("b") == [0, 80, 20, 40])
  }

  @Test func `a view that leaves takes its distances along`() {
    var left: NSLayoutConstraint?
    let scene = boxes { root, a, b, c in
      let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      let constraint = gap.constraint(equalToConstant: 7)
      constraint.isActive = true
      left = constraint
      b.removeFromSuperview()
      return [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        c.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      ]
    }
    #expect(left?.isActive == false)
    #expect(scene.frame("c")?[0] == 20)
  }

  @Test func `reports name both ends`() {
    let scene = boxes { root, a, b, c in
      let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      return [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
        c.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        gap.constraint(equalToConstant: 7),
      ]
    }
    #expect(
      scene.problems.contains { $0.message.contains("(UIView:a.trailing->UIView:b.leading).width") }
    )
  }
}
