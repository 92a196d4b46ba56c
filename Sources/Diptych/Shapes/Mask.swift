/// A view of which only what lies under a mask is drawn.
package struct Masked<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let effect = DrawingEffectSource.sized { size, direction in
      self.effect(in: size, direction, scope)
    }
    tree.modified(content, by: tree.rule(for: effect), in: scope)
  }

  /// What the mask does to a view of a size in points, over which it is laid.
  private func effect(
    in size: CGSize,
    _ direction: LayoutDirection,
    _ scope: LoweringScope
  ) -> DrawingEffect {
    guard size.width.isFinite, size.height.isFinite else { return .clip(.path(Path())) }
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
    return DrawingEffect(
      maskingBy: nodes.compactMap { node in
        node.drawing.map { ($0, node.frame, node.layoutDirection) }
      }
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
  /// Behaves as SwiftUI's `mask(alignment:_:)`; differs: translucent shapes show as much as opaque
  /// ones.
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
