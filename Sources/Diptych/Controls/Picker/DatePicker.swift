/// A control that chooses a date; a picture shows the chosen one in boxes.
public struct DatePicker<Label: View>: Control {
  private let label: any View
  private let date: Date
  private let components: DatePickerComponents

  init(_ date: Date, _ components: DatePickerComponents, writtenBySystem label: any View) {
    self.date = date
    self.components = components
    self.label = label
  }

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection.wrappedValue,
      displayedComponents,
      writtenBySystem: Written(content: label())
    )
  }

  var elementName: String { "DatePicker" }

  func appearance(in scope: LoweringScope) -> some View {
    LabeledRow(label: StyleContent(label)) {
      HStack {
        if components.contains(.date) { box(date.formatted(date: .abbreviated, time: .omitted)) }
        if components.contains(.hourAndMinute) {
          box(date.formatted(date: .omitted, time: .shortened))
        }
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
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, writtenBySystem: controlTitle(title))
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
