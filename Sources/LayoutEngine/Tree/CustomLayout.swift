/// A container whose rule a scene defines.
///
/// All lengths are points, leading-based. The engine asks while it measures and while it places.
package protocol CustomLayout: AnyObject {
  /// Whether the container may set guides itself: ``explicitGuide(_:_:in:proposal:children:)``.
  var setsGuides: Bool { get }

  /// The size of the container for a proposal.
  func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize

  /// Places each child by ``LayoutChildren/place(_:at:anchor:proposal:)``.
  func place(in bounds: CGRect, proposal: ProposedViewSize, children: LayoutChildren)

  /// The distances that the container prefers to its neighbours.
  func spacing(children: LayoutChildren) -> ViewSpacing

  /// The position of a guide that the container sets itself; `nil` where it sets none.
  func explicitGuide(
    _ key: AlignmentKey,
    _ axis: Axis,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    children: LayoutChildren
  ) -> CGFloat?
}
