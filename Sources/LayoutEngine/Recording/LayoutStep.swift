/// What was proposed to a view or modifier, what it answered, and why it stands where it does.
///
/// One for each node of a ``PlacedTree``. Everything is leading-based, in points.
package struct LayoutStep: Hashable, Sendable {
  /// The node as a scene would write it: `HStack(spacing: 8)`, `.padding(16)`.
  package var title: String
  /// What kind of node it is.
  package var kind: Kind
  /// The size that its container proposed last; `nil` lengths ask for the ideal.
  package var proposal: ProposedViewSize
  /// The size that it answered.
  package var answer: CGSize
  /// The top leading corner in the coordinate space of the parent.
  package var origin: CGPoint
  /// The index of the parent's step; `nil` for the root.
  package var parent: Int?
  /// Whether the parent mirrors: x from its left edge is its width less origin and own width.
  package var isMirrored: Bool
  /// The axes along which it has one length, whatever it is offered, as far as that is known
  /// without asking.
  package var rigidAxes: Axis.Set
  /// Whether its content can be scrolled into view.
  package var scrolls = false
  /// Whether it was given a length that counts as absent: a negative or an infinite one.
  package var hasUnusableLength = false
  /// What decided the origin.
  package var reason: PlacingReason
  /// Where the modifier is written, or else where the view is made; `nil` for what no text made.
  package var source: SourcePosition?

  package enum Kind: Hashable, Sendable {
    /// A view that has a type and a frame in every output.
    case view
    /// A modifier that changes a proposal, a size, or a place.
    case modifier
    /// A modifier without a say in layout, or a container that no one wrote.
    case silent
  }
}

/// What decided where a node stands in its parent.
package enum PlacingReason: Hashable, Sendable {
  /// The root: in the middle of a fixed canvas, or the canvas itself.
  case root
  /// Takes exactly the place of its parent.
  case sameFrame
  /// Guides that meet, along each axis.
  case aligned(horizontal: GuideMeeting, vertical: GuideMeeting)
  /// After its neighbours in a stack, and aligned across.
  case stacked(StackTurn, across: GuideMeeting)
  /// Distances that a modifier keeps from the leading and the top edge, in points.
  case inset(leading: CGFloat, top: CGFloat)
  /// Drawn elsewhere than it was put, towards trailing and down, in points.
  case moved(CGSize)
  /// Its centre put at a point of the parent, leading-based, in points.
  case centered(CGPoint)
  /// A layout that the scene defines.
  case sceneLayout
  /// A container that needs no more than its own name to be understood: a grid, a scroll view.
  case container
}

/// Two guides that a container makes meet: the view stands at their difference.
package struct GuideMeeting: Hashable, Sendable {
  /// The alignment's name, such as `leading`.
  package var name: String
  /// The guide's position in the parent, in points.
  package var line: CGFloat
  /// The guide's position in the view itself, in points.
  package var own: CGFloat
}

/// How a stack served one of its children.
package struct StackTurn: Hashable, Sendable {
  package var axis: Axis
  /// The place among the children, from 0.
  package var index: Int
  package var count: Int
  /// The gap before the child, in points.
  package var gap: CGFloat
  /// The place in the order of asking, from 0; `nil` where the stack asked everyone for its ideal.
  package var turn: Int?
  /// What the child takes at least and at most along the stack, in points.
  package var least: CGFloat
  package var greatest: CGFloat
  /// The layout priority.
  package var priority: Double
}
