/// A whole number of seconds, written in units.
struct TimeDistance {
  private let seconds: Int
  private let isPast: Bool

  init(_ interval: TimeInterval) {
    let magnitude = interval.isNaN ? 0 : min(interval.magnitude, 1e12)
    seconds = Int(magnitude)
    isPast = interval < 0
  }

  private static let units = [
    (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (86_400, "day", "day"),
    (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  /// The largest unit and the next: `2 hr, 5 min`.
  var relative: String {
    guard let first = Self.units.firstIndex(where: { seconds >= $0.0 }) else { return "0 sec" }
    var parts: [String] = []
    var rest = seconds
    for (length, name, _) in Self.units[first...].prefix(2) where rest >= length {
      let count = rest / length
      parts.append("\(count) \(name)\(name == "day" && count != 1 ? "s" : "")")
      rest %= length
    }
    return parts.joined(separator: ", ")
  }

  /// The largest unit with a sign: `-3 minutes`.
  var offset: String {
    let (length, _, name) = Self.units.first { seconds >= $0.0 } ?? (1, "sec", "second")
    let count = seconds / length
    return "\(isPast ? "-" : "+")\(count) \(name)\(count == 1 ? "" : "s")"
  }

  /// Hours, minutes, and seconds with colons: `2:05:00`.
  var clock: String {
    if seconds < 3600 { return minutes }
    let rest = (seconds % 60).padded(to: 2)
    return "\(seconds / 3600):\((seconds / 60 % 60).padded(to: 2)):\(rest)"
  }

  /// Minutes, however many, and seconds: `125:00`.
  var minutes: String { "\(seconds / 60):\((seconds % 60).padded(to: 2))" }
}
