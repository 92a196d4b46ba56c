/// Which lengths of a proposal had a part in an answer.
///
/// An answer holds for every proposal that differs only where nothing looked: a text that fits on
/// one line is the same whatever height it is offered, and so is a column of such texts.
struct ProposalSight: OptionSet {
  var rawValue: UInt8

  static let width = ProposalSight(rawValue: 1)
  static let height = ProposalSight(rawValue: 2)
  static let both: ProposalSight = [.width, .height]
  /// The answer holds for every width from its own to the proposed one: so does that of a text, and
  /// of nothing around it.
  static let fitting = ProposalSight(rawValue: 4)

  static func along(_ axis: Axis) -> ProposalSight { axis == .horizontal ? .width : .height }
}

extension LayoutPass {
  /// Notes that lengths proposed to the node that is being measured have a part in its answer.
  @inline(__always)
  func look(_ lengths: ProposalSight) { sight.pointee.formUnion(lengths) }

  /// Notes that something else than these lengths was handed on to the nodes inside.
  @inline(__always)
  func overlook(_ lengths: ProposalSight) { sight.pointee.subtract(lengths) }
}

extension LayoutRule {
  /// Whether a rule reads of a proposal only what it says that it looks at, and hands each length on
  /// along its own axis, for those inside to look at.
  var handsProposalsOn: Bool {
    switch self {
    case .text, .identity, .alignmentGuide, .effect, .identifier, .trait, .zIndex, .layoutPriority,
      .ignoresSafeArea, .overlay, .background, .rowLine, .offset, .fixedFrame, .flexibleFrame,
      .padding, .safeAreaPadding, .fixedSize, .stack, .zStack:
      true
    default: false
    }
  }
}
