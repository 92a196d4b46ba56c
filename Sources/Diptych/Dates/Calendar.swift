/// The Gregorian calendar, as it is kept in the United States, where its locale says, or as ISO 8601
/// counts weeks.
///
/// Behaves as Foundation's type of this name; other calendars are not there.
public struct Calendar: Hashable, Sendable {
  /// A part of a date.
  public enum Component: Hashable, Sendable, CaseIterable {
    case era
    case year
    case yearForWeekOfYear
    case month
    case day
    case hour
    case minute
    case second
    case weekday
    case weekdayOrdinal
    case dayOfYear
    case weekOfYear
    case weekOfMonth
    case quarter
    case nanosecond
  }

  /// The kinds of calendars.
  public enum Identifier: Hashable, Sendable {
    case gregorian
    case iso8601
  }

  /// The calendar of the user.
  public static let current = Calendar(identifier: .gregorian)
  /// Which calendar this is.
  public let identifier: Identifier
  /// The weekday on which a week begins; 1 is Sunday, and nil stands for the locale's own.
  private var chosenFirstWeekday: Int?
  /// The days that a first week has at least; nil stands for the locale's own.
  private var chosenMinimumDays: Int?
  /// The zone of time in which days begin; Greenwich's where nothing else is said.
  public var timeZone = TimeZone.gmt
  /// The language and region of its names and weeks; those of the United States where it is nil.
  public var locale: Locale?

  /// The weekday on which a week begins; 1 is Sunday.
  public var firstWeekday: Int {
    get { chosenFirstWeekday ?? usualFirstWeekday }
    set { chosenFirstWeekday = newValue }
  }

  private var usualFirstWeekday: Int {
    identifier == .iso8601 ? 2 : locale.map { DateLanguage($0).firstWeekday } ?? 1
  }

  /// How many days of its year, or month, a first week has at least.
  ///
  /// Where a locale's weeks begin on Monday it counts them as ISO 8601 does, which is so in most of
  /// the Unicode locale data.
  public var minimumDaysInFirstWeek: Int {
    get { chosenMinimumDays ?? (usualFirstWeekday == 2 ? 4 : 1) }
    set { chosenMinimumDays = newValue }
  }

  /// Creates a calendar.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// A part of a moment.
  public func component(_ component: Component, from date: Date) -> Int {
    let civil = timeZone.civil(date)
    return switch component {
    case .era: civil.year > 0 ? 1 : 0
    case .year: civil.year
    case .yearForWeekOfYear: weekOfYear(civil).year
    case .month: civil.month
    case .day: civil.day
    case .hour: civil.hour
    case .minute: civil.minute
    case .second: civil.second
    case .weekday: civil.weekday
    case .weekdayOrdinal: (civil.day - 1) / 7 + 1
    case .dayOfYear: civil.dayOfYear
    case .weekOfYear: weekOfYear(civil).week
    case .weekOfMonth: weekOfMonth(civil)
    case .quarter: (civil.month + 2) / 3
    case .nanosecond: Int(civil.fraction * 1e9)
    }
  }

  /// Which of the days, or months, of a larger part a moment is in, from 1; nil for other parts.
  public func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    switch (smaller, larger) {
    case (.day, .month): component(.day, from: date)
    case (.day, .year): component(.dayOfYear, from: date)
    case (.month, .year): component(.month, from: date)
    case (.weekOfYear, .year): component(.weekOfYear, from: date)
    case (.weekOfMonth, .month): component(.weekOfMonth, from: date)
    case (.quarter, .year): component(.quarter, from: date)
    case (.weekday, .weekOfMonth), (.weekday, .weekOfYear), (.day, .weekOfMonth),
      (.day, .weekOfYear):
      daysIntoWeek(of: component(.weekday, from: date)) + 1
    case (.hour, .day): component(.hour, from: date) + 1
    case (.minute, .hour): component(.minute, from: date) + 1
    case (.second, .minute): component(.second, from: date) + 1
    default: nil
    }
  }

  /// Parts of a moment.
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    var result = DateComponents()
    for component in components { result[component] = self.component(component, from: date) }
    if components.contains(.month) { result.isLeapMonth = false }
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
    let sizes: [Component] = [
      .year, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second, .nanosecond,
    ]
    for component in sizes
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
    case .day, .weekOfYear, .weekOfMonth:
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
    // Foundation adds no quarters.
    if component == .quarter { return date }
    guard component != .era, value.magnitude < 1_000_000 else { return nil }
    var civil = timeZone.civil(date)
    let months = civil.year * 12 + civil.month - 1 + value * (component == .month ? 1 : 12)
    let (year, month) = months.dividedDown(by: 12)
    (civil.year, civil.month) = (year, month + 1)
    civil.day = min(civil.day, civil.daysInMonth)
    return timeZone.date(of: civil)
  }

  /// The moment that parts name; nil when a part is far out of any calendar.
  public func date(from components: DateComponents) -> Date? {
    guard
      Component.allCases.allSatisfy({ ($0 == .nanosecond ? 0 : components[$0] ?? 0).isInCalendar })
    else { return nil }
    var civil = day(from: components)
    civil.hour = components.hour ?? 0
    civil.minute = components.minute ?? 0
    civil.second = components.second ?? 0
    civil.fraction = Double(components.nanosecond ?? 0) / 1e9
    return (components.timeZone ?? timeZone).date(of: civil)
  }

  /// Whether there is a date of just these parts: no thirtieth of February.
  func has(_ components: DateComponents) -> Bool {
    guard let date = date(from: components) else { return false }
    return Component.allCases.allSatisfy { part in
      components[part].map { $0 == component(part, from: date) } ?? true
    }
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
    case (.weekOfMonth, .month):
      let first = CivilTime(year: civil.year, month: civil.month, day: 1)
      let last = CivilTime(year: civil.year, month: civil.month, day: civil.daysInMonth)
      return weekOfMonth(first)..<(weekOfMonth(last) + 1)
    case (.weekday, .weekOfMonth), (.weekday, .weekOfYear), (.weekday, .month), (.weekday, .year):
      return 1..<8
    case (.quarter, .year): return 1..<5
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
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: 604_800
    case .nanosecond: 1e-9
    case .month, .quarter, .year, .yearForWeekOfYear, .era: nil
    }
  }
}

extension Int {
  /// Whether a part of a date can be counted with.
  fileprivate var isInCalendar: Bool { magnitude < 10_000_000 }
}
