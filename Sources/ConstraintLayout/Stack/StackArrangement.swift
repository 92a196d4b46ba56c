internal import LayoutEngine

/// The rules of a stack as constraints.
///
/// Along the stack places are counted from where the stack's own direction begins, across it from
/// the top or from that same side.
struct StackArrangement {
  let stack: UIStackView
  var list: ConstraintList
  let isHorizontal: Bool
  /// Whether the stack runs against the interface.
  let isReversed: Bool
  /// What margins keep free, in points, by the sides of the stack.
  let insets: NSDirectionalEdgeInsets
  private var role = 100

  /// Below the fitting size: keeps a stack that nothing else sizes around its content.
  static let fitting = 49.0
  /// Below that: gives views without a size of their own as little as possible.
  static let suppression = 25.0

  init(_ stack: UIStackView, list: ConstraintList) {
    self.stack = stack
    self.list = list
    isHorizontal = stack.axis == .horizontal
    isReversed = stack.direction != list.boxes.direction
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.effectiveMargins : .zero
    insets = NSDirectionalEdgeInsets(margins, in: stack.direction)
  }

  mutating func arrange() {
    let views = stack.arrangedSubviews
    let shown = views.filter { !$0.isHidden }
    let total = LinearExpression(isHorizontal ? own.width : own.height)
    let across = LinearExpression(isHorizontal ? own.height : own.width)
    add(total, .equal, "UISV-canvas-fit", Self.fitting)
    add(across, .equal, "UISV-canvas-fit", Self.fitting)
    if let first = shown.first, let last = shown.last {
      add(start(first) - startInset, .equal, "UISV-canvas-connection")
      add(end(last) - total + endInset, .equal, "UISV-canvas-connection")
      distribute(shown, total: total)
      align(shown, across: across)
    }
    hide(views)
  }

  /// Hidden views have no length and stand in the middle of the gap where they would be.
  private mutating func hide(_ views: [UIView]) {
    for (index, view) in views.enumerated() where view.isHidden {
      add(length(view), .equal, "UISV-hiding")
      let before = views[..<index].last { !$0.isHidden }
      let after = views[(index + 1)...].first { !$0.isHidden }
      var places: [LinearExpression] = []
      if let before { places.append(end(before)) }
      if let after { places.append(start(after)) }
      if places.isEmpty { places = [LinearExpression(constant: startInset)] }
      var place = start(view)
      for other in places { place.add(other, times: -1 / Double(places.count)) }
      add(place, .equal, "UISV-hiding")
      add(crossStart(view) - crossStartInset, .equal, "UISV-hiding")
      add(crossLength(view), .equal, "UISV-ambiguity-suppression", Self.suppression)
    }
  }

  mutating func add(
    _ expression: LinearExpression,
    _ relation: LinearConstraint.Relation,
    _ rule: String,
    _ priority: Double = LinearConstraint.required,
    yieldsInOrder: Bool = false
  ) {
    let constraint = LinearConstraint(
      expression,
      relation,
      priority: priority,
      yieldsInOrder: yieldsInOrder
    )
    let key = ConstraintKey(owner: ObjectIdentifier(stack), role: role)
    list.append(key, constraint, .stack(NamedView(stack), rule))
    role += 1
  }
}

// Where arranged views begin and end, in points from the stack's own edges.
extension StackArrangement {
  var own: BoxVariables { list.boxes.variables(of: stack) }
  var startInset: CGFloat { isHorizontal ? insets.leading : insets.top }
  var endInset: CGFloat { isHorizontal ? insets.trailing : insets.bottom }
  var crossStartInset: CGFloat { isHorizontal ? insets.top : insets.leading }
  var crossEndInset: CGFloat { isHorizontal ? insets.bottom : insets.trailing }

  func start(_ view: UIView) -> LinearExpression { isHorizontal ? side(view) : box(view).top }
  func length(_ view: UIView) -> LinearExpression {
    isHorizontal ? box(view).width : box(view).height
  }
  func end(_ view: UIView) -> LinearExpression { start(view) + length(view) }
  func crossStart(_ view: UIView) -> LinearExpression {
    isHorizontal ? box(view).top : side(view)
  }
  func crossLength(_ view: UIView) -> LinearExpression {
    isHorizontal ? box(view).height : box(view).width
  }
  func crossEnd(_ view: UIView) -> LinearExpression { crossStart(view) + crossLength(view) }

  func box(_ view: UIView) -> Box {
    list.boxes.box(of: view, in: stack) ?? Box(list.boxes.variables(of: view))
  }

  /// The distance of a view from the side where the stack's direction begins.
  private func side(_ view: UIView) -> LinearExpression {
    let box = box(view)
    guard isReversed else { return box.leading }
    return LinearExpression(own.width) - box.leading - box.width
  }
}
