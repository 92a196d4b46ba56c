extension TextField where Label == Text {
  /// Creates a field of a value in a form, with a title.
  public init<Style: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Style.FormatInput>,
    format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    let text = format.format(value.wrappedValue)
    self.init(titleKey, text: .constant(text), prompt: prompt)
  }

  /// Creates a field of a value in a form, empty while there is none, with a title.
  public init<Style: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Style.FormatInput?>,
    format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    let text = value.wrappedValue.map(format.format) ?? ""
    self.init(titleKey, text: .constant(text), prompt: prompt)
  }
}
