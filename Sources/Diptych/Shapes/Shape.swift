/// A two-dimensional outline, and a view that fills it with the foreground style.
///
/// Behaves as SwiftUI's `Shape`: a type that tells its path is a view.
public protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle, in points, leading-based.
  func path(in rect: CGRect) -> Path

  /// Which part of the outline the foreground style paints where nothing else is said.
  static var role: ShapeRole { get }

  /// Whether the outline is mirrored where content runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the view for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// Which part of an outline is painted.
public enum ShapeRole: Hashable, Sendable {
  /// Its inside.
  case fill
  /// A line along it.
  case stroke
  /// A line between contents.
  case separator
}

extension Shape {
  /// The inside.
  public static var role: ShapeRole { .fill }

  /// Mirrored where content runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// What is offered, and 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: PaintedShape {
    PaintedShape(self, layers: []).filled(ForegroundStyle(), FillStyle())
  }

  /// Appends the outline: a shape has no state that would have to be found.
  public func appendElements(to tree: inout LayoutTree, in scope: LoweringScope) {
    appendBody(to: &tree, in: scope)
  }
}

/// A shape whose outline can be moved inwards.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards, in points; negative amounts grow it.
  func inset(by amount: CGFloat) -> InsetShape
}
