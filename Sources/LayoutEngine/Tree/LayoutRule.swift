/// How a node answers proposals and places its children.
///
/// Lengths are points, and NaN stands for "not given". Each case's rule is told, derived and sourced
/// in the file of its name in `Rules`.
package enum LayoutRule {
  // Views.

  /// Takes what it is offered and is 10 points long where its ideal is asked for.
  case flexible
  /// Takes the largest square within what it is offered.
  case square
  /// Has one size, whatever it is offered.
  case rigid(CGSize)
  /// Takes what it is offered, and its own size where its ideal is asked for.
  case resizable(ideal: CGSize)
  /// Takes what it is offered along an axis and has a fixed length across.
  case bar(Axis, thickness: CGFloat)
  /// Has the size that a scene's own function answers.
  case answering(Int32)
  /// Answers as a view of another layout does.
  case proxy(Int32)
  case text(Int32)
  case spacer(SpacerRule)
  case geometryReader(Int32)

  // Modifiers: one child, and for an overlay or background a second one.

  /// Answers exactly as its child does.
  case identity
  case fixedFrame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  case padding(EdgeInsets)
  case offset(CGSize)
  case position(CGPoint)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(AspectRatio)
  case layoutPriority(Double)
  case alignmentGuide(AlignmentIndex, Axis, Int32)
  case overlay(AlignmentPair)
  case background(AlignmentPair)
  case rowLine(RowLine)
  case effect(Int32)
  case identifier(Int32)
  case trait(Int32)
  case zIndex(Double)
  case safeAreaPadding(EdgeInsets)
  case ignoresSafeArea(Edge.Set)
  case containerRelative(ContainerRelativeRule)

  // Containers.

  case stack(StackRule)
  case zStack(AlignmentPair)
  case custom(Int32)
  case viewThatFits(Axis.Set)
  case scroll(ScrollRule)
  case lazyStack(LazyStackRule)
  case lazyGrid(Int32)
  case grid(GridRule)
  case gridRow(vertical: AlignmentIndex?)
  case safeAreaInset(SafeAreaInsetRule)
  /// Lays all children over each other at its top leading corner.
  case readerContent
}

/// An alignment in both axes.
package struct AlignmentPair {
  package var horizontal: AlignmentIndex
  package var vertical: AlignmentIndex

  package init(horizontal: AlignmentIndex, vertical: AlignmentIndex) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: Axis) -> AlignmentIndex { axis == .horizontal ? horizontal : vertical }
}
