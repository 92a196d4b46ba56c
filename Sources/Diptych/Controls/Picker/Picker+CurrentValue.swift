extension Picker {
  /// Creates a picker whose menu is shown by views that stand for the chosen option.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection,
      label: Written(content: label()),
      content: content(),
      current: Written(content: currentValueLabel())
    )
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title whose menu is shown by views that stand for the chosen option.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection,
      label: controlTitle(titleKey),
      content: content(),
      current: Written(content: currentValueLabel())
    )
  }
}
