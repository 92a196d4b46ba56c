/// A button that opens a menu; a picture shows its label.
public struct Menu<Label: View, Content: View>: Control {
  private let label: any View
  private let content: any View

  init(_ content: any View, writtenBySystem label: any View) {
    (self.label, self.content) = (label, content)
  }

  /// Creates a menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(Written(content: content()), writtenBySystem: Written(content: label()))
  }

  /// Creates a menu as a style around another style draws it.
  public init(_ configuration: MenuStyleConfiguration)
  where Label == StyleContent, Content == StyleContent {
    self.init(configuration.content, writtenBySystem: configuration.label)
  }

  var elementName: String { "Menu" }

  func appearance(in scope: LoweringScope) -> some View {
    PlainlySpaced { styled(by: scope.surroundings.styles.menu) }
  }

  private func styled(by style: some MenuStyle) -> StyleBody {
    let configuration = MenuStyleConfiguration(
      label: StyleContent(label),
      content: StyleContent(content)
    )
    return StyleBody(style.makeBody(configuration: configuration), by: style) {
      $0.$menu.leave()
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Written(content: content()), writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(Written(content: content()), writtenBySystem: controlTitle(title))
  }
}

extension Menu where Label == Diptych.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    let label = Diptych.Label(titleKey, systemImage: systemImage)
    self.init(Written(content: content()), writtenBySystem: Unwritten(content: label))
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    let label = Diptych.Label(title, systemImage: systemImage)
    self.init(Written(content: content()), writtenBySystem: Unwritten(content: label))
  }
}
