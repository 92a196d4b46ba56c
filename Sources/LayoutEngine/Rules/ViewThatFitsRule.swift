/// `ViewThatFits`: the first child whose ideal size fits, and the last one where none does.
///
/// Only the given axes count, and an axis without a proposal always fits. A child is asked for its
/// ideal along those axes alone and is offered the real length along the other: scenes find out so
/// whether a paragraph of their width is too high, which on one endless line it never were. The
/// chosen child is laid out with the real proposal and speaks for the whole; the others do not exist.
enum ViewThatFitsRule {
  static func chosen(
    _ node: Int,
    in axes: Axis.Set,
    _ pass: LayoutPass,
    for proposal: Proposal
  ) -> Int? {
    var last: Int?
    let asked = Proposal(
      width: axes.contains(.horizontal) ? Proposal.ideal : proposal.width,
      height: axes.contains(.vertical) ? Proposal.ideal : proposal.height
    )
    for child in pass.children(of: node) {
      let ideal = pass.size(of: child, for: asked)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || proposal[axis].isNaN || ideal[axis] <= proposal[axis]
      }
      if fits { return child }
      last = child
    }
    return last
  }

  static func size(
    of node: Int,
    in axes: Axis.Set,
    _ pass: LayoutPass,
    for proposal: Proposal
  ) -> CGSize {
    chosen(node, in: axes, pass, for: proposal).map { pass.size(of: $0, for: proposal) } ?? .zero
  }

  static func arrange(
    _ node: Int,
    in axes: Axis.Set,
    _ pass: LayoutPass,
    size: CGSize,
    proposal: Proposal
  ) {
    let chosen = chosen(node, in: axes, pass, for: proposal)
    for child in pass.children(of: node) {
      if child == chosen {
        pass.put(child, at: .zero, size: size, proposal: proposal)
      } else {
        pass.placements[child] = .absent
      }
    }
  }
}
