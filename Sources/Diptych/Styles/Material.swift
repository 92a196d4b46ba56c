/// Frosted glass between a view and what lies behind.
///
/// A terminal cannot blur: the background is painted over what lies behind, the thicker the denser.
public struct Material: Hashable, PaintStyle {
  private let opacity: Double

  /// The thinnest glass.
  public static let ultraThin = Material(opacity: 0.5)
  /// Thin glass.
  public static let thin = Material(opacity: 0.6)
  /// Glass as usual.
  public static let regular = Material(opacity: 0.7)
  /// Thick glass.
  public static let thick = Material(opacity: 0.8)
  /// The thickest glass.
  public static let ultraThick = Material(opacity: 0.9)
  /// The glass of bars.
  public static let bar = Material(opacity: 0.8)

  package func paint(in environment: EnvironmentValues) -> Paint {
    Paint(.background, opacity: opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// The thinnest glass.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Thin glass.
  public static var thinMaterial: Material { .thin }
  /// Glass as usual.
  public static var regularMaterial: Material { .regular }
  /// Thick glass.
  public static var thickMaterial: Material { .thick }
  /// The thickest glass.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The glass of bars.
  public static var bar: Material { .bar }
}
