package import LayoutEngine

/// A scene of views, laid out on a canvas in one direction.
package struct UIKitPreview {
  /// What a scene shows.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  /// The scene with every view's frame.
  package let tree: PlacedTree
  /// The outermost view.
  package let root: UIView
  /// What the scene has made, kept alive with its controllers.
  package let content: Content

  /// Makes a scene and lays it out.
  ///
  /// Views find the environment while they are made, so a scene that asks for the direction or the
  /// screen in `viewDidLoad` gets the answer of this preview.
  ///
  /// - Parameters:
  ///   - canvas: The area of the scene.
  ///   - environment: What views find around them; its screen becomes the canvas, with the safe area
  ///     of the device where the canvas is one.
  ///   - fitsContent: Whether a controller's view is as large as it would like to be.
  ///   - content: Makes the scene.
  package init(
    canvas: PreviewCanvas,
    environment: InterfaceEnvironment,
    fitsContent: Bool = false,
    content: () -> Content
  ) {
    (tree, root, self.content) = InterfaceEnvironment.$current.withValue(environment.on(canvas)) {
      let made = content()
      let (tree, root) = Self.layOut(made, canvas: canvas, fitsContent)
      return (tree, root, made)
    }
  }

  private static func layOut(
    _ content: Content,
    canvas: PreviewCanvas,
    _ fitsContent: Bool
  ) -> (PlacedTree, UIView) {
    let root: UIView
    switch content {
    case .view(let view): root = view
    case .controller(let controller):
      controller.loadViewIfNeeded()
      root = controller.viewIfLoaded ?? UIView()
    }
    InterfaceEnvironment.current.looks.dress(tree: root)
    root.margins.hostSafeArea = InterfaceEnvironment.current.safeAreaInsets.sanitized
    root.move(to: CGRect(origin: .zero, size: size(of: root, canvas: canvas, fitsContent)))
    ScreenEntrance(root: root).run()
    root.layoutState.ownSystem?.noteAmbiguity(in: root)
    DefaultMarginsNote.note(in: root)
    return (PlacedTree(root: root), root)
  }

  /// A controller fills the screen unless it is to fit its content; a view by itself keeps the size
  /// that fits it.
  private static func size(
    of root: UIView,
    canvas: PreviewCanvas,
    _ fitsContent: Bool
  ) -> CGSize {
    switch canvas {
    case .fixed, .device: return canvas.size.bounded
    case .fitting(let area):
      if let controller = root.controller {
        guard fitsContent else { return area.bounded }
        let preferred = controller.preferredContentSize
        if preferred != .zero { return preferred.bounded }
      } else if root.extent != .zero {
        return root.extent
      }
      let fitting = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return CGSize(
        width: fitting.width > 0 ? fitting.width : area.width,
        height: fitting.height > 0 ? fitting.height : area.height
      ).bounded
    }
  }
}
