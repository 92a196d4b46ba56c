internal import LayoutEngine

/// A rectangle as expressions in the coordinate space of a view that contains it.
struct Box {
  /// The distance of the edge where the interface's direction begins from that of the container.
  var leading = LinearExpression()
  var top = LinearExpression()
  var width: LinearExpression
  var height: LinearExpression

  /// The rectangle without some of its edges, in points, physical.
  func inset(by insets: UIEdgeInsets, in direction: LayoutDirection) -> Box {
    var box = self
    box.leading.constant += direction == .leftToRight ? insets.left : insets.right
    box.top.constant += insets.top
    box.width.constant -= insets.left + insets.right
    box.height.constant -= insets.top + insets.bottom
    return box
  }

  /// The rectangle moved to where another begins.
  func moved(by other: Box) -> Box {
    var box = self
    box.leading.add(other.leading)
    box.top.add(other.top)
    return box
  }
}

extension BoxTable {
  /// The rectangle of an item, in the coordinate space of a view around it.
  func box(of item: any LayoutItem, in holder: UIView) -> Box? {
    if let view = item as? UIView { return alignmentBox(of: view, in: holder) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    let outer = frameBox(of: owner, in: holder)
    if let insets = guide.insets { return outer.inset(by: insets, in: direction) }
    let variables: BoxVariables
    if guide.kind == .scrollContent, let scrollView = owner as? UIScrollView {
      variables = contentVariables(of: scrollView)
    } else {
      variables = self.variables(of: guide)
    }
    return Box(variables).moved(by: outer)
  }

  /// The rectangle of a view's frame, in the coordinate space of a view around it.
  func frameBox(of view: UIView, in holder: UIView) -> Box {
    var box = Box(variables(of: view))
    if view === holder {
      box.leading = LinearExpression()
      box.top = LinearExpression()
      return box
    }
    var ancestor = view.parent
    while let current = ancestor, current !== holder {
      let variables = variables(of: current)
      box.leading.add(variables.leading)
      box.top.add(variables.top)
      ancestor = current.parent
    }
    return box
  }

  /// The rectangle of a view that constraints mean.
  private func alignmentBox(of view: UIView, in holder: UIView) -> Box {
    let box = frameBox(of: view, in: holder)
    let insets = view.resolvedAlignmentRectInsets
    return insets == .zero ? box : box.inset(by: insets.sanitized, in: direction)
  }
}

extension Box {
  init(_ variables: BoxVariables) {
    leading = LinearExpression(variables.leading)
    top = LinearExpression(variables.top)
    width = LinearExpression(variables.width)
    height = LinearExpression(variables.height)
  }
}
