import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Constraints between views` {
  @Test func `pins and aspect ratios`() {
    for (direction, xs) in zip(LayoutDirection.allCases, [[16, 264], [244, 16]] as [[CGFloat]]) {
      let scene = ViewScene(320, 300, direction) { _, root in
        let aspect = root.add("aspect")
        let corner = root.add("corner")
        corner.fix(40, 40)
        NSLayoutConstraint.activate([
          aspect.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          aspect.topAnchor.constraint(equalTo: root.topAnchor, constant: 72),
          aspect.heightAnchor.constraint(equalToConstant: 30),
          aspect.widthAnchor.constraint(equalTo: aspect.heightAnchor, multiplier: 2),
          corner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          corner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
        ])
      }
      #expect(scene.frame("aspect") == [xs[0], 72, 60, 30])
      #expect(scene.frame("corner") == [xs[1], 244, 40, 40])
      #expect(scene.complaints == [])
    }
  }

  @Test func `priorities are strict`() {
    let scene = ViewScene(320, 60) { _, root in
      let view = root.add("view")
      for (width, priority) in [(100, 251), (50, 250), (60, 250), (40, 250)] {
        let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
        wish.priority = UILayoutPriority(Float(priority))
        wish.isActive = true
      }
    }
    #expect(scene.frame("view")?[2] == 100)
  }

  @Test(
    arguments: [(750, 749, 150, 120), (749, 750, 200, 70)]
      as [(Float, Float, CGFloat, CGFloat)]
  )
  func `who resists less is compressed`(
    first: Float,
    second: Float,
    wide: CGFloat,
    narrow: CGFloat
  ) {
    let scene = ViewScene(300, 60) { _, root in
      let one = root.add("one", Block(150, 30))
      let other = root.add("other", Block(200, 30))
      one.setContentCompressionResistancePriority(UILayoutPriority(first), for: .horizontal)
      other.setContentCompressionResistancePriority(UILayoutPriority(second), for: .horizontal)
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
        other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        one.topAnchor.constraint(equalTo: root.topAnchor),
        other.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    let widths = [scene.frame("one")?[2], scene.frame("other")?[2]]
    #expect(widths == (first > second ? [wide, narrow] : [narrow, wide]))
    #expect(scene.frame("one")?[3] == 30)
  }

  @Test func `system spacing is eight points`() {
    for (direction, xs) in zip(LayoutDirection.allCases, [[8, 64], [252, 216]] as [[CGFloat]]) {
      let scene = ViewScene(300, 60, direction) { _, root in
        let one = root.add("one")
        let other = root.add("other")
        one.fix(40, 10)
        other.fix(20, 10)
        NSLayoutConstraint.activate([
          one.leadingAnchor.constraint(
            equalToSystemSpacingAfter: root.leadingAnchor,
            multiplier: 1
          ),
          one.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
          other.leadingAnchor.constraint(
            equalToSystemSpacingAfter: one.trailingAnchor,
            multiplier: 2
          ),
          other.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
        ])
      }
      #expect(scene.frame("one") == [xs[0], 16, 40, 10])
      #expect(scene.frame("other") == [xs[1], 34, 20, 10])
    }
  }

  @Test func `guides of a scene's own take part`() {
    let scene = ViewScene(320, 60) { _, root in
      let guides = [UILayoutGuide(), UILayoutGuide()]
      for guide in guides { root.addLayoutGuide(guide) }
      let views = [root.add("a"), root.add("b"), root.add("c")]
      for (view, width) in zip(views, [60, 80, 50] as [CGFloat]) { view.fix(width, 40) }
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        guides[0].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[1].leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
        guides[1].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
        views[2].leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      ])
    }
    #expect(scene.frame("b")?[0] == 125)
    #expect(scene.frame("c")?[0] == 254)
    #expect(scene.root.layoutGuides.map(\.layoutFrame.width) == [49, 49])
  }

  @Test func `texts stand on one baseline`() {
    let scene = ViewScene(320, 100) { _, root in
      let tall = root.add("tall", UILabel())
      let low = root.add("low", UILabel())
      tall.text = "tall"
      low.text = "low"
      NSLayoutConstraint.activate([
        tall.topAnchor.constraint(equalTo: root.topAnchor),
        tall.heightAnchor.constraint(equalToConstant: 40),
        tall.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        low.leadingAnchor.constraint(equalTo: tall.trailingAnchor),
        low.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor),
      ])
    }
    #expect(scene.frame("low") == [32, 12, 24, 16])
  }

  @Test(
    arguments: [
      (2, [109.5, 124.5, 101, 51]), (1, [110, 125, 101, 51]), (3, [109.6667, 124.6667, 101, 51]),
    ] as [(CGFloat, [CGFloat])]
  )
  func `edges are rounded to pixels, halves up`(scale: CGFloat, frame: [CGFloat]) {
    for direction in LayoutDirection.allCases {
      let scene = ViewScene(320, 300, direction, scale: scale) { _, root in
        let view = root.add("view")
        view.fix(101, 51)
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
      }
      for (found, wanted) in zip(scene.frame("view") ?? [], frame) {
        #expect(abs(found - wanted) < 1e-3)
      }
    }
  }

  @Test func `a deactivated constraint no longer counts`() {
    let scene = ViewScene(320, 300) { _, root in
      let view = root.add("view")
      view.fix(101, 51)
      let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40)
      left.isActive = true
      #expect(root.constraints == [left])
      NSLayoutConstraint.deactivate([left])
      #expect(root.constraints.isEmpty && !left.isActive)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }
    #expect(scene.frame("view") == [219, 0, 101, 51])
  }

  @Test func `removing a view removes the constraints that reach into it`() {
    let scene = ViewScene(320, 300) { _, root in
      let view = root.add("view")
      let inner = view.add("inner")
      inner.fix(10, 10)
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      #expect(root.constraints.count == 2)
      view.removeFromSuperview()
      #expect(root.constraints.isEmpty)
      #expect(inner.constraints.count == 2)
    }
    #expect(scene.frame("view") == nil)
  }

  @Test func `a fitting size is as small as constraints allow`() {
    let environment = InterfaceEnvironment()
    InterfaceEnvironment.$current.withValue(environment) {
      let view = UIView()
      let inner = view.add("inner", Block(70, 30))
      inner.fill(view.layoutMarginsGuide)
      #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 86, height: 46))
      let wide = view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(wide == CGSize(width: 200, height: 46))
    }
  }
}
