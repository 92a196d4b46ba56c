/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: Control {
  private let label: any View
  private let content: any View

  private init(label: any View, content: Content) {
    self.label = label
    self.content = Written(content: content)
  }

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }

  /// Creates a group of controls with a label, which a row does not show.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: Written(content: label()), content: content())
  }

  /// Creates a group of controls with a title, which a row does not show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: controlTitle(titleKey), content: content())
  }

  /// Creates a group of controls with a title and a symbol, which a row does not show.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    let label = Diptych.Label(titleKey, systemImage: systemImage)
    self.init(label: Unwritten(content: label), content: content())
  }

  /// Creates a group as a style around another style draws it.
  public init(_ configuration: ControlGroupStyleConfiguration) where Content == StyleContent {
    (label, content) = (configuration.label, configuration.content)
  }

  var elementName: String { "ControlGroup" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View {
    styled(by: scope.surroundings.styles.controlGroup)
  }

  private func styled(by style: some ControlGroupStyle) -> StyleBody {
    let configuration = ControlGroupStyleConfiguration(
      content: StyleContent(content),
      label: StyleContent(label)
    )
    return StyleBody(style.makeBody(configuration: configuration), by: style) {
      $0.$controlGroup.leave()
    }
  }
}
