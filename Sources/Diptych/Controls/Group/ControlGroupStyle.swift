/// What a style draws a group of controls from.
public struct ControlGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent
  /// The type of the content.
  public typealias Content = StyleContent

  /// The controls of the group.
  public let content: Content
  /// What the group is called.
  public let label: Label
}

/// How groups of controls look.
public protocol ControlGroupStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a group is drawn from.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Draws a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls in a row.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension View {
  /// Draws the groups of controls in the view in a style.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    changingStyles { $0.controlGroup = style }
  }
}
