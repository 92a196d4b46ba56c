import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Stacks of views` {
  /// A stack across a root of the given size, with blocks of the given widths, 20 points high.
  private func row(
    _ width: CGFloat,
    _ blocks: [CGFloat],
    _ direction: LayoutDirection = .leftToRight,
    scale: CGFloat = 2,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> ViewScene {
    ViewScene(width, 40, direction, scale: scale) { _, root in
      let stack = root.add("stack", UIStackView())
      for (index, block) in blocks.enumerated() {
        let view = Block(block, 20)
        view.accessibilityIdentifier = "\(index)"
        stack.addArrangedSubview(view)
      }
      stack.fill(root.safeAreaLayoutGuide)
      change(stack)
    }
  }

  private func spans(_ scene: ViewScene) -> [[CGFloat]] {
    (0..<9).compactMap { scene.frame("\($0)") }.map { [$0[0], $0[2]] }
  }

  @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
  func `a view that only pushes others apart has no length across`(
    alignment: UIStackView.Alignment
  ) {
    for direction in LayoutDirection.allCases {
      let scene = row(100, [30, 20], direction) { stack in
        let spacer = UIView()
        spacer.accessibilityIdentifier = "spacer"
        spacer.setContentHuggingPriority(.init(1), for: .horizontal)
        stack.insertArrangedSubview(spacer, at: 1)
        stack.alignment = alignment
      }
      #expect(scene.complaints == [])
      let frame = scene.frame("spacer")
      #expect(frame?[2] == 50)
      #expect(frame?[3] == 0)
    }
  }

  @Test(
    arguments: [
      (.fill, 288, 8, [126, 151, 39.5], [[0, 81.5], [89.5, 151], [248.5, 39.5]]),
      (.fill, 400, 0, [100, 100], [[0, 300], [300, 100]]),
      (.fillEqually, 288, 8, [10, 200], [[0, 140], [148, 140]]),
      (
        .fillProportionally, 288, 8, [11.5, 61.5, 123], [[0, 15.5], [23.5, 83.5], [115, 173]]
      ),
      (.fillProportionally, 330, 10, [40, 60, 100], [[0, 60], [70, 90], [170, 160]]),
      (.equalSpacing, 300, 8, [40, 60, 80], [[0, 40], [100, 60], [220, 80]]),
      (.equalSpacing, 180, 10, [40, 60, 80], [[0, 20], [30, 60], [100, 80]]),
      (.equalCentering, 300, 8, [40, 60, 80], [[0, 40], [110, 60], [220, 80]]),
    ] as [(UIStackView.Distribution, CGFloat, CGFloat, [CGFloat], [[CGFloat]])]
  )
  func `length is shared`(
    distribution: UIStackView.Distribution,
    width: CGFloat,
    spacing: CGFloat,
    blocks: [CGFloat],
    expected: [[CGFloat]]
  ) {
    for direction in LayoutDirection.allCases {
      let scene = row(width, blocks, direction) {
        $0.distribution = distribution
        $0.spacing = spacing
      }
      let mirrored = expected.map { [width - $0[0] - $0[1], $0[1]] }
      #expect(spans(scene) == (direction == .leftToRight ? expected : mirrored))
      #expect(scene.complaints == [])
    }
  }

  @Test func `margins keep views inside where the stack says so`() {
    let margins = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 5, trailing: 10)
    for (direction, x) in zip(LayoutDirection.allCases, [30, 155] as [CGFloat]) {
      let inside = row(320, [10, 10], direction) {
        $0.distribution = .fillEqually
        $0.spacing = 10
        $0.isLayoutMarginsRelativeArrangement = true
        $0.directionalLayoutMargins = margins
      }
      #expect(inside.frame("0") == [x, 5, 135, 30])
    }
    #expect(row(320, [10]) { $0.directionalLayoutMargins = margins }.frame("0") == [0, 0, 320, 40])
    #expect(row(320, [10]) { $0.isLayoutMarginsRelativeArrangement = true }.frame("0")?[0] == 0)
  }

  @Test(
    arguments: [
      (.unspecified, [0, 290], [290, 0]), (.forceLeftToRight, [0, 290], [0, 290]),
      (.forceRightToLeft, [290, 0], [290, 0]),
    ] as [(UISemanticContentAttribute, [CGFloat], [CGFloat])]
  )
  func `the order follows the stack's own direction`(
    semantic: UISemanticContentAttribute,
    forward: [CGFloat],
    backward: [CGFloat]
  ) {
    for (direction, starts) in zip(LayoutDirection.allCases, [forward, backward]) {
      let scene = row(300, [10, 10], direction) {
        $0.distribution = .equalSpacing
        $0.semanticContentAttribute = semantic
      }
      #expect(spans(scene).map { $0[0] } == starts)
    }
  }

  @Test(
    arguments: [
      (0, [[0, 0], [0, 80], [90, 100]]), (1, [[0, 60], [72, 0], [84, 100]]),
      (2, [[0, 60], [84, 80], [164, 0]]),
    ] as [(Int, [[CGFloat]])]
  )
  func `hidden views have no length, and the gap before them stays`(
    hidden: Int,
    expected: [[CGFloat]]
  ) {
    let scene = ViewScene(390, 40) { _, root in
      let stack = root.add("stack", UIStackView())
      for (index, width) in [60, 80, 100].enumerated() {
        let view = Block(CGFloat(width), 20)
        view.accessibilityIdentifier = "\(index)"
        stack.addArrangedSubview(view)
      }
      stack.spacing = 10
      stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
      stack.arrangedSubviews[hidden].isHidden = true
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    #expect(spans(scene) == expected)
    #expect(scene.complaints == [])
  }

  @Test(
    arguments: [
      (.fill, [[20, 280], [20, 280]], [[20, 280], [20, 280]]),
      (.leading, [[20, 60], [20, 120]], [[240, 60], [180, 120]]),
      (.center, [[130, 60], [100, 120]], [[130, 60], [100, 120]]),
      (.trailing, [[240, 60], [180, 120]], [[20, 60], [20, 120]]),
    ] as [(UIStackView.Alignment, [[CGFloat]], [[CGFloat]])]
  )
  func `columns align their views`(
    alignment: UIStackView.Alignment,
    forward: [[CGFloat]],
    backward: [[CGFloat]]
  ) {
    for (direction, expected) in zip(LayoutDirection.allCases, [forward, backward]) {
      let scene = ViewScene(320, 160, direction) { _, root in
        let stack = root.add(
          "stack",
          UIStackView(arrangedSubviews: [Block(60, 30), Block(120, 40)])
        )
        for (index, view) in stack.arrangedSubviews.enumerated() {
          view.accessibilityIdentifier = "\(index)"
        }
        stack.axis = .vertical
        stack.alignment = alignment
        stack.spacing = 8
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
          stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
          stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
      }
      #expect(spans(scene) == expected)
      #expect(scene.frame("stack")?[3] == 78)
      #expect(scene.complaints == [])
    }
  }

  @Test(
    arguments: [
      (.top, [0, 0]), (.center, [10, 0]), (.bottom, [20, 0]), (.fill, [0, 0]),
    ] as [(UIStackView.Alignment, [CGFloat])]
  )
  func `rows align their views and are as high as the highest`(
    alignment: UIStackView.Alignment,
    tops: [CGFloat]
  ) {
    let scene = ViewScene(320, 160) { _, root in
      let stack = root.add("stack", UIStackView(arrangedSubviews: [Block(60, 20), Block(20, 40)]))
      for (index, view) in stack.arrangedSubviews.enumerated() {
        view.accessibilityIdentifier = "\(index)"
      }
      stack.alignment = alignment
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    #expect([scene.frame("0")?[1], scene.frame("1")?[1]] == tops)
    #expect(scene.frame("stack") == [0, 0, 80, 40])
    #expect(scene.complaints == [])
  }

  @Test func `texts of a row share a baseline`() {
    let scene = ViewScene(320, 160) { _, root in
      let stack = root.add("stack", UIStackView())
      for (index, text) in ["one", "one two three four"].enumerated() {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.accessibilityIdentifier = "\(index)"
        stack.addArrangedSubview(label)
      }
      stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 80).isActive = true
      stack.alignment = .lastBaseline
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    #expect(scene.frame("0") == [0, 16, 24, 16])
    #expect(scene.frame("1") == [24, 0, 80, 32])
  }

  // Baselines lie 13 below the top of a line and 3 above its bottom.
  @Test(arguments: [(false, [0, 36, 72]), (true, [0, 20, 40])] as [(Bool, [CGFloat])])
  func `gaps of a column may be counted between baselines`(isRelative: Bool, tops: [CGFloat]) {
    let scene = ViewScene(320, 160) { _, root in
      let stack = root.add("stack", UIStackView())
      for index in 0..<3 {
        let label = UILabel()
        label.text = "text"
        label.accessibilityIdentifier = "\(index)"
        stack.addArrangedSubview(label)
      }
      stack.axis = .vertical
      stack.spacing = 20
      stack.isBaselineRelativeArrangement = isRelative
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    #expect((0..<3).map { scene.frame("\($0)")?[1] } == tops)
    #expect(scene.complaints == [])
  }
}
