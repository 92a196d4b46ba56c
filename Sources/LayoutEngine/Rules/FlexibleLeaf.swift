/// Views that take what they are offered: colours, shapes, resizable images.
enum FlexibleLeaf {
  /// The length of a view that has no size of its own where its ideal is asked for, in points.
  static let idealLength = 10.0

  /// The largest square within a proposal: a circle reports the square it is drawn in.
  static func square(in proposal: Proposal) -> CGSize {
    let size = proposal.replacingIdeal(by: idealLength)
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// A resizable image: the proposal, and in each dimension its own length for the ideal.
  static func resizable(ideal: CGSize, in proposal: Proposal) -> CGSize {
    CGSize(
      width: proposal.width.isNaN ? ideal.width : proposal.width,
      height: proposal.height.isNaN ? ideal.height : proposal.height
    )
  }

  /// A divider: the proposal along its axis and a fixed thickness across.
  static func bar(along axis: Axis, thickness: CGFloat, in proposal: Proposal) -> CGSize {
    var size = CGSize(width: thickness, height: thickness)
    size[axis] = proposal[axis].isNaN ? idealLength : proposal[axis]
    return size
  }
}
