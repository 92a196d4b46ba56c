public import LayoutEngine

/// A colour.
public final class UIColor: Hashable, Sendable {
  package let paint: Paint

  package init(_ paint: Paint) {
    self.paint = paint
  }

  /// Creates a colour from its components, each 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Paint(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a grey, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from its hue, saturation and brightness, each 0...1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Paint(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a colour of the app's asset catalog, which a terminal does not have: a grey.
  public convenience init?(named name: String) {
    self.init(Paint(.secondary))
  }

  /// Red, green, blue, and opacity, each 0...1.
  package var parts: [CGFloat] {
    let color = paint.color.components
    return [color.x, color.y, color.z, paint.opacity]
  }

  /// The same colour with another opacity, 0...1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Paint(paint.color, opacity: alpha.inUnitInterval()))
  }

  /// The colour as a layer takes it.
  public var cgColor: CGColor { CGColor(paint) }

  /// Whether two colours are painted alike.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.paint == right.paint }

  /// Feeds what equality compares to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(paint) }
}

/// A colour as a layer takes it.
public final class CGColor: Hashable, Sendable {
  package let paint: Paint

  package init(_ paint: Paint) {
    self.paint = paint
  }

  /// Creates a colour from its components, each 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).paint)
  }

  /// Whether two colours are painted alike.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.paint == right.paint }

  /// Feeds what equality compares to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(paint) }
}
