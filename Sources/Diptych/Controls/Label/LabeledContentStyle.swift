/// What a style draws labelled content from.
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent
  /// The type of the content.
  public typealias Content = StyleContent

  /// The label.
  public let label: Label
  /// What the label names.
  public let content: Content
}

/// How labelled content looks.
public protocol LabeledContentStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What labelled content is drawn from.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Draws labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label at the leading edge and the content at the trailing one, fainter.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws labelled content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      configuration.content.foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge and the content at the trailing one.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Draws labelled content in the view in a style.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    changingStyles { $0.labeledContent = style }
  }
}
