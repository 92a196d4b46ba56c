public import LayoutEngine

/// A relation between two views, such as "this one begins 8 points after that one ends".
///
///     first attribute = multiplier × second attribute + constant
public final class NSLayoutConstraint: Hashable {
  /// The first item: a view or a guide.
  public var firstItem: AnyObject? { first }
  /// The second item: a view or a guide; `nil` where the constraint has none.
  public var secondItem: AnyObject? { second }
  /// What of the first item is meant.
  public let firstAttribute: Attribute
  /// What of the second item is meant.
  public let secondAttribute: Attribute
  /// How the two sides relate.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// What is added to the second attribute, in points.
  public var constant: CGFloat
  /// How important the constraint is.
  public var priority = UILayoutPriority.required
  /// A name, shown in reports.
  public var identifier: String?
  /// Whether the constraint is archived, which happens in no preview.
  public var shouldBeArchived = false

  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  /// The view that keeps the constraint; `nil` while it is not active.
  package private(set) weak var holder: UIView?
  /// Where the scene makes the constraint; `nil` when no text does.
  package var source: SourcePosition?
  /// The distances that the constraint relates, which no one else keeps.
  private let distances: [AnchorDistance]
  /// Grows from each activation to the next.
  private(set) var order = 0

  /// Relates attributes of two items.
  ///
  /// - Parameters:
  ///   - view1: A view or a guide.
  ///   - attribute1: What of it is meant.
  ///   - relation: How the two sides relate.
  ///   - view2: A view or a guide; `nil` for a constant alone.
  ///   - attribute2: What of it is meant.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: What is added to the second attribute, in points.
  public convenience init(
    item view1: Any,
    attribute attribute1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attribute2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(
      view1 as? any LayoutItem,
      attribute1,
      relation,
      view2 as? any LayoutItem,
      attribute2,
      multiplier: multiplier,
      constant: constant
    )
  }

  init(
    _ first: (any LayoutItem)?,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: (any LayoutItem)?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    distances = [first, second].compactMap { $0 as? AnchorDistance }
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating puts it into the nearest view that contains both items.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates several constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    if let invalid = invalidPair { return note(.invalidPair(exhibit, invalid)) }
    guard let owner = first?.layoutOwner else {
      return note(.noCommonAncestor(exhibit))
    }
    guard secondAttribute != .notAnAttribute else { return enter(owner) }
    guard let other = second?.layoutOwner, let ancestor = owner.nearestCommonAncestor(with: other)
    else { return note(.noCommonAncestor(exhibit)) }
    enter(ancestor)
  }

  private func deactivate() {
    holder?.layoutState.constraints.removeAll { $0 === self }
    holder = nil
  }

  /// Enters a view that contains both items.
  func enter(_ view: UIView) {
    guard holder !== view else { return }
    deactivate()
    order = InterfaceEnvironment.current.problems.nextOrder()
    holder = view
    view.layoutState.constraints.append(self)
    if multiplier != multiplier.boundedLength || constant != constant.boundedLength {
      note(.exceedsLimits(exhibit))
    }
  }

  private func note(_ reason: LayoutProblem.Reason) {
    InterfaceEnvironment.current.problems.note(LayoutProblem(reason, source: source))
  }

  /// Whether an item of the constraint lies inside a view.
  func reaches(into view: UIView) -> Bool {
    [first, second].contains { $0?.reaches(into: view) ?? false }
  }

  /// Whether two names mean the same constraint.
  public static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool {
    left === right
  }

  /// Feeds the constraint's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Lets the view hold a constraint between itself and what it contains.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.enter(held: self)
  }

  /// Lets the view hold several constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates several constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

extension NSLayoutConstraint {
  /// Enters a view that a scene names, where both items lie inside it.
  fileprivate func enter(held view: UIView) {
    let owners = [first, second].compactMap { $0?.layoutOwner }
    guard invalidPair == nil, owners.allSatisfy({ $0.isDescendant(of: view) }) else {
      isActive = true
      return
    }
    enter(view)
  }
}
