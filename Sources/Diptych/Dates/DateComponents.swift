/// Parts of a date, each of which may be missing.
public struct DateComponents: Hashable, Sendable {
  private var parts: [Calendar.Component: Int] = [:]
  /// The calendar that makes a date of the parts.
  public var calendar: Calendar?
  /// The zone of time in which they are meant; that of the calendar where nothing is said.
  public var timeZone: TimeZone?

  /// Creates parts of a date.
  public init(
    calendar: Calendar? = nil,
    timeZone: TimeZone? = nil,
    era: Int? = nil,
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil,
    second: Int? = nil,
    nanosecond: Int? = nil,
    weekday: Int? = nil,
    weekdayOrdinal: Int? = nil,
    quarter: Int? = nil,
    weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil,
    yearForWeekOfYear: Int? = nil,
    dayOfYear: Int? = nil
  ) {
    (self.calendar, self.timeZone) = (calendar, timeZone)
    (self.era, self.year, self.quarter) = (era, year, quarter)
    (self.month, self.day, self.dayOfYear) = (month, day, dayOfYear)
    (self.hour, self.minute, self.second) = (hour, minute, second)
    (self.nanosecond, self.weekday, self.weekdayOrdinal) = (nanosecond, weekday, weekdayOrdinal)
    (self.weekOfMonth, self.weekOfYear) = (weekOfMonth, weekOfYear)
    self.yearForWeekOfYear = yearForWeekOfYear
  }

  /// Whether the month is one that a leap year adds, of which the Gregorian calendar has none; nil
  /// where nothing is said.
  public var isLeapMonth: Bool?

  /// The moment that the parts name.
  public var date: Date? { (calendar ?? .current).date(from: self) }

  /// Whether the parts name a date of their calendar.
  public var isValidDate: Bool { isValidDate(in: calendar ?? .current) }

  /// Whether the parts name a date of a calendar.
  public func isValidDate(in calendar: Calendar) -> Bool { calendar.has(self) }

  /// A part; nil where it is missing.
  public func value(for component: Calendar.Component) -> Int? { self[component] }

  /// Changes a part.
  public mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    self[component] = value
  }

  package subscript(component: Calendar.Component) -> Int? {
    get { parts[component] }
    set { parts[component] = newValue }
  }

  /// The era; 1 is that after Christ.
  public var era: Int? {
    get { self[.era] }
    set { self[.era] = newValue }
  }
  /// The year.
  public var year: Int? {
    get { self[.year] }
    set { self[.year] = newValue }
  }
  /// The year that the week belongs to.
  public var yearForWeekOfYear: Int? {
    get { self[.yearForWeekOfYear] }
    set { self[.yearForWeekOfYear] = newValue }
  }
  /// The quarter of the year, from 1.
  public var quarter: Int? {
    get { self[.quarter] }
    set { self[.quarter] = newValue }
  }
  /// The month; 1 is January.
  public var month: Int? {
    get { self[.month] }
    set { self[.month] = newValue }
  }
  /// The day of the month, from 1.
  public var day: Int? {
    get { self[.day] }
    set { self[.day] = newValue }
  }
  /// The hour, from 0.
  public var hour: Int? {
    get { self[.hour] }
    set { self[.hour] = newValue }
  }
  /// The minute, from 0.
  public var minute: Int? {
    get { self[.minute] }
    set { self[.minute] = newValue }
  }
  /// The second, from 0.
  public var second: Int? {
    get { self[.second] }
    set { self[.second] = newValue }
  }
  /// The nanosecond, from 0.
  public var nanosecond: Int? {
    get { self[.nanosecond] }
    set { self[.nanosecond] = newValue }
  }
  /// The day of the week; 1 is Sunday.
  public var weekday: Int? {
    get { self[.weekday] }
    set { self[.weekday] = newValue }
  }
  /// Which of such days of the month, from 1.
  public var weekdayOrdinal: Int? {
    get { self[.weekdayOrdinal] }
    set { self[.weekdayOrdinal] = newValue }
  }
  /// The week of the month, from 1.
  public var weekOfMonth: Int? {
    get { self[.weekOfMonth] }
    set { self[.weekOfMonth] = newValue }
  }
  /// The week of the year, from 1.
  public var weekOfYear: Int? {
    get { self[.weekOfYear] }
    set { self[.weekOfYear] = newValue }
  }
  /// The day of the year, from 1.
  public var dayOfYear: Int? {
    get { self[.dayOfYear] }
    set { self[.dayOfYear] = newValue }
  }
}

extension DateComponents: CustomStringConvertible {
  private static let order: [Calendar.Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal,
    .quarter, .weekOfMonth, .weekOfYear, .dayOfYear, .yearForWeekOfYear,
  ]

  /// The parts that are there, with their names.
  public var description: String {
    var text = timeZone.map { "timeZone: \($0) " } ?? ""
    for part in Self.order { text += parts[part].map { "\(part): \($0) " } ?? "" }
    return text + (isLeapMonth.map { "isLeapMonth: \($0) " } ?? "")
  }

  /// Whether two are of the same parts, meant in the same calendar and zone.
  public static func == (one: DateComponents, other: DateComponents) -> Bool {
    one.parts == other.parts && one.calendar == other.calendar && one.timeZone == other.timeZone
  }

  /// Feeds the parts to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
