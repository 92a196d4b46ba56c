/// A button that opens a menu; a picture shows its label.
public struct Menu<Label: View, Content: View>: Control {
  private let label: any View

  init(writtenBySystem label: any View) {
    self.label = label
  }

  /// Creates a menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(writtenBySystem: Written(content: label()))
  }

  var elementName: String { "Menu" }

  func appearance(in scope: LoweringScope) -> some View {
    PlainlySpaced { StyleContent(label) }.foregroundStyle(TintShapeStyle())
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(writtenBySystem: controlTitle(title))
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
    self.init(writtenBySystem: Unwritten(content: label))
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    let label = Diptych.Label(title, systemImage: systemImage)
    self.init(writtenBySystem: Unwritten(content: label))
  }
}
