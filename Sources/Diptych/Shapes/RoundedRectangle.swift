/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: OutlinedShape {
  /// The size of each corner, in points; none exceeds half a side.
  public var cornerSize: CGSize
  /// The course of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a size, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of a radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  var outline: ShapeOutline? { .roundedRectangle(cornerSize: cornerSize) }

  func shrunk(by amount: CGFloat) -> RoundedRectangle {
    let size = CGSize(
      width: max(cornerSize.width - amount, 0),
      height: max(cornerSize.height - amount, 0)
    )
    return RoundedRectangle(cornerSize: size, style: style)
  }
}

/// A rectangle with differently rounded corners that fills its frame.
public struct UnevenRoundedRectangle: OutlinedShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The course of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with the given corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corners of the given radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
    self.init(cornerRadii: radii, style: style)
  }

  /// The outline in a rectangle, in points, leading-based.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  var outline: ShapeOutline? { nil }

  func shrunk(by amount: CGFloat) -> UnevenRoundedRectangle {
    let radii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - amount, 0),
      bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(cornerRadii.topTrailing - amount, 0)
    )
    return UnevenRoundedRectangle(cornerRadii: radii, style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a size, in points.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of a radius, in points.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with the given corners.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corners of the given radii, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
