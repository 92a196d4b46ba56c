/// A gradient around a point, and a view that fills what it is offered with it.
///
/// Angles grow clockwise.
public struct AngularGradient: Hashable, PrimitiveView, PaintStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient around a point.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of colours at equal distances around a point.
  public init(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient of colours and places around a point.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient around a point.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    angle: Angle
  ) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi)
    )
  }

  /// Creates a gradient of colours at equal distances around a point.
  public init(
    colors: [Color],
    center: UnitPoint,
    angle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi)
    )
  }

  /// Creates a gradient of colours and places around a point.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi)
    )
  }

  package func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      along: .angular(center: center, start: startAngle, end: endAngle),
      in: environment
    )
  }

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
