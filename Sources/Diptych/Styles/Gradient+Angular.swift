/// A gradient around a point, and a view that fills what it is offered with it.
///
/// Angles grow clockwise.
/// Painted with its mean colour.
public struct AngularGradient: Hashable, PrimitiveView, PaintStyle {
  private let gradient: Gradient

  /// Creates a gradient around a point.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours at equal distances around a point.
  public init(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient of colours and places around a point.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    gradient = Gradient(stops: stops)
  }

  /// Creates a gradient around a point.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    angle: Angle
  ) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours at equal distances around a point.
  public init(
    colors: [Color],
    center: UnitPoint,
    angle: Angle
  ) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient of colours and places around a point.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle
  ) {
    gradient = Gradient(stops: stops)
  }

  package func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(in: environment) }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.area("AngularGradient", paint(in: scope.environment), in: scope)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colours at equal distances around a point.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colours and places around a point.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of colours at equal distances around a point.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of colours and places around a point.
  public static func conicGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
