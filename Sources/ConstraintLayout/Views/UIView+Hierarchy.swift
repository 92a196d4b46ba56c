internal import LayoutEngine

extension UIView {
  /// The view that contains this one.
  public var superview: UIView? { parent }
  /// The views inside this one, from back to front.
  public var subviews: [UIView] { children }

  /// Puts a view in front of the other subviews.
  public func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Puts a view at a place among the subviews.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view in front of a subview; in front of all where that is none.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = children.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + 1 } ?? others.count)
  }

  /// Puts a view behind a subview; behind all where that is none.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let others = children.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  /// Takes the view out of its superview, and with it the constraints that reach outside.
  public func removeFromSuperview() {
    guard let parent else { return }
    parent.receive(.willRemoveSubview(self))
    receive(.willMove(toSuperview: nil))
    leave(parent)
    receive(.didMoveToSuperview)
  }

  /// Puts a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  /// Puts a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Exchanges the places of two subviews.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
  }

  /// Whether the view is another or stands somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The first view with a tag, this one or one inside it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if appearance.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The outermost view of the tree.
  var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The innermost view that contains both, or is one of them.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    var ancestors: Set<ObjectIdentifier> = []
    var view: UIView? = self
    while let current = view {
      ancestors.insert(ObjectIdentifier(current))
      view = current.parent
    }
    view = other
    while let current = view {
      if ancestors.contains(ObjectIdentifier(current)) { return current }
      view = current.parent
    }
    return nil
  }

  private func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      let problem = LayoutProblem(.containsItself(view: view.reportName), source: view.source)
      return InterfaceEnvironment.current.problems.note(problem)
    }
    view.receive(.willMove(toSuperview: self))
    if let parent = view.parent { view.leave(parent, to: self) }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    layoutState.needsLayout = true
    view.layoutState.needsLayout = true
    view.receive(.didMoveToSuperview)
    receive(.didAddSubview(view))
  }

  /// Leaves a superview; constraints that reach out of the view go, but for those that the new
  /// superview can hold.
  private func leave(_ old: UIView, to new: UIView? = nil) {
    old.children.removeAll { $0 === self }
    old.layoutState.needsLayout = true
    parent = nil
    layoutState.ownSystem = nil
    if new === old { return }
    var ancestor: UIView? = old
    while let holder = ancestor {
      for constraint in holder.layoutState.constraints where constraint.reaches(into: self) {
        if let new, new.isDescendant(of: holder) { continue }
        constraint.isActive = false
      }
      ancestor = holder.parent
    }
  }
}
