import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Bars of buttons` {
  private func named(_ name: String, width: CGFloat, height: CGFloat) -> UIBarButtonItem {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.accessibilityIdentifier = name
    return UIBarButtonItem(customView: view)
  }

  private func scene(
    _ items: [UIBarButtonItem],
    _ direction: LayoutDirection = .leftToRight
  ) -> ViewScene {
    ViewScene(320, 100, direction) {
      let root = UIView()
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = items
      root.addSubview(bar)
      return .view(root)
    }
  }

  @Test func `begin at the leading side, a gap between neighbours`() {
    let items = { [named("a", width: 40, height: 20), named("b", width: 30, height: 44)] }
    let left = scene(items())
    #expect(left.frame("a") == [16, 12, 40, 20])
    #expect(left.frame("b") == [72, 0, 30, 44])
    #expect(scene(items(), .rightToLeft).frame("a") == [264, 12, 40, 20])
  }

  @Test func `flexible spaces share what the others leave`() {
    let space = { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
    let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    fixed.width = 12
    let scene = scene([
      space(), named("a", width: 40, height: 20), fixed, named("b", width: 36, height: 20),
      space(),
    ])
    // 320 less twice 16, and less 40, 12 and 36, leaves 200 for two spaces.
    #expect(scene.frame("a") == [116, 12, 40, 20])
    #expect(scene.frame("b") == [168, 12, 36, 20])
  }

  @Test func `a navigation controller shows that of its controller, and keeps it safe`() throws {
    let device = HeldDevice(try #require(DevicePreset.named("iPhone 15")), isLandscape: false)
    let scene = ViewScene(0, 0, canvas: .device(device)) {
      let page = UIViewController()
      page.view.add("safe").fill(page.view.safeAreaLayoutGuide)
      page.toolbarItems = [named("a", width: 40, height: 20)]
      let controller = UINavigationController(rootViewController: page)
      controller.isToolbarHidden = false
      return .controller(controller)
    }
    #expect(scene.frame("safe") == [0, 103, 393, 671])
    #expect(scene.frame("a") == [16, 786, 40, 20])
  }
}
