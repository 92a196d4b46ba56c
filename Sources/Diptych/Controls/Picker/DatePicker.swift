/// A control that chooses a date; a picture shows the chosen one.
public struct DatePicker<Label: View>: Control {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

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

  @ViewBuilder func appearance(in scope: LoweringScope) -> some View {
    let environment = scope.environment
    let calendar = environment.dateCalendar
    switch scope.surroundings.styles.datePicker.form {
    case .compact:
      LabeledRow(label: StyleContent(label)) { DateFields(date: date, components: components) }
        .environment(\.timeZone, calendar.timeZone)
    case .wheel:
      LabeledRow(label: StyleContent(label)) {
        DateWheels(
          date: date,
          components: components,
          language: calendar.language,
          timeZone: calendar.timeZone
        )
      }
    case .graphical:
      DateMonth(
        date: date,
        chosenDays: [calendar.component(.day, from: date)],
        components: components,
        calendar: calendar
      )
      .environment(\.timeZone, calendar.timeZone)
    }
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
