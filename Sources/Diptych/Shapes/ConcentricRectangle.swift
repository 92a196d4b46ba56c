/// A rectangle whose corners follow those of the container around, which a terminal does not round.
public struct ConcentricRectangle: OutlinedShape {
  /// The least radius of the corners, in points.
  private let radius: CGFloat

  /// Creates a rectangle with corners of a style, all alike where they are uniform.
  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    radius = corners.radius
  }

  private var rectangle: RoundedRectangle { RoundedRectangle(cornerRadius: radius) }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }

  var outline: ShapeOutline? { rectangle.outline }

  func shrunk(by amount: CGFloat) -> ConcentricRectangle {
    ConcentricRectangle(corners: .fixed(radius - amount))
  }
}

extension Edge {
  /// Where two edges meet.
  public enum Corner: Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      /// The least radius, in points.
      let radius: CGFloat

      /// As the container around is.
      public static let concentric = Style(radius: 0)

      /// As the container around is, and at least as another style says.
      public static func concentric(minimum: Style) -> Style { minimum }

      /// With a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: max(radius, 0)) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// A radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
}
