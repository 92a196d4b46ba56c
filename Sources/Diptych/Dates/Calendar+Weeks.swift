// Counting weeks, as the Unicode locale data markup language says: a week belongs to the year, or
// month, that has enough of its days.
extension Calendar {
  /// How many days of its week are over before a weekday, which may be any number.
  func daysIntoWeek(of weekday: Int) -> Int {
    (weekday - firstWeekday % 7).dividedDown(by: 7).rest
  }

  /// The number of a day's week, where the day is one of a month or year; 0 is the last of the one
  /// before.
  private func week(ofDay day: Int, weekday: Int) -> Int {
    let before = daysIntoWeek(of: weekday - day % 7 + 1)
    return (day - 1 + before) / 7 + (7 - before >= minimumDaysInFirstWeek ? 1 : 0)
  }

  func weekOfMonth(_ civil: CivilTime) -> Int { week(ofDay: civil.day, weekday: civil.weekday) }

  /// The week of a year, and that year.
  func weekOfYear(_ civil: CivilTime) -> (week: Int, year: Int) {
    let (day, weekday) = (civil.dayOfYear, civil.weekday)
    let found = week(ofDay: day, weekday: weekday)
    if found == 0 {
      let before = CivilTime(year: civil.year - 1, month: 12, day: 31).dayOfYear
      return (week(ofDay: day + before, weekday: weekday), civil.year - 1)
    }
    // The days of this week that the next year has.
    let left = CivilTime(year: civil.year, month: 12, day: 31).dayOfYear - day
    let next = 6 - daysIntoWeek(of: weekday) - left
    return next >= minimumDaysInFirstWeek ? (1, civil.year + 1) : (found, civil.year)
  }

  /// The day that parts of a date name, at midnight.
  func day(from components: DateComponents) -> CivilTime {
    let year = components.year ?? 1
    if components.day == nil, components.dayOfYear == nil {
      if components.month == nil, let week = components.weekOfYear {
        return day(ofWeek: week, year: components.yearForWeekOfYear ?? year, components.weekday)
      }
      if let weekday = components.weekday, let ordinal = components.weekdayOrdinal {
        var first = CivilTime(year: year, month: components.month ?? 1, day: 1)
        first.day += (weekday - first.weekday).dividedDown(by: 7).rest + (ordinal - 1) * 7
        return first
      }
    }
    if let day = components.dayOfYear, components.month == nil {
      return CivilTime(year: year, month: 1, day: day)
    }
    return CivilTime(year: year, month: components.month ?? 1, day: components.day ?? 1)
  }

  /// A weekday of a week, by default the first.
  private func day(ofWeek week: Int, year: Int, _ weekday: Int?) -> CivilTime {
    var day = CivilTime(year: year, month: 1, day: 1)
    let before = daysIntoWeek(of: day.weekday)
    day.day += (7 - before >= minimumDaysInFirstWeek ? 0 : 7) - before + (week - 1) * 7
    day.day += daysIntoWeek(of: weekday ?? firstWeekday)
    return day
  }
}
