/// A line of text to fill in that nobody else should read: a picture shows a bullet a character.
public struct SecureField<Label: View>: Control {
  private let text: String
  private let placeholder: any View

  init(_ text: Binding<String>, placeholder: any View) {
    self.text = String(repeating: "•", count: text.wrappedValue.count)
    self.placeholder = placeholder
  }

  var elementName: String { "SecureField" }

  func appearance(in scope: LoweringScope) -> some View {
    FieldLook(
      style: scope.surroundings.styles.textField,
      text: text,
      placeholder: placeholder,
      axis: .horizontal,
      alignment: scope.environment.multilineTextAlignment
    )
  }

  /// Creates a field with a label of views, shown while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, placeholder: prompt.map { Unwritten(content: $0) } ?? Written(content: label()))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, placeholder: prompt.map { Unwritten(content: $0) } ?? controlTitle(titleKey))
  }

  /// Creates a field with a title, shown while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, placeholder: prompt.map { Unwritten(content: $0) } ?? controlTitle(title))
  }
}
