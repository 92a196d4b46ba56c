import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Life of views` {
  final class Recording: UIViewController {
    var events: [String] = []
    let custom = UIView()
    var widths: [CGFloat] = []

    override func loadView() {
      events.append("loadView")
      view = custom
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      events.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      events.append("viewWillAppear")
    }

    override func updateViewConstraints() {
      super.updateViewConstraints()
      events.append("updateViewConstraints")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      events.append("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      events.append("viewDidLayoutSubviews")
      widths.append(view.bounds.width)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      events.append("viewDidAppear")
    }
  }

  @Test func `a controller is called in order, and as often as layout asks`() {
    let controller = Recording(nibName: nil, bundle: nil)
    #expect(!controller.isViewLoaded)
    let scene = ViewScene(300, 100) { .controller(controller) }
    #expect(scene.root === controller.custom)
    #expect(
      controller.events == [
        "loadView", "viewDidLoad", "viewWillAppear", "updateViewConstraints",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ]
    )
    #expect(controller.widths == [300])
  }

  final class Manual: UIView {
    let label = UIView()
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      let margins = directionalLayoutMargins
      label.frame = CGRect(
        x: margins.leading,
        y: margins.top,
        width: bounds.width - margins.leading - margins.trailing,
        height: 20
      )
    }
  }

  @Test func `subviews placed by hand follow the margins`() {
    let manual = Manual()
    manual.label.accessibilityIdentifier = "label"
    manual.addSubview(manual.label)
    let scene = ViewScene(300, 100) { _, root in
      root.add("manual", manual).fill(root.safeAreaLayoutGuide)
    }
    #expect(scene.frame("label") == [8, 8, 284, 20])
    #expect(manual.count == 1)
  }

  @Test func `a constant changed during layout is heeded`() {
    final class Reacting: UIViewController {
      var width: NSLayoutConstraint?

      override func viewDidLayoutSubviews() {
        width?.constant = view.bounds.width / 4
      }
    }
    let scene = ViewScene(400, 100) {
      let controller = Reacting()
      if let root = controller.view {
        let view = root.add("view")
        controller.width = view.widthAnchor.constraint(equalToConstant: 1)
        controller.width?.isActive = true
      }
      return .controller(controller)
    }
    #expect(scene.frame("view")?[2] == 100)
  }

  @Test func `layout that never settles ends and is told`() {
    final class Restless: UIViewController {
      var width: NSLayoutConstraint?

      override func viewDidLayoutSubviews() {
        width?.constant += 1
        view.setNeedsLayout()
      }
    }
    let scene = ViewScene(400, 100) {
      let controller = Restless()
      if let root = controller.view {
        controller.width = root.add("view").widthAnchor.constraint(equalToConstant: 1)
        controller.width?.isActive = true
      }
      return .controller(controller)
    }
    #expect(scene.complaints.contains(.unsettled(view: "UIView:0")))
  }

  @Test func `a view asked for layout at once knows its frames`() {
    InterfaceEnvironment.$current.withValue(InterfaceEnvironment()) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = root.add("view")
      view.fix(50, 20)
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      #expect(view.frame == .zero)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 75, y: 0, width: 50, height: 20))
      #expect(view.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 76, y: 2))
      #expect(root.convert(CGPoint(x: 76, y: 2), to: view) == CGPoint(x: 1, y: 2))
    }
  }

  @Test func `children of controllers have margins and safe areas of their own`() {
    let scene = ViewScene(300, 200) { controller, root in
      let child = UIViewController()
      child.additionalSafeAreaInsets.top = 10
      controller.addChild(child)
      if let inner = child.view {
        root.add("child", inner).fill(root.safeAreaLayoutGuide)
        inner.add("content").fill(inner.layoutMarginsGuide)
      }
      child.didMove(toParent: controller)
      #expect(controller.children == [child])
    }
    #expect(scene.frame("content") == [16, 10, 268, 190])
  }

  @Test func `a view cannot contain itself`() {
    let scene = ViewScene(300, 200) { _, root in
      let inner = root.add("inner")
      inner.addSubview(root)
      inner.addSubview(inner)
    }
    #expect(scene.root.subviews.count == 1)
    #expect(scene.complaints.contains(.containsItself(view: "UIView:inner")))
  }

  @Test(
    arguments: [
      (.fitting(CGSize(width: 320, height: 480)), [0, 0, 86, 46]),
      (.fixed(CGSize(width: 200, height: 90)), [0, 0, 200, 90]),
    ] as [(PreviewCanvas, [CGFloat])]
  )
  func `a bare view takes the canvas or the size that fits it`(
    canvas: PreviewCanvas,
    frame: [CGFloat]
  ) {
    let scene = ViewScene(0, 0, canvas: canvas) {
      let root = UIView()
      root.accessibilityIdentifier = "root"
      root.add("inner", Block(70, 30)).fill(root.layoutMarginsGuide)
      return .view(root)
    }
    #expect(scene.frame("root") == frame)
  }
}
