/// What a style draws a disclosure group from.
public struct DisclosureGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent
  /// The type of the content.
  public typealias Content = StyleContent

  /// The label of the group.
  public let label: Label
  /// What the group shows while it is open.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// How disclosure groups look.
public protocol DisclosureGroupStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a group is drawn from.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Draws a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label with a chevron at the trailing end, above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      DisclosureLabel(configuration: configuration).foregroundStyle(TintShapeStyle())
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The label with a chevron at the trailing end.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Draws the disclosure groups in the view in a style.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    changingStyles { $0.disclosureGroup = style }
  }
}
