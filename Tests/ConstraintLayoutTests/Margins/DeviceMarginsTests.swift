import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Margins on a device` {
  private func scene(
    _ name: String,
    isLandscape: Bool = false,
    _ direction: LayoutDirection = .leftToRight,
    filling fill: (UIViewController, UIView) -> Void
  ) throws -> ViewScene {
    let preset = try #require(DevicePreset.named(name))
    let canvas = PreviewCanvas.device(HeldDevice(preset, isLandscape: isLandscape))
    return ViewScene(0, 0, direction, canvas: canvas) {
      let controller = UIViewController()
      if let view = controller.view { fill(controller, view) }
      return .controller(controller)
    }
  }

  @Test(
    arguments: [
      ("iPhone 15", false, [0, 59, 393, 759], [16, 59, 361, 759]),
      ("iPhone 15", true, [59, 0, 734, 372], [79, 0, 694, 372]),
      ("iPhone SE", false, [0, 20, 375, 647], [16, 20, 343, 647]),
      ("iPhone 11", false, [0, 48, 414, 814], [20, 48, 374, 814]),
    ] as [(String, Bool, [CGFloat], [CGFloat])]
  )
  func `a root has the device's safe area and the system's margins`(
    name: String,
    isLandscape: Bool,
    safe: [CGFloat],
    margins: [CGFloat]
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try scene(name, isLandscape: isLandscape, direction) { _, root in
        root.add("safe").fill(root.safeAreaLayoutGuide)
        root.add("margins").fill(root.layoutMarginsGuide)
      }
      #expect(scene.frame("safe") == safe)
      #expect(scene.frame("margins") == margins)
    }
  }

  @Test(
    arguments: [
      (0, 59), (20, 39), (59, 0), (100, 0), (-30, 59),
    ] as [(CGFloat, CGFloat)]
  )
  func `a subview has what reaches into it, and no more than its superview`(
    top: CGFloat,
    safe: CGFloat
  ) throws {
    let scene = try scene("iPhone 15") { _, root in
      let view = UIView(frame: CGRect(x: 0, y: top, width: 393, height: 400))
      root.addSubview(view)
    }
    #expect(scene.root.subviews.first?.safeAreaInsets.top == safe)
  }

  @Test(
    arguments: [
      ("iPhone 15", false, .compact, .regular), ("iPhone 15", true, .compact, .compact),
      ("iPhone 11", true, .regular, .compact), ("iPad", false, .regular, .regular),
    ] as [(String, Bool, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)]
  )
  func `traits are the device's`(
    name: String,
    isLandscape: Bool,
    horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) throws {
    var traits: UITraitCollection?
    _ = try scene(name, isLandscape: isLandscape) { controller, _ in
      traits = controller.traitCollection
    }
    #expect(traits?.horizontalSizeClass == horizontal)
    #expect(traits?.verticalSizeClass == vertical)
    #expect(traits?.userInterfaceIdiom == (name == "iPad" ? .pad : .phone))
  }

  @Test func `placed views tell their safe area and margins`() throws {
    let scene = try scene("iPhone SE") { _, root in
      let box = root.add("box")
      box.fill(root.safeAreaLayoutGuide)
      box.directionalLayoutMargins.leading = 30
    }
    func guides(_ index: Int) -> [CGRect] { scene.tree.nodes[index].guides.map(\.frame) }
    #expect(scene.tree.nodes[0].guides.map(\.kind) == [.safeArea, .margins])
    #expect(
      guides(0) == [
        CGRect(x: 0, y: 20, width: 375, height: 647),
        CGRect(x: 16, y: 20, width: 343, height: 647),
      ]
    )
    #expect(
      guides(1) == [
        CGRect(x: 0, y: 20, width: 375, height: 647),
        CGRect(x: 30, y: 28, width: 337, height: 631),
      ]
    )
  }
}
