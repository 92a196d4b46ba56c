/// `containerRelativeFrame`: a frame as long as a part of the nearest container or the canvas.
///
/// Scroll views are containers, and so are the areas that navigation stacks and tab views leave
/// between their bars, and the cards of sheets.
///
/// With `count` columns and gaps of `spacing`, a column is (L - spacing * (count - 1)) / count long,
/// and `span` of them with the gaps between are the frame's length.
package struct ContainerRelativeRule {
  package var axes: Axis.Set
  package var alignment: AlignmentPair
  package var count: Double
  package var span: Double
  /// In points.
  package var spacing: Double
  /// The place of a scene's own function in ``LayoutTree/lengths``, or -1.
  package var function: Int32

  package init(
    axes: Axis.Set,
    alignment: AlignmentPair,
    count: Int = 1,
    span: Int = 1,
    spacing: CGFloat = 0,
    function: Int32 = -1
  ) {
    self.axes = axes
    self.alignment = alignment
    self.count = Double(max(count, 1))
    self.span = Double(max(span, 1))
    self.spacing = spacing
    self.function = function
  }

  private func frame(_ node: Int, in pass: LayoutPass) -> FixedFrame {
    let container = pass.container(of: node)
    func length(_ axis: Axis) -> Double? {
      guard axes.contains(axis), container[axis].isFinite else { return nil }
      if function >= 0 { return pass.tree.lengths[Int(function)](container[axis], axis) }
      let column = (container[axis] - spacing * (count - 1)) / count
      return max(column * span + spacing * (span - 1), 0)
    }
    return FixedFrame(
      width: length(.horizontal),
      height: length(.vertical),
      alignment: alignment
    )
  }

  func size(of node: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    frame(node, in: pass).size(of: node + 1, in: pass, for: proposal)
  }

  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    frame(node, in: pass).arrange(node + 1, in: pass, size: size, proposal: proposal)
  }
}

extension LayoutTrait {
  private enum Container {}

  /// The key of what frames inside may be relative to; its value does not matter.
  package static let container = ObjectIdentifier(Container.self)
}
