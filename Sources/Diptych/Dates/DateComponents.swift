/// Parts of a date, each of which may be missing.
public struct DateComponents: Hashable, Sendable {
  private var parts: [Calendar.Component: Int] = [:]
  /// Whether a calendar told the month, and with it that it is no leap month.
  var tellsLeapMonth = false
  /// The calendar that makes a date of the parts.
  public var calendar: Calendar?
  /// The zone of time in which they are meant; that of the calendar where nothing is said.
  public var timeZone: TimeZone?

  /// Creates parts of a date.
  public init(
    calendar: Calendar? = nil,
    timeZone: TimeZone? = nil,
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil,
    second: Int? = nil,
    weekday: Int? = nil,
    weekOfYear: Int? = nil
  ) {
    (self.calendar, self.timeZone) = (calendar, timeZone)
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
    (self.weekday, self.weekOfYear) = (weekday, weekOfYear)
  }

  /// The moment that the parts name.
  public var date: Date? { (calendar ?? .current).date(from: self) }

  subscript(component: Calendar.Component) -> Int? {
    get { parts[component] }
    set { parts[component] = newValue }
  }

  /// The year.
  public var year: Int? {
    get { self[.year] }
    set { self[.year] = newValue }
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
  /// The day of the week; 1 is Sunday.
  public var weekday: Int? {
    get { self[.weekday] }
    set { self[.weekday] = newValue }
  }
  /// The week of the year, from 1.
  public var weekOfYear: Int? {
    get { self[.weekOfYear] }
    set { self[.weekOfYear] = newValue }
  }
}

extension DateComponents: CustomStringConvertible {
  /// The parts that there are, from the year on.
  public var description: String {
    let order: [Calendar.Component] = [
      .year, .month, .day, .hour, .minute, .second, .weekday, .quarter, .weekOfMonth, .weekOfYear,
    ]
    var text = order.compactMap { part in self[part].map { "\(part): \($0) " } }.joined()
    if tellsLeapMonth { text += "isLeapMonth: false " }
    return text
  }

  /// Whether two are of the same parts, meant in the same calendar and zone.
  public static func == (one: DateComponents, other: DateComponents) -> Bool {
    one.parts == other.parts && one.calendar == other.calendar && one.timeZone == other.timeZone
  }

  /// Feeds the parts to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
