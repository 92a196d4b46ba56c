/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexibleFrame {
  package var horizontal: FlexibleLength
  package var vertical: FlexibleLength
  package var alignment: AlignmentPair

  package init(horizontal: FlexibleLength, vertical: FlexibleLength, alignment: AlignmentPair) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  subscript(axis: Axis) -> FlexibleLength { axis == .horizontal ? horizontal : vertical }

  /// Each length follows from the proposal and the view's length along the same axis.
  func knowledge(child: NodeKnowledge) -> NodeKnowledge {
    var known = child.spacing(resetting: (!horizontal.isOpen, !vertical.isOpen))
    for axis in [Axis.horizontal, .vertical] {
      if self[axis].isOpen {
        known.formUnion(child.along(axis))
      } else if child.contains(.length(axis)) || self[axis].alwaysIgnoresChild {
        known.insert(.length(axis))
      }
    }
    return known
  }

  func size(of child: Int, in pass: LayoutPass, for proposal: Proposal) -> CGSize {
    if !horizontal.isOpen { pass.look(.width) }
    if !vertical.isOpen { pass.look(.height) }
    let offered = Proposal(
      width: horizontal.childProposal(proposal.width),
      height: vertical.childProposal(proposal.height)
    )
    if horizontal.ignoresChild(proposal.width) && vertical.ignoresChild(proposal.height) {
      return CGSize(
        width: horizontal.length(proposal.width, child: 0),
        height: vertical.length(proposal.height, child: 0)
      )
    }
    let own = pass.size(of: child, for: offered)
    return CGSize(
      width: horizontal.length(proposal.width, child: own.width),
      height: vertical.length(proposal.height, child: own.height)
    )
  }

  func arrange(_ child: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    let offered = Proposal(
      width: horizontal.placingProposal(proposal.width, size: size.width),
      height: vertical.placingProposal(proposal.height, size: size.height)
    )
    pass.putAligned(child, alignment, in: size, proposal: offered)
  }
}

/// The rule of a flexible frame in one dimension; lengths in points, NaN where absent.
///
/// With p the proposal, and c the child's length for p (or the ideal) kept within the bounds:
///
///     p open, ideal given       ideal
///     p, min and max given      p within min...max; the child is not asked
///     min and max given         c within min...max
///     only min given            at least min, at most c or the offer, whichever is less
///     only max given            at most max, at least c or the offer, whichever is more
///     neither                   c
///
/// So `maxWidth: .infinity` alone is "as much as offered, never less than the child", and a small
/// child in `maxWidth: 200` grows to 200 when as much is offered.
package struct FlexibleLength {
  package var min: Double
  package var ideal: Double
  package var max: Double

  package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let lower = min.map { Swift.max($0, 0) } ?? .nan
    let middle = ideal.map { lower.isNaN ? $0 : Swift.max($0, lower) } ?? .nan
    let floor = middle.isNaN ? lower : middle
    self.min = lower
    self.ideal = middle
    self.max = max.map { floor.isNaN ? $0 : Swift.max($0, floor) } ?? .nan
  }

  /// Whether no bound is given.
  var isOpen: Bool { min.isNaN && ideal.isNaN && max.isNaN }

  private func clamped(_ length: Double) -> Double {
    var length = length
    if !min.isNaN && length < min { length = min }
    if !max.isNaN && length > max { length = max }
    return length
  }

  func childProposal(_ proposed: Double) -> Double {
    let wanted = proposed.isNaN ? ideal : proposed
    return wanted.isNaN ? .nan : clamped(wanted)
  }

  /// Whether the answer does not depend on the child.
  func ignoresChild(_ proposed: Double) -> Bool {
    proposed.isNaN ? !ideal.isNaN : !min.isNaN && !max.isNaN
  }

  /// Whether no answer depends on the child.
  var alwaysIgnoresChild: Bool { !min.isNaN && !ideal.isNaN && !max.isNaN }

  func length(_ proposed: Double, child: Double) -> Double {
    if proposed.isNaN && !ideal.isNaN { return ideal }
    if !min.isNaN && !max.isNaN { return clamped(proposed.isNaN ? child : proposed) }
    let offered = childProposal(proposed)
    if !min.isNaN { return Swift.max(min, offered.isNaN ? child : Swift.min(offered, child)) }
    if !max.isNaN { return Swift.min(max, offered.isNaN ? child : Swift.max(offered, child)) }
    return child
  }

  /// What the child is offered when it is placed in a frame of the final length.
  ///
  /// That is the length itself, unless the frame was asked for an ideal that it took from a child
  /// strictly within its bounds. Weakly attested.
  func placingProposal(_ proposed: Double, size: Double) -> Double {
    guard proposed.isNaN && ideal.isNaN else { return size }
    let isAboveMin = min.isNaN || size > min
    let isBelowMax = max.isNaN || size < max
    return isAboveMin && isBelowMax ? .nan : size
  }
}
