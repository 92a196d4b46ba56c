/// A control that is on or off.
public struct Toggle<Label: View>: Control {
  private let isOn: Binding<Bool>
  private let label: any View

  init(isOn: Binding<Bool>, writtenBySystem label: any View) {
    self.isOn = isOn
    self.label = label
  }

  /// Creates a toggle with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, writtenBySystem: Written(content: label()))
  }

  var elementName: String { "Toggle" }

  func appearance(in scope: LoweringScope) -> some View {
    styled(by: scope.surroundings.styles.toggle)
  }

  private func styled(by style: some ToggleStyle) -> StyleBody {
    let configuration = ToggleStyleConfiguration(label: StyleContent(label), isOn: isOn)
    return StyleBody(style.makeBody(configuration: configuration), by: style) { $0.$toggle.leave() }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn, writtenBySystem: controlTitle(title))
  }
}

extension Toggle where Label == Diptych.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    let label = Diptych.Label(titleKey, systemImage: systemImage)
    self.init(isOn: isOn, writtenBySystem: Unwritten(content: label))
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    let label = Diptych.Label(title, systemImage: systemImage)
    self.init(isOn: isOn, writtenBySystem: Unwritten(content: label))
  }
}

extension Toggle where Label == StyleContent {
  /// Creates the toggle of a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, writtenBySystem: configuration.label)
  }
}
