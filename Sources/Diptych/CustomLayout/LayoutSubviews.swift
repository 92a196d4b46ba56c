/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let children: LayoutChildren
  private let range: Range<Int>
  /// The direction of the container; places are leading-based in either.
  public var layoutDirection: LayoutDirection { direction.value }
  private let direction: NotedDirection

  package init(_ children: LayoutChildren, _ direction: NotedDirection) {
    self.init(children, range: 0..<children.count, direction)
  }

  private init(_ children: LayoutChildren, range: Range<Int>, _ direction: NotedDirection) {
    self.children = children
    self.range = range
    self.direction = direction
  }

  /// The position of the first view.
  public var startIndex: Int { range.lowerBound }
  /// The position behind the last view.
  public var endIndex: Int { range.upperBound }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "The layout has no subview \(index).")
    return LayoutSubview(children: children, index: index)
  }

  /// The views of a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(children, range: bounds, direction)
  }

  /// The views under a rule of the engine; `nil` for a layout that has none.
  func embedded(in layout: some Layout) -> EmbeddedLayout? {
    guard let layout = layout as? any EngineLayout else { return nil }
    var tree = LayoutTree()
    let rule = layout.rule(in: &tree)
    return EmbeddedLayout(tree, rule: rule, children: children, members: range)
  }

  /// The largest preferences of all views on every edge.
  package var preferredSpacing: ViewSpacing {
    guard var result = first?.spacing else { return .zero }
    for subview in dropFirst() { result.formUnion(subview.spacing) }
    return result
  }
}

/// A view that a layout arranges, seen from outside.
public struct LayoutSubview: Equatable {
  let children: LayoutChildren
  let index: Int

  /// The size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    children.size(of: index, for: proposal)
  }

  /// The size and guides of the view for a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    children.dimensions(of: index, in: proposal)
  }

  /// The distances that the view prefers to its neighbours, in points.
  public var spacing: ViewSpacing { children.spacing(of: index) }

  /// When the view is served; higher comes first.
  public var priority: Double { children.priority(of: index) }

  /// Puts a point of the view at a position in the container, in points, leading-based.
  ///
  /// - Parameters:
  ///   - position: Where the anchor goes.
  ///   - anchor: The point of the view, a fraction of its size.
  ///   - proposal: What the view is offered, which decides its size.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    children.place(index, at: position, anchor: anchor, proposal: proposal)
  }

  /// The value that the view tells under a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    children.trait(of: index, key: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  /// What the view tells under a key that a scene declares; `nil` where it tells nothing.
  package func sceneValue(_ key: ObjectIdentifier) -> Any? {
    children.trait(of: index, key: key)
  }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.index == right.index && left.children.isSame(as: right.children)
  }
}
