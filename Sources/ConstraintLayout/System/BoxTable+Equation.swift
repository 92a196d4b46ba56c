internal import LayoutEngine

extension BoxTable {
  /// The equation of a scene's constraint; `nil` where an item has left the tree.
  ///
  /// The direction comes from the view that holds the constraint. Where that is right-to-left,
  /// leading means right and trailing left, a constant points the other way, and "at least" towards
  /// the trailing edge is "at most" from the left. Coordinates are physical and a multiplier applies
  /// to them as they are, so `trailing = 0.8 × trailing` does not mirror.
  func equation(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let holder = constraint.holder, let first = constraint.first else { return nil }
    let direction = constraint.isDirectional ? holder.direction : .leftToRight
    let length = { (attribute: NSLayoutConstraint.Attribute) in attribute.isLength }
    var relation = LinearConstraint.Relation(constraint.relation)
    var constant = constraint.constant.boundedLength
    let multiplier = constraint.multiplier.boundedLength
    let isHorizontalPlace =
      constraint.firstAttribute.isHorizontal && !length(constraint.firstAttribute)
    if isHorizontalPlace, direction == .rightToLeft {
      constant = -constant
      relation = relation.reversed
    }
    guard
      let left = value(
        constraint.firstAttribute,
        of: first,
        in: holder,
        direction,
        beside: constraint.second
      )
    else { return nil }
    var expression = left - constant
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.second,
        let right = value(
          constraint.secondAttribute,
          of: second,
          in: holder,
          direction,
          beside: first
        )
      else { return nil }
      expression.add(right, times: -multiplier)
    }
    // Turned round, the equation is the one that the other direction has.
    if isHorizontalPlace, self.direction == .rightToLeft {
      expression = expression * -1
      relation = relation.reversed
    }
    return LinearConstraint(expression, relation, priority: constraint.priority.level)
  }

  /// The value of an attribute, in points; places are counted from the left or the top of `holder`.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: any LayoutItem,
    in holder: UIView,
    _ direction: LayoutDirection,
    beside other: (any LayoutItem)?
  ) -> LinearExpression? {
    if let distance = item as? AnchorDistance { return length(of: distance, in: holder) }
    if let inside = attribute.insideMargins {
      let guide = marginsGuide(of: item)
      return value(inside, of: guide, in: holder, direction, beside: other)
    }
    if let content = contentGuide(of: item, attribute, beside: other) {
      return value(attribute, of: content, in: holder, direction, beside: nil)
    }
    guard let box = box(of: item, in: holder) else { return nil }
    switch attribute {
    case .width: return box.width
    case .height: return box.height
    case .top: return box.top
    case .bottom: return box.top + box.height
    case .centerY: return box.top + box.height * 0.5
    case .firstBaseline, .lastBaseline: return baseline(attribute, of: item, in: holder)
    case .leading: return edge(of: box, atStart: true, direction, in: holder)
    case .trailing: return edge(of: box, atStart: false, direction, in: holder)
    case .left: return edge(of: box, atStart: true, .leftToRight, in: holder)
    case .right: return edge(of: box, atStart: false, .leftToRight, in: holder)
    case .centerX: return fromLeft(box.leading + box.width * 0.5, in: holder)
    default: return nil
    }
  }

  /// The length of the way from one anchor to another, in points.
  private func length(of distance: AnchorDistance, in holder: UIView) -> LinearExpression? {
    guard let first = distance.start.item, let last = distance.end.item else { return nil }
    let direction = distance.isDirectional ? holder.direction : .leftToRight
    guard
      let from = value(distance.start.attribute, of: first, in: holder, direction, beside: last),
      let to = value(distance.end.attribute, of: last, in: holder, direction, beside: first)
    else { return nil }
    return direction == .leftToRight ? to - from : from - to
  }

  private func edge(
    of box: Box,
    atStart: Bool,
    _ direction: LayoutDirection,
    in holder: UIView
  ) -> LinearExpression {
    let isInterfaceStart = atStart == (direction == self.direction)
    return fromLeft(isInterfaceStart ? box.leading : box.leading + box.width, in: holder)
  }

  /// A place that is counted from where the interface begins, counted from the left instead.
  private func fromLeft(_ place: LinearExpression, in holder: UIView) -> LinearExpression {
    if direction == .leftToRight { return place }
    return LinearExpression(variables(of: holder).width) - place
  }

  func baseline(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: any LayoutItem,
    in holder: UIView
  ) -> LinearExpression? {
    guard let view = item as? UIView else {
      guard let box = box(of: item, in: holder) else { return nil }
      return attribute == .firstBaseline ? box.top : box.top + box.height
    }
    let isFirst = attribute == .firstBaseline
    let deputy = view.resolvedBaselineView(isFirst: isFirst)
    if deputy !== view, deputy.isDescendant(of: view) {
      return baseline(attribute, of: deputy, in: holder)
    }
    let box = frameBox(of: view, in: holder)
    guard let lines = view.baselines(in: view.extent) else { return box.top + box.height }
    return box.top + (isFirst ? lines.first : lines.last)
  }

  private func marginsGuide(of item: any LayoutItem) -> any LayoutItem {
    (item as? UIView)?.layoutMarginsGuide ?? item
  }

  /// The content of a scroll view, which its edges mean beside a view inside it.
  private func contentGuide(
    of item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    beside other: (any LayoutItem)?
  ) -> UILayoutGuide? {
    let guide = item as? UILayoutGuide
    let isMargins = guide?.kind == .margins
    let view = isMargins ? guide?.owningView : item as? UIView
    guard let scrollView = view as? UIScrollView, !scrollView.sizesContent, attribute.isEdge,
      let inner = other?.layoutOwner, inner !== scrollView, inner.isDescendant(of: scrollView)
    else { return nil }
    return scrollView.contentLayoutGuide
  }
}

extension NSLayoutConstraint {
  /// Whether an attribute of the constraint follows the direction.
  fileprivate var isDirectional: Bool {
    firstAttribute.kind == .directionalEdge || secondAttribute.kind == .directionalEdge
  }
}

extension LinearConstraint.Relation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }

  /// The relation of the two sides with their signs turned.
  var reversed: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
