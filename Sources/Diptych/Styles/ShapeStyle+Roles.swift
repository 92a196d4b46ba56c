internal import LayoutEngine

/// The style of thin lines between parts.
public struct SeparatorShapeStyle: PaintStyle {
  /// Creates the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint { Paint(.secondary, opacity: 0.5) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of thin lines between parts.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of text that stands for what is missing.
public struct PlaceholderTextShapeStyle: PaintStyle {
  /// Creates the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint { Paint(.secondary, opacity: 0.6) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands for what is missing.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of links.
public struct LinkShapeStyle: PaintStyle {
  /// Creates the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint { Paint(.accent) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of the areas of controls.
public struct FillShapeStyle: PaintStyle {
  /// Creates the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint { Paint(.secondary, opacity: 0.2) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of the areas of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of what is chosen.
public struct SelectionShapeStyle: PaintStyle {
  /// Creates the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint { Paint(.accent) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style behind a window's content.
public struct WindowBackgroundShapeStyle: PaintStyle {
  /// Creates the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint { Paint(.background) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style behind a window's content.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
