/// A window on content that may be longer than the window.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a window on content that scrolls along the given axes.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let scrolling = scope.environment.scrolling
    let center = tree.index(of: HorizontalAlignment.center.key)
    let rule = ScrollRule(
      axes: axes,
      margins: scrolling.margins,
      anchor: scrolling.initialAnchor ?? .topLeading,
      alignment: scrolling.alignmentAnchor ?? .topLeading
    )
    var clipped = scope
    let clip = LayoutNode(rule: tree.rule(for: .scrollWindow))
    clipped.modifiers = ModifierLink(clip, around: scope.modifiers)
    let window = FrameRecord()
    let record = tree.node(recordingIn: window, scope)
    clipped.modifiers = ModifierLink(record, around: clipped.modifiers)
    tree.element("ScrollView", rule: .scroll(rule), in: clipped.scrolled(in: &tree)) { tree in
      var inner = scope.inside(stackAxis: .vertical)
      inner.environment.scrolling = ScrollEnvironment()
      inner.surroundings.scrollWish?.isTaken = true
      inner.surroundings.isInList = false
      for axis in [nil] + Axis.allCases.filter(axes.contains) {
        let name = NamedCoordinateSpace.nearestScrollView(along: axis).name
        inner.surroundings.coordinateSpaces[name] = window
      }
      tree.single(
        content,
        container: .stack(StackRule(axis: .vertical, spacing: nil, alignment: center)),
        in: inner
      )
    }
  }
}

/// What scroll views are handed down.
struct ScrollEnvironment: Sendable {
  var margins = EdgeInsets()
  /// The fraction of the hidden content that lies before the window at first.
  var initialAnchor: UnitPoint?
  /// Where short content stands in the window.
  var alignmentAnchor: UnitPoint?
}
