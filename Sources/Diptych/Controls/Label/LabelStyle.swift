/// What a style draws a label from.
public struct LabelStyleConfiguration {
  /// The type of the title.
  public typealias Title = StyleContent
  /// The type of the icon.
  public typealias Icon = StyleContent

  /// The title that the scene gives the label.
  public let title: Title
  /// The icon that the scene gives the label.
  public let icon: Icon
}

/// How labels look.
public protocol LabelStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a label is drawn from.
  typealias Configuration = LabelStyleConfiguration

  /// Draws a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that the place of a label decides: icon and title.
public struct DefaultLabelStyle: LabelStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: ControlMetrics.labelSpacing) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that the place of a label decides.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Draws the labels in the view in a style.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    changingStyles { $0.label = style }
  }
}
