/// A label in a faint capsule of glass.
///
/// That the capsule leaves as much room around the label as the box of a bordered button is weakly
/// attested.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(
      label: configuration.label,
      role: configuration.role,
      isProminent: false,
      box: AnyShape(Capsule())
    )
  }
}

/// A label in a capsule of glass in the colour of controls.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(
      label: configuration.label,
      role: configuration.role,
      isProminent: true,
      box: AnyShape(Capsule())
    )
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label in a faint capsule of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label in a capsule of glass in the colour of controls.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
