internal import LayoutEngine

/// Measures views that stand in no layout, before they are drawn.
struct ViewMeasuring {
  /// What knows how long texts are; without it every view has no size.
  let text: (any TextMeasuring)?
  let scope: LoweringScope

  /// The size that a view takes when offered a size, in points.
  func size(of view: some View, in offered: CGSize) -> CGSize {
    guard let text else { return .zero }
    var tree = LayoutTree()
    let center = tree.pair(.center)
    tree.single(view, container: .zStack(center), in: scope.inside(stackAxis: nil))
    let proposal = Proposal(ProposedViewSize(offered))
    return LayoutPass(tree, textMeasuring: text).size(of: 0, for: proposal)
  }
}
