/// A view of which only what lies under a mask is drawn.
package struct Masked<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let effect = DrawingEffectSource.sized { size, direction in
      .clip(outline(in: size, direction, scope))
    }
    tree.modified(content, by: tree.rule(for: effect), in: scope)
  }

  /// The outline of all that the mask draws when it is laid over a view of a size in points.
  private func outline(
    in size: CGSize,
    _ direction: LayoutDirection,
    _ scope: LoweringScope
  ) -> ShapeOutline {
    guard size.width.isFinite, size.height.isFinite else { return .path(Path()) }
    var scope = scope.inside(stackAxis: nil)
    scope.environment.direct(direction)
    var tree = LayoutTree()
    let frame = FixedFrame(width: size.width, height: size.height, alignment: tree.pair(alignment))
    let center = tree.pair(alignment)
    let root = tree.begin(LayoutNode(rule: .fixedFrame(frame)))
    tree.single(mask, container: .zStack(center), in: scope)
    tree.end(root)
    let pass = LayoutPass(tree, textMeasuring: PlainText())
    let canvas = pass.layOut(in: .fixed(size))
    let nodes = pass.placedTree(direction, canvas: canvas).nodes
    return ShapeOutline(
      covering: nodes.compactMap { node in node.drawing.map { ($0, node.frame) } }
    )
  }
}

/// Text in a mask: eight points a character, sixteen a line.
private struct PlainText: TextMeasuring {
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    let width = 8 * CGFloat(text.string.count)
    return CGSize(width: min(width, max(proposal.width ?? width, 0)), height: 16)
  }

  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    (13, 13)
  }
}

extension View {
  /// Draws nothing of the view outside what a mask draws.
  ///
  /// Behaves as SwiftUI's `mask(alignment:_:)`; differs: texts and symbols in the mask show all that
  /// lies in their frames, and translucent shapes show as much as opaque ones.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    Masked(content: self, mask: mask(), alignment: alignment)
  }

  /// Draws nothing of the view outside what a mask draws, which stands in its middle.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    Masked(content: self, mask: mask, alignment: .center)
  }
}
