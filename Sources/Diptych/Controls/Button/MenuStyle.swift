/// What a style draws a menu from.
public struct MenuStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent
  /// The type of the content.
  public typealias Content = StyleContent

  /// What stands for the menu while it is closed.
  public let label: Label
  /// What the menu shows once it is open.
  public let content: Content
}

/// How menus look.
public protocol MenuStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a menu is drawn from.
  typealias Configuration = MenuStyleConfiguration

  /// Draws a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that the place of a menu decides: that of the buttons around.
public struct DefaultMenuStyle: MenuStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a menu.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonMenuStyle().makeBody(configuration: configuration)
  }
}

/// A button in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Button<StyleContent>(role: nil, writtenBySystem: configuration.label)
  }
}

/// A label in the colour of controls, whatever the buttons around are like.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a menu.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(TintShapeStyle())
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that the place of a menu decides.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of the buttons around.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A label in the colour of controls.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Draws the menus in the view in a style.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    changingStyles { $0.menu = style }
  }
}
