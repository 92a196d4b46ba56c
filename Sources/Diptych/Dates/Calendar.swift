/// The Gregorian calendar, as it is kept in the United States or where its locale says.
///
/// Behaves as Foundation's type of this name; other calendars are not there.
public struct Calendar: Hashable, Sendable {
  /// A part of a date.
  public enum Component: Hashable, Sendable {
    case year
    case month
    case day
    case hour
    case minute
    case second
    case weekday
    case dayOfYear
    case weekOfYear
    case weekOfMonth
    case quarter
    case nanosecond
  }

  /// The kinds of calendars.
  public enum Identifier: Hashable, Sendable {
    case gregorian
  }

  /// The calendar of the user.
  public static let current = Calendar(identifier: .gregorian)
  /// The weekday on which a week begins; 1 is Sunday, and nil stands for the locale's own.
  private var chosenFirstWeekday: Int?
  /// The zone of time in which days begin; Greenwich's where nothing else is said.
  public var timeZone = TimeZone.gmt
  /// The language and region of its names and weeks; those of the United States where it is nil.
  public var locale: Locale?

  /// The weekday on which a week begins; 1 is Sunday.
  public var firstWeekday: Int {
    get { chosenFirstWeekday ?? locale.map { DateLanguage($0).firstWeekday } ?? 1 }
    set { chosenFirstWeekday = newValue }
  }

  /// How the calendar writes dates.
  var language: DateLanguage { locale.map(DateLanguage.init) ?? .english }

  /// The names of the months.
  public var monthSymbols: [String] { language.months }
  /// The short names of the months.
  public var shortMonthSymbols: [String] { language.shortMonths }
  /// The names of the weekdays from Sunday.
  public var weekdaySymbols: [String] { language.weekdays }
  /// The short names of the weekdays, from Sunday.
  public var shortWeekdaySymbols: [String] { language.shortWeekdays }
  /// The shortest names of the weekdays, from Sunday.
  public var veryShortWeekdaySymbols: [String] { language.veryShortWeekdays }

  /// Creates a calendar.
  public init(identifier: Identifier) {}

  /// A part of a moment.
  public func component(_ component: Component, from date: Date) -> Int {
    let civil = timeZone.civil(date)
    return switch component {
    case .year: civil.year
    case .month: civil.month
    case .day: civil.day
    case .hour: civil.hour
    case .minute: civil.minute
    case .second: civil.second
    case .weekday: civil.weekday
    case .dayOfYear: civil.dayOfYear
    case .weekOfYear:
      // A week belongs to the year of its last day.
      week(of: civil)
    case .weekOfMonth:
      (civil.day - 1 + daysIntoWeek(of: civil.weekday - civil.day + 1)) / 7 + 1
    case .quarter: (civil.month + 2) / 3
    case .nanosecond: 0
    }
  }

  /// Which of the days, or months, of a larger part a moment is in, from 1; nil for other parts.
  public func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    switch (smaller, larger) {
    case (.day, .month): component(.day, from: date)
    case (.day, .year): component(.dayOfYear, from: date)
    case (.month, .year): component(.month, from: date)
    case (.weekOfYear, .year): component(.weekOfYear, from: date)
    case (.hour, .day): component(.hour, from: date) + 1
    default: nil
    }
  }

  private func week(of civil: CivilTime) -> Int {
    let day = civil.day - daysIntoWeek(of: civil.weekday) + 6
    let last = CivilTime(year: civil.year, month: civil.month, day: day)
    return (CivilTime(last.date).dayOfYear - 1) / 7 + 1
  }

  /// How many days of its week are over before a weekday, which may be any number.
  private func daysIntoWeek(of weekday: Int) -> Int {
    (weekday - firstWeekday % 7).dividedDown(by: 7).rest
  }

  /// Parts of a moment.
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    var result = DateComponents()
    for component in components { result[component] = self.component(component, from: date) }
    result.tellsLeapMonth = components.contains(.month)
    return result
  }

  /// The days, or another whole number of parts, from one moment to another.
  public func dateComponents(
    _ components: Set<Component>,
    from start: Date,
    to end: Date
  ) -> DateComponents {
    var result = DateComponents()
    var rest = start
    for component in [.year, .month, .weekOfYear, .day, .hour, .minute, .second] as [Component]
    where components.contains(component) {
      let count = count(of: component, from: rest, to: end)
      result[component] = count
      rest = date(byAdding: component, value: count, to: rest) ?? rest
    }
    return result
  }

  private func count(of component: Component, from start: Date, to end: Date) -> Int {
    var seconds = end.timeIntervalSince(start)
    switch component {
    case .year, .month:
      let (first, last) = (timeZone.civil(start), timeZone.civil(end))
      var months = (last.year - first.year) * 12 + last.month - first.month
      if months > 0, let date = date(byAdding: .month, value: months, to: start), date > end {
        months -= 1
      } else if months < 0, let date = date(byAdding: .month, value: months, to: start), date < end
      {
        months += 1
      }
      return component == .year ? months / 12 : months
    case .day, .weekOfYear:
      // Days are as long as clocks say.
      seconds += Double(timeZone.secondsFromGMT(for: end) - timeZone.secondsFromGMT(for: start))
      return whole(seconds / (component.seconds ?? 1))
    default: return whole(seconds / (component.seconds ?? 1))
    }
  }

  /// The number without its fraction, cut to what can be counted.
  private func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(max(min(number, 1e15), -1e15))
  }

  /// The moment a number of parts later; nil when the part cannot be added.
  ///
  /// A day that the new month does not have becomes its last.
  public func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
    if let seconds = component.seconds, seconds < 86_400 {
      return date + Double(value) * seconds
    }
    guard value.magnitude < 1_000_000_000 else { return nil }
    if let seconds = component.seconds {
      let days = value * Int(seconds / 86_400)
      var civil = timeZone.civil(date)
      civil.day += days
      return timeZone.date(of: civil)
    }
    guard component == .month || component == .year, value.magnitude < 1_000_000 else { return nil }
    var civil = timeZone.civil(date)
    let months = civil.year * 12 + civil.month - 1 + value * (component == .year ? 12 : 1)
    let (year, month) = months.dividedDown(by: 12)
    (civil.year, civil.month) = (year, month + 1)
    civil.day = min(civil.day, civil.daysInMonth)
    return timeZone.date(of: civil)
  }

  /// The moment that parts name; nil when a part is far out of any calendar.
  public func date(from components: DateComponents) -> Date? {
    let civil = CivilTime(
      year: components.year ?? 1,
      month: components.month ?? 1,
      day: components.day ?? 1,
      hour: components.hour ?? 0,
      minute: components.minute ?? 0,
      second: components.second ?? 0
    )
    let parts = [civil.year, civil.month, civil.day, civil.hour, civil.minute, civil.second]
    let zone = components.timeZone ?? timeZone
    return parts.allSatisfy { $0.magnitude < 10_000_000 } ? zone.date(of: civil) : nil
  }

  /// The first moment of a day.
  public func startOfDay(for date: Date) -> Date {
    let civil = timeZone.civil(date)
    return timeZone.date(of: CivilTime(year: civil.year, month: civil.month, day: civil.day))
  }

  /// Whether two moments are on one day.
  public func isDate(_ date: Date, inSameDayAs other: Date) -> Bool {
    timeZone.civil(date).days == timeZone.civil(other).days
  }

  /// Whether a moment is on the day in which scenes are looked at.
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now) }
  /// Whether a moment is on the day before.
  public func isDateInYesterday(_ date: Date) -> Bool { isDateInToday(date + 86_400) }
  /// Whether a moment is on the day after.
  public func isDateInTomorrow(_ date: Date) -> Bool { isDateInToday(date - 86_400) }

  /// Whether a moment is on a Saturday or a Sunday.
  public func isDateInWeekend(_ date: Date) -> Bool {
    [1, 7].contains(timeZone.civil(date).weekday)
  }

  /// The days of a moment's month or year, or the months of its year; nil for other parts.
  public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    let civil = timeZone.civil(date)
    switch (smaller, larger) {
    case (.day, .month): return 1..<(civil.daysInMonth + 1)
    case (.month, .year): return 1..<13
    case (.day, .year), (.dayOfYear, .year):
      return 1..<(CivilTime(year: civil.year, month: 12, day: 31).dayOfYear + 1)
    case (.hour, .day): return 0..<24
    case (.minute, .hour), (.second, .minute): return 0..<60
    default: return nil
    }
  }
}

extension Calendar.Component {
  /// The seconds of a part that is always as long; nil for months and years.
  fileprivate var seconds: TimeInterval? {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day, .weekday, .dayOfYear: 86_400
    case .weekOfYear, .weekOfMonth: 604_800
    case .nanosecond: 1e-9
    case .month, .quarter, .year: nil
    }
  }
}
