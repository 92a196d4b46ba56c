/// Wheels for the parts of a date, in the order of a language.
struct DateWheels: ComposedView {
  let components: DatePickerComponents
  let language: DateLanguage
  private let civil: CivilTime

  init(date: Date, components: DatePickerComponents, language: DateLanguage, timeZone: TimeZone) {
    self.components = components
    self.language = language
    civil = timeZone.civil(date)
  }

  var body: some View {
    WheelBand {
      if components.contains(.date), components.contains(.hourAndMinute) {
        Column(row: day)
      } else if components.contains(.date) {
        switch language.order {
        case .dayMonthYear:
          Column(row: dayOfMonth)
          Column(row: month)
        case .monthDayYear:
          Column(row: month)
          Column(row: dayOfMonth)
        }
        Column { language.digits(civil.year + $0) }
      }
      if components.contains(.hourAndMinute) {
        Column(row: hour)
        Column { language.digits((civil.minute + $0).dividedDown(by: 60).rest, 2) }
        if language.hasHalves { Column(row: half) }
      }
    }
  }

  /// A day so many days after the chosen one: `Tue, Jan 9`, and today by its name.
  private func day(_ distance: Int) -> String? {
    var day = civil
    day.day += distance
    if day.days == CivilTime(.now).days { return language.today }
    let format = Date.FormatStyle.dateTime.weekday().month().day()
    return format.date(CivilTime(day.date), language)
  }

  private func dayOfMonth(_ distance: Int) -> String? {
    let day = (civil.day - 1 + distance).dividedDown(by: civil.daysInMonth).rest
    return language.digits(day + 1)
  }

  private func month(_ distance: Int) -> String? {
    language.months[(civil.month - 1 + distance).dividedDown(by: 12).rest]
  }

  private func hour(_ distance: Int) -> String? {
    let hour = (civil.hour + distance).dividedDown(by: 24).rest
    if language.hasHalves { return language.digits((hour + 11) % 12 + 1) }
    return language.digits(hour, language.isHourPadded ? 2 : 1)
  }

  /// The halves of a day, of which there are only two.
  private func half(_ distance: Int) -> String? {
    let half = civil.hour / 12 + distance
    return language.halves.indices.contains(half) ? language.halves[half] : nil
  }
}

/// One wheel of texts, around the one that is chosen.
private struct Column: ComposedView {
  /// The text of a row at a distance from the chosen one; `nil` leaves it empty.
  let row: (Int) -> String?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(-WheelMetrics.rowsBeside..<WheelMetrics.rowsBeside + 1) { distance in
        Text(verbatim: row(distance) ?? "")
          .lineLimit(1)
          .frame(minWidth: 0, maxWidth: .infinity)
          .frame(height: WheelMetrics.height(at: distance))
          .opacity(WheelMetrics.opacity(at: distance))
      }
    }
    .frame(height: WheelMetrics.size.height)
  }
}
