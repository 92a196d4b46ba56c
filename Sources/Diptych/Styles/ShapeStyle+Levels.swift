public import LayoutEngine

extension ShapeStyle {
  /// The style one step fainter.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style two steps fainter.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style three steps fainter.
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// The style four steps fainter.
  public var quinary: some ShapeStyle { opacity(0.12) }

  /// The style with a shadow, which a terminal does not show.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// The style mixed with what is behind it; a terminal paints over it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A shadow of what a style paints, or inside of it.
public struct ShadowStyle: Hashable, Sendable {
  /// Whether the shadow falls inside.
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// A shadow behind; lengths in points.
  public static func drop(
    color: Color = Color.black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow inside; lengths in points.
  public static func inner(
    color: Color = Color.black.opacity(0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}
