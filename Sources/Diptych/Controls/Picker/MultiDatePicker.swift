/// A control that chooses several days; a picture shows them in this month.
public struct MultiDatePicker<Label: View>: Control {
  private let days: Set<DateComponents>

  init(_ selection: Binding<Set<DateComponents>>) {
    days = selection.wrappedValue
  }

  /// Creates a picker with a label of views, which is not shown.
  public init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection)
  }

  var elementName: String { "MultiDatePicker" }

  func appearance(in scope: LoweringScope) -> some View {
    let calendar = scope.environment.dateCalendar
    let today = calendar.timeZone.civil(.now)
    // A part that a chosen day does not tell may be any.
    let chosen = days.filter { day in
      (day.year ?? today.year) == today.year && (day.month ?? today.month) == today.month
    }
    DateMonth(
      date: .now,
      chosenDays: Set(chosen.compactMap(\.day)),
      components: .date,
      calendar: calendar
    )
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title, which is not shown.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection)
  }
}
