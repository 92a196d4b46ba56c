/// The days of a month, and the time below them where it is to be chosen.
struct DateMonth: ComposedView {
  /// A moment in the month.
  let date: Date
  let chosenDays: Set<Int>
  let components: DatePickerComponents
  let calendar: Calendar

  /// The height of a line of days, and of the lines above and below; weak.
  private static let lineHeight: CGFloat = 44
  /// The height of the weekdays' names; weak.
  private static let weekdaysHeight: CGFloat = 20
  /// The width that a month asks for, and the least that it takes; weak.
  private static let widths: (ideal: CGFloat, min: CGFloat) = (320, 280)

  private var civil: CivilTime { calendar.timeZone.civil(date) }
  private var language: DateLanguage { calendar.language }

  /// How many places of the first week are before the month.
  private var emptyPlaces: Int {
    let first = CivilTime(year: civil.year, month: civil.month, day: 1)
    return (first.weekday - calendar.firstWeekday).dividedDown(by: 7).rest
  }

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) {
        title
        weekdays
        // Six lines hold any month, so that its height is always the same.
        ForEach(0..<6) { week in
          HStack(spacing: 0) {
            ForEach(0..<7) { weekday in day(week * 7 + weekday) }
          }
        }
      }
      if components.contains(.hourAndMinute) {
        HStack {
          Spacer()
          DateField(date: date, format: Date.FormatStyle(date: .omitted, time: .shortened))
        }
        .frame(height: Self.lineHeight)
      }
    }
    .frame(minWidth: Self.widths.min, idealWidth: Self.widths.ideal, maxWidth: .infinity)
  }

  private var title: some View {
    HStack {
      Text(verbatim: Date.FormatStyle.dateTime.month(.wide).year().date(civil, language))
        .bold()
      Image(systemName: "chevron.forward").foregroundStyle(TintShapeStyle())
      Spacer()
      Image(systemName: "chevron.backward").foregroundStyle(TintShapeStyle())
      Image(systemName: "chevron.forward").foregroundStyle(TintShapeStyle())
    }
    .frame(height: Self.lineHeight)
  }

  private var weekdays: some View {
    HStack(spacing: 0) {
      ForEach(0..<7) { column in
        let weekday = (calendar.firstWeekday - 1 + column).dividedDown(by: 7).rest
        Text(verbatim: language.shortWeekdays[weekday].uppercased())
          .lineLimit(1)
          .foregroundStyle(HierarchicalShapeStyle.secondary)
          .frame(minWidth: 0, maxWidth: .infinity)
      }
    }
    .frame(height: Self.weekdaysHeight)
  }

  /// The day in a place of the month, from the first weekday of its first week.
  @ViewBuilder private func day(_ place: Int) -> some View {
    let day = place - emptyPlaces + 1
    ZStack {
      if chosenDays.contains(day) {
        Circle().fill(TintShapeStyle().opacity(0.3))
      }
      if day > 0, day <= civil.daysInMonth {
        Text(verbatim: language.digits(day)).bold(chosenDays.contains(day))
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity)
    .frame(height: Self.lineHeight)
  }
}
