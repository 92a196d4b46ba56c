/// `position(x:y:)`: takes all that is offered and puts the view's centre at a point of it.
///
/// Where the ideal is asked for, the answer is the view's own length. The view is then offered the
/// whole area.
enum Position {
  static func size(of child: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    guard proposal.width.isNaN || proposal.height.isNaN else {
      return CGSize(width: proposal.width, height: proposal.height)
    }
    let own = pass.size(of: child, for: proposal)
    return CGSize(
      width: proposal.width.isNaN ? own.width : proposal.width,
      height: proposal.height.isNaN ? own.height : proposal.height
    )
  }

  static func arrange(_ child: Int, at point: CGPoint, in pass: LayoutPass, size: CGSize) {
    let offered = Proposal(size)
    let own = pass.size(of: child, for: offered)
    pass.put(
      child,
      at: CGPoint(x: point.x - own.width / 2, y: point.y - own.height / 2),
      size: own,
      proposal: offered
    )
  }
}
