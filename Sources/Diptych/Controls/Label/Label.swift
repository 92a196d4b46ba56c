/// A title with an icon.
public struct Label<Title: View, Icon: View>: Control {
  private let title: any View
  private let icon: any View

  init(title: any View, icon: any View) {
    self.title = title
    self.icon = icon
  }

  /// Creates a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = Written(content: title())
    self.icon = Written(content: icon())
  }

  var elementName: String { "Label" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View {
    styled(by: scope.surroundings.styles.label)
  }

  private func styled(by style: some LabelStyle) -> StyleBody {
    let configuration = LabelStyleConfiguration(
      title: StyleContent(title),
      icon: StyleContent(icon)
    )
    return StyleBody(style.makeBody(configuration: configuration), by: style) { $0.$label.leave() }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    let icon = Unwritten(content: Image(systemName: name))
    self.init(title: controlTitle(titleKey), icon: icon)
  }

  /// Creates a label of a title and a symbol.
  @_disfavoredOverload
  public init<String: StringProtocol>(_ title: String, systemImage name: Swift.String) {
    let icon = Unwritten(content: Image(systemName: name))
    self.init(title: controlTitle(title), icon: icon)
  }

  /// Creates a label of a title and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    let icon = Unwritten(content: Image(name))
    self.init(title: controlTitle(titleKey), icon: icon)
  }

  /// Creates a label of a title and a picture of the app.
  @_disfavoredOverload
  public init<String: StringProtocol>(_ title: String, image name: Swift.String) {
    let icon = Unwritten(content: Image(name))
    self.init(title: controlTitle(title), icon: icon)
  }
}

extension Label where Title == StyleContent, Icon == StyleContent {
  /// Creates the label of a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
