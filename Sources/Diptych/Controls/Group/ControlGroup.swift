/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: Control {
  private let content: Content

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of controls with a label, which a row does not show.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  /// Creates a group of controls with a title, which a row does not show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var elementName: String { "ControlGroup" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View {
    HStack { Written(content: content) }
  }
}
