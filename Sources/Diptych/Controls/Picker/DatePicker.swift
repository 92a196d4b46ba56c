/// A control that chooses a date; a picture shows a box in the place of the date.
///
/// Dates are none of this vocabulary's, so the selection may be of any type.
public struct DatePicker<Label: View>: Control {
  private let label: any View
  private let components: DatePickerComponents

  init(_ components: DatePickerComponents, writtenBySystem label: any View) {
    self.components = components
    self.label = label
  }

  /// Creates a picker with a label of views.
  public init<Value>(
    selection: Binding<Value>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(displayedComponents, writtenBySystem: Written(content: label()))
  }

  var elementName: String { "DatePicker" }

  func appearance(in scope: LoweringScope) -> some View {
    LabeledRow(label: StyleContent(label)) {
      HStack {
        if components.contains(.date) { box("Date") }
        if components.contains(.hourAndMinute) { box("Time") }
      }
    }
  }

  private func box(_ text: String) -> some View {
    Text(verbatim: text)
      .padding(.horizontal, ControlMetrics.buttonInsets(.regular).leading)
      .frame(height: ControlMetrics.roundedTextFieldHeight)
      .background(ControlPaint.box, in: RoundedRectangle(cornerRadius: ControlMetrics.boxRadius))
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Value>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(displayedComponents, writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title,
    selection: Binding<Value>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(displayedComponents, writtenBySystem: controlTitle(title))
  }
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}
