/// `padding`: the view is offered what the insets leave, and the whole is larger by the insets.
///
/// Insets may be negative; neither the offer nor the answer falls below zero.
extension EdgeInsets {
  /// The inset where a scene asks for padding without a length, in points.
  package static let defaultPadding: CGFloat = 16

  private func childProposal(_ proposal: Proposal) -> Proposal {
    // A NaN stays one: maximum of NaN and a number would be the number.
    Proposal(
      width: proposal.width.isNaN ? .nan : max(proposal.width - horizontal, 0),
      height: proposal.height.isNaN ? .nan : max(proposal.height - vertical, 0)
    )
  }

  func size(around child: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    let own = pass.size(of: child, for: childProposal(proposal))
    return CGSize(
      width: max(own.width + horizontal, 0),
      height: max(own.height + vertical, 0)
    )
  }

  func arrange(_ child: Int, in pass: LayoutPass, proposal: Proposal) {
    let offered = childProposal(proposal)
    pass.put(
      child,
      at: CGPoint(x: leading, y: top),
      size: pass.size(of: child, for: offered),
      proposal: offered
    )
  }
}
