internal import LayoutEngine

extension ExplainedStep {
  /// What was proposed and answered: "proposed 320 × ideal, takes 80 × 16".
  package var exchange: String {
    "proposed \(step.proposal.wording), takes \(step.answer.wording)"
  }

  /// Why it stands where it does, a sentence for each axis or deed.
  package var reasons: [String] {
    let parent = parentTitle.map { "'\($0)'" } ?? "the canvas"
    switch step.reason {
    case .root:
      if step.origin == .zero { return [] }
      return [
        "in the middle of the canvas: "
          + "x (\(parentSize.width.told) − \(step.answer.width.told)) / 2 = \(step.origin.x.told), "
          + "y (\(parentSize.height.told) − \(step.answer.height.told)) / 2 = \(step.origin.y.told)"
      ]
    case .sameFrame, .container:
      return step.origin == .zero ? [] : ["put at \(step.origin.wording) by \(parent)"]
    case .aligned(let horizontal, let vertical):
      return [
        horizontal.wording("x", at: step.origin.x, in: parent),
        vertical.wording("y", at: step.origin.y, in: parent),
      ]
    case .stacked(let turn, let across):
      let isRow = turn.axis == .horizontal
      return [
        turn.wording(in: parent, at: isRow ? step.origin.x : step.origin.y),
        turn.serving,
        across.wording(
          isRow ? "y" : "x",
          at: isRow ? step.origin.y : step.origin.x,
          in: parent
        ),
      ].compactMap(\.self)
    case .inset(let leading, let top):
      return ["\(leading.told) from the leading and \(top.told) from the top edge of \(parent)"]
    case .moved(let distance):
      return [
        "drawn \(distance.width.told) towards trailing and \(distance.height.told) down from "
          + "where it stands; nothing around it notices"
      ]
    case .centered(let point):
      return ["its centre is put at \(point.wording) of \(parent)"]
    case .sceneLayout:
      return ["put at \(step.origin.wording) by the scene's own layout \(parent)"]
    }
  }

  /// How the distance from the leading edge becomes one from the left; `nil` where it is the same.
  package var mirroring: String? {
    guard step.isMirrored, abs(left - step.origin.x) > 0.005 else { return nil }
    return "mirrored in \(parentTitle.map { "'\($0)'" } ?? "the canvas"): "
      + "\(parentSize.width.told) − \(step.origin.x.told) − \(step.answer.width.told) "
      + "= \(left.told) from the left"
  }
}

extension GuideMeeting {
  fileprivate func wording(_ axis: String, at position: CGFloat, in parent: String) -> String {
    "\(axis) \(position.told): its \(name) at \(own.told) meets \(name) of \(parent) "
      + "at \(line.told)"
  }
}

extension StackTurn {
  fileprivate func wording(in parent: String, at position: CGFloat) -> String {
    let place = "child \(index + 1) of \(count) in \(parent), at \(position.told)"
    return index == 0 || gap == 0 ? place : place + " after a gap of \(gap.told)"
  }

  /// When the stack asked the child, and why then; `nil` where there was no order.
  fileprivate var serving: String? {
    guard count > 1, let turn else { return nil }
    let range =
      least == greatest
      ? "\(least.told) long whatever it is offered"
      : "\(least.told) to \(greatest.told) long"
    let first = priority == 0 || priority.isInfinite ? "" : ", layout priority \(priority.told)"
    return "asked \(turn + 1) of \(count), the least flexible first: \(range)\(first)"
  }
}

extension ProposedViewSize {
  /// "320 × ideal": `nil` asks for the ideal length.
  package var wording: String {
    "\(width.map(\.told) ?? "ideal") × \(height.map(\.told) ?? "ideal")"
  }
}

extension CGSize {
  package var wording: String { "\(width.told) × \(height.told)" }
}

extension CGPoint {
  fileprivate var wording: String { "(\(x.told), \(y.told))" }
}

extension CGFloat {
  /// The number with at most two decimals, and ∞ for the infinite.
  package var told: String { isInfinite ? (self < 0 ? "−∞" : "∞") : decimalText }
}
