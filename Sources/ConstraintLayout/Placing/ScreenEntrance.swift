internal import LayoutEngine

/// The way of a tree of views onto the screen: every controller in it, and every view, is told of it
/// once, also those that come while others appear.
struct ScreenEntrance {
  /// A controller that brings others each time it appears is not followed any further.
  private static let roundLimit = 4

  let root: UIView

  /// Lays the tree out and tells its controllers and views that they appear.
  func run() {
    var layouts = 0
    for _ in 0..<Self.roundLimit {
      var controllers: [UIViewController] = []
      announce(root, &controllers)
      if controllers.isEmpty, layouts > 0 { return }
      let cycle = LayoutCycle(root: root)
      for controller in controllers { controller.receive(.viewIsAppearing) }
      cycle.run()
      for controller in controllers { controller.receive(.viewDidAppear) }
      cycle.run()
      layouts += 1
      if controllers.isEmpty { return }
    }
  }

  /// Tells those that are new that they are about to appear.
  private func announce(_ view: UIView, _ controllers: inout [UIViewController]) {
    if let controller = view.controller, !controller.hasAppeared {
      controller.hasAppeared = true
      controllers.append(controller)
      controller.receive(.viewWillAppear)
    }
    if !view.layoutState.isInWindow {
      view.layoutState.isInWindow = true
      view.receive(.didMoveToWindow)
    }
    for child in view.children { announce(child, &controllers) }
  }
}
