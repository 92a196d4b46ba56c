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
    TitledIcon(icon: configuration.icon, title: configuration.title)
  }
}

/// An icon before a title, its middle that of a line of text on the title's first baseline.
private struct TitledIcon: ComposedView {
  let icon: StyleContent
  let title: StyleContent
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var reservedWidth

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? ControlMetrics.labelSpacing) {
      icon
        .frame(minWidth: reservedWidth)
        .alignmentGuide(.firstTextBaseline) {
          $0[VerticalAlignment.center] + ControlMetrics.middleAboveBaseline
        }
      title
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

private enum IconSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum IconWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The gap between the icon and the title of a label, in points; `nil` where the style decides.
  var labelIconToTitleSpacing: CGFloat? {
    get { self[IconSpacingKey.self] }
    set { self[IconSpacingKey.self] = newValue }
  }

  /// The width that the icons of labels take at least, in points; `nil` for their own.
  var labelReservedIconWidth: CGFloat? {
    get { self[IconWidthKey.self] }
    set { self[IconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the gap between the icon and the title of labels, in points.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }

  /// Sets the width that the icons of labels take at least, in points.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, width)
  }

  /// Draws the labels in the view in a style.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    changingStyles { $0.label = style }
  }
}
