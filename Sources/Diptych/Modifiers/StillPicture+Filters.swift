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
