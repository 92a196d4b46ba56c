/// The rules along one axis, for nodes whose answer along it depends on nothing else.
///
/// Most views answer width for width and height for height. Asked by axis, a view under rows and
/// columns by turns is asked a few numbers instead of all their pairs, and its answers to zero,
/// infinity and the ideal are known before anyone asks. Each case computes what `measure` would, in
/// the same order of operations, so that both agree to the last bit.
extension LayoutPass {
  /// Whether the answer of a node along an axis depends on nothing else.
  @inline(__always)
  func knows(_ axis: Axis, of node: Int) -> Bool {
    knowledge[node].contains(.length(axis))
  }

  /// The length of a node along an axis on which it is known, in points.
  @inline(__always)
  func length(of node: Int, _ axis: Axis, for proposed: Double) -> Double {
    let known = lengths + (2 * node + Int(axis.rawValue))
    if proposed == known.pointee.asked { return known.pointee.answer }
    if proposed == 0 || knowledge[node].contains(.rigid(axis)) { return known.pointee.least }
    if proposed.isNaN { return known.pointee.ideal }
    if proposed == .infinity { return known.pointee.greatest }
    return answeredLength(of: node, axis, for: proposed)
  }

  private func answeredLength(of node: Int, _ axis: Axis, for proposed: Double) -> Double {
    let answer = evaluate(node, axis, proposed)
    let known = lengths + (2 * node + Int(axis.rawValue))
    known.pointee.asked = proposed
    known.pointee.answer = answer
    return answer
  }

  /// The length of a node along an axis for a proposal of both lengths, in points.
  @inline(__always)
  func length(of node: Int, _ axis: Axis, major: Double, minor: Double) -> Double {
    if knows(axis, of: node) {
      if !knowledge[node].contains(.rigid(axis)) { look(.along(axis)) }
      return length(of: node, axis, for: major)
    }
    return size(of: node, for: Proposal(axis, major: major, minor: minor))[axis]
  }

  /// Asks the rule of a node along an axis.
  func evaluate(_ node: Int, _ axis: Axis, _ proposed: Double) -> Double {
    counter.pointee += 1
    let child = node + 1
    switch nodes[node].rule {
    case .flexible, .geometryReader, .readerContent:
      return proposed.isNaN ? FlexibleLeaf.idealLength : proposed
    case .rigid(let size):
      return size[axis]
    case .resizable(let ideal):
      return proposed.isNaN ? ideal[axis] : proposed
    case .bar(let along, let thickness):
      guard axis == along else { return thickness }
      return proposed.isNaN ? FlexibleLeaf.idealLength : proposed
    case .spacer(let spacer):
      return spacer.length(axis, for: proposed)
    case .identity, .alignmentGuide, .effect, .identifier, .trait, .zIndex, .layoutPriority,
      .ignoresSafeArea, .overlay, .background, .rowLine, .offset:
      return length(of: child, axis, for: proposed)
    case .fixedFrame(let frame):
      let own = frame[axis]
      return own.isNaN ? length(of: child, axis, for: proposed) : own
    case .flexibleFrame(let frame):
      let own = frame[axis]
      if own.ignoresChild(proposed) { return own.length(proposed, child: 0) }
      let offered = own.childProposal(proposed)
      return own.length(proposed, child: length(of: child, axis, for: offered))
    case .padding(let insets), .safeAreaPadding(let insets):
      let offered = insets.childProposal(proposed, axis)
      return insets.length(axis, around: length(of: child, axis, for: offered))
    case .position:
      return proposed.isNaN ? length(of: child, axis, for: proposed) : proposed
    case .fixedSize(let horizontal, let vertical):
      let isFixed = axis == .horizontal ? horizontal : vertical
      return length(of: child, axis, for: isFixed ? Proposal.ideal : proposed)
    case .stack(let stack):
      return stack.length(of: node, axis, in: self, for: proposed)
    case .zStack:
      return ZStackRule.length(of: node, axis, in: self, for: proposed)
    case .scroll(let scroll):
      return scroll.length(of: child, axis, in: self, for: proposed)
    case .lazyStack(let stack):
      return stack.length(of: node, axis, in: self, for: proposed)
    case .square, .answering, .proxy, .text, .aspectRatio, .containerRelative, .custom,
      .viewThatFits, .lazyGrid, .grid, .gridRow, .safeAreaInset:
      preconditionFailure("The rule does not answer by axis.")
    }
  }
}
