/// A line of text to fill in; a picture shows the text, or its title while it is empty.
///
/// It takes the width it is offered.
public struct TextField<Label: View>: Control {
  private let text: String
  private let placeholder: any View
  private let axis: Axis

  init(_ text: Binding<String>, placeholder: any View, axis: Axis = .horizontal) {
    self.init(showing: text.wrappedValue, placeholder: placeholder, axis: axis)
  }

  init(showing text: String, placeholder: any View, axis: Axis = .horizontal) {
    self.text = text
    self.placeholder = placeholder
    self.axis = axis
  }

  var elementName: String { "TextField" }

  func appearance(in scope: LoweringScope) -> some View {
    FieldLook(
      style: scope.surroundings.styles.textField,
      text: text,
      placeholder: placeholder,
      axis: axis,
      alignment: scope.environment.multilineTextAlignment
    )
  }

  /// Creates a field with a label of views, shown while it is empty.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    let placeholder: any View = prompt.map { Unwritten(content: $0) } ?? Written(content: label())
    self.init(text, placeholder: placeholder, axis: axis)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, shown while it is empty.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    let title = prompt.map { Unwritten(content: $0) } ?? controlTitle(titleKey)
    self.init(text, placeholder: title, axis: axis)
  }

  /// Creates a field with a title, shown while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    let title = prompt.map { Unwritten(content: $0) } ?? controlTitle(title)
    self.init(text, placeholder: title, axis: axis)
  }
}
