import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Controllers with bars` {
  private final class Page: UIViewController {
    override func viewDidLoad() {
      title = "Page"
      view.add("safe").fill(view.safeAreaLayoutGuide)
      view.add("margins").fill(view.layoutMarginsGuide)
    }
  }

  private func scene(
    _ name: String,
    isLandscape: Bool = false,
    content: () -> UIViewController
  ) throws -> ViewScene {
    let device = HeldDevice(try #require(DevicePreset.named(name)), isLandscape: isLandscape)
    return ViewScene(0, 0, canvas: .device(device)) { .controller(content()) }
  }

  @Test(
    arguments: [
      ("iPhone 15", false, false, [0, 103, 393, 715]),
      ("iPhone 15", false, true, [0, 155, 393, 663]),
      // A turned phone: a bar of 32 and no large title.
      ("iPhone X", true, true, [44, 32, 724, 322]), ("iPhone SE", false, false, [0, 64, 375, 603]),
    ] as [(String, Bool, Bool, [CGFloat])]
  )
  func `a navigation bar is a part of the unsafe area`(
    name: String,
    isLandscape: Bool,
    isLarge: Bool,
    safe: [CGFloat]
  ) throws {
    let scene = try scene(name, isLandscape: isLandscape) {
      let controller = UINavigationController(rootViewController: Page())
      controller.navigationBar.prefersLargeTitles = isLarge
      return controller
    }
    #expect(scene.frame("safe") == safe)
    #expect(scene.complaints == [])
    let side: CGFloat = isLandscape ? 20 : 16
    #expect(
      scene.frame("margins") == [safe[0] + side, safe[1], safe[2] - 2 * side, safe[3]]
    )
  }

  /// What the texts and symbols of a bar say, each with its x and width, in points.
  private func words(
    _ direction: LayoutDirection = .leftToRight,
    ios: Int = 18,
    from first: String = "Home",
    _ change: (UIViewController, UIViewController) -> Void = { _, _ in }
  ) -> [String] {
    let scene = ViewScene(200, 100, direction, ios: SystemVersion(ios)) {
      let (home, page) = (UIViewController(), UIViewController())
      home.title = first
      page.title = "Page"
      change(home, page)
      let controller = UINavigationController(rootViewController: home)
      controller.pushViewController(page, animated: false)
      return .controller(controller)
    }
    return scene.tree.nodes.compactMap { node in
      switch node.drawing {
      case .text(let text): "\(text.string) \(Int(node.frame.minX)) \(Int(node.frame.width))"
      case .symbol(let symbol, _): "\(symbol.name) \(Int(node.frame.minX))"
      default: nil
      }
    }
  }

  @Test func `a button goes back to where one came from`() {
    let (arrow, page) = ("chevron.backward 8", "Page 84 32")
    #expect(words() == [arrow, "Home 24 32", page])
    #expect(words(.rightToLeft) == ["chevron.backward 176", "Home 144 32", page])
    #expect(words(ios: 26) == [arrow, page])
    #expect(words(from: "A long title") == [arrow, "Back 24 32", page])
    #expect(words { home, _ in home.navigationItem.backButtonTitle = "Up" }[1] == "Up 24 16")
    let minimal = words { home, _ in home.navigationItem.backButtonDisplayMode = .minimal }
    #expect(minimal == [arrow, page])
    #expect(words { $1.navigationItem.hidesBackButton = true } == [page])
    let own = words { $1.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X") }
    #expect(own == ["X 16 8", page])
  }

  @Test func `a hidden bar takes nothing, and the shown controller is the last`() throws {
    let scene = try scene("iPhone 15") {
      let controller = UINavigationController(rootViewController: UIViewController())
      controller.pushViewController(Page(), animated: false)
      controller.isNavigationBarHidden = true
      return controller
    }
    #expect(scene.frame("safe") == [0, 59, 393, 759])
  }

  @Test func `the bar shows the title of the shown controller`() throws {
    let page = Page()
    let scene = try scene("iPhone 15") { UINavigationController(rootViewController: page) }
    let texts = scene.tree.nodes.compactMap { node in
      if case .text(let text)? = node.drawing { text.string } else { nil }
    }
    #expect(texts == ["Page"])
    #expect(page.navigationController != nil)
    page.navigationController?.popViewController(animated: false)
    #expect(page.navigationController != nil)
  }

  @Test func `a tab bar stands above the home indicator`() throws {
    let page = Page()
    let scene = try scene("iPhone 15") {
      let controller = UITabBarController()
      controller.viewControllers = [UIViewController(), page]
      controller.selectedIndex = 1
      return controller
    }
    #expect(scene.frame("safe") == [0, 59, 393, 710])
    let bar = scene.tree.nodes.first { $0.element?.type == "UITabBar" }
    #expect(bar?.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(page.tabBarController?.selectedViewController === page)
  }

  @Test func `bars add up`() throws {
    let scene = try scene("iPhone 15") {
      let controller = UITabBarController()
      controller.viewControllers = [UINavigationController(rootViewController: Page())]
      return controller
    }
    #expect(scene.frame("safe") == [0, 103, 393, 666])
  }

  @Test func `no controller shows itself`() throws {
    let scene = try scene("iPhone 15") {
      let controller = UINavigationController(rootViewController: Page())
      controller.pushViewController(controller, animated: false)
      return controller
    }
    #expect(scene.frame("safe") == [0, 103, 393, 715])
  }
}
