// What blurs, mixes or turns colours has no part in layout, and a terminal draws it unchanged.
extension View {
  /// Blurs the view; drawn sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Casts a shadow; none is drawn.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Brightens the view; drawn unchanged.
  public func brightness(_ amount: Double) -> some View { self }

  /// Changes the contrast; drawn unchanged.
  public func contrast(_ amount: Double) -> some View { self }

  /// Changes the saturation; drawn unchanged.
  public func saturation(_ amount: Double) -> some View { self }

  /// Takes colour away; drawn unchanged.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Turns colours around the colour circle; drawn unchanged.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Inverts colours; drawn unchanged.
  public func colorInvert() -> some View { self }

  /// Multiplies colours; drawn unchanged.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Makes dark parts transparent; drawn unchanged.
  public func luminanceToAlpha() -> some View { self }

  /// Mixes the view with what lies behind; drawn over it.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws the view as one picture; it looks the same.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  )
    -> some View
  { self }

  /// Mixes the views inside before those around; it looks the same.
  public func compositingGroup() -> some View { self }

  /// Hides what a reason asks to hide; drawn unhidden.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Shows what is hidden around.
  public func unredacted() -> some View { self }

  /// Marks the view as private; drawn unhidden.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// How colours are mixed with those behind.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// The space in which a picture's colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// Why parts of a view are hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
