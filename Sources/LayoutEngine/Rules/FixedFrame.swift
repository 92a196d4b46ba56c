/// `frame(width:height:alignment:)`: an invisible frame of a given size around a view.
///
/// A given dimension is the frame's whatever it is offered and is what the view inside is offered; an
/// absent one is the view's own. The view may be larger than its frame: overflow is aligned by the
/// same arithmetic as slack. A negative or infinite length counts as absent.
package struct FixedFrame {
  /// In points; NaN where absent.
  package var width: Double
  /// In points; NaN where absent.
  package var height: Double
  package var alignment: AlignmentPair
  /// Whether a length was given that counts as absent.
  package let hasUnusableLength: Bool

  package init(width: CGFloat?, height: CGFloat?, alignment: AlignmentPair) {
    self.width = Self.usable(width)
    self.height = Self.usable(height)
    self.alignment = alignment
    hasUnusableLength = width != nil && self.width.isNaN || height != nil && self.height.isNaN
  }

  private static func usable(_ length: CGFloat?) -> Double {
    guard let length, length.isFinite, length >= 0 else { return .nan }
    return length
  }

  /// The frame's length along an axis, in points; NaN where absent.
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// A given length is the frame's whatever is offered; an absent one is the view's.
  func knowledge(child: NodeKnowledge) -> NodeKnowledge {
    var known = child.spacing(resetting: (!width.isNaN, !height.isNaN))
    for axis in [Axis.horizontal, .vertical] {
      known.formUnion(self[axis].isNaN ? child.along(axis) : .rigid(axis))
    }
    return known
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: width.isNaN ? proposal.width : width,
      height: height.isNaN ? proposal.height : height
    )
  }

  func size(of child: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    if !width.isNaN && !height.isNaN { return CGSize(width: width, height: height) }
    let own = pass.size(of: child, for: childProposal(proposal))
    if !width.isNaN { pass.overlook(.width) }
    if !height.isNaN { pass.overlook(.height) }
    return CGSize(
      width: width.isNaN ? own.width : width,
      height: height.isNaN ? own.height : height
    )
  }

  func arrange(_ child: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    pass.putAligned(child, alignment, in: size, proposal: childProposal(proposal))
  }
}

extension LayoutPass {
  /// Puts a child so that its guides meet the default guides of a frame of the given size.
  func putAligned(_ child: Int, _ alignment: AlignmentPair, in frame: CGSize, proposal: Proposal) {
    let own = size(of: child, for: proposal)
    let origin = CGPoint(
      x: frameGuide(alignment.horizontal, in: frame)
        - guide(alignment.horizontal, .horizontal, of: child, size: own, proposal: proposal),
      y: frameGuide(alignment.vertical, in: frame)
        - guide(alignment.vertical, .vertical, of: child, size: own, proposal: proposal)
    )
    put(child, at: origin, size: own, proposal: proposal)
  }
}
