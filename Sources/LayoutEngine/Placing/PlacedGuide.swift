/// A part of a view that content is kept in: nothing that is drawn by itself.
package struct PlacedGuide: Hashable, Sendable {
  /// What keeps content in.
  package enum Kind: CaseIterable, Hashable, Sendable {
    /// Bars and the device's shape cover what lies around.
    case safeArea
    /// The view asks for room around its content.
    case margins
  }

  package var kind: Kind
  /// What the guide lies in, in points of the canvas, physical.
  package var bounds: CGRect
  /// The part of it that is left for content, in points of the canvas, physical.
  package var frame: CGRect

  package init(_ kind: Kind, in bounds: CGRect, frame: CGRect) {
    self.kind = kind
    self.bounds = bounds
    self.frame = frame
  }
}

extension LayoutPass {
  /// Whether some node keeps content inside a part of itself.
  var hasGuides: Bool { safeArea.isKnown || !safeArea.added.isEmpty || tree.hasContentMargins }

  /// The parts of a placed node, or of the canvas around the first, that content is kept in.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - frame: Its frame in the canvas, in points, physical.
  ///   - direction: The direction of its content.
  ///   - childFrame: The frame of its first child.
  /// - Returns: The guides, the outermost first.
  func guides(
    of node: Int,
    frame: CGRect,
    _ direction: LayoutDirection,
    childFrame: () -> CGRect
  ) -> [PlacedGuide] {
    var guides: [PlacedGuide] = []
    if node == 0, let screen { guides.append(screen) }
    if safeArea.added[node + 1] != nil, !isEmpty(node) {
      guides.append(PlacedGuide(.safeArea, in: frame, frame: childFrame()))
    }
    if case .scroll(let scroll) = nodes[node].rule, scroll.margins != EdgeInsets() {
      let margins = scroll.margins
      let left = direction == .leftToRight ? margins.leading : margins.trailing
      let inside = CGRect(
        x: frame.minX + left,
        y: frame.minY + margins.top,
        width: frame.width - margins.horizontal,
        height: frame.height - margins.vertical
      )
      guides.append(PlacedGuide(.margins, in: frame, frame: inside))
    }
    return guides
  }
}
