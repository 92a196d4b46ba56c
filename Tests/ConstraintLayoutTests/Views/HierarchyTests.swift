import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Order of subviews` {
  @Test(
    arguments: [
      (0, 1, true, [1, 0, 2]), (0, 2, true, [1, 2, 0]), (2, 0, true, [0, 2, 1]),
      (0, 1, false, [0, 1, 2]), (0, 2, false, [1, 0, 2]),
      (2, 0, false, [2, 0, 1]),
    ]
  )
  func `a subview moves right beside another`(
    moved: Int,
    sibling: Int,
    isAbove: Bool,
    expected: [Int]
  ) {
    let views = (0..<3).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    let root = UIView()
    for view in views { root.addSubview(view) }
    if isAbove {
      root.insertSubview(views[moved], aboveSubview: views[sibling])
    } else {
      root.insertSubview(views[moved], belowSubview: views[sibling])
    }
    #expect(root.subviews.map(\.tag) == expected)
  }

  @Test func `a bar that is shown after loading stands above the shown view`() throws {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.loadViewIfNeeded()
    navigation.isToolbarHidden = false
    let views = try #require(navigation.viewIfLoaded?.subviews)
    #expect(views.map(\.typeName) == ["UIView", "UINavigationBar", "UIToolbar"])
  }

  @Test func `controllers stand in no circle`() {
    let scene = ViewScene(300, 200) { controller, _ in
      let child = UIViewController()
      controller.addChild(child)
      child.addChild(controller)
      child.addChild(child)
      #expect(controller.parent == nil && child.children.isEmpty)
      #expect(child.navigationController == nil)
    }
    #expect(scene.complaints == [.containsItself(view: "UIViewController")])
  }

  @Test func `a gap goes with the view that it was set for`() {
    let stack = UIStackView(arrangedSubviews: [UIView()])
    for _ in 0..<100 {
      stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
      stack.arrangedSubviews[0].removeFromSuperview()
      stack.addArrangedSubview(UIView())
      let gap = stack.customSpacing(after: stack.arrangedSubviews[0])
      #expect(gap == UIStackView.spacingUseDefault)
    }
  }
}
