/// A moment by the Gregorian calendar, in Greenwich.
///
/// The calendar is counted from March, so that the day added in leap years is the last of a year,
/// and in eras of 400 years, after which all days of the week repeat.
struct CivilTime: Hashable {
  var year: Int
  /// 1 is January.
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0
  /// What is left of a second.
  var fraction = 0.0

  private static let daysOfEra = 146_097
  /// From March 1 of the year 0 to the first day of 2001.
  private static let daysToReference = 730_791

  init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  init(_ date: Date) {
    // A million years on either side are counted; moments beyond stay there.
    let limit = 3.2e13
    let interval = date.timeIntervalSinceReferenceDate
    let seconds = interval.isNaN ? 0 : min(max(interval, -limit), limit)
    let whole = Int(seconds.rounded(.down))
    let (days, rest) = whole.dividedDown(by: 86_400)
    self.init(days: days)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    fraction = seconds - Double(whole)
  }

  /// Creates the midnight of a day, counted from the first of 2001.
  private init(days: Int) {
    let (era, day) = (days + Self.daysToReference).dividedDown(by: Self.daysOfEra)
    let yearOfEra = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Months from March have 31, 30, 31, 30, 31 days, and again.
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      year: era * 400 + yearOfEra + (month >= 10 ? 1 : 0),
      month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// The days from the first of 2001; months and days out of their bounds count on.
  var days: Int {
    let (years, monthOfYear) = (month - 3).dividedDown(by: 12)
    let (era, yearOfEra) = (year + years).dividedDown(by: 400)
    let dayOfYear = (153 * monthOfYear + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysOfEra + dayOfEra - Self.daysToReference
  }

  var date: Date {
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second
    return Date(timeIntervalSinceReferenceDate: Double(seconds) + fraction)
  }

  /// 1 is Sunday; the first day of 2001 was a Monday.
  var weekday: Int { (days + 1).dividedDown(by: 7).rest + 1 }

  var daysInMonth: Int {
    CivilTime(year: year, month: month + 1, day: 1).days
      - CivilTime(year: year, month: month, day: 1).days
  }

  var dayOfYear: Int { days - CivilTime(year: year, month: 1, day: 1).days + 1 }

  /// The year, month, and day as ISO 8601 writes them.
  var isoDate: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }
  /// The hour, minute, and second as ISO 8601 writes them.
  var isoTime: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))" }
}

extension Int {
  /// The quotient, rounded down, and what is left, which is never negative.
  func dividedDown(by divisor: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }

  /// The number with zeros before it.
  func padded(to count: Int) -> String {
    let digits = String(magnitude)
    return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(count - digits.count, 0))
      + digits
  }
}
