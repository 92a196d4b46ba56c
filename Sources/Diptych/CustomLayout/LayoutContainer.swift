/// Views arranged by a layout.
package struct LayoutContainer<Arrangement: Layout, Content: View>: PrimitiveView {
  let layout: Arrangement
  let content: Content

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    // What hides a layout's type does not hide the engine's rule for it.
    if let hidden = layout as? AnyLayout {
      return lower(hidden.layout, into: &tree, in: scope)
    }
    let name = (layout as? any NamedLayout)?.name ?? "\(Arrangement.self)"
    let named = (layout as? any NamedLayout)?.stackOrientation
    var children = scope.inside(
      stackAxis: named ?? Arrangement.layoutProperties.stackOrientation
    )
    children.isInGrid = layout is GridLayout
    if let builtin = layout as? any EngineLayout {
      let rule = builtin.rule(in: &tree)
      return tree.element(name, rule: rule, in: scope) { $0.lower(content, in: children) }
    }
    let box = LayoutBox(layout, scope.environment.notedDirection)
    tree.element(name, rule: tree.rule(for: box), in: scope) { $0.lower(content, in: children) }
  }

  private func lower(
    _ layout: some Layout,
    into tree: inout LayoutTree,
    in scope: LoweringScope
  ) {
    LayoutContainer<_, Content>(layout: layout, content: content).lower(into: &tree, in: scope)
  }
}

/// A layout whose name is not that of its Swift type, as one that an interpreted scene declares.
package protocol NamedLayout: Layout {
  /// The name of the layout, as the scene writes it.
  var name: String { get }

  /// The axis along which the layout stacks its views; `nil` where it does not stack.
  var stackOrientation: Axis? { get }

  /// Whether the layout implements `explicitAlignment`.
  var setsGuides: Bool { get }
}

/// A layout with its cache, as the engine calls it.
final class LayoutBox<Arrangement: Layout>: CustomLayout {
  private let layout: Arrangement
  private let direction: NotedDirection
  private var cache: Arrangement.Cache?

  init(_ layout: Arrangement, _ direction: NotedDirection) {
    self.layout = layout
    self.direction = direction
  }

  /// Whether a layout written in Swift implements `explicitAlignment` cannot be seen.
  var setsGuides: Bool { (layout as? any NamedLayout)?.setsGuides ?? true }

  /// Calls `body` with the views and the cache, which is made at the first call.
  private func withCache<Result>(
    _ children: LayoutChildren,
    _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(children, direction)
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return body(subviews, &current)
  }

  func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    withCache(children) {
      layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize, children: LayoutChildren) {
    withCache(children) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  func spacing(children: LayoutChildren) -> ViewSpacing {
    withCache(children) { layout.spacing(subviews: $0, cache: &$1) }
  }

  func explicitGuide(
    _ key: AlignmentKey,
    _ axis: Axis,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    children: LayoutChildren
  ) -> CGFloat? {
    withCache(children) { subviews, cache in
      switch axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
  }
}
