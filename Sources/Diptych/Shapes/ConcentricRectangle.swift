/// A rectangle whose corners follow those of the container around, as far as they are told.
///
/// Where a corner is only concentric, it is not rounded.
public struct ConcentricRectangle: OutlinedShape {
  private let rectangle: UnevenRoundedRectangle

  private init(_ rectangle: UnevenRoundedRectangle) { self.rectangle = rectangle }

  /// Creates a rectangle with corners of a style, all alike where they are uniform.
  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners,
      topTrailingCorner: corners,
      bottomLeadingCorner: corners,
      bottomTrailingCorner: corners
    )
  }

  /// Creates a rectangle with each corner of a style of its own.
  public init(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      UnevenRoundedRectangle(
        topLeadingRadius: topLeadingCorner.radius,
        bottomLeadingRadius: bottomLeadingCorner.radius,
        bottomTrailingRadius: bottomTrailingCorner.radius,
        topTrailingRadius: topTrailingCorner.radius
      )
    )
  }

  /// The outline in a rectangle, in points, leading-based.
  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }

  var outline: ShapeOutline? {
    let radii = rectangle.cornerRadii
    let radius = radii.topLeading
    let isUniform = [radii.topTrailing, radii.bottomLeading, radii.bottomTrailing].allSatisfy {
      $0 == radius
    }
    return isUniform ? RoundedRectangle(cornerRadius: radius).outline : nil
  }

  func shrunk(by amount: CGFloat) -> ConcentricRectangle {
    ConcentricRectangle(rectangle.shrunk(by: amount))
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
