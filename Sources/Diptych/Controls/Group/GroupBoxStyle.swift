/// What a style draws a box from.
public struct GroupBoxStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent
  /// The type of the content.
  public typealias Content = StyleContent

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// How boxes look.
public protocol GroupBoxStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a box is drawn from.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Draws a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A faint rounded box, with the label in bold strokes.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(ControlMetrics.groupBoxInset)
    .background(BoxStyle(), in: RoundedRectangle(cornerRadius: ControlMetrics.boxRadius))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A faint rounded box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Draws the boxes in the view in a style.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    changingStyles { $0.groupBox = style }
  }
}
