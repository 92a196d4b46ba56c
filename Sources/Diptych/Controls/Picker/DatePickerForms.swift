/// The date and the time in fields behind the label.
struct CompactDatePicker: ComposedView {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateCalendar) private var calendar

  var body: some View {
    LabeledRow(label: configuration.label) {
      DateFields(date: configuration.selection, components: configuration.displayedComponents)
    }
    .environment(\.timeZone, calendar.timeZone)
  }
}

/// Wheels behind the label.
struct WheelDatePicker: ComposedView {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateCalendar) private var calendar

  var body: some View {
    LabeledRow(label: configuration.label) {
      DateWheels(
        date: configuration.selection,
        components: configuration.displayedComponents,
        language: calendar.language,
        timeZone: calendar.timeZone
      )
    }
  }
}

/// The days of the month that has the date.
struct GraphicalDatePicker: ComposedView {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateCalendar) private var calendar

  var body: some View {
    DateMonth(
      date: configuration.selection,
      chosenDays: [calendar.component(.day, from: configuration.selection)],
      components: configuration.displayedComponents,
      calendar: calendar
    )
    .environment(\.timeZone, calendar.timeZone)
  }
}
