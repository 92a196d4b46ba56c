import LayoutEngine
import SceneLanguage
import Testing

@Suite struct `Scenes of UIKit that do not end` {
  @Test func `still change after the last round, and a warning says so`() {
    let run = InterfaceRun(
      """
      class Loop: UIView {
        override func layoutSubviews() { setNeedsLayout(); frame.size.width += 1 }
      }
      #Preview { Loop(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      """
    )
    #expect(
      run.messages.contains { $0.contains("warning: The layout of Loop:0 still changes after") }
    )
  }

  @Test func `loop inside layout`() {
    let run = InterfaceRun(
      "class V: UIView { override func layoutSubviews() { while true { tag += 1 } } }"
    ) { $0.steps = 10_000 }
    #expect(run.messages.count { $0.contains("error: this scene did not finish") } == 1)
  }

  @Test(arguments: [
    "class V: UIView { override func layoutSubviews() { addSubview(V(frame: bounds)) } }",
    "class V: UIView { override func didMoveToSuperview() { superview?.addSubview(self) } }\n"
      + "#Preview { let v = UIView(); v.addSubview(V()); return v }",
    "#Preview { var v = UIView(); for _ in 0..<900 { let p = UIView(); p.addSubview(v); v = p }\n"
      + "return v }",
    "class V: UIView { override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }\n"
      + "override func sizeThatFits(_ s: CGSize) -> CGSize { intrinsicContentSize } }\n"
      + "#Preview { V().sizeToFit(); return UIView() }",
  ])
  func `nest views or calls without end`(text: String) {
    let run = InterfaceRun(text) { $0.viewDepth = 20 }
    #expect(run.messages.contains { $0.contains("error:") && $0.contains("nested more than") })
  }

  @Test func `make views without end`() {
    let run = InterfaceRun(
      "class V: UIView { override func layoutSubviews() { while true { addSubview(UIView()) } } }"
    ) { $0.views = 200 }
    #expect(run.messages.count { $0.contains("error: this scene makes more than 200 views") } == 1)
  }

  @Test func `call layout too often`() {
    let run = InterfaceRun(
      "#Preview { let v = UIView(); while true { v.layoutIfNeeded() }; return v }"
    ) { $0.steps = 5_000 }
    #expect(run.messages.count { $0.contains("error: this scene did not finish") } == 1)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `leave nothing behind, whatever they hold on to`(direction: LayoutDirection) {
    let scene = """
      class Cell: UIView {
        var owner: Screen?
        lazy var label: UILabel = { let l = UILabel(); addSubview(l); return l }()
        var action: (() -> Void)?
        override func layoutSubviews() { super.layoutSubviews(); label.text = "x" }
      }
      class Screen: UIViewController {
        var cells: [Cell] = []
        override func viewDidLoad() {
          for index in 0..<3 {
            let cell = Cell(frame: CGRect(x: 0, y: CGFloat(index) * 10, width: 10, height: 10))
            cell.owner = self
            cell.action = { self.view.addSubview(cell) }
            cell.action?()
            cells.append(cell)
          }
        }
      }
      #Preview { Screen() }
      """
    for _ in 0..<3 {
      let run = InterfaceRun(scene, direction)
      #expect(run.messages == [])
      #expect(run.survivors == 0)
    }
  }
}
