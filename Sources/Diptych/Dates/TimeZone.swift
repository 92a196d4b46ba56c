/// A zone of time.
///
/// Behaves as Foundation's type of this name for the zones that scenes name most; summer times
/// follow the rules of today in every year.
public struct TimeZone: Hashable, Sendable, CustomStringConvertible {
  /// The name of the zone, such as `Europe/Berlin`.
  public let identifier: String
  /// The seconds by which clocks are ahead of Greenwich's in winter.
  private let standard: Int
  private let summer: SummerTime?

  /// Greenwich's time.
  public static let gmt = TimeZone(identifier: "GMT", standard: 0, summer: nil)
  /// The zone of the user.
  public static let current = gmt
  /// The names of all zones.
  public static let knownTimeZoneIdentifiers: [String] = zones.keys.sorted()

  private init(identifier: String, standard: Int, summer: SummerTime?) {
    (self.identifier, self.standard, self.summer) = (identifier, standard, summer)
  }

  /// Creates a zone by its name; `nil` where the name is not known.
  public init?(identifier: String) {
    guard let (hours, summer) = Self.zones[identifier] else { return nil }
    self.init(
      identifier: identifier == "UTC" ? "GMT" : identifier,
      standard: Int(hours * 3600),
      summer: summer
    )
  }

  /// Creates a zone by its short name, such as `CET`.
  public init?(abbreviation: String) {
    guard let identifier = Self.abbreviations[abbreviation] else { return nil }
    self.init(identifier: identifier)
  }

  /// Creates a zone by its distance from Greenwich in seconds; `nil` beyond 18 hours.
  public init?(secondsFromGMT seconds: Int) {
    guard seconds.magnitude <= 18 * 3600 else { return nil }
    let minutes = abs(seconds) / 60
    let digits = (minutes / 60).padded(to: 2) + (minutes % 60).padded(to: 2)
    self.init(
      identifier: seconds == 0 ? "GMT" : "GMT" + (seconds < 0 ? "-" : "+") + digits,
      standard: seconds,
      summer: nil
    )
  }

  /// The seconds by which clocks are ahead of Greenwich's at a moment.
  public func secondsFromGMT(for date: Date = .now) -> Int {
    standard + (isDaylightSavingTime(for: date) ? 3600 : 0)
  }

  /// Whether it is summer time at a moment.
  public func isDaylightSavingTime(for date: Date = .now) -> Bool {
    summer?.contains(date, standard: standard) ?? false
  }

  /// The seconds by which summer time is ahead at a moment.
  public func daylightSavingTimeOffset(for date: Date = .now) -> Double {
    isDaylightSavingTime(for: date) ? 3600 : 0
  }

  /// The distance from Greenwich in hours: `GMT+2`.
  public func abbreviation(for date: Date = .now) -> String? {
    let seconds = secondsFromGMT(for: date)
    if seconds == 0 { return "GMT" }
    let (hours, minutes) = (abs(seconds) / 3600, abs(seconds) / 60 % 60)
    return "GMT\(seconds < 0 ? "-" : "+")\(hours)"
      + (minutes == 0 ? "" : ":" + minutes.padded(to: 2))
  }

  /// The identifier.
  public var description: String { "\(identifier) (fixed)" }

  /// What clocks in the zone show at a moment.
  func civil(_ date: Date) -> CivilTime { CivilTime(date + Double(secondsFromGMT(for: date))) }

  /// The moment at which clocks show a time; of an hour that comes twice, the first.
  func date(of civil: CivilTime) -> Date {
    let local = civil.date
    let early = local - Double(standard + 3600)
    return isDaylightSavingTime(for: early) ? early : local - Double(standard)
  }
}

/// When clocks go forward and back.
private enum SummerTime {
  case europe, northAmerica, australia, newZealand

  /// Whether a moment is in summer time, in a zone that is so far ahead of Greenwich in winter.
  func contains(_ date: Date, standard: Int) -> Bool {
    let year = CivilTime(date + Double(standard)).year
    // The moments of change, as clocks in Greenwich show them.
    let local = -Double(standard)
    switch self {
    case .europe:
      let start = day(.last, of: 3, in: year) + 3600
      return start <= date && date < day(.last, of: 10, in: year) + 3600
    case .northAmerica:
      let start = day(.second, of: 3, in: year) + 7200 + local
      return start <= date && date < day(.first, of: 11, in: year) + 3600 + local
    case .australia:
      let start = day(.first, of: 10, in: year) + 7200 + local
      return start <= date || date < day(.first, of: 4, in: year) + 7200 + local
    case .newZealand:
      let start = day(.last, of: 9, in: year) + 7200 + local
      return start <= date || date < day(.first, of: 4, in: year) + 7200 + local
    }
  }

  private enum Sunday { case first, second, last }

  /// The midnight before a Sunday of a month.
  private func day(_ sunday: Sunday, of month: Int, in year: Int) -> Date {
    var civil = CivilTime(year: year, month: month, day: 1)
    switch sunday {
    case .first, .second:
      civil.day += (8 - civil.weekday) % 7 + (sunday == .second ? 7 : 0)
    case .last:
      civil.day = civil.daysInMonth
      civil.day -= civil.weekday - 1
    }
    return civil.date
  }
}

extension TimeZone {
  /// The hours ahead of Greenwich in winter, and the rule of summer time.
  private static let zones: [String: (Double, SummerTime?)] = [
    "UTC": (0, nil), "GMT": (0, nil), "Atlantic/Reykjavik": (0, nil),
    "Europe/London": (0, .europe), "Europe/Dublin": (0, .europe), "Europe/Lisbon": (0, .europe),
    "Europe/Paris": (1, .europe), "Europe/Berlin": (1, .europe), "Europe/Madrid": (1, .europe),
    "Europe/Rome": (1, .europe), "Europe/Amsterdam": (1, .europe), "Europe/Vienna": (1, .europe),
    "Europe/Zurich": (1, .europe), "Europe/Brussels": (1, .europe), "Europe/Warsaw": (1, .europe),
    "Europe/Prague": (1, .europe), "Europe/Stockholm": (1, .europe), "Europe/Oslo": (1, .europe),
    "Europe/Copenhagen": (1, .europe), "Europe/Athens": (2, .europe), "Europe/Kyiv": (2, .europe),
    "Europe/Helsinki": (2, .europe), "Europe/Bucharest": (2, .europe),
    "Europe/Istanbul": (3, nil), "Europe/Moscow": (3, nil), "Africa/Cairo": (2, nil),
    "Africa/Johannesburg": (2, nil), "Africa/Lagos": (1, nil), "Africa/Nairobi": (3, nil),
    "Asia/Jerusalem": (2, nil), "Asia/Riyadh": (3, nil), "Asia/Tehran": (3.5, nil),
    "Asia/Dubai": (4, nil), "Asia/Karachi": (5, nil), "Asia/Kolkata": (5.5, nil),
    "Asia/Dhaka": (6, nil), "Asia/Bangkok": (7, nil), "Asia/Jakarta": (7, nil),
    "Asia/Shanghai": (8, nil), "Asia/Hong_Kong": (8, nil), "Asia/Singapore": (8, nil),
    "Asia/Taipei": (8, nil), "Asia/Tokyo": (9, nil), "Asia/Seoul": (9, nil),
    "Australia/Perth": (8, nil), "Australia/Brisbane": (10, nil),
    "Australia/Sydney": (10, .australia), "Australia/Melbourne": (10, .australia),
    "Pacific/Auckland": (12, .newZealand), "Pacific/Honolulu": (-10, nil),
    "America/Sao_Paulo": (-3, nil), "America/Argentina/Buenos_Aires": (-3, nil),
    "America/Bogota": (-5, nil), "America/Mexico_City": (-6, nil), "America/Phoenix": (-7, nil),
    "America/Halifax": (-4, .northAmerica), "America/New_York": (-5, .northAmerica),
    "America/Toronto": (-5, .northAmerica), "America/Chicago": (-6, .northAmerica),
    "America/Denver": (-7, .northAmerica), "America/Los_Angeles": (-8, .northAmerica),
    "America/Vancouver": (-8, .northAmerica), "America/Anchorage": (-9, .northAmerica),
  ]

  private static let abbreviations = [
    "UTC": "UTC", "GMT": "GMT", "CET": "Europe/Paris", "CEST": "Europe/Paris",
    "EET": "Europe/Athens", "WET": "Europe/Lisbon", "BST": "Europe/London",
    "MSK": "Europe/Moscow", "JST": "Asia/Tokyo", "KST": "Asia/Seoul", "IST": "Asia/Kolkata",
    "EST": "America/New_York", "EDT": "America/New_York", "CST": "America/Chicago",
    "CDT": "America/Chicago", "MST": "America/Denver", "MDT": "America/Denver",
    "PST": "America/Los_Angeles", "PDT": "America/Los_Angeles",
  ]
}
