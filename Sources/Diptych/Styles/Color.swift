/// A colour, and a view that fills what it is offered with it.
public struct Color: Hashable, PrimitiveView, PaintStyle {
  private let value: Paint

  package init(_ paint: Paint) {
    value = paint
  }

  /// The space in which a colour's components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The web's colour space.
    case sRGB
    /// The web's colour space without its transfer curve; shown as sRGB.
    case sRGBLinear
    /// The wide colour space of displays; shown as sRGB.
    case displayP3
  }

  /// Creates a colour from its components, each 0...1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(Paint(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a grey, from black at 0 to white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour of the app's asset catalog, which a terminal does not have: a grey.
  public init(_ name: String) {
    self.init(Paint(.secondary))
  }

  /// Creates a colour from its hue, saturation and brightness, each 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(Paint(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }

  /// The colour made translucent; 0 shows nothing, 1 everything.
  public func opacity(_ opacity: Double) -> Color {
    Color(value.opacity(opacity.inUnitInterval()))
  }

  /// The colour between this one and another: this one at 0, the other at 1.
  ///
  /// The parts are mixed as they are, without the curve by which eyes see them: a terminal shows
  /// no finer steps.
  public func mix(
    with other: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = fraction.inUnitInterval()
    let (from, to) = (value.color.components, other.value.color.components)
    let parts = from * (1 - share) + to * share
    let opacity = value.opacity * (1 - share) + other.value.opacity * share
    return Color(red: parts.x, green: parts.y, blue: parts.z, opacity: opacity)
  }

  package func paint(in environment: EnvironmentValues) -> Paint { value }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.element(
      "Color",
      rule: .flexible,
      drawing: .fixed(.shape(.rectangle, fill: value, stroke: nil)),
      in: scope
    )
  }
}

extension Color {
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  /// The red of the system's palette.
  public static let red = rgb(255, 59, 48)
  /// The orange of the system's palette.
  public static let orange = rgb(255, 149, 0)
  /// The yellow of the system's palette.
  public static let yellow = rgb(255, 204, 0)
  /// The green of the system's palette.
  public static let green = rgb(52, 199, 89)
  /// The mint of the system's palette.
  public static let mint = rgb(0, 199, 190)
  /// The teal of the system's palette.
  public static let teal = rgb(48, 176, 199)
  /// The cyan of the system's palette.
  public static let cyan = rgb(50, 173, 230)
  /// The blue of the system's palette.
  public static let blue = rgb(0, 122, 255)
  /// The indigo of the system's palette.
  public static let indigo = rgb(88, 86, 214)
  /// The purple of the system's palette.
  public static let purple = rgb(175, 82, 222)
  /// The pink of the system's palette.
  public static let pink = rgb(255, 45, 85)
  /// The brown of the system's palette.
  public static let brown = rgb(162, 132, 94)
  /// White.
  public static let white = rgb(255, 255, 255)
  /// The grey of the system's palette.
  public static let gray = rgb(142, 142, 147)
  /// Black.
  public static let black = rgb(0, 0, 0)
  /// No colour at all.
  public static let clear = Color(.clear)
  /// The colour of text.
  public static let primary = Color(Paint(.primary))
  /// The colour of less important text.
  public static let secondary = Color(Paint(.secondary))
  // SwiftUI's own name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour of controls.
  public static let accentColor = Color(Paint(.accent))
}
