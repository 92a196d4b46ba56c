/// A label with what it names.
public struct LabeledContent<Label: View, Content: View>: Control {
  private let label: any View
  private let content: any View

  init(label: any View, content: any View) {
    self.label = label
    self.content = content
  }

  /// Creates a label with content, both of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: Written(content: label()), content: Written(content: content()))
  }

  var elementName: String { "LabeledContent" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View {
    styled(by: scope.surroundings.styles.labeledContent)
  }

  private func styled(by style: some LabeledContentStyle) -> StyleBody {
    let configuration = LabeledContentStyleConfiguration(
      label: StyleContent(label),
      content: StyleContent(content)
    )
    return StyleBody(style.makeBody(configuration: configuration), by: style) {
      $0.$labeledContent.leave()
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a title with content of views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: controlTitle(titleKey), content: Written(content: content()))
  }

  /// Creates a title with content of views.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: controlTitle(title), content: Written(content: content()))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a title with a value.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(label: controlTitle(titleKey), content: controlTitle(value))
  }

  /// Creates a title with a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(label: controlTitle(title), content: controlTitle(value))
  }
}
