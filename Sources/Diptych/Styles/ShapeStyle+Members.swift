extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the views around set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style that the views around set.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// One step fainter than the style that the views around set.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Two steps fainter than the style that the views around set.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Three steps fainter than the style that the views around set.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Four steps fainter than the style that the views around set.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Color {
  /// The red of the system's palette.
  public static var red: Color { .red }
  /// The orange of the system's palette.
  public static var orange: Color { .orange }
  /// The yellow of the system's palette.
  public static var yellow: Color { .yellow }
  /// The green of the system's palette.
  public static var green: Color { .green }
  /// The mint of the system's palette.
  public static var mint: Color { .mint }
  /// The teal of the system's palette.
  public static var teal: Color { .teal }
  /// The cyan of the system's palette.
  public static var cyan: Color { .cyan }
  /// The blue of the system's palette.
  public static var blue: Color { .blue }
  /// The indigo of the system's palette.
  public static var indigo: Color { .indigo }
  /// The purple of the system's palette.
  public static var purple: Color { .purple }
  /// The pink of the system's palette.
  public static var pink: Color { .pink }
  /// The brown of the system's palette.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// The grey of the system's palette.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// No colour at all.
  public static var clear: Color { .clear }
}
