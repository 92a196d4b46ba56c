internal import Diptych

/// How keys and dates are written in a coded value.
struct CodingOptions {
  /// Whether keys are in snake case there, and in camel case in the scene.
  var usesSnakeCase = false
  var dates = Dates.deferredToDate

  /// The forms of dates, by the names that `JSONDecoder` has for them.
  enum Dates: String {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
  }

  func date(from coded: CodedValue) -> Date? {
    switch (dates, coded) {
    case (.iso8601, .string(let text)): return Date(iso8601: text)
    case (.iso8601, _): return nil
    default: break
    }
    let seconds: Double
    switch coded {
    case .integer(let value): seconds = Double(value)
    case .number(let value): seconds = value
    default: return nil
    }
    return switch dates {
    case .secondsSince1970: Date(timeIntervalSince1970: seconds)
    case .millisecondsSince1970: Date(timeIntervalSince1970: seconds / 1000)
    default: Date(timeIntervalSinceReferenceDate: seconds)
    }
  }

  func coded(_ date: Date) -> CodedValue {
    switch dates {
    case .deferredToDate: .number(date.timeIntervalSinceReferenceDate)
    case .secondsSince1970: .number(date.timeIntervalSince1970)
    case .millisecondsSince1970: .number(date.timeIntervalSince1970 * 1000)
    case .iso8601: .string(date.ISO8601Format())
    }
  }
}

extension Date {
  /// Reads `2024-02-28T22:30:00Z`, with a distance from Greenwich or without.
  fileprivate init?(iso8601 text: String) {
    let digits = text.split { !$0.isNumber }.prefix(6).compactMap { Int($0) }
    guard digits.count == 6, text.dropFirst(10).first == "T" else { return nil }
    let parts = DateComponents(
      year: digits[0],
      month: digits[1],
      day: digits[2],
      hour: digits[3],
      minute: digits[4],
      second: digits[5]
    )
    guard let date = Calendar(identifier: .gregorian).date(from: parts) else { return nil }
    let zone = text.dropFirst(19)
    if zone == "Z" {
      self = date
      return
    }
    let distance = zone.dropFirst().split(separator: ":").compactMap { Int($0) }
    guard distance.count == 2, zone.hasPrefix("+") || zone.hasPrefix("-") else { return nil }
    let seconds = Double(distance[0] * 3600 + distance[1] * 60)
    self = date.addingTimeInterval(zone.hasPrefix("+") ? -seconds : seconds)
  }
}
