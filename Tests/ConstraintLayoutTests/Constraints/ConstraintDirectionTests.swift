import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Directions of constraints` {
  /// A view of 50 by 40 in a root of 400 points, placed by one constraint.
  private func place(
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    pulledTo pull: NSLayoutConstraint.Attribute? = nil,
    _ direction: LayoutDirection
  ) -> CGFloat? {
    let scene = ViewScene(400, 100, direction) { _, root in
      let view = root.add("view")
      view.fix(50, 40)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: relation,
        toItem: root,
        attribute: other,
        multiplier: multiplier,
        constant: constant
      ).isActive = true
      if let pull {
        let wish = NSLayoutConstraint(
          item: view,
          attribute: pull,
          relatedBy: .equal,
          toItem: root,
          attribute: pull,
          multiplier: 1,
          constant: 0
        )
        wish.priority = .defaultLow
        wish.isActive = true
      }
    }
    #expect(scene.complaints == [])
    return scene.frame("view")?.first
  }

  @Test(
    arguments: [
      (.leading, .leading, 1, 10, 10, 340),
      (.trailing, .trailing, 1, -10, 340, 10),
      (.leading, .trailing, 1, -60, 340, 10),
      (.left, .left, 1, 10, 10, 10),
      (.right, .right, 1, -10, 340, 340),
      (.left, .centerX, 1, 20, 220, 220),
      (.leading, .centerX, 1, 20, 220, 130),
      (.trailing, .centerX, 1, -20, 130, 220),
      (.centerX, .leading, 1, 100, 75, 275),
      (.centerX, .centerX, 1, 0, 175, 175),
      (.centerX, .centerX, 1, 30, 205, 205),
      (.centerX, .centerX, 0.5, 0, 75, 75),
      (.trailing, .trailing, 0.8, 0, 270, 0),
      (.leading, .trailing, 0.5, 0, 200, -50),
      (.leadingMargin, .leadingMargin, 1, 0, 8, 342),
      (.leftMargin, .leftMargin, 1, 0, 8, 8),
      (.centerXWithinMargins, .centerX, 1, 0, 175, 175),
    ]
      as [(
        NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, CGFloat, CGFloat,
        CGFloat
      )]
  )
  func `attributes turn with the language or stay`(
    attribute: NSLayoutConstraint.Attribute,
    other: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant: CGFloat,
    leftToRight: CGFloat,
    rightToLeft: CGFloat
  ) {
    for (direction, x) in zip(LayoutDirection.allCases, [leftToRight, rightToLeft]) {
      let found = place(
        attribute,
        .equal,
        other,
        multiplier: multiplier,
        constant: constant,
        direction
      )
      #expect(found == x)
    }
  }

  @Test func `at least and at most change sides with the direction`() {
    for (direction, x) in zip(LayoutDirection.allCases, [30, 320] as [CGFloat]) {
      let at = place(
        .leading,
        .greaterThanOrEqual,
        .leading,
        constant: 30,
        pulledTo: .leading,
        direction
      )
      #expect(at == x)
    }
    for direction in LayoutDirection.allCases {
      let at = place(
        .left,
        .greaterThanOrEqual,
        .left,
        constant: 30,
        pulledTo: .left,
        direction
      )
      #expect(at == 30)
    }
  }

  @Test(
    arguments: [
      (.unspecified, 12, 248), (.forceLeftToRight, 12, 12), (.forceRightToLeft, 248, 248),
      (.playback, 12, 12), (.spatial, 12, 12),
    ] as [(UISemanticContentAttribute, CGFloat, CGFloat)]
  )
  func `the view that holds a constraint decides, not those it places`(
    semantic: UISemanticContentAttribute,
    leftToRight: CGFloat,
    rightToLeft: CGFloat
  ) {
    for (direction, x) in zip(LayoutDirection.allCases, [leftToRight, rightToLeft]) {
      let scene = ViewScene(300, 60, direction) { _, root in
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        panel.semanticContentAttribute = semantic
        root.addSubview(panel)
        let dot = panel.add("dot")
        dot.fix(40, 20)
        dot.semanticContentAttribute =
          semantic == .forceLeftToRight ? .forceRightToLeft : .forceLeftToRight
        dot.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 12).isActive = true
        dot.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
        #expect(panel.effectiveUserInterfaceLayoutDirection.layoutDirection == panel.direction)
      }
      #expect(scene.frame("dot") == [x, 0, 40, 20])
    }
  }

  @Test func `the direction is not inherited`() {
    let scene = ViewScene(300, 60, .rightToLeft) { _, root in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      outer.semanticContentAttribute = .forceLeftToRight
      root.addSubview(outer)
      let inner = UIView(frame: CGRect(x: 20, y: 0, width: 200, height: 60))
      outer.addSubview(inner)
      let dot = inner.add("dot")
      dot.fix(40, 20)
      dot.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 12).isActive = true
      dot.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
    }
    #expect(scene.frame("dot") == [168, 0, 40, 20])
  }

  @Test(arguments: 0..<40)
  func `what only leading and trailing place is a mirror image`(seed: Int) {
    func scene(_ direction: LayoutDirection) -> ViewScene {
      var generator = SeededGenerator(seed: seed)
      return ViewScene(400, 100, direction) { _, root in
        var views = [root]
        for index in 0..<6 {
          let view = (views.randomElement(using: &generator) ?? root).add("\(index)")
          let neighbour = view.superview?.subviews.randomElement(using: &generator)
          let anchor =
            neighbour.flatMap { $0 === view ? nil : $0.trailingAnchor }
            ?? view.superview?.leadingAnchor
          let constant = CGFloat(Int.random(in: 0...30, using: &generator))
          if let anchor {
            view.leadingAnchor.constraint(equalTo: anchor, constant: constant).isActive = true
          }
          // Some widths are left open; even those must be mirrored.
          if Bool.random(using: &generator) {
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
          } else {
            view.widthAnchor.constraint(equalToConstant: 15).isActive = true
          }
          views.append(view)
        }
      }
    }
    let (forward, backward) = (scene(.leftToRight), scene(.rightToLeft))
    for (one, other) in zip(forward.tree.nodes, backward.tree.nodes) {
      #expect(other.frame.minX == 400 - one.frame.maxX)
      #expect(other.frame.width == one.frame.width)
    }
  }
}
