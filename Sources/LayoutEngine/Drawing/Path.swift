/// The outline of a two-dimensional shape, in points.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  @frozen public enum Element: Hashable, Sendable {
    /// Begins a new part at a point.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line to where the part began.
    case closeSubpath
  }

  /// The steps in the order in which they are drawn.
  package var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { elements.isEmpty }
}
