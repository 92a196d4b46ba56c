import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Autoresizing` {
  @Test(
    arguments: [
      ([], 140, 40), (.flexibleLeftMargin, 240, 40), (.flexibleWidth, 140, 140),
      (.flexibleRightMargin, 140, 40), ([.flexibleLeftMargin, .flexibleRightMargin], 227.5, 40),
      ([.flexibleLeftMargin, .flexibleWidth], 140 + 700.0 / 9, 40 + 200.0 / 9),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 210, 60),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)]
  )
  func `flexible parts share the change by their lengths`(
    mask: UIView.AutoresizingMask,
    x: CGFloat,
    width: CGFloat
  ) {
    for direction in LayoutDirection.allCases {
      let scene = ViewScene(390, 120, direction) { _, root in
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(panel)
        let inner = UIView(frame: CGRect(x: 140, y: 10, width: 40, height: 20))
        inner.accessibilityIdentifier = "inner"
        inner.autoresizingMask = mask
        panel.addSubview(inner)
        panel.frame.size.width = 300
      }
      let frame = scene.frame("inner") ?? []
      #expect(abs(frame[0] - x) < 1e-9 && abs(frame[2] - width) < 1e-9)
      #expect(frame[1] == 10 && frame[3] == 20)
    }
  }

  @Test func `parts without length share equally`() {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let inner = UIView(frame: panel.frame)
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    panel.addSubview(inner)
    panel.frame.size = CGSize(width: 100, height: 50)
    #expect(inner.frame == CGRect(x: 30, y: 0, width: 40, height: 20))
    panel.autoresizesSubviews = false
    panel.frame.size.width = 200
    #expect(inner.frame.minX == 30)
  }

  @Test func `a frame does not mirror, what is constrained inside it does`() {
    let scene = ViewScene(390, 120, .rightToLeft) { _, root in
      let panel = UIView(frame: CGRect(x: 100, y: 10, width: 200, height: 80))
      root.addSubview(panel)
      let inner = panel.add("inner")
      inner.fix(50, 20)
      inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 10).isActive = true
      inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10).isActive = true
    }
    #expect(scene.frame("inner") == [240, 20, 50, 20])
  }

  @Test func `a constrained view may follow a framed one`() {
    for (direction, x) in zip(LayoutDirection.allCases, [308, 42] as [CGFloat]) {
      let scene = ViewScene(390, 120, direction) { _, root in
        let panel = UIView(frame: CGRect(x: 100, y: 10, width: 200, height: 80))
        root.addSubview(panel)
        let next = root.add("next")
        next.fix(50, 20)
        next.leadingAnchor.constraint(
          equalToSystemSpacingAfter: panel.trailingAnchor,
          multiplier: 1
        ).isActive = true
        next.centerYAnchor.constraint(equalTo: panel.centerYAnchor).isActive = true
      }
      #expect(scene.frame("next") == [x, 40, 50, 20])
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5])
  func `no number breaks a frame`(number: CGFloat) {
    let scene = ViewScene(390, 120) { _, root in
      let view = UIView(frame: CGRect(x: number, y: number, width: number, height: number))
      view.accessibilityIdentifier = "view"
      root.addSubview(view)
      view.center.x = number
      view.bounds.size.height = number
      let next = root.add("next")
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: number).isActive = true
      NSLayoutConstraint(
        item: next,
        attribute: .width,
        relatedBy: .equal,
        toItem: view,
        attribute: .height,
        multiplier: number,
        constant: number
      ).isActive = true
    }
    for node in scene.tree.nodes {
      let edges = [node.frame.minX, node.frame.minY, node.frame.maxX, node.frame.maxY]
      #expect(edges.reduce(0, +).isFinite)
    }
  }
}
