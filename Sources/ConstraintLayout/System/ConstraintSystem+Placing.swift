internal import LayoutEngine

extension ConstraintSystem {
  /// The frame that the constraints give a view, in the coordinate space of its superview, in
  /// points, rounded to pixels; `nil` where the view's own frame holds.
  func solvedFrame(of view: UIView) -> CGRect? {
    guard let parent = view.parent, !view.layoutState.translatesAutoresizingMask else { return nil }
    return solvedFrame(of: view, in: parent)
  }

  /// Places the subviews and the guides of a view where the constraints want them.
  func placeSubviews(of view: UIView) {
    for child in view.children {
      guard let frame = solvedFrame(of: child) else { continue }
      if frame != child.frame { child.move(to: frame) }
    }
    for guide in view.guides where guide.kind == .custom {
      if let frame = solvedFrame(of: guide, in: view) { guide.solvedFrame = frame }
    }
    if let scrollView = view as? UIScrollView { placeContent(of: scrollView) }
  }

  /// Whether the constraints want a subview elsewhere than it is.
  func movesSubviews(of view: UIView) -> Bool {
    view.children.contains { child in
      solvedFrame(of: child).map { $0 != child.frame } ?? false
    }
  }

  /// The width and the height that the constraints give a view, in points, not rounded.
  func solvedSize(of view: UIView) -> CGSize {
    guard let variables = boxes.knownVariables(of: view) else { return view.extent }
    return CGSize(
      width: boxes.solver.value(of: variables.width),
      height: boxes.solver.value(of: variables.height)
    )
  }

  private func placeContent(of view: UIScrollView) {
    guard boxes.scrollViews.contains(where: { $0 === view }),
      let frame = solvedFrame(of: view.contentLayoutGuide, in: view)
    else { return }
    view.contentLayoutGuide.solvedFrame = frame
    view.contentSize = frame.size
  }

  /// Edges are rounded one by one, where they lie in the superview, halves up.
  private func solvedFrame(of item: AnyObject, in parent: UIView) -> CGRect? {
    guard let variables = boxes.knownVariables(of: item) else { return nil }
    let solver = boxes.solver
    let width = solver.value(of: variables.width)
    let height = solver.value(of: variables.height)
    var x = solver.value(of: variables.leading)
    if boxes.direction == .rightToLeft { x = solvedSize(of: parent).width - x - width }
    x += parent.scrollOrigin.x
    let y = solver.value(of: variables.top) + parent.scrollOrigin.y
    let (left, right) = (pixel(x), pixel(x + width))
    let (top, bottom) = (pixel(y), pixel(y + height))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func pixel(_ length: CGFloat) -> CGFloat {
    let scale = InterfaceEnvironment.current.displayScale
    // What sums of fractions lack to a half must not decide.
    return (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
