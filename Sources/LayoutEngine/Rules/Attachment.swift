/// `overlay` and `background`: a second view in front of or behind the first.
///
/// The first view alone decides the size, and the second is offered exactly that. It is set so that
/// its guides meet the first one's, explicit guides of both counting, and may reach outside.
enum Attachment {
  static func arrange(
    _ node: Int,
    _ alignment: AlignmentPair,
    in pass: LayoutPass,
    size: CGSize,
    proposal: Proposal
  ) {
    let primary = node + 1
    pass.put(primary, at: .zero, size: size, proposal: proposal)
    let secondary = Int(pass.nodes[primary].end)
    guard secondary < Int(pass.nodes[node].end) else { return }
    let offered = Proposal(size)
    let own = pass.size(of: secondary, for: offered)
    func offset(_ axis: Axis) -> Double {
      pass.guide(alignment[axis], axis, of: primary, size: size, proposal: proposal)
        - pass.guide(alignment[axis], axis, of: secondary, size: own, proposal: offered)
    }
    pass.put(
      secondary,
      at: CGPoint(x: offset(.horizontal), y: offset(.vertical)),
      size: own,
      proposal: offered
    )
  }
}
