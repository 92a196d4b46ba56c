/// The space that a stack's other children leave.
///
/// It is at least `minLength` long along its axes, also where its ideal is asked for, and nothing
/// across them. In a stack it takes no part in the sharing: its priority is the lowest there is, so
/// only its least length is reserved while all else is sized.
package struct SpacerRule {
  /// The least length when a scene gives none, in points, whatever the stack's spacing.
  package static let defaultMinLength: CGFloat = 8

  package var minLength: CGFloat
  /// The axis of the nearest stack around it, or both outside of any stack.
  package var axes: Axis.Set

  package init(minLength: CGFloat?, axes: Axis.Set) {
    self.minLength = minLength.map { $0.isNaN ? 0 : max($0, 0) } ?? Self.defaultMinLength
    self.axes = axes
  }

  /// Both lengths are known, and no proposal changes one across its axes.
  var knowledge: NodeKnowledge {
    var known = NodeKnowledge.size
    for axis in [Axis.horizontal, .vertical] where !axes.contains(axis) {
      known.insert(.rigid(axis))
    }
    return known
  }

  func length(_ axis: Axis, for proposed: Double) -> Double {
    guard axes.contains(axis) else { return 0 }
    return proposed.isNaN ? minLength : max(proposed, minLength)
  }
}
