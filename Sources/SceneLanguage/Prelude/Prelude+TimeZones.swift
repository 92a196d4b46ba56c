extension Prelude {
  /// Zones of time by their distance from Greenwich, without the changes in summer.
  static let timeZones = Part(
    names: ["TimeZone", "timeZone"],
    source: """
      struct TimeZone: Hashable, CustomStringConvertible {
        let identifier: String
        private let offset: Int
        private static let hours: [String: Double] = [
          "UTC": 0, "GMT": 0, "Europe/London": 0, "Europe/Lisbon": 0, "Europe/Paris": 1,
          "Europe/Berlin": 1, "Europe/Madrid": 1, "Europe/Rome": 1, "Europe/Amsterdam": 1,
          "Europe/Athens": 2, "Africa/Cairo": 2, "Asia/Jerusalem": 2, "Africa/Johannesburg": 2,
          "Europe/Istanbul": 3, "Europe/Moscow": 3, "Asia/Riyadh": 3, "Asia/Tehran": 3.5,
          "Asia/Dubai": 4, "Asia/Karachi": 5, "Asia/Kolkata": 5.5, "Asia/Dhaka": 6,
          "Asia/Bangkok": 7, "Asia/Shanghai": 8, "Asia/Hong_Kong": 8, "Asia/Singapore": 8,
          "Asia/Tokyo": 9, "Asia/Seoul": 9, "Australia/Sydney": 10, "Pacific/Auckland": 12,
          "America/Sao_Paulo": -3, "America/New_York": -5, "America/Toronto": -5,
          "America/Chicago": -6, "America/Mexico_City": -6, "America/Denver": -7,
          "America/Los_Angeles": -8, "America/Anchorage": -9, "Pacific/Honolulu": -10,
        ]
        private static let abbreviations = [
          "UTC": "UTC", "GMT": "GMT", "CET": "Europe/Paris", "EET": "Europe/Athens",
          "JST": "Asia/Tokyo", "IST": "Asia/Kolkata", "EST": "America/New_York",
          "CST": "America/Chicago", "MST": "America/Denver", "PST": "America/Los_Angeles",
        ]
        init?(identifier: String) {
          guard let hours = TimeZone.hours[identifier] else { return nil }
          self.identifier = identifier == "UTC" ? "GMT" : identifier
          offset = Int(hours * 3600)
        }
        init?(abbreviation: String) {
          guard let identifier = TimeZone.abbreviations[abbreviation] else { return nil }
          self.init(identifier: identifier)
        }
        init?(secondsFromGMT seconds: Int) {
          guard abs(seconds) <= 18 * 3600 else { return nil }
          func twoDigits(_ number: Int) -> String { number < 10 ? "0\\(number)" : "\\(number)" }
          offset = seconds
          let minutes = abs(seconds) / 60
          identifier = seconds == 0
            ? "GMT"
            : "GMT" + (seconds < 0 ? "-" : "+") + twoDigits(minutes / 60) + twoDigits(minutes % 60)
        }
        static let gmt = TimeZone(secondsFromGMT: 0)!
        static var current: TimeZone { gmt }
        static var autoupdatingCurrent: TimeZone { gmt }
        static var knownTimeZoneIdentifiers: [String] { hours.keys.sorted() }
        func secondsFromGMT(for date: Date = Date()) -> Int { offset }
        func abbreviation(for date: Date = Date()) -> String? {
          let (hours, minutes) = (abs(offset) / 3600, abs(offset) / 60 % 60)
          let sign = offset < 0 ? "-" : "+"
          if offset == 0 { return "GMT" }
          return "GMT\\(sign)\\(hours)" + (minutes == 0 ? "" : ":\\(minutes)")
        }
        var description: String { "\\(identifier) (fixed)" }
      }
      extension Calendar {
        var timeZone: TimeZone { TimeZone.gmt }
      }
      """
  )
}
