/// `padding`: the view is offered what the insets leave, and the whole is larger by the insets.
///
/// Insets may be negative; neither the offer nor the answer falls below zero.
extension EdgeInsets {
  /// The inset where a scene asks for padding without a length, in points.
  package static let defaultPadding: CGFloat = 16

  /// The edges that are moved at all; on these the view's spacing preferences are forgotten.
  ///
  /// Weakly attested: preferences are kept edge by edge, so an edge that stays has no reason to
  /// forget what it prefers; no measurement tells.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  /// The sum of the two insets along an axis, in points.
  private subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

  func childProposal(_ proposed: Double, _ axis: Axis) -> Double {
    // A NaN stays one: maximum of NaN and a number would be the number.
    proposed.isNaN ? .nan : max(proposed - self[axis], 0)
  }

  func length(_ axis: Axis, around child: Double) -> Double {
    max(child + self[axis], 0)
  }

  func knowledge(child: NodeKnowledge) -> NodeKnowledge {
    child.intersection([.rigid(.horizontal), .rigid(.vertical)])
      .union(
        child.spacing(
          resetting: (
            edges.isSuperset(of: .horizontal), edges.isSuperset(of: .vertical)
          )
        )
      )
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: childProposal(proposal.width, .horizontal),
      height: childProposal(proposal.height, .vertical)
    )
  }

  func size(around child: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    let own = pass.size(of: child, for: childProposal(proposal))
    return CGSize(
      width: length(.horizontal, around: own.width),
      height: length(.vertical, around: own.height)
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
