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
}
