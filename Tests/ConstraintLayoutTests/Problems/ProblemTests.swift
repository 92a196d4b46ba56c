import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Problems of layouts` {
  private func message(_ fill: (UIView) -> Void) -> [String] {
    ViewScene(300, 100) { _, root in fill(root) }.problems.map(\.message)
  }

  @Test func `contradictions are told in UIKit's words, with the way out`() {
    let messages = message { root in
      let view = root.add("box")
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.fix(100, 10)
      let second = view.widthAnchor.constraint(equalToConstant: 200)
      second.identifier = "wide"
      second.isActive = true
    }
    #expect(
      messages == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this: (1) look at each constraint and try to figure out which you don't expect;
        \t(2) find the code that added the unwanted constraint or constraints and fix it.
        (
            "<NSLayoutConstraint UIView:box.width == 100   (active)>",
            "<NSLayoutConstraint 'wide' UIView:box.width == 200   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint 'wide' UIView:box.width == 200   (active)>, the last of them to be \
        activated
        """
      ]
    )
  }

  @Test func `a forgotten frame is pointed at`() {
    let messages = message { root in
      let view = UIView()
      view.accessibilityIdentifier = "box"
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    #expect(messages.count == 1)
    #expect(
      messages[0].contains("<NSAutoresizingMaskLayoutConstraint h=--- v=--- UIView:box.width == 0")
    )
    #expect(messages[0].hasSuffix("= false on the view that constraints are to place."))
  }

  @Test func `what only unsettled margins contradict is not told`() {
    let safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0)
    let scene = ViewScene(300, 100, safeArea: safeArea) { _, root in
      let panel = root.add("panel")
      panel.fix(300, 100)
      panel.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      let content = panel.add("content")
      content.fill(panel.safeAreaLayoutGuide)
      content.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    #expect(scene.complaints == [])
    #expect(scene.frame("content") == [0, 0, 300, 60])
  }

  @Test func `contradictions are told for each direction by itself`() {
    for (direction, count) in zip(LayoutDirection.allCases, [0, 1]) {
      let scene = ViewScene(300, 100, direction) { _, root in
        let view = root.add("box")
        view.fix(100, 20)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        let other = root.add("other")
        other.fix(100, 20)
        other.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150).isActive = true
        other.leftAnchor.constraint(greaterThanOrEqualTo: view.rightAnchor).isActive = true
      }
      #expect(scene.complaints.count == count)
    }
  }

  @Test(arguments: [UIStackView.Alignment.center, .trailing, .leading, .fill], [1, 2, 3])
  func `views as high as each other leave nothing open in a stack`(
    alignment: UIStackView.Alignment,
    count: Int
  ) {
    let messages = message { root in
      let labels = (0..<count).map { _ in
        let label = UILabel()
        label.text = "a"
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.alignment = alignment
      root.add("stack", stack)
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    }
    #expect(messages == [])
  }

  @Test(
    arguments: [
      ("width", ["top", "leading", "height"], "width, or both its leading and trailing edges"),
      (
        "horizontal position", ["top", "width", "height"], "leading, trailing or horizontal centre"
      ),
      ("height", ["top", "leading", "width"], "height, or both its top and bottom edges"),
      ("vertical position", ["leading", "width", "height"], "top, bottom or vertical centre"),
    ] as [(String, [String], String)]
  )
  func `ambiguity names the view, the axis, and the remedy`(
    open: String,
    known: [String],
    remedy: String
  ) {
    let messages = message { root in
      let view = root.add("box")
      for name in known {
        switch name {
        case "top": view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        case "leading": view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        case "width": view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        default: view.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
      }
    }
    #expect(
      messages == [
        "UIView:box has an ambiguous layout: its \(open) could be another. Constrain its \(remedy)."
      ]
    )
  }

  @Test(
    arguments: [
      (.leading, .left, .directionalWithPhysical), (.right, .trailing, .directionalWithPhysical),
      (.leading, .top, .acrossAxes), (.centerY, .centerX, .acrossAxes),
      (.width, .leading, .lengthWithPlace), (.top, .height, .lengthWithPlace),
      (.top, .notAnAttribute, .placeAlone), (.notAnAttribute, .top, .missing),
      (.width, .height, nil), (.leading, .trailingMargin, nil), (.left, .centerX, nil),
      (.firstBaseline, .bottom, nil), (.width, .notAnAttribute, nil),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, InvalidPair?)]
  )
  func `attributes that cannot be related are refused`(
    first: NSLayoutConstraint.Attribute,
    second: NSLayoutConstraint.Attribute,
    pair: InvalidPair?
  ) {
    let scene = ViewScene(300, 100) { _, root in
      let view = root.add("box")
      let constraint = NSLayoutConstraint(
        item: view,
        attribute: first,
        relatedBy: .equal,
        toItem: second == .notAnAttribute ? nil : root,
        attribute: second,
        multiplier: 1,
        constant: 0
      )
      constraint.isActive = true
      #expect(constraint.isActive == (pair == nil))
    }
    let pairs = scene.problems.compactMap { problem -> InvalidPair? in
      if case .invalidPair(_, let pair) = problem.reason { return pair }
      return nil
    }
    #expect(pairs == [pair].compactMap { $0 })
    #expect(scene.problems.allSatisfy { $0.isFatal == (pair != nil) || !$0.isFatal })
  }

  @Test func `views of different trees cannot be related`() {
    let messages = message { root in
      let stranger = UIView()
      root.add("box").leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
      let guide = UILayoutGuide()
      root.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    }
    #expect(messages.filter { $0.contains("no common ancestor") }.count == 2)
  }

  @Test(arguments: 0..<150)
  func `any constraints end in some layout`(seed: Int) {
    for direction in LayoutDirection.allCases {
      var generator = SeededGenerator(seed: seed + 77)
      let scene = ViewScene(300, 200, direction) { _, root in
        var views = [root]
        for index in 0..<8 {
          let parent = views[Int.random(in: 0..<views.count, using: &generator)]
          let view = index % 3 == 2 ? UIStackView() : Block(CGFloat(index * 9), 20)
          if Bool.random(using: &generator) {
            parent.add("\(index)", view)
          } else {
            parent.addSubview(view)
          }
          (parent as? UIStackView)?.addArrangedSubview(view)
          view.preservesSuperviewLayoutMargins = Bool.random(using: &generator)
          views.append(view)
        }
        for _ in 0..<20 {
          let constraint = NSLayoutConstraint(
            item: views[Int.random(in: 0..<views.count, using: &generator)],
            attribute: .init(rawValue: .random(in: 0...20, using: &generator)) ?? .left,
            relatedBy: .init(rawValue: .random(in: -1...1, using: &generator)) ?? .equal,
            toItem: views[Int.random(in: 0..<views.count, using: &generator)],
            attribute: .init(rawValue: .random(in: 0...20, using: &generator)) ?? .left,
            multiplier: CGFloat(Int.random(in: -2...4, using: &generator)) / 2,
            constant: CGFloat(Int.random(in: -90...90, using: &generator))
          )
          constraint.priority = UILayoutPriority(Float(Int.random(in: 0...1100, using: &generator)))
          constraint.isActive = true
        }
      }
      #expect(scene.tree.nodes.allSatisfy { $0.frame.minX.isFinite && $0.frame.width >= 0 })
      #expect(scene.problems.allSatisfy { !$0.message.isEmpty })
    }
  }
}
