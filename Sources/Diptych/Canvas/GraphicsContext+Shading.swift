extension GraphicsContext {
  /// What a canvas paints with.
  public struct Shading: Sendable {
    private let shapeStyle: any ShapeStyle

    /// Paints with a colour.
    public static func color(_ color: Color) -> Shading { Shading(shapeStyle: color) }

    /// Paints with a style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(shapeStyle: style) }

    /// Paints with the style that the views around set.
    public static var foreground: Shading { Shading(shapeStyle: ForegroundStyle()) }

    /// Paints with colours that change along a line between two points.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      Shading(
        shapeStyle: LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
      )
    }

    /// Paints with colours that change away from a point; lengths are points.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      Shading(
        shapeStyle: RadialGradient(
          gradient: gradient,
          center: .center,
          startRadius: startRadius,
          endRadius: endRadius
        )
      )
    }

    /// A view that a function paints with the style.
    func view<Painted: View>(_ paint: (AnyShapeStyle) -> Painted) -> Painted {
      paint(AnyShapeStyle(any: shapeStyle))
    }
  }
}

extension AnyShapeStyle {
  /// Hides the type of a style whose type is hidden already.
  fileprivate init(any style: any ShapeStyle) {
    func hide(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }
    self = hide(style)
  }
}
