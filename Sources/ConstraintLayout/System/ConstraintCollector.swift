internal import LayoutEngine

/// Walks a tree of views and lists the constraints that it asks for.
struct ConstraintCollector {
  private var list: ConstraintList
  private let root: UIView

  /// Lists the constraints of a tree whose root has a fixed size, in points.
  static func items(
    of root: UIView,
    boxes: BoxTable,
    rootSize: (inout ConstraintList) -> Void
  ) -> [ConstraintList.Item] {
    boxes.begin(InterfaceEnvironment.current.layoutDirection)
    var collector = ConstraintCollector(list: ConstraintList(boxes: boxes), root: root)
    rootSize(&collector.list)
    var constraints: [NSLayoutConstraint] = []
    collector.visitFrames(root)
    collector.visit(root, constraints: &constraints)
    constraints.sort { $0.order < $1.order }
    for constraint in constraints {
      guard let equation = boxes.equation(of: constraint) else { continue }
      let key = ConstraintKey(owner: ObjectIdentifier(constraint), role: 0)
      collector.list.append(key, equation, .scene(constraint))
    }
    for scrollView in boxes.scrollViews { collector.appendContentPlace(of: scrollView) }
    return collector.list.items
  }

  /// Frames come first: where they contradict the scene's constraints, those are broken.
  private mutating func visitFrames(_ view: UIView) {
    for child in view.children {
      if child.layoutState.translatesAutoresizingMask { appendFrame(of: child) }
      visitFrames(child)
    }
  }

  private mutating func visit(_ view: UIView, constraints: inout [NSLayoutConstraint]) {
    constraints += view.layoutState.constraints
    view.appendOwnConstraints(to: &list)
    if view === root || !view.layoutState.translatesAutoresizingMask {
      appendContentSize(of: view)
    }
    for child in view.children { visit(child, constraints: &constraints) }
  }

  /// The frame of a view, physical in its superview.
  private mutating func appendFrame(of view: UIView) {
    guard let parent = view.parent else { return }
    let variables = list.boxes.variables(of: view)
    let frame = view.frame.offsetBy(dx: -parent.scrollOrigin.x, dy: -parent.scrollOrigin.y)
    var place = LinearExpression(variables.leading) - frame.minX
    if list.boxes.direction == .rightToLeft {
      place = LinearExpression(variables.leading) + LinearExpression(variables.width)
      place = place - LinearExpression(list.boxes.variables(of: parent).width) + frame.minX
    }
    let sides: [(NSLayoutConstraint.Attribute, LinearExpression)] = [
      (.width, LinearExpression(variables.width) - frame.width),
      (.height, LinearExpression(variables.height) - frame.height),
      (.left, place),
      (.top, LinearExpression(variables.top) - frame.minY),
    ]
    for (role, side) in sides.enumerated() {
      let key = ConstraintKey(owner: ObjectIdentifier(view), role: role)
      list.append(key, LinearConstraint(side.1, .equal), .autoresizing(NamedView(view), side.0))
    }
  }

  /// The size of a view's content: no larger as strongly as it hugs, no smaller as it resists.
  private mutating func appendContentSize(of view: UIView) {
    let size = view.resolvedIntrinsicContentSize
    let variables = list.boxes.variables(of: view)
    let insets = view.resolvedAlignmentRectInsets.sanitized
    let priorities = view.contentPriorities
    let lengths:
      [(NSLayoutConstraint.Attribute, CGFloat, SolverVariable, UILayoutPriority, UILayoutPriority)]
    lengths = [
      (
        .width, size.width + insets.left + insets.right, variables.width,
        priorities.horizontalHugging, priorities.horizontalResistance
      ),
      (
        .height, size.height + insets.top + insets.bottom, variables.height,
        priorities.verticalHugging, priorities.verticalResistance
      ),
    ]
    let isArranged = (view.parent as? UIStackView)?.arrangedSubviews.contains { $0 === view }
    for (role, length) in lengths.enumerated() {
      let natural = role == 0 ? size.width : size.height
      guard natural >= 0 else { continue }
      let expression = LinearExpression(length.2) - length.1.boundedLength
      for (part, relation) in [LinearConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual]
        .enumerated()
      {
        list.append(
          ConstraintKey(owner: ObjectIdentifier(view), role: 10 + role * 2 + part),
          LinearConstraint(
            expression,
            relation,
            priority: (part == 0 ? length.3 : length.4).level,
            yieldsInOrder: isArranged ?? false
          ),
          .content(NamedView(view), length.0, relation)
        )
      }
    }
  }

  /// The content of a scroll view begins where its bounds begin to show it.
  private mutating func appendContentPlace(of view: UIScrollView) {
    let content = list.boxes.contentVariables(of: view)
    var place = LinearExpression(content.leading) + view.contentOffset.x
    if list.boxes.direction == .rightToLeft {
      place = LinearExpression(content.leading) + LinearExpression(content.width)
      place = place - LinearExpression(list.boxes.variables(of: view).width) - view.contentOffset.x
    }
    let owner = ObjectIdentifier(view.contentLayoutGuide)
    list.append(
      ConstraintKey(owner: owner, role: 0),
      LinearConstraint(place, .equal),
      .stack(NamedView(view), "UIScrollView-contentOffset")
    )
    list.append(
      ConstraintKey(owner: owner, role: 1),
      LinearConstraint(LinearExpression(content.top) + view.contentOffset.y, .equal),
      .stack(NamedView(view), "UIScrollView-contentOffset")
    )
  }
}
