internal import LayoutEngine

extension StackArrangement {
  /// Shares the length of the stack among the views that are seen.
  mutating func distribute(_ views: [UIView], total: LinearExpression) {
    switch stack.distribution {
    case .fill:
      connect(views, .equal)
    case .fillEqually:
      connect(views, .equal)
      for view in views.dropFirst() {
        add(length(view) - length(views[0]), .equal, "UISV-fill-equally")
      }
    case .fillProportionally:
      connect(views, .equal)
      fillProportionally(views, total: total)
    case .equalSpacing:
      connect(views, .greaterThanOrEqual)
      spaceEqually(views)
    case .equalCentering:
      connect(views, .greaterThanOrEqual)
      centerEqually(views)
    }
    for view in views {
      add(
        length(view),
        .equal,
        "UISV-ambiguity-suppression",
        Self.suppression,
        yieldsInOrder: true
      )
    }
  }

  private mutating func connect(_ views: [UIView], _ relation: LinearConstraint.Relation) {
    for (view, next) in zip(views, views.dropFirst()) {
      add(gap(view, next) - stack.gap(after: view), relation, "UISV-spacing")
    }
  }

  /// A view's share is its natural length over all natural lengths and gaps, of the whole length.
  ///
  /// The shares leave some of the length over; since they are wanted less and less from view to
  /// view, the last one takes it.
  private mutating func fillProportionally(_ views: [UIView], total: LinearExpression) {
    let naturals = views.map { view in
      let size = view.resolvedIntrinsicContentSize.bounded
      return max(isHorizontal ? size.width : size.height, 0)
    }
    let gaps = views.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let sum = naturals.reduce(gaps, +)
    guard sum > 0 else { return }
    for (index, view) in views.enumerated() where naturals[index] > 0 {
      var share = length(view)
      share.add(total, times: -naturals[index] / sum)
      add(share, .equal, "UISV-fill-proportionally", max(999 - Double(index), 500))
    }
  }

  private mutating func spaceEqually(_ views: [UIView]) {
    guard views.count > 1 else { return }
    let first = gap(views[0], views[1])
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = gap(view, next)
      if view !== views[0] { add(gap - first, .equal, "UISV-distributing-edge") }
      add(gap - stack.gap(after: view), .equal, "UISV-canvas-fit", Self.fitting)
    }
  }

  private mutating func centerEqually(_ views: [UIView]) {
    let centers = views.map { start($0) + length($0) * 0.5 }
    for (index, view) in views.enumerated().dropFirst() {
      let previous = views[index - 1]
      add(
        gap(previous, view) - stack.gap(after: previous),
        .equal,
        "UISV-canvas-fit",
        Self.fitting
      )
      guard index > 1 else { continue }
      let distance = centers[index] - centers[index - 1]
      let before = centers[index - 1] - centers[index - 2]
      // Below what keeps views to their content, so that only the gaps give way.
      add(distance - before, .equal, "UISV-distributing-center", max(149 - Double(index), 60))
    }
  }

  /// The gap between neighbours: between their edges, or in a column that asks for it from the last
  /// baseline of one to the first baseline of the next.
  private func gap(_ view: UIView, _ next: UIView) -> LinearExpression {
    if !isHorizontal, stack.isBaselineRelativeArrangement,
      let last = list.boxes.baseline(.lastBaseline, of: view, in: stack),
      let first = list.boxes.baseline(.firstBaseline, of: next, in: stack)
    {
      return first - last
    }
    return start(next) - end(view)
  }
}
